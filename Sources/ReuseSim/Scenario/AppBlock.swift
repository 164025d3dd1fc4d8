/// What the app does in one go: one transaction, with nothing shown between.
public struct AppBlock: Hashable, Sendable {
  /// What it does, in order.
  public var steps: [AppStep]

  /// Makes a block.
  public init(_ steps: [AppStep] = []) {
    self.steps = steps
  }
}

/// One command of an app's block.
public struct AppStep: Hashable, Sendable {
  /// What happens.
  public var command: Command
  /// The line of the script it stands in, from 1; 0 when it comes from no script.
  public var line: Int

  /// Makes a step.
  public init(_ command: Command, line: Int = 0) {
    self.command = command
    self.line = line
  }
}

/// Where the app moves the content offset.
public enum OffsetWrite: Hashable, Sendable {
  /// This far, in points; positive is towards the end.
  case by(Expression)
  /// To this offset, in points.
  case to(Expression)
}
