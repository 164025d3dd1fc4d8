import Foundation
import ReuseSim
import Testing

/// Every known way to get a reused cell wrong is found and named, and its mended twin is silent under every platform.
@Suite struct FaultMatrixTests {
  /// The 36 public fault classes, each with a pair, and two that are found in other reports.
  @Test func everyClassHasAPair() {
    #expect(FaultScript.all.map { $0.number } == Array(1...38))
    for script in FaultScript.all {
      #expect(!script.wrong.isEmpty && !script.right.isEmpty, "\(script.name)")
    }
  }

  @Test(arguments: FaultScript.all) func wrongIsFoundAsExpected(_ script: FaultScript) {
    for scenario in script.wrong {
      let report = scenario.report()
      #expect(!report.expectations.isEmpty, "\(scenario.name) expects nothing")
      #expect(report.violations.allSatisfy { $0.isAdmitted }, "\(scenario.name)")
      for result in report.expectations {
        #expect(result.held, "\(scenario.name): \(result.text): \(result.actual)")
      }
    }
  }

  @Test(arguments: FaultScript.all) func rightIsSilentUnderEveryPlatform(_ script: FaultScript) {
    for scenario in script.right {
      for platform in Platform.all {
        let report = scenario.report(RunOptions(platform: platform))
        let found = report.violations.map { "\($0.guarantee.rawValue): \($0.message)" }
        #expect(found == [], "\(scenario.name) on \(platform.name)")
      }
    }
  }

  /// Each class that the checkers tell apart is found by one of the scripts at least.
  @Test func everyFindingHasAFault() {
    let found = FaultScript.all.flatMap { $0.wrong }.flatMap { $0.report().violations }
      .compactMap { $0.faultClass }
    for faultClass in FaultClass.allCases {
      #expect(found.contains(faultClass), "no fault is found as \(faultClass.rawValue)")
    }
  }

  /// The README shows what is found in the first one.
  @Test func readmeShowsAFinding() throws {
    let page = try String(
      contentsOf: GeneratedFile.root.appendingPathComponent("README.md"), encoding: .utf8)
    let message = FaultScript.all[0].wrong[0].report().violations[0].message
    #expect(page.replacingOccurrences(of: "\n", with: " ").contains(message))
  }

  @Test func pageIsGenerated() throws {
    try GeneratedFile.expect("Documentation/reuse-faults.md", is: FaultMatrixTests.page)
  }

  /// Fault by checker: what the runs of the pairs have found.
  private static var page: String {
    var text = """
      # Faults of reused cells, and what finds them

      Each line is a pair of scenarios in [Scenarios/reuse-faults](../Scenarios/reuse-faults): a cell that is written
      wrong in a way that people have reported in public, and the same cell mended. The table is made from their runs:
      what is found in the wrong one, by which guarantee, in which class, on which item and field, and from which item it
      came; at the end stands what is said of it. In the mended ones nothing is found, under any platform. Tests write this page.

      | fault | found by | class | item | field | from |
      | --- | --- | --- | --- | --- | --- |

      """
    var findings: [(String, [Violation])] = []
    for script in FaultScript.all {
      let violations = script.wrong.flatMap { $0.report().violations }
      findings.append((script.name, violations))
      for line in lines(of: script, violations) { text += line + "\n" }
    }
    return text + matrix(findings) + messages(findings)
  }

  private static func lines(of script: FaultScript, _ violations: [Violation]) -> [String] {
    let name = String(script.name.dropLast(".scenario".count))
    let link = "[\(name)](../Scenarios/reuse-faults/\(script.name))"
    if violations.isEmpty { return ["| \(link) | metrics | | | | |"] }
    return violations.enumerated().map { place, violation in
      let cells = [
        place == 0 ? link : "", violation.guarantee.rawValue,
        violation.faultClass?.rawValue ?? "", violation.item.map { "\($0)" } ?? "",
        violation.field ?? "", violation.source.map { "\($0)" } ?? "",
      ]
      return "| " + cells.joined(separator: " | ") + " |"
    }
  }

  /// What is said of each fault.
  private static func messages(_ findings: [(name: String, violations: [Violation])]) -> String {
    var text = "\n## What is said\n\n"
    for (name, violations) in findings {
      for violation in violations { text += "- \(name.prefix(2)): \(violation.message)\n" }
    }
    return text
  }

  /// Which guarantee finds which fault.
  private static func matrix(_ findings: [(name: String, violations: [Violation])]) -> String {
    let guarantees = Guarantee.allCases.filter { guarantee in
      findings.contains { $0.violations.contains { $0.guarantee == guarantee } }
    }
    var text = "\n## Fault by checker\n\n| fault |"
    for guarantee in guarantees { text += " \(guarantee.rawValue) |" }
    text += "\n| --- |" + String(repeating: " --- |", count: guarantees.count) + "\n"
    for (name, violations) in findings {
      text += "| \(name.prefix(2)) |"
      for guarantee in guarantees {
        text += violations.contains { $0.guarantee == guarantee } ? " found |" : " |"
      }
      text += "\n"
    }
    return text
  }
}
