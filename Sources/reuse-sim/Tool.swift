/// The tool: a command line goes in, output and an exit status come out.
///
/// Everything outside is reached through a `System`, so that a test can run it in its own process.
struct Tool {
  private let system: any System

  /// Makes the tool in a world.
  init(_ system: any System) {
    self.system = system
  }

  /// Does what a command line asks for; `words` are without the name of the program.
  func run(_ words: [String]) -> ToolStatus {
    let request: Request
    do throws(UsageError) {
      request = try Request(words)
    } catch {
      let console = Console(system)
      console.complain(printable(error.message))
      let command = error.command.map { " \($0.rawValue)" } ?? ""
      console.talk("Try 'reuse-sim\(command) --help'.\n")
      return .failed
    }
    let console = Console(system, colour: request.allowsColour)
    let status = perform(request, console)
    return max(status, console.finish())
  }

  private func perform(_ request: Request, _ console: Console) -> ToolStatus {
    switch request {
    case .help(let command):
      console.print(Help.text(of: command))
      return .held
    case .version:
      console.print(Help.versionText)
      return .held
    case .command(let arguments):
      switch arguments.command {
      case .run: return RunCommand(arguments, console).perform()
      case .check: return CheckCommand(arguments, console).perform()
      case .format: return FormatCommand(arguments, console).perform()
      case .explain: return ExplainCommand(arguments, console).perform()
      case .platforms: return PlatformsCommand(arguments, console).perform()
      case .new: return NewCommand(arguments, console).perform()
      }
    }
  }
}

extension Request {
  /// Whether the output may have colours, if a person looks at it.
  fileprivate var allowsColour: Bool {
    guard case .command(let arguments) = self else { return false }
    return !arguments.switches.contains(.noColor)
  }
}
