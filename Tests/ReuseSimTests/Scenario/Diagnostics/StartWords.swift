import ReuseSim

/// The words a statement may start with, as errors list them: once for all of them.
enum StartWords {
  /// Those of a line outside of blocks.
  static let script = scriptWords.joined(separator: ", ")
  /// Those of a line in a variant.
  static let variant = scriptWords.filter {
    !["scenario", "import", "variant", "platforms"].contains($0)
  }.joined(separator: ", ")
  private static let scriptWords = [
    "scenario", "import", "device", "insets", "start", "reader", "seed", "end", "platform",
    "estimate", "anchor", "sizes", "width-change", "scroll-to", "edges", "deceleration", "paging",
    "offset-write", "text", "cell", "items", "rows", "variant", "platforms", "at", "every",
    "when", "expect",
  ]
  /// Those of a line in a file that is imported.
  static let imported =
    "import, "
    + scriptWords.filter {
      !["scenario", "import", "variant", "platforms", "at", "every", "when", "expect"].contains($0)
    }.joined(separator: ", ")
  /// Those of a command after `at TIME`.
  static let command = [
    "scroll", "drag", "touch", "fling", "insert", "remove", "move", "reload", "resize", "batch",
    "repeat",
    "viewport",
    "width", "rotate", "text-size", "do", "after", "load", "layout", "correct", "navigate",
  ].joined(separator: ", ")
  /// Those of a command in a block of the app.
  static let block = command + ", let, if"
  /// Those of a command in a batch.
  static let batch = [
    "scroll", "drag", "touch", "fling", "insert", "remove", "move", "reload", "resize", "repeat",
    "viewport",
    "width",
    "rotate", "text-size",
  ].joined(separator: ", ")
  /// Those of a line in a cell's block.
  static let cell = [
    "height", "heights", "estimate",
  ].joined(separator: ", ")
  /// How an expectation is written.
  static let expect =
    "expect no violations, or expect violation GUARANTEE [on item ID], or expect CONDITION [at every "
    + "frame [from TIME]|between TIME and TIME|when OCCURRENCE], or expect at TIME CONDITION"
  /// The names of metrics and readings.
  static let values =
    (Metric.allCases.map { $0.rawValue } + Reading.allCases.map { $0.rawValue })
    .joined(separator: ", ")
}
