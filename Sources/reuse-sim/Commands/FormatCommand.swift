/// `format`: brings scripts into canonical form.
struct FormatCommand {
  private let arguments: Arguments
  private let console: Console

  /// Makes the command.
  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Formats all scripts, or tells which are not in canonical form.
  func perform() -> ToolStatus {
    .failed
  }
}
