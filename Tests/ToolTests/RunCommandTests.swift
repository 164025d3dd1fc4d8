import Foundation
import ReuseSim
import Testing

@testable import reuse_sim

@Suite struct RunCommandTests {
  @Test func tellsWhatHeld() {
    let system = MemorySystem(["still.scenario": Scripts.still])
    #expect(
      system.run("run still.scenario")
        == Outcome(
          output: """
            scenario  platform     frames  jump.max  cells  viol.  held  verdict
            Still     keep-offset       2         0      3      0   1/1  ok

            1 scenario: 1 as expected, 0 not

            """, error: "", status: .held))
  }

  @Test func tellsWhatDidNotHold() {
    let system = MemorySystem(["a/pushed.scenario": Scripts.pushed, "a/b.scenario": Scripts.two])
    #expect(
      system.run("run a --seed 9")
        == Outcome(
          output: """
            scenario  platform     frames  jump.max  cells  viol.  held  verdict
            A         keep-offset       2         0      3      0   0/0  ok
            B         keep-offset       2         0      3      0   0/1  FAILED
            Pushed    keep-offset      13        88     20      0   1/2  FAILED

            B: FAILED
              a/b.scenario:5: expected jump.max > 1
                found 0
              run it again: reuse-sim run a/b.scenario --seed 9

            Pushed: FAILED
              a/pushed.scenario:6: expected jump.max <= 1/3
                found 88
              a/pushed.scenario:5: warning: this found nothing to do
              run it again: reuse-sim run a/pushed.scenario --seed 9

            3 scenarios: 1 as expected, 2 not

            """, error: "", status: .found))
  }

  @Test func readsStandardInput() {
    let system = MemorySystem(input: Scripts.two)
    #expect(
      system.run("run - --quiet --platform ideal")
        == Outcome(
          output: """
            B: FAILED
              -:5: expected jump.max > 1
                found 0
              run it again: reuse-sim run - --seed 1 --platform ideal

            """, error: "", status: .found))
  }

  @Test func runsWhatCanBeRun() {
    let system = MemorySystem([
      "a.scenario": Scripts.broken, "b.scenario": Scripts.pushed, "c.scenario": "",
      "d.scenario": "\0\u{1}", "e/readme": "",
    ])
    system.put(.denied, at: "secret.scenario")
    let outcome = system.run("run --quiet . missing e")
    #expect(
      outcome.error == "reuse-sim: cannot read 'missing': there is no such file or folder\n"
        + "    help: a path starts in the working folder\n"
        + "reuse-sim: there is no script (*.scenario) in 'e'\n"
        + Scripts.errors(of: Scripts.broken, at: "./a.scenario")
        + Scripts.errors(of: "", at: "./c.scenario")
        + Scripts.errors(of: "\0\u{1}", at: "./d.scenario")
        + "reuse-sim: cannot read './secret.scenario': permission denied\n"
        + "    help: a script has to be readable\n")
    #expect(
      outcome.output == """
        Pushed: FAILED
          ./b.scenario:6: expected jump.max <= 1/3
            found 88
          ./b.scenario:5: warning: this found nothing to do
          run it again: reuse-sim run ./b.scenario --seed 1

        """)
    #expect(outcome.status == .failed)
  }

  @Test func runsAScriptOnceHoweverItIsNamed() {
    let system = MemorySystem(["a/b.scenario": Scripts.still])
    system.put(.link("a"), at: "c")
    #expect(
      system.run("run a/b.scenario a ./a/b.scenario c") == system.run("run a/b.scenario"))
  }

  @Test func tellsWhatIsWrongWithAFileOfHeights() {
    for (node, reason, help) in [
      (.folder, "it is a folder, not a file", "name a file in it"),
      (.denied, "permission denied", "the file has to be readable"),
      (.device, "it is no ordinary file", "heights are read from ordinary files"),
      (
        .file([UInt8](repeating: 0x31, count: ScriptLimits.dataFileBytes + 1)),
        "it is larger than 16 MB", "files of heights have at most 16000000 bytes together"
      ),
      (nil, "there is no such file or folder", "a file is looked for in the folder of the script"),
    ] as [(MemorySystem.Node?, String, String)] {
      let system = MemorySystem(["a.scenario": Scripts.measured])
      if let node { system.put(node, at: "data/heights.csv") }
      #expect(
        system.run("run a.scenario")
          == Outcome(
            output: "",
            error: """
              a.scenario:2:19: error: cannot read "data/heights.csv": \(reason)
                  rows heights from "data/heights.csv"
                                    ^~~~~~~~~~~~~~~~~~
                  help: \(help)

              """, status: .failed))
    }
  }

  @Test func aThousandErrorsAreTwentyAndACount() {
    let script = "scenario \"x\"\n" + String(repeating: "bad\n", count: 1000)
    let outcome = MemorySystem(["x.scenario": script]).run("run x.scenario")
    #expect(
      outcome
        == Outcome(
          output: "", error: Scripts.errors(of: script, at: "x.scenario"), status: .failed))
    #expect(outcome.error.hasSuffix("\n… and 980 more errors\n"))
  }

  @Test func filesOfAScriptAreInItsFolder() {
    let system = MemorySystem([
      "a/measured.scenario": Scripts.measured, "a/data/heights.csv": "10\n20\n30\n",
    ])
    #expect(system.run("run a --quiet") == Outcome(output: "", error: "", status: .held))
    system.put(.folder, at: "a/data/heights.csv")
    let outcome = system.run("run a --quiet")
    #expect(outcome.status == .failed)
    #expect(
      outcome.error.split(separator: "\n").first.map(String.init)
        == "a/measured.scenario:2:19: error: cannot read \"data/heights.csv\": "
        + "it is a folder, not a file")
  }

  @Test func outputDependsNotOnThreads() {
    var files: [String: String] = [:]
    for number in 0..<40 {
      files["top/\(number).scenario"] = [Scripts.still, Scripts.pushed, Scripts.broken][number % 3]
    }
    let system = MemorySystem(files)
    let one = system.run("run top --json - --jobs 1")
    for jobs in [2, 7, 64] { #expect(system.run("run top --json - --jobs \(jobs)") == one) }
    #expect(system.run("run top --json - --trace trace") == one)
  }

  @Test func writesJSON() throws {
    let system = MemorySystem(["a.scenario": Scripts.pushed])
    let plain = system.run("run a.scenario")
    #expect(system.run("run a.scenario --json out.json") == plain)
    let text = try #require(system.text(of: "out.json"))
    #expect(
      system.run("run a.scenario --json -") == Outcome(output: text, error: "", status: .found))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((object?["scenarios"] as? [Any])?.count == 1)
  }

  @Test(arguments: ["--json", "--trace"]) func losesNothingWhenAFileCannotBeWritten(
    _ option: String
  ) {
    let system = MemorySystem(["a.scenario": Scripts.pushed, "d/x": ""])
    let plain = system.run("run a.scenario")
    system.put(.denied, at: "denied")
    for (path, reason) in [
      ("no/where", "its folder does not exist"), ("denied", "permission denied"),
      ("d", "it is a folder, not a file"),
    ] {
      #expect(
        system.run("run a.scenario \(option) \(path)")
          == Outcome(
            output: plain.output, error: "reuse-sim: cannot write '\(path)': \(reason)\n",
            status: .failed))
    }
  }

  @Test(arguments: ["--json", "--trace"]) func neverWritesOverAScript(_ option: String) {
    let system = MemorySystem(["a/b.scenario": Scripts.still])
    system.put(.link("a"), at: "c")
    let plain = system.run("run a")
    #expect(
      system.run("run a \(option) c/b.scenario")
        == Outcome(
          output: plain.output,
          error: "reuse-sim: cannot write 'c/b.scenario': it is one of the scripts\n",
          status: .failed))
    #expect(system.text(of: "a/b.scenario") == Scripts.still)
  }

  @Test func neverWritesJSONOverTheTrace() throws {
    let system = MemorySystem(["a.scenario": Scripts.still, "d/trace": ""])
    system.put(.link("d"), at: "c")
    let plain = system.run("run a.scenario --trace d/trace")
    let trace = try #require(system.text(of: "d/trace"))
    #expect(
      system.run("run a.scenario --trace d/trace --json c/trace")
        == Outcome(
          output: plain.output,
          error: "reuse-sim: cannot write 'c/trace': the trace is written to it\n",
          status: .failed))
    #expect(system.text(of: "d/trace") == trace)
  }

  @Test func writesTracesOneAfterAnother() throws {
    let system = MemorySystem(["a.scenario": Scripts.two])
    let plain = system.run("run a.scenario --platform ideal")
    #expect(system.run("run a.scenario --platform ideal --trace t") == plain)
    let text = try #require(system.text(of: "t"))
    #expect(
      system.run("run a.scenario --trace - --platform ideal")
        == Outcome(output: text, error: "", status: .found))
    let lines = text.split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("scenario") } == [
        "scenario \"A\" platform ideal seed 1", "scenario \"B\" platform ideal seed 1",
      ])
    #expect(lines[1] == "frame 0 0s")
  }

  @Test func traceIsTheLibrarys() throws {
    let system = MemorySystem(["a.scenario": Scripts.pushed])
    _ = system.run("run a.scenario --trace t --seed 3")
    let scenario = try #require(
      readScript(bytes: Array(Scripts.pushed.utf8), path: "a") { _ in .failure("") }.scenarios.first
    )
    var writer = TraceWriter()
    _ = scenario.run(options: RunOptions(seed: 3), observer: &writer)
    #expect(
      system.text(of: "t")
        == "scenario \"Pushed\" platform keep-offset seed 3\n"
        + String(decoding: writer.text, as: UTF8.self))
  }
}
