extension LearningPolicy.Statistic {
  /// How it is written, before the numbers in it.
  var word: Word {
    switch self {
    case .mean: .mean
    case .meanOfLast: .meanOfLast
    case .meanOfRing: .meanOfRing
    case .meanOfVisible: .meanOfVisible
    case .medianOfVisible: .medianOfVisible
    case .medianOnce: .medianOnce
    case .first: .firstMeasured
    }
  }

  /// One of each kind, with the least numbers.
  static let kinds: [LearningPolicy.Statistic] = [
    .mean, .meanOfLast(1), .meanOfRing(1), .meanOfVisible, .medianOfVisible, .medianOnce, .first,
  ]
}

extension LearningPolicy.Scope {
  /// How it is written.
  var word: Word {
    switch self {
    case .list: .perList
    case .reuseIdentifier: .perKind
    }
  }
}

extension LearningPolicy.Application {
  /// How it is written.
  var word: Word {
    switch self {
    case .allItems: .allItems
    case .newItems: .newItems
    }
  }
}

extension LearningPolicy.Condition {
  /// How it is written.
  var word: Word {
    switch self {
    case .always: .always
    case .notScrollingTo: .notScrollingTo
    }
  }
}
