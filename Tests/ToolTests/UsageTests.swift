import ReuseSim
import Testing

@testable import reuse_sim

@Suite struct UsageTests {
  @Test(arguments: wrongLines) func tellsWhatIsWrong(_ row: WrongLine) {
    let outcome = MemorySystem().run(words: row.words)
    let help = row.command.isEmpty ? "" : " \(row.command)"
    #expect(
      outcome
        == Outcome(
          output: "", error: "reuse-sim: \(row.message)\nTry 'reuse-sim\(help) --help'.\n",
          status: .failed))
  }

  @Test(arguments: rightLines) func readsWhatIsRight(_ row: RightLine) throws {
    #expect(try Request(row.words) == row.request)
  }
}

struct WrongLine: Sendable {
  var words: [String]
  var message: String
  var command: String

  init(_ line: String, _ message: String, _ command: String = "run") {
    words = line.split(separator: " ").map(String.init)
    self.message = message
    self.command = command
  }

  init(words: [String], _ message: String, _ command: String = "run") {
    self.words = words
    self.message = message
    self.command = command
  }
}

struct RightLine: Sendable {
  var words: [String]
  var request: Request

  init(_ line: String, _ request: Request) {
    words = line.split(separator: " ").map(String.init)
    self.request = request
  }

  init(_ line: String, _ command: ToolCommand, _ change: (inout Arguments) -> Void) {
    var arguments = Arguments(command)
    change(&arguments)
    self.init(line, .command(arguments))
  }
}

private let wrongLines = [
  WrongLine(
    "", "a command is missing; the commands are run, check, format, explain, new and platforms", ""),
  WrongLine(
    "--quiet",
    "a command is missing; the commands are run, check, format, explain, new and platforms", ""),
  WrongLine("--quit", "unknown option '--quit'; did you mean '--quiet'?", ""),
  WrongLine("rum x", "unknown command 'rum'; did you mean 'run'?", ""),
  WrongLine(
    "dance", "unknown command 'dance'; there are run, check, format, explain, new and platforms", ""
  ),
  WrongLine(
    words: [""], "unknown command ''; there are run, check, format, explain, new and platforms", ""),
  WrongLine(
    "-- --help",
    "unknown command '--help'; there are run, check, format, explain, new and platforms", ""),
  WrongLine(
    "platforms uikit-flo", "unknown platform 'uikit-flo'; did you mean 'uikit-flow'?", "platforms"),
  WrongLine(
    "platforms ideal uikit-flow", "'platforms' takes one platform; 'uikit-flow' is one too many",
    "platforms"),
  WrongLine(
    "platforms --quiet",
    "'platforms' has no option --quiet; it belongs to 'run', 'check', "
      + "'format' and 'new'", "platforms"),
  WrongLine("run x --sede 4", "unknown option '--sede'; did you mean '--seed'?"),
  WrongLine("--sede run x", "unknown option '--sede'; did you mean '--seed'?"),
  WrongLine(
    "run x -q",
    "unknown option '-q'; there are --json, --trace, --seed, --platform, --jobs, --quiet, "
      + "--verbose, --no-color and --help"),
  WrongLine("run x --check", "'run' has no option --check; it belongs to 'format'"),
  WrongLine(
    "new x --seed 4", "'new' has no option --seed; it belongs to 'run' and 'explain'", "new"),
  WrongLine("run x --version=1", "'run' has no option --version"),
  WrongLine("run --quiet x --quiet", "--quiet is given twice"),
  WrongLine("run --seed 1 x --seed=1", "--seed is given twice"),
  WrongLine("run x --seed", "--seed needs a value: --seed N"),
  WrongLine("run x --seed=", "--seed needs a value: --seed N"),
  WrongLine("run x --seed --quiet", "--seed needs a value: --seed N"),
  WrongLine("run x --json", "--json needs a value: --json FILE"),
  WrongLine(words: ["run", "x", "--json", ""], "--json needs a value: --json FILE"),
  WrongLine("run x --quiet=yes", "--quiet takes no value"),
  WrongLine("run x --help=yes", "--help takes no value"),
  WrongLine(
    "run x --seed -1", "--seed needs a number from 0 to 18446744073709551615, not '-1'"),
  WrongLine(
    "run x --seed +1", "--seed needs a number from 0 to 18446744073709551615, not '+1'"),
  WrongLine(
    "run x --seed 18446744073709551616",
    "--seed needs a number from 0 to 18446744073709551615, not '18446744073709551616'"),
  WrongLine(
    "run x --seed 1.5", "--seed needs a number from 0 to 18446744073709551615, not '1.5'"),
  WrongLine("run x --jobs 0", "--jobs needs a number from 1 to 256, not '0'"),
  WrongLine("run x --jobs 257", "--jobs needs a number from 1 to 256, not '257'"),
  WrongLine(
    "explain x --limit many", "--limit needs a number from 0 to 1000000, not 'many'", "explain"),
  WrongLine(
    "run x --platform uikit-tabel",
    "unknown platform 'uikit-tabel'; did you mean 'uikit-table'?"),
  WrongLine(
    "run x --platform zx81",
    "unknown platform 'zx81'; there are "
      + Platform.all.dropLast().map { $0.name }.joined(separator: ", ")
      + " and \(Platform.all.last?.name ?? "")"),
  WrongLine("run", "'run' needs a file or a folder"),
  WrongLine("check --quiet", "'check' needs a file or a folder", "check"),
  WrongLine("explain", "'explain' needs a file", "explain"),
  WrongLine("explain a b", "'explain' takes one file; 'b' is one too many", "explain"),
  WrongLine(words: ["run", "a", ""], "a path is empty"),
  WrongLine("run - a -", "standard input ('-') can be read only once"),
  WrongLine("run a --json - --trace -", "'--json -' and '--trace -' exclude each other"),
  WrongLine("run a --json=x/y --trace x/y", "'--json x/y' and '--trace x/y' exclude each other"),
  WrongLine(
    "format a --check --explicit", "'--check' and '--explicit' exclude each other", "format"),
  WrongLine(
    words: ["r\u{1B}[31m"],
    "unknown command 'r\\u{1B}[31m'; there are run, check, format, explain, new and platforms", ""),
]

