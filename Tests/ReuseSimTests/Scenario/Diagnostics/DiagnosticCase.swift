import Testing

/// A script with something wrong, and all that is said about it.
struct DiagnosticCase: CustomTestStringConvertible, Sendable {
  let name: String
  let script: String
  let output: String

  /// A whole script.
  init(_ name: String, script: String, _ output: String) {
    (self.name, self.script, self.output) = (name, script, output)
  }

  /// The lines after the one that names the scenario.
  init(_ name: String, _ lines: String, _ output: String) {
    self.init(name, script: "scenario \"a\"\n" + lines, output)
  }

  var testDescription: String { name }
}
