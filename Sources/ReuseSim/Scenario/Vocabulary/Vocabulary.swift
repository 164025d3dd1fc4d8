/// The table of what may be said: it feeds the parser's choice of words, the suggestions, the help in errors
/// and the generated reference.
enum Vocabulary {
  /// Where a line may stand.
  enum Place: Sendable, CaseIterable {
    /// Outside of blocks.
    case script
    /// In the block of a variant.
    case variant
    /// In the block of a cell.
    case cell
    /// In the block of a section.
    case section
    /// After `at TIME`, or in its block.
    case command
    /// In the block of a batch.
    case batch
    /// In a block of the app.
    case block
  }

  /// One form of a line.
  struct Entry: Sendable {
    /// Where it may stand.
    let place: Place
    /// The word it starts with.
    let word: Word
    /// How it is written; words in capitals stand for something.
    let form: String
    /// What it means.
    let meaning: String
    /// What holds without such a line; empty when there is nothing to say.
    var standard = ""
    /// Lines that use it.
    let example: String
  }

  /// The forms that may stand at a place.
  static func entries(at place: Place) -> [Entry] {
    switch place {
    case .script: settings
    case .variant: settings.filter { !isOutsideOfVariants($0.word) }
    case .cell: cellSettings
    case .section: sectionSettings
    case .command: commands
    case .batch: listCommands
    case .block: commands + blockCommands
    }
  }

  /// Whether a line that starts with a word says what runs there are.
  private static func isOutsideOfVariants(_ word: Word) -> Bool {
    [.scenario, .importFile, .variant, .platforms].contains(word)
  }

  /// The words that may start a line of a file that is imported.
  static let imported: [Word] =
    [.importFile]
    + (deviceSettings + viewportSettings + policySettings + viewportPolicies + cellPolicies + spaces
    + lateContentSettings + contentSettings + sections)
    .reduce(into: []) { words, entry in
      if !words.contains(entry.word) && !isOutsideOfVariants(entry.word) {
        words.append(entry.word)
      }
    }

  /// The words that may start a line at a place, in the order of the table.
  static func words(at place: Place) -> [Word] {
    switch place {
    case .script: settingWords
    case .variant: variantWords
    case .cell: cellWords
    case .section: sectionWords
    case .command: commandWords
    case .batch: batchWords
    case .block: blockWords
    }
  }

  private static let settingWords = firstWords(at: .script)
  private static let variantWords = firstWords(at: .variant)
  private static let cellWords = firstWords(at: .cell)
  private static let sectionWords = firstWords(at: .section)
  private static let commandWords = firstWords(at: .command)
  private static let batchWords = firstWords(at: .batch)
  private static let blockWords = firstWords(at: .block)

  private static func firstWords(at place: Place) -> [Word] {
    var words: [Word] = []
    for entry in entries(at: place) where !words.contains(entry.word) { words.append(entry.word) }
    return words
  }

  /// How the lines that start with a word are written, with what their parts stand for.
  ///
  /// - Parameter frame: What stands before and after the forms.
  static func form(
    of word: Word, at place: Place, in frame: (before: String, after: String) = ("", "")
  ) -> String {
    let forms = entries(at: place).filter { $0.word == word }.map { $0.form }
    var text = frame.before + forms.joined(separator: ", or ") + frame.after
    for part in parts where part.isExplained {
      // A part may be named by an earlier one.
      let names = Array(text.utf8).split { !(0x41...0x5A).contains($0) }
      guard names.contains(where: { $0.elementsEqual(part.name.utf8) }) else { continue }
      text += "; \(part.name): " + part.forms.joined(separator: ", ")
    }
    return text
  }

  /// The names of metrics and readings, as an expression may have them.
  static let values: [String] =
    Metric.allCases.map { $0.rawValue } + Reading.allCases.map { $0.rawValue }
}
