import Foundation
import Testing

/// What only a real process can show: files, pipes, statuses.
@Suite struct ProcessTests {
  private let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
  }

  @Test func helpAndVersionGoToStandardOutput() throws {
    defer { tool.remove() }
    let version = try tool.shell("$T --version")
    #expect(version == .init(output: "reuse-sim 0.1.0\n", error: "", status: 0))
    let help = try tool.shell("$T run --help | head -1")
    #expect(
      help == .init(output: "usage: reuse-sim run [OPTION]... PATH...\n", error: "", status: 0))
  }

  @Test(arguments: [
    ("$T", "a command is missing; the commands are run, check, format, explain, new and platforms"),
    (
      "$T run missing.scenario",
      "cannot read 'missing.scenario': there is no such file or folder"
    ),
    ("mkdir empty; $T run empty", "there is no script (*.scenario) in 'empty'"),
    ("mkdir x.scenario; $T run x.scenario", "there is no script (*.scenario) in 'x.scenario'"),
    ("mkfifo f; $T run f", "cannot read 'f': it is no ordinary file"),
    ("mkfifo f; $T format f", "cannot read 'f': it is no ordinary file"),
    ("$T run /dev/zero", "cannot read '/dev/zero': it is no ordinary file"),
    ("mkdir f; $T explain f", "cannot read 'f': it is a folder, not a file"),
    ("touch f; $T run f/x", "cannot read 'f/x': a part of the path is no folder"),
    ("ln -s l l; $T run l", "cannot read 'l': its symbolic links lead in a circle"),
    (
      "truncate -s 4000001 big.scenario; $T run big.scenario",
      "cannot read 'big.scenario': it is larger than 4 MB"
    ),
    ("$T run - < /dev/zero", "cannot read '-': it is larger than 4 MB"),
    ("touch n; $T new n", "cannot make 'n': it exists already"),
    ("$T new no/n", "cannot make 'no/n': its folder does not exist"),
    ("$T --help > /dev/full", "cannot write standard output: no space is left"),
  ]) func tellsWhatCannotBeDone(_ command: String, _ message: String) throws {
    defer { tool.remove() }
    let result = try tool.shell(command)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.error.split(separator: "\n").first.map(String.init) == "reuse-sim: \(message)")
  }

  @Test func pipesAreForStandardInput() throws {
    defer { tool.remove() }
    try tool.write(Scripts.measured, to: "a.scenario")
    let result = try tool.shell(
      """
      mkdir data; mkfifo data/heights.csv; $T check a.scenario
      rm data/heights.csv; seq 10 10 30 >data/heights.csv; cat a.scenario | $T check -
      """)
    #expect(
      result
        == .init(
          output: """
            1 script: 0 without errors, 1 with
            1 script: 1 without errors, 0 with

            """,
          error: """
            a.scenario:2:19: error: cannot read "data/heights.csv": it is no ordinary file
                rows heights from "data/heights.csv"
                                  ^~~~~~~~~~~~~~~~~~
                help: heights are read from ordinary files

            """, status: 0))
  }

  @Test func aClosedPipeIsNoCrash() throws {
    defer { tool.remove() }
    let result = try tool.shell("{ $T new -; echo $? > status; } | true; cat status")
    #expect(result == .init(output: "0\n", error: "", status: 0))
  }

  @Test func twoProcessesGiveTheSameBytes() throws {
    defer { tool.remove() }
    for number in 0..<10 {
      try tool.write(
        [Scripts.pushed, Scripts.still, Scripts.broken][number % 3], to: "a/\(number).scenario")
    }
    let first = try tool.shell("$T run a --json a.json; $T run a --trace -")
    let second = try tool.shell("$T run a --json b.json --jobs 1; $T run a --trace -")
    #expect(first.status == 2)
    #expect(first.output.isEmpty == false)
    #expect(first == second)
    #expect(try tool.text(of: "a.json") == tool.text(of: "b.json"))
  }

  @Test func formatKeepsModeAndLinks() throws {
    defer { tool.remove() }
    try tool.write("scenario   \"x\"\nrows heights 44 x 3\n", to: "far/x.scenario")
    let result = try tool.shell(
      """
      chmod 640 far/x.scenario; ln -s far/x.scenario y.scenario; $T format y.scenario
      test -L y.scenario && ls -l far | grep -c '^-rw-r-----'; ls far
      """)
    #expect(result == .init(output: "y.scenario\n1\nx.scenario\n", error: "", status: 0))
    #expect(try tool.text(of: "far/x.scenario") == "scenario \"x\"\nrows heights 44 x 3\n")
  }

  @Test func writesOverFilesAndIntoPipes() throws {
    defer { tool.remove() }
    try tool.write(Scripts.still, to: "x.scenario")
    try tool.write(String(repeating: "old", count: 10_000), to: "old.json")
    let result = try tool.shell(
      """
      $T run x.scenario --quiet --json old.json && $T run x.scenario --json - | cmp - old.json
      $T run x.scenario --quiet --json /dev/stdout | cmp - old.json
      $T run --trace /dev/null - < x.scenario | tail -1
      $T run x.scenario --json /dev/full --quiet
      """)
    #expect(
      result
        == .init(
          output: "1 scenario: 1 as expected, 0 not\n",
          error: "reuse-sim: cannot write '/dev/full': no space is left\n", status: 2))
  }
}
