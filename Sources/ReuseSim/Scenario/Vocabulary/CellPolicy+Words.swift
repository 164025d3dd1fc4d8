extension RangePolicy.Touching {
  /// How it is written.
  var word: Word {
    switch self {
    case .none: .without
    case .start: .start
    case .end: .end
    case .both: .both
    }
  }
}

extension RangePolicy.Retention {
  /// How it is written, behind `kept`.
  var text: String {
    switch self {
    case .none: Word.never.rawValue
    case .covering(let distance): "\(Word.covering.rawValue) \(distance.description)"
    case .within(let distance): "\(Word.within.rawValue) \(distance.description)"
    }
  }
}

extension Overscan.Amount {
  /// How it is written.
  var text: String {
    switch self {
    case .points(let length): length.description
    case .items(let count): "\(count) \(Word.items.rawValue)"
    case .screens(let thousandths):
      "\(Overscan.text(ofThousandths: thousandths)) \(Word.screens.rawValue)"
    }
  }
}

extension Overscan {
  /// A number of thousandths as a decimal number.
  static func text(ofThousandths number: Int64) -> String {
    (Rational(number, over: 1000) ?? .zero).decimalText
  }
}

extension Overscan.Rest {
  /// How it is written.
  var word: Word {
    switch self {
    case .lastDirection: .lastDirection
    case .bothSides: .bothSides
    }
  }
}

extension Overscan.Movement {
  /// How it is written, behind `movement`.
  var text: String {
    switch self {
    case .none: Word.without.rawValue
    case .extends(let thousandths):
      "\(Word.extends.rawValue) \(Overscan.text(ofThousandths: thousandths))"
    case .shifts(let thousandths):
      "\(Word.shifts.rawValue) \(Overscan.text(ofThousandths: thousandths))"
    }
  }
}

extension Overscan.Measuring {
  /// How it is written.
  var word: Word {
    switch self {
    case .whenPrepared: .whenPrepared
    case .whenShown: .whenShown
    }
  }
}

extension PoolPolicy.Trimming {
  /// How it is written.
  var word: Word {
    switch self {
    case .onEntry: .onEntry
    case .afterPass: .afterPass
    }
  }
}

extension PoolPolicy.Scope {
  /// How it is written.
  var word: Word {
    switch self {
    case .reuseIdentifier: .perKind
    case .list: .perList
    }
  }
}

extension PoolPolicy.Surplus {
  /// How it is written.
  var word: Word {
    switch self {
    case .lastIn: .lastIn
    case .lastMade: .lastMade
    }
  }
}

extension PoolPolicy.Waiting {
  /// How it is written.
  var word: Word {
    switch self {
    case .bare: .bare
    case .withItem: .withItem
    }
  }
}

extension PoolPolicy.Kinds {
  /// How it is written.
  var word: Word {
    switch self {
    case .apart: .apart
    case .mixed: .mixed
    }
  }
}

extension PoolPolicy.Order {
  /// How it is written.
  var word: Word {
    switch self {
    case .newest: .newest
    case .oldest: .oldest
    case .farthest: .farthest
    case .firstMade: .firstMade
    }
  }
}

extension PoolPolicy.Exchange {
  /// How it is written.
  var word: Word {
    switch self {
    case .leaveFirst: .leaveFirst
    case .enterFirst: .enterFirst
    }
  }
}

extension PoolPolicy.Leaving {
  /// How it is written.
  var word: Word {
    switch self {
    case .firstToLast: .firstToLast
    case .lastToFirst: .lastToFirst
    }
  }
}

extension PoolPolicy.Reset {
  /// How it is written.
  var word: Word {
    switch self {
    case .atDequeue: .atDequeue
    case .atEnqueue: .atEnqueue
    }
  }
}
