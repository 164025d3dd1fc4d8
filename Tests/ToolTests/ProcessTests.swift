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
    ("$T", "a command is missing; the commands are run, check, format, explain and new"),
    (
      "$T run missing.scenario",
      "cannot read 'missing.scenario': there is no such file or folder"
    ),
    ("mkdir empty; $T run empty", "there is no script (*.scenario) in 'empty'"),
    ("mkdir x.scenario; $T run x.scenario", "there is no script (*.scenario) in 'x.scenario'"),
    ("mkdir f; $T explain f", "cannot read 'f': it is a folder, not a file"),
    ("touch f; $T run f/x", "cannot read 'f/x': a part of the path is no folder"),
    ("ln -s l l; $T run l", "cannot read 'l': its symbolic links lead in a circle"),
    (
      "truncate -s 16777217 big.scenario; $T run big.scenario",
      "cannot read 'big.scenario': it is larger than 16 MiB"
    ),
    ("$T run - < /dev/zero", "cannot read '-': it is larger than 16 MiB"),
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

  @Test func aClosedPipeIsNoCrash() throws {
    defer { tool.remove() }
    let result = try tool.shell("{ $T new -; echo $? > status; } | true; cat status")
    #expect(result == .init(output: "0\n", error: "", status: 0))
  }
}
