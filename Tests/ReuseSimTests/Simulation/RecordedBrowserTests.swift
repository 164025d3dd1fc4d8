import ReuseSim
import Testing

/// What Chromium 156.0.8078, Firefox 153 ESR and WebKitGTK 2.50.6 did, recorded event by event: the policies of
/// policies.md come to the same content offset and the same first box.
@Suite struct RecordedBrowserTests {
  enum Browser: String, Sendable {
    case chromium, firefox, webKit
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var browser: Browser
    var seed: Int
    /// Whether boxes have heights of their own, or those of what they contain.
    var statesHeights: Bool
    var viewport: Int
    var offset: Int
    var heights: String
    var events: String

    var testDescription: String { "\(browser.rawValue) \(seed)" }

    /// The policies of the browser.
    var policies: String {
      let own = statesHeights ? ", own-resize" : ""
      switch browser {
      case .chromium:
        return """
          anchor hold first-intersecting when-deleted next-pick when-moved as-deleted \
          unless at-top\(own), viewport-resize kept until-scroll
          corrections rounding positions
          """
      case .firefox:
        return """
          anchor hold first-intersecting when-deleted next-pick when-moved as-deleted \
          unless at-top\(own) kept until-scroll-or-clamp when-nothing kept
          """
      case .webKit:
        let kept = statesHeights ? "until-scroll-clamp-or-resize" : "until-scroll-or-clamp"
        return """
          anchor hold first-intersecting when-deleted keep-offset \
          unless at-top\(own), viewport-resize kept \(kept)
          corrections clamp before rounding positions
          """
      }
    }

    /// The recording as a script: every event is a frame of its own, and what was recorded is expected.
    var script: String {
      var lines = [
        "scenario \"\(testDescription)\"", "device 400x\(viewport) @1x 60Hz", "estimate exact",
        policies, "start at offset \(offset)", "rows heights \(heights)",
      ]
      for (number, event) in events.split(separator: " ").enumerated() {
        let parts = event.split { $0 == "=" || $0 == "@" }
        let place = parts[2].split(separator: ":")
        let time = 100 + number * 50
        lines += ["at \(time)ms do {"] + parts[0].split(separator: "+").map(command) + ["}"]
        lines.append("expect at \(time + 30)ms offset = \(parts[1])")
        lines.append("expect at \(time + 30)ms item \(place[0]) at \(place[1])")
      }
      return lines.joined(separator: "\n") + "\n"
    }

    private func command(_ event: Substring) -> String {
      let numbers = event.dropFirst().split(separator: ":")
      switch event.first {
      case "r": return "resize index \(numbers[0]) to \(numbers[1])"
      case "i": return "insert 1 at \(numbers[0]) heights \(numbers[1])"
      case "a": return "insert at end heights \(numbers.joined(separator: " "))"
      case "d": return "remove index \(numbers[0])"
      case "m": return "move index \(numbers[0]) to \(numbers[1])"
      case "s": return "navigate offset to \(numbers[0])"
      case "b": return "navigate offset by \(numbers[0])"
      default: return "viewport height \(numbers[0])"
      }
    }
  }

  @Test(arguments: rows) func offsetsAreThoseRecorded(_ row: Row) throws {
    let result = readScript(bytes: Array(row.script.utf8), path: "a") { _ in .failure("no file") }
    let report = try #require(result.scenarios.first, "\(row.script)").run()
    #expect(report.violations == [])
    for expectation in report.expectations {
      #expect(expectation.held, "\(expectation.text): \(expectation.actual)")
    }
    #expect(report.expectations.count == 2 * row.events.split(separator: " ").count)
  }
}
