import Foundation

@testable import ReuseSim
@testable import reuse_sim

/// Checks the examples of a page, one after another.
struct PageExamples {
  /// What is wrong with them, a text each.
  private(set) var problems: [String] = []
  /// How many examples there were of each kind.
  private(set) var counts: [String: Int] = [:]
  private let page: DocumentationPage
  /// The files that the examples know.
  private var files: [String: String]
  /// The script before the present block.
  private var script = ""

  /// Checks all examples of a page.
  ///
  /// - Parameter files: the files of the repository that examples may name.
  init(_ page: DocumentationPage, files: [String: String]) {
    self.page = page
    self.files = files
    for block in page.blocks { check(block) }
  }

  private mutating func check(_ block: DocumentationPage.Block) {
    guard let kind = block.tags.first ?? (startsStatement(block.text) ? "script" : nil) else {
      return
    }
    switch kind {
    case "scenario": checkScenario(block)
    case "script": checkLines(block.text, block)
    case "cell": checkLines("cell A {\n\(block.text)}\n", block)
    case "section": checkLines("section {\n\(block.text)}\n", block)
    case "commands": checkLines("at 0s {\n\(block.text)}\n", block)
    case "block": checkLines("at 0s do {\n\(block.text)}\n", block)
    case "file":
      guard block.tags.count == 2 else { return report(block, "the file has no name") }
      files[block.tags[1]] = block.text
    case "console": checkConsole(block)
    default: return
    }
    counts[kind, default: 0] += 1
  }

  private mutating func checkScenario(_ block: DocumentationPage.Block) {
    script = block.text
    let name = block.tags.dropFirst().first { $0 != "status" && Int32($0) == nil }
    let file = name ?? "example.scenario"
    files[file] = block.text
    let outcome = MemorySystem(files).run(words: ["run", "--quiet", file])
    if outcome.status.rawValue == block.status { return }
    report(
      block,
      "status \(outcome.status.rawValue), not \(block.status)\n\(outcome.error)\(outcome.output)")
  }

  private mutating func checkLines(_ text: String, _ block: DocumentationPage.Block) {
    do throws(ScriptErrors) {
      _ = try Document(parsing: Array(text.utf8), path: "\(page.path):\(block.line)")
    } catch {
      report(block, Diagnostic.rendered(error.diagnostics))
    }
  }

  /// Checks commands and what they say.
  private mutating func checkConsole(_ block: DocumentationPage.Block) {
    let prompt = "$ reuse-sim "
    var examples: [(line: String, said: [String])] = []
    for line in block.text.components(separatedBy: "\n").dropLast() {
      if line.hasPrefix(prompt) {
        examples.append((String(line.dropFirst(prompt.count)), []))
      } else if !examples.isEmpty {
        examples[examples.count - 1].said.append(line)
      }
    }
    if examples.isEmpty { report(block, "no line starts with '\(prompt)'") }
    for example in examples {
      let words = example.line.split(separator: " ").map(String.init)
      let unknown = words.dropFirst().last { $0.hasSuffix(".scenario") && files[$0] == nil }
      if let unknown { files[unknown] = script }
      let outcome = MemorySystem(files).run(words: words)
      let said = (outcome.error + outcome.output).components(separatedBy: "\n").dropLast()
      if outcome.status.rawValue != block.status {
        report(block, "status \(outcome.status.rawValue), not \(block.status)")
      }
      if !PageExamples.matches(Array(said), example.said) {
        report(block, "'\(example.line)' says\n\(said.joined(separator: "\n"))")
      }
    }
  }

  /// Whether lines are those that are shown, where `…` stands for any.
  static func matches(_ lines: [String], _ shown: [String]) -> Bool {
    guard let gap = shown.firstIndex(of: "…") else { return lines == shown }
    let (head, tail) = (shown[..<gap], shown[(gap + 1)...])
    guard lines.count >= gap, lines.prefix(gap).elementsEqual(head) else { return false }
    let rest = Array(lines.dropFirst(gap))
    return (0...rest.count).contains { matches(Array(rest.dropFirst($0)), Array(tail)) }
  }

  private func startsStatement(_ text: String) -> Bool {
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    guard let first = lines.first?.split(separator: " ").first else { return false }
    return Vocabulary.words(at: .script).contains { $0.rawValue == first }
  }

  private mutating func report(_ block: DocumentationPage.Block, _ problem: String) {
    problems.append("\(page.path):\(block.line): \(problem)")
  }
}
