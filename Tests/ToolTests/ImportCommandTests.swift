import Testing

@testable import ReuseSim
@testable import reuse_sim

/// Scripts that import files, as the commands see them.
@Suite struct ImportCommandTests {
  private static let files = [
    "lists/a.scenario": """
    import "parts/cells.shared"
    scenario "Three"
    items 3 of A
    expect content.height = 180

    """,
    "lists/parts/cells.shared": """
    cell   A { heights from "a.csv" }
    device 100x200
    estimate 44

    """,
    "lists/parts/a.csv": "50\n60\n70\n",
  ]

  @Test func filesAreFoundFromTheFolderOfTheScript() {
    let system = MemorySystem(ImportCommandTests.files)
    let outcome = system.run("run lists/a.scenario --quiet")
    #expect(outcome == Outcome(output: "", error: "", status: .held))
  }

  @Test func formatLeavesImportedFilesAlone() {
    let system = MemorySystem(ImportCommandTests.files)
    #expect(system.run("format lists").status == .held)
    #expect(
      system.text(of: "lists/parts/cells.shared")
        == ImportCommandTests.files["lists/parts/cells.shared"])
  }

  @Test func theExplicitFormStatesWhatIsNotImported() {
    let system = MemorySystem(ImportCommandTests.files)
    let outcome = system.run("format --explicit lists/a.scenario")
    #expect(outcome.status == .held)
    #expect(
      outcome.output.split(separator: "\n").prefix(3)
        == [
          "import \"parts/cells.shared\"", "scenario \"Three\"", "insets            top 0 bottom 0",
        ])
    #expect(!outcome.output.contains("estimate"))
  }

  @Test func missingFilesAreTold() {
    var files = ImportCommandTests.files
    files["lists/parts/cells.shared"] = nil
    let system = MemorySystem(files)
    let expected = """
      lists/a.scenario:1:8: error: cannot import "parts/cells.shared": there is no such file or folder
          import "parts/cells.shared"
                 ^~~~~~~~~~~~~~~~~~~~
          help: a file is looked for in the folder of the file that imports it

      """
    for line in ["check --quiet", "run --quiet", "format --explicit"] {
      let outcome = system.run("\(line) lists/a.scenario")
      #expect(outcome == Outcome(output: "", error: expected, status: .failed), "\(line)")
    }
  }
}
