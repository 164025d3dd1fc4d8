/// Why a script cannot be read.
public struct ScriptErrors: Error, Hashable, Sendable {
  /// What is wrong, in the order of the lines.
  public var diagnostics: [Diagnostic]

  /// Makes the error.
  public init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
