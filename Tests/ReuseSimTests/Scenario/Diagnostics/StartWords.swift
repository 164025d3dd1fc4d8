@testable import ReuseSim

/// The words a statement may start with, as errors list them: those of the vocabulary, in its order.
enum StartWords {
  /// Those of a line outside of blocks.
  static let script = list(.script)
  /// Those of a line in a variant.
  static let variant = list(.script, without: ["scenario", "import", "variant", "platforms"])
  /// Those of a line in a file that is imported.
  static let imported =
    "import, "
    + list(
      .script,
      without: [
        "scenario", "import", "variant", "platforms", "at", "every", "when", "expect",
      ])
  /// Those of a command after `at TIME`.
  static let command = list(.command)
  /// Those of a command in a block of the app.
  static let block = list(.block)
  /// Those of a command in a batch.
  static let batch = list(.batch)
  /// Those of a line in a cell's block.
  static let cell = list(.cell)
  /// How an expectation is written.
  static let expect =
    "expect no violations, or expect [no] violation GUARANTEE [CLASS] [on item ID|header ID|footer ID] "
    + "[field FIELD] [from item ID], or expect CONDITION [at every frame [from TIME]|between TIME and TIME|when OCCURRENCE], or expect at TIME CONDITION"
  /// The names of metrics and readings.
  static let values =
    (Metric.allCases.map { $0.rawValue } + Reading.allCases.map { $0.rawValue })
    .joined(separator: ", ")

  private static func list(_ place: Vocabulary.Place, without: [String] = []) -> String {
    Vocabulary.words(at: place).map { $0.rawValue }.filter { !without.contains($0) }
      .joined(separator: ", ")
  }
}
