import Testing

@testable import reuse_sim

@Suite struct ConsoleTests {
  @Test func aReaderThatWentAwayIsNoFailure() {
    let system = MemorySystem()
    system.standardOutputFailure = .brokenPipe
    #expect(system.run("--version") == Outcome(output: "", error: "", status: .held))
  }

  @Test func outputThatDoesNotFitIsAFailure() {
    let system = MemorySystem()
    system.standardOutputFailure = .noSpace
    #expect(
      system.run("--version")
        == Outcome(
          output: "", error: "reuse-sim: cannot write standard output: no space is left\n",
          status: .failed))
  }

  @Test func longOutputGoesOutInPieces() {
    let system = MemorySystem()
    let console = Console(system)
    let line = String(repeating: "x", count: 999) + "\n"
    for _ in 0..<100 { console.print(line) }
    #expect(system.standardOutput.utf8.count == 66_000)
    #expect(console.finish() == .held)
    #expect(system.standardOutput == String(repeating: line, count: 100))
  }
}
