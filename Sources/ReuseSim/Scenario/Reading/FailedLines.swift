/// What is remembered of lines that failed, so that they cause no further errors.
struct FailedLines: Sendable {
  /// The failed lines that would have begun a scenario, in order.
  private(set) var scenarioStarts: [Int] = []
  /// How many lines failed.
  private(set) var count = 0
  /// The lines that open a block in which a line failed.
  private var blocks: Set<Int> = []
  /// Every name that stands in a failed line: it may have been declared there.
  private var names: Set<String> = []
  /// Whether a failed line would have declared a cell kind whose name cannot be told.
  private var hasNamelessCell = false

  /// Whether a line failed in the block that this line opens.
  func hasFailure(inBlockOf line: Int) -> Bool { blocks.contains(line) }

  /// Whether a failed line may have declared this name.
  func mayDeclare(_ name: String) -> Bool { hasNamelessCell || names.contains(name) }

  /// Remembers that a line failed in the block that this line opens.
  mutating func addBlock(of line: Int) { blocks.insert(line) }

  /// Remembers a line.
  ///
  /// - Returns: Whether it would have begun a scenario.
  mutating func add(_ tokens: [Token], of source: ScriptSource, line: Int) -> Bool {
    count += 1
    for token in tokens {
      switch token.kind {
      case .word: names.insert(source.text(token.start, token.end))
      case .text: names.insert(source.text(token.start + 1, max(token.start + 1, token.end - 1)))
      default: break
      }
    }
    guard let first = tokens.first, case .word = first.kind else { return false }
    let word = source.text(first.start, first.end)
    if first.kind == .word(.cell) && !tokens.dropFirst().contains(where: FailedLines.isName) {
      hasNamelessCell = true
    }
    let words = Vocabulary.words(at: .script).map { $0.rawValue }
    guard Suggestion.nearest(to: word, among: words) == Word.scenario.rawValue else { return false }
    scenarioStarts.append(line)
    return true
  }

  private static func isName(_ token: Token) -> Bool {
    switch token.kind {
    case .word, .text: true
    default: false
    }
  }
}
