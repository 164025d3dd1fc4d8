import Foundation
import Testing

@testable import reuse_sim

/// Every example of the README and of `Documentation` is what it says; `DocumentationPage` has the rules.
@Suite struct ExampleTests {
  @Test func examplesAreWhatTheySay() throws {
    let files = try ExampleTests.scenarios()
    var counts: [String: Int] = [:]
    for page in try DocumentationPage.all() {
      let examples = PageExamples(page, files: files)
      #expect(examples.problems == [], "\(page.path)")
      counts.merge(examples.counts) { $0 + $1 }
    }
    for kind in ["scenario", "script", "cell", "section", "commands", "console"] {
      #expect(counts[kind, default: 0] > 0, "there is no example of this kind: \(kind)")
    }
  }

  /// Each kind of example is refused when it is not what it says.
  @Test(arguments: [
    ("scenario", "rows heights 5\n"), ("scenario status 1", "scenario \"a\"\nrows heights 5\n"),
    ("scenario status 2", "scenario \"a\"\nrows heights 5\n"), ("script", "sed 1\n"),
    ("", "seed x\n"), ("cell", "seed 1\n"), ("commands", "seed 1\n"), ("file", "60\n"),
    ("console", "reuse-sim --version\n"), ("console", "$ reuse-sim --version\nx\n"),
    ("console status 1", "$ reuse-sim --help\n…\n"),
  ])
  func wrongExamplesAreFound(tags: String, text: String) {
    let page = DocumentationPage(path: "a.md", text: "# A\n```\(tags)\n\(text)```\n")
    let problems = PageExamples(page, files: [:]).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("a.md:2: ") == true)
  }

  @Test func rightExamplesAreAccepted() {
    let text = """
      ```file cells.shared
      cell A { height 60 }
      ```
      ```scenario
      import "cells.shared"
      scenario "Three"
      items 3 of A
      expect jump.max = 1
      ```
      """
    let failing = text.replacingOccurrences(of: "```scenario", with: "```scenario status 1")
    let console = """

      ```console status 1
      $ reuse-sim run --quiet mine.scenario
      Three: FAILED
      …
        run it again: reuse-sim run mine.scenario --seed 1
      ```
      ```
      a picture
      ```
      ```text
      seed x
      ```

      """
    #expect(PageExamples(DocumentationPage(path: "a", text: text), files: [:]).problems.count == 1)
    let page = DocumentationPage(path: "a", text: failing + console)
    let examples = PageExamples(page, files: [:])
    #expect(examples.problems == [])
    #expect(examples.counts == ["file": 1, "scenario": 1, "console": 1])
  }

  @Test(arguments: [
    (["a", "b"], ["a", "b"], true), (["a", "b"], ["a"], false), (["a", "b"], ["…"], true),
    (["a", "b", "c"], ["a", "…", "c"], true), (["a", "c"], ["a", "…", "c"], true),
    (["a"], ["a", "…", "a"], false), (["a", "b", "a", "c"], ["…", "a", "…", "c"], true),
  ])
  func dotsStandForLines(lines: [String], shown: [String], matches: Bool) {
    #expect(PageExamples.matches(lines, shown) == matches)
  }

  /// The files of the repository's scenarios, by their paths.
  private static func scenarios() throws -> [String: String] {
    let folder = DocumentationPage.root.appendingPathComponent("Scenarios")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    var files: [String: String] = [:]
    for name in names ?? [] {
      let file = folder.appendingPathComponent(name)
      if let text = try? String(contentsOf: file, encoding: .utf8) {
        files["Scenarios/" + name] = text
      }
    }
    return files
  }
}
