import Foundation
import Testing

/// The built tool, run as a process of its own.
struct BuiltTool {
  /// What a process came to.
  struct Result: Equatable {
    var output: String
    var error: String
    var status: Int32
  }

  /// The folder in which it runs; it exists while this value does.
  let folder: URL

  /// Makes an empty folder to run in.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reuse-sim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder.
  func remove() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The text of a file in the folder.
  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Runs the tool through a shell, in which `$T` is the tool.
  func shell(_ command: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = ["T": try BuiltTool.executable().path, "PATH": "/usr/bin:/bin"]
    let output = folder.appendingPathComponent(".output")
    let error = folder.appendingPathComponent(".error")
    for file in [output, error] {
      try Data().write(to: file)
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try text(of: ".output"), error: try text(of: ".error"),
      status: process.terminationStatus)
  }

  /// The executable, which is built beside the tests.
  private static func executable() throws -> URL {
    let places = [CommandLine.arguments[0]] + Bundle.allBundles.map { $0.bundlePath }
    for place in places {
      let file = URL(fileURLWithPath: place).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("reuse-sim")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw Missing(places: places)
  }

  private struct Missing: Error {
    var places: [String]
  }
}
