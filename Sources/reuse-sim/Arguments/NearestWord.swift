/// The legal word that a misspelt one most likely means; `nil` when none is near.
///
/// Near is one edit for every three letters, at least one. Of equally near words the first one counts. An
/// edit adds, drops or changes a letter, or exchanges two neighbours. A word that begins like exactly one
/// legal word is near to that.
func nearestWord(to word: String, among legal: [String]) -> String? {
  let letters = Array(word.lowercased().utf8.prefix(64))
  let farthest = max(1, letters.count / 3)
  var best: (word: String, distance: Int)?
  for candidate in legal {
    let distance = editDistance(letters, Array(candidate.utf8))
    if distance <= farthest && distance < (best?.distance ?? .max) { best = (candidate, distance) }
  }
  if let best { return best.word }
  let longer = legal.filter { letters.count >= 2 && $0.utf8.starts(with: letters) }
  return longer.count == 1 ? longer[0] : nil
}

/// How many edits lead from one word to the other.
private func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...second.count)
  for (row, letter) in first.enumerated() {
    var current = [row + 1]
    for (column, other) in second.enumerated() {
      var distance = min(
        previous[column + 1] + 1, current[column] + 1, previous[column] + (letter == other ? 0 : 1))
      if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[second.count]
}
