extension Word {
  /// The word that is written with these bytes.
  init?(bytes: ArraySlice<UInt8>) {
    var low = 0
    var high = Word.spellings.count
    while low < high {
      let middle = (low + high) / 2
      if Word.spellings[middle].bytes.lexicographicallyPrecedes(bytes) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < Word.spellings.count, Word.spellings[low].bytes.elementsEqual(bytes) else {
      return nil
    }
    self = Word.spellings[low].word
  }

  private struct Spelling: Sendable {
    let bytes: [UInt8]
    let word: Word
  }

  /// All words, sorted by their bytes.
  private static let spellings: [Spelling] = allCases.map {
    Spelling(bytes: Array($0.rawValue.utf8), word: $0)
  }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
}
