/// What is remembered of lines that failed, so that they cause no further errors.
struct FailedLines: Sendable {
  /// The failed lines that begin a scenario, in order.
  private(set) var scenarioStarts: [Int] = []
  /// Whether a failed line may be meant to begin a scenario: then nobody knows which lines belong together.
  private(set) var hidesScenario = false
  /// How many lines failed.
  private(set) var count = 0
  /// The lines that open a block in which a line failed.
  private var blocks: Set<Int> = []
  /// Every name that stands in a failed line: it may have been declared there.
  private var names: Set<String> = []
  /// Whether a failed line would have declared something whose name cannot be told.
  private var isNameless = false

  /// Whether a line failed in the block that this line opens.
  func hasFailure(inBlockOf line: Int) -> Bool { blocks.contains(line) }

  /// Whether a failed line may have declared this name.
  func mayDeclare(_ name: String) -> Bool { isNameless || names.contains(name) }

  /// Remembers that a line failed in the block that this line opens.
  mutating func addBlock(of line: Int) { blocks.insert(line) }

  /// Remembers a line.
  mutating func add(
    _ tokens: [Token], of source: ScriptSource, line: Int, at place: Vocabulary.Place
  ) {
    count += 1
    for token in tokens {
      switch token.kind {
      case .word: names.insert(source.text(token.start, token.end))
      case .text: names.insert(source.text(token.start + 1, max(token.start + 1, token.end - 1)))
      default: break
      }
    }
    guard let first = tokens.first else { return }
    let second = tokens.dropFirst().prefix(1)
    if first.kind == .word(.let) && !second.contains(where: FailedLines.isName) {
      isNameless = true
    }
    guard place == .script || place == .variant else { return }
    // No scenario begins in a variant.
    if place == .script {
      if first.kind == .word(.scenario) {
        scenarioStarts.append(line)
      } else if FailedLines.mayNameScenario(first, tokens, source) {
        hidesScenario = true
      }
    }
    if first.kind == .word(.cell) && !tokens.dropFirst().contains(where: FailedLines.isName) {
      isNameless = true
    }
  }

  /// Whether a line starts with a word like `scenario`, or with nothing known and ends with a text.
  private static func mayNameScenario(
    _ first: Token, _ tokens: [Token], _ source: ScriptSource
  ) -> Bool {
    let words = Vocabulary.words(at: .script)
    if case .word(let word?) = first.kind, words.contains(word) { return false }
    if tokens.count <= 2 && tokens.last?.kind == .text { return true }
    let text = source.text(first.start, first.end)
    return Suggestion.nearest(to: text, among: words.map { $0.rawValue })
      == Word.scenario.rawValue
  }

  private static func isName(_ token: Token) -> Bool {
    switch token.kind {
    case .word, .text: true
    default: false
    }
  }
}
