extension RunWarning {
  /// Warnings in which those that differ in their rounds only are one, which names the rounds.
  ///
  /// - Complexity: O(n log n).
  static func withoutRounds(_ warnings: [RunWarning]) -> [RunWarning] {
    var result: [RunWarning] = []
    var rounds: [[Int]] = []
    var places: [RunWarning: Int] = [:]
    for warning in warnings {
      var merged = warning
      merged.round = 0
      if warning.round > 0, let place = places[merged] {
        rounds[place].append(warning.round)
        continue
      }
      if warning.round > 0 { places[merged] = result.count }
      result.append(merged)
      rounds.append(warning.round > 0 ? [warning.round] : [])
    }
    for place in result.indices where !rounds[place].isEmpty {
      result[place].message += " in " + RunWarning.text(of: rounds[place].sorted())
    }
    return result
  }

  /// How many stretches of rounds a warning names.
  private static let stretches = 8

  /// Rounds as a person would list them: `round 3`, `rounds 1, 3 to 5`.
  private static func text(of rounds: [Int]) -> String {
    var stretches: [(first: Int, last: Int)] = []
    for round in rounds {
      if let last = stretches.last, round <= last.last + 1 {
        stretches[stretches.count - 1].last = round
      } else {
        stretches.append((round, round))
      }
    }
    let texts = stretches.prefix(RunWarning.stretches).map { stretch in
      stretch.first == stretch.last
        ? "\(stretch.first)" : "\(stretch.first) to \(stretch.last)"
    }
    let noun = rounds.first == rounds.last ? "round" : "rounds"
    let rest = stretches.count > texts.count ? ", …" : ""
    return noun + " " + texts.joined(separator: ", ") + rest
  }
}
