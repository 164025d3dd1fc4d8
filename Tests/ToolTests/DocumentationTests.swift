import Foundation
import Testing

@testable import ReuseSim
@testable import reuse_sim

/// What `Documentation/tool.md` says is what the tool does.
@Suite struct DocumentationTests {
  private let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/tool.md")

  /// With `RECORD=1` in the environment the file is written anew, and the test fails all the same.
  @Test func hasTheHelpOfEveryCommand() throws {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let current = withHelp(text)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try Data(current.utf8).write(to: file)
      Issue.record("Documentation/tool.md was recorded; run the tests again without RECORD")
      return
    }
    #expect(text == current, "Documentation/tool.md has other help; RECORD=1 records it")
    for command in ToolCommand.allCases {
      #expect(text.contains("\n<!-- help \(command.rawValue) -->\n"), "\(command.rawValue)")
    }
  }

  @Test func namesEveryCauseAndLimit() throws {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let kinds = Cause.Kind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    #expect(text.contains("| `kind` | what happened: \(kinds) |\n"))
    let limits =
      "scripts over \(ScriptLimits.scriptBytes / 1_000_000) MB, files that scripts name "
      + "over \(ScriptLimits.dataFileBytes / 1_000_000) MB."
    #expect(text.contains(limits))
  }

  /// The text with the present help between its marks.
  private func withHelp(_ text: String) -> String {
    var result: [String] = []
    var isOld = false
    for line in text.components(separatedBy: "\n") {
      if line == "<!-- end -->" { isOld = false }
      if !isOld { result.append(line) }
      guard line.hasPrefix("<!-- help") else { continue }
      isOld = true
      let word = line.split(separator: " ").dropFirst(2).first.map(String.init) ?? ""
      result +=
        ["```"]
        + Help.text(of: ToolCommand(rawValue: word)).split(
          separator: "\n", omittingEmptySubsequences: false
        ).dropLast().map(String.init) + ["```"]
    }
    return result.joined(separator: "\n")
  }
}
