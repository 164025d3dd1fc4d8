/// Which braces of a script have no partner within their scenario, whatever stands between them.
struct BraceMatching: Sendable {
  /// The places of opening braces that nothing closes.
  private(set) var unclosed: Set<Int> = []
  /// The places of closing braces that close nothing, in order.
  private var unopened: [Int] = []
  /// Where scenarios begin, in order.
  private var scenarios: [Int] = []

  /// Matches the braces of a script.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the script.
  init(_ source: ScriptSource) {
    var open: [Int] = []
    for number in 1...source.lineCount {
      let tokens = Tokenizer(source, line: number).tokens
      if let first = tokens.first, first.kind == .word(.scenario) {
        unclosed.formUnion(open)
        open = []
        scenarios.append(first.start)
      }
      for token in tokens {
        if token.kind == .symbol(.openBrace) { open.append(token.start) }
        if token.kind == .symbol(.closeBrace) && open.popLast() == nil {
          unopened.append(token.start)
        }
      }
    }
    unclosed.formUnion(open)
  }

  /// Whether a closing brace without a partner follows a place in the same scenario: an opening brace was
  /// forgotten before it.
  func hasUnopened(after place: Int) -> Bool {
    let next = unopened[BraceMatching.firstIndex(in: unopened, after: place)...].first
    let scenario = scenarios[BraceMatching.firstIndex(in: scenarios, after: place)...].first
    guard let next else { return false }
    return scenario.map { next < $0 } ?? true
  }

  /// The first of sorted numbers that is larger than another.
  private static func firstIndex(in numbers: [Int], after place: Int) -> Int {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
