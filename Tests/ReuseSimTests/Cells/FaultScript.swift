import Foundation
import ReuseSim
import Testing

/// One of the fault classes of Scenarios/reuse-faults: a script with a cell that is written wrong, and the same cell
/// mended.
struct FaultScript: Sendable, CustomTestStringConvertible {
  /// The file, without its folder.
  let name: String
  let scenarios: [Scenario]

  var testDescription: String { name }

  /// Its number among the classes.
  var number: Int { Int(name.prefix(2)) ?? 0 }
  /// The one that is written wrong.
  var wrong: [Scenario] { scenarios.filter { $0.name.contains(": wrong") } }
  /// The ones that are mended.
  var right: [Scenario] { scenarios.filter { $0.name.contains(": right") } }

  /// All of them, by number.
  static let all: [FaultScript] = {
    let folder = GeneratedFile.root.appendingPathComponent("Scenarios/reuse-faults")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".scenario") }.sorted().map { name in
      let bytes = (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
      let result = readScript(bytes: Array(bytes), path: name) { _ in .failure("no file") }
      return FaultScript(name: name, scenarios: result.scenarios)
    }
  }()
}
