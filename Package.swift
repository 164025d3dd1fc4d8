// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "reuse-sim",
  platforms: [.macOS(.v13), .iOS(.v16)],
  products: [
    .library(name: "Virtualization", targets: ["Virtualization"]),
    .library(name: "ReuseSim", targets: ["ReuseSim"]),
    .executable(name: "reuse-sim", targets: ["reuse-sim"]),
  ],
  targets: [
    .target(name: "Virtualization"),
    .target(name: "ReuseSim", dependencies: ["Virtualization"]),
    .executableTarget(name: "reuse-sim", dependencies: ["ReuseSim", "Virtualization"]),
    .executableTarget(
      name: "Benchmarks", dependencies: ["ReuseSim", "Virtualization"], path: "Benchmarks",
      exclude: ["instructions.txt"]),
    .target(
      name: "PagerCore", dependencies: ["Virtualization"], path: "Examples/Pager/Core"),
    .executableTarget(
      name: "reuse-pager", dependencies: ["PagerCore"], path: "Examples/Pager/Tool"),
    .target(
      name: "ChatCore", dependencies: ["Virtualization"], path: "Examples/Chat/Core"),
    .executableTarget(
      name: "reuse-chat", dependencies: ["ChatCore"], path: "Examples/Chat/Tool"),
    .target(name: "SizeTwin", dependencies: ["Virtualization"], path: "Tests/SizeTwin"),
    .executableTarget(
      name: "Endurance", dependencies: ["SizeTwin", "Virtualization"], path: "Tests/Endurance"),
    .testTarget(name: "LintTests"),
    .testTarget(name: "PagerTests", dependencies: ["PagerCore"]),
    .testTarget(
      name: "ChatTests", dependencies: ["ChatCore", "Virtualization"], exclude: ["story.txt"]),
    .testTarget(name: "VirtualizationTests", dependencies: ["SizeTwin", "Virtualization"]),
    .testTarget(name: "ReuseSimTests", dependencies: ["ReuseSim", "Virtualization"]),
    .testTarget(name: "ToolTests", dependencies: ["reuse-sim", "ReuseSim", "Virtualization"]),
  ],
  swiftLanguageModes: [.v6]
)
