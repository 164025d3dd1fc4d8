/// What would have been accepted at a place.
struct ExpectedTokens: Sendable {
  /// How each is named in an error.
  private(set) var names: [String] = []
  /// The words among them, and the words that the others stand for.
  private(set) var candidates: [String] = []

  /// Nothing yet.
  init() {}

  /// Adds a fixed word.
  mutating func add(_ word: Word) {
    add(word.rawValue, quoted: true)
    candidates.append(word.rawValue)
  }

  /// Adds a sign.
  mutating func add(_ symbol: Token.Symbol) { add(symbol.rawValue, quoted: true) }

  /// Adds something that is described, and the words that can stand there.
  mutating func add(_ description: String, candidates words: [String] = []) {
    add(description, quoted: false)
    candidates += words
  }

  /// All names: `a, b or c`.
  var description: String {
    guard names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }

  private mutating func add(_ text: String, quoted: Bool) {
    let name = quoted ? "'\(text)'" : text
    if !names.contains(name) { names.append(name) }
  }
}