private let rightLines = [
  RightLine("platforms", .platforms) { _ in },
  RightLine("platforms uikit-flow", .platforms) { $0.platform = .uikitFlow },
  RightLine("--help", .help(nil)),
  RightLine("--version", .version),
  RightLine("run --help", .help(.run)),
  RightLine("--help format", .help(.format)),
  RightLine("dance --help", .help(nil)),
  RightLine("run --seed x --sede --help", .help(.run)),
  RightLine("run --version a", .version),
  RightLine("run a b", .run) { $0.operands = ["a", "b"] },
  RightLine("--quiet run a", .run) {
    $0.operands = ["a"]
    $0.switches = [.quiet]
  },
  RightLine("--seed 7 run --json=o a --trace t --jobs=3 b", .run) {
    $0.operands = ["a", "b"]
    $0.seed = 7
    $0.json = "o"
    $0.trace = "t"
    $0.jobs = 3
  },
  RightLine("run --seed 18446744073709551615 -", .run) {
    $0.operands = ["-"]
    $0.seed = .max
  },
  RightLine("run --json - a", .run) {
    $0.operands = ["a"]
    $0.json = "-"
  },
  RightLine("run --json=--trace a", .run) {
    $0.operands = ["a"]
    $0.json = "--trace"
  },
  RightLine("run --json=a=b a", .run) {
    $0.operands = ["a"]
    $0.json = "a=b"
  },
  RightLine("run -- --help -x", .run) { $0.operands = ["--help", "-x"] },
  RightLine("-- new -", .new) { $0.operands = ["-"] },
  RightLine("run a --platform ideal --no-color", .run) {
    $0.operands = ["a"]
    $0.platform = .ideal
    $0.switches = [.noColor]
  },
  RightLine("explain --limit 0 a", .explain) {
    $0.operands = ["a"]
    $0.limit = 0
  },
  RightLine("format --check a b", .format) {
    $0.operands = ["a", "b"]
    $0.switches = [.check]
  },
]
