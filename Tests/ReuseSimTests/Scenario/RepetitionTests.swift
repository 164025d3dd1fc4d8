import Testing

@testable import ReuseSim

/// Commands that are repeated.
@Suite struct RepetitionTests {
  private func scenario(_ lines: String) throws -> Scenario {
    let text = "scenario \"a\"\ncell A { height 50 }\nitems 40 of A\n" + lines
    let result = readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    return try #require(result.scenarios.first)
  }

  private func report(_ lines: String) throws -> RunReport {
    var observer = NoObserver()
    return try scenario(lines).run(observer: &observer)
  }

  private func times(_ scenario: Scenario) -> [Int64] {
    scenario.commands.map { $0.time.microseconds / 1000 }
  }

  @Test func roundsFollowEachOther() throws {
    let scenario = try scenario(
      """
      at 1s {
        repeat 3 every 200ms {
          fling 1
          fling 2
        }
        fling 3
      }
      """)
    #expect(times(scenario) == [1000, 1000, 1000, 1200, 1200, 1400, 1400])
    #expect(scenario.commands.map { $0.line } == [6, 7, 9, 6, 7, 6, 7])
    #expect(scenario.commands.map { $0.round } == [1, 1, 0, 2, 2, 3, 3])
  }

  @Test func roundsInRoundsAreCountedThrough() throws {
    let scenario = try scenario(
      "at 1s repeat 2 every 1s {\nrepeat 3 every 100ms { fling 1 }\n}\n")
    #expect(times(scenario) == [1000, 1100, 1200, 2000, 2100, 2200])
    #expect(scenario.commands.map { $0.round } == [1, 2, 3, 4, 5, 6])
  }

  @Test(arguments: [
    ("every 100ms from 1s until 1.3s", [1000, 1100, 1200, 1300]),
    ("every 100ms from 1s until 1.299s", [1000, 1100, 1200]),
    ("every 1s until 2s", [0, 1000, 2000]), ("every 1s until 0s", [0]),
    ("every 5s from 1s until 2s", [1000]),
  ])
  func regularRoundsEndInTime(line: String, expected: [Int64]) throws {
    let scenarios = try [" fling 1", " {\nfling 1\n}"].map { try scenario(line + $0 + "\n") }
    #expect(scenarios.map(times) == [expected, expected])
    #expect(scenarios[0].commands.map { $0.round } == Array(1...expected.count))
  }

  /// Repeating commands is writing them down as often.
  @Test func isWhatItStandsFor() throws {
    let short = try report(
      """
      at 100ms repeat 3 every 100ms { insert 1 of A at 0 heights 70 }
      at 1s batch {
        repeat 2 { remove index 3 }
      }
      every 50ms from 1.2s until 1.3s scroll by 20
      """)
    let long = try report(
      """
      at 100ms insert 1 of A at 0 heights 70
      at 200ms insert 1 of A at 0 heights 70
      at 300ms insert 1 of A at 0 heights 70
      at 1s batch {
        remove index 3
        remove index 3
      }
      at 1.2s scroll by 20
      at 1.25s scroll by 20
      at 1.3s scroll by 20
      """)
    #expect(short.metrics == long.metrics)
    #expect(short.frames == long.frames)
    #expect(short.jumps == long.jumps)
  }

  @Test func warningsSayWhichRound() throws {
    let report = try report(
      """
      at 0s remove items 38..39
      every 100ms until 1s {
        remove index 33
        fling 1
        remove item 7
      }
      at 2s repeat 1 { remove item 99 }
      at 2s remove item 99
      """)
    #expect(
      report.warnings == [
        RunWarning(line: 6, message: "this found nothing to do in rounds 5 to 11"),
        RunWarning(line: 8, message: "this found nothing to do in rounds 2 to 11"),
        RunWarning(line: 10, message: "this found nothing to do in round 1"),
        RunWarning(line: 11, message: "this found nothing to do"),
      ])
  }

  @Test func warningsNameSomeRoundsOnly() {
    let odd = (0..<20).map { RunWarning(line: 3, message: "odd", round: 2 * $0 + 1) }
    #expect(
      RunWarning.withoutRounds(odd) == [
        RunWarning(line: 3, message: "odd in rounds 1, 3, 5, 7, 9, 11, 13, 15, …")
      ])
  }

  @Test func roundsThatTheRunDoesNotReachAreOneWarning() throws {
    let report = try report("end at 1s\nevery 100ms until 2s fling 1\n")
    #expect(
      report.warnings == [
        RunWarning(line: 5, message: "the run ended before this in rounds 12 to 21")
      ])
  }
}
