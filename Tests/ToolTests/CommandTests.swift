import ReuseSim
import Testing

@testable import reuse_sim

@Suite struct CheckCommandTests {
  @Test func countsScripts() {
    let system = MemorySystem(["a.scenario": Scripts.still, "b.scenario": Scripts.pushed])
    #expect(
      system.run("check a.scenario b.scenario")
        == Outcome(output: "2 scripts: 2 without errors, 0 with\n", error: "", status: .held))
    #expect(system.run("check . --quiet") == Outcome(output: "", error: "", status: .held))
  }

  @Test func tellsErrors() {
    let system = MemorySystem(["a.scenario": Scripts.still, "b.scenario": Scripts.broken])
    let errors = Scripts.errors(of: Scripts.broken, at: "./b.scenario")
    #expect(
      system.run("check .")
        == Outcome(
          output: "2 scripts: 1 without errors, 1 with\n", error: errors, status: .failed))
    #expect(system.run("check . -- --x").status == .failed)
  }
}

@Suite struct FormatCommandTests {
  private let untidy = "scenario   \"Still\"  # quiet\nrows heights 44 x 3\nexpect   no violations"
  private let tidy = "scenario \"Still\"  # quiet\nrows heights 44 x 3\nexpect no violations\n"

  @Test func rewritesWhatIsUntidy() {
    let system = MemorySystem(["a.scenario": untidy, "b.scenario": tidy])
    #expect(system.run("format .") == Outcome(output: "./a.scenario\n", error: "", status: .held))
    #expect(system.text(of: "a.scenario") == tidy)
    #expect(system.run("format .") == Outcome(output: "", error: "", status: .held))
  }

  @Test func checkChangesNothing() {
    let system = MemorySystem(["a.scenario": untidy, "b.scenario": tidy])
    #expect(
      system.run("format . --check")
        == Outcome(output: "./a.scenario\n", error: "", status: .found))
    #expect(system.text(of: "a.scenario") == untidy)
    #expect(
      system.run("format b.scenario --check") == Outcome(output: "", error: "", status: .held))
  }

  @Test func standardInputGoesToStandardOutput() {
    #expect(
      MemorySystem(input: untidy).run("format -") == Outcome(output: tidy, error: "", status: .held)
    )
    #expect(
      MemorySystem(input: untidy).run("format --check -")
        == Outcome(output: "-\n", error: "", status: .found))
  }

  @Test func explicitPrintsAndChangesNothing() throws {
    let system = MemorySystem(["a.scenario": untidy])
    let explicit = try Document(parsing: Array(untidy.utf8), path: "a").explicit().printed
    #expect(
      system.run("format --explicit a.scenario")
        == Outcome(output: explicit, error: "", status: .held))
    #expect(system.text(of: "a.scenario") == untidy)
    #expect(explicit != tidy)
  }

  @Test func leavesErrorsAlone() {
    let system = MemorySystem(["a.scenario": Scripts.broken, "b.scenario": untidy])
    #expect(
      system.run("format .")
        == Outcome(
          output: "./b.scenario\n", error: Scripts.errors(of: Scripts.broken, at: "./a.scenario"),
          status: .failed))
    #expect(system.text(of: "a.scenario") == Scripts.broken)
  }
}

@Suite struct ExplainCommandTests {
  @Test func tellsEachJump() {
    let system = MemorySystem(["a.scenario": Scripts.pushed])
    #expect(
      system.run("explain a.scenario")
        == Outcome(
          output: """
            Pushed (keep-offset, seed 1, 13 frames): 1 jump, 88 pt in all

            frame 6, 0.100 s: jump +88 pt
              item 100, above the reference (item 50): inserted with a height of 44: +44
              item 49, above the reference (item 50): measured 88 for an estimate of 44: +44
              not compensated because the platform keeps the offset

            a.scenario:6: expected jump.max <= 1/3
              found 88
            a.scenario:5: warning: this found nothing to do

            """, error: "", status: .held))
    #expect(
      system.run("explain --limit 0 a.scenario").output
        == """
        Pushed (keep-offset, seed 1, 13 frames): 1 jump, 88 pt in all

        1 more jump

        a.scenario:6: expected jump.max <= 1/3
          found 88
        a.scenario:5: warning: this found nothing to do

        """)
  }

  @Test func tellsThatThereIsNone() {
    #expect(
      MemorySystem(input: Scripts.two).run("explain - --seed 5 --platform ideal")
        == Outcome(
          output: """
            A (ideal, seed 5, 2 frames): no jumps

            no violations, no failed expectations

            B (ideal, seed 5, 2 frames): no jumps

            -:5: expected jump.max > 1
              found 0

            """, error: "", status: .held))
  }

  @Test func tellsErrors() {
    let system = MemorySystem(["a.scenario": Scripts.broken])
    #expect(
      system.run("explain a.scenario")
        == Outcome(
          output: "", error: Scripts.errors(of: Scripts.broken, at: "a.scenario"), status: .failed))
    #expect(
      system.run("explain b.scenario")
        == Outcome(
          output: "",
          error: """
            reuse-sim: cannot read 'b.scenario': there is no such file or folder
                help: a path starts in the working folder

            """,
          status: .failed))
  }
}

@Suite struct NewCommandTests {
  @Test func writesAScenarioThatHolds() {
    let system = MemorySystem()
    #expect(
      system.run("new my.scenario")
        == Outcome(
          output: "wrote my.scenario; try: reuse-sim run my.scenario\n", error: "", status: .held))
    #expect(system.run("run my.scenario --quiet") == Outcome(output: "", error: "", status: .held))
    for platform in Platform.all {
      #expect(
        system.run("run my.scenario --quiet --platform \(platform.name)").status == .held,
        "\(platform.name)")
    }
  }

  @Test func theScenarioIsInCanonicalForm() {
    let system = MemorySystem()
    let printed = system.run("new -")
    #expect(printed == Outcome(output: NewCommand.script, error: "", status: .held))
    #expect(
      MemorySystem(input: printed.output).run("format -")
        == Outcome(output: NewCommand.script, error: "", status: .held))
  }

  @Test func itsExplanationHoldsToo() {
    let pushed = NewCommand.script.replacing(
      "first-fully-visible  #", with: "nothing              #")
    let outcome = MemorySystem(input: pushed).run("run - --quiet")
    #expect(outcome.status == .found)
    #expect(pushed != NewCommand.script)
  }

  @Test func neverOverwrites() {
    let system = MemorySystem(["a.scenario": "mine"])
    #expect(
      system.run("new a.scenario")
        == Outcome(
          output: "", error: "reuse-sim: cannot make 'a.scenario': it exists already\n",
          status: .failed))
    #expect(system.text(of: "a.scenario") == "mine")
  }

  @Test func remarksOnAnOddName() {
    #expect(
      MemorySystem().run("new list.txt")
        == Outcome(
          output: "wrote list.txt; try: reuse-sim run list.txt\n",
          error: "reuse-sim: note: folders are searched for files that end in .scenario only\n",
          status: .held))
    #expect(MemorySystem().run("new --quiet a") == Outcome(output: "", error: "", status: .held))
  }
}
