/// Finds the legal word that somebody meant.
package enum Suggestion {
  /// The candidate nearest to a word, if one is near enough to be a slip; the first of equally near ones.
  ///
  /// Near enough is a third of the word's length: one slip in three to five letters, two in six to eight.
  /// Letters that changed places count as one slip, capitals as none.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = lowercased(word)
    if letters.count > 40 { return nil }
    var best: String?
    var limit = max(1, letters.count / 3)
    for candidate in candidates {
      let other = lowercased(candidate)
      if abs(other.count - letters.count) > limit { continue }
      let distance = distance(letters, other)
      if distance <= limit && distance < max(letters.count, other.count) {
        best = candidate
        if distance == 0 { break }
        limit = distance - 1
      }
    }
    return best
  }

  private static func lowercased(_ word: String) -> [UInt8] {
    word.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  }

  /// How many letters must be put in, taken out, exchanged or swapped with their neighbour to make one word
  /// of the other.
  static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var before: [Int] = []
    var above = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(above.count)
      for column in second.indices {
        let change = first[row] == second[column] ? 0 : 1
        var cost = min(above[column] + change, above[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, before[column - 1] + 1)
        }
        current.append(cost)
      }
      before = above
      above = current
    }
    return above[second.count]
  }
}
