extension MeasuredSizePolicy.Key {
  /// How it is written.
  var word: Word {
    switch self {
    case .id: .keptByID
    case .index: .keptByIndex
    }
  }
}

extension SizeFate {
  /// How it is written.
  var word: Word {
    switch self {
    case .keepsSizes: .keepsSizes
    case .dropsSizes: .dropsSizes
    case .turnsSizesIntoEstimates: .turnsSizesIntoEstimates
    }
  }
}

extension EdgePolicy {
  /// How it is written.
  var word: Word {
    switch self {
    case .hard: .hard
    case .bounce: .bounce
    }
  }
}

extension DecelerationRate {
  /// How it is written.
  var word: Word {
    switch self {
    case .normal: .normal
    case .fast: .fast
    }
  }
}

extension OffsetWritePolicy {
  /// How it is written.
  var word: Word {
    switch self {
    case .stops: .stops
    case .continues: .continues
    case .rebases: .rebases
    }
  }
}

extension EchoPolicy {
  /// How it is written.
  var word: Word {
    switch self {
    case .ignored: .ignored
    case .counts: .counts
    case .countsAsUp: .countsAsUp
    case .awaited: .awaited
    }
  }
}

extension SnapshotPolicy {
  /// How it is written.
  var word: Word {
    switch self {
    case .diff: .diff
    case .reloadsData: .reloadsData
    }
  }
}

extension SelfSizingPolicy {
  /// How it is written.
  var word: Word {
    switch self {
    case .disabled: .disabled
    case .enabled: .enabled
    case .enabledIncludingConstraints: .includingConstraints
    }
  }
}

extension ItemHeightPolicy {
  /// How it is written, behind `item-height`.
  var text: String {
    switch self {
    case .ofKind: Word.without.rawValue
    case .standard(let height): height.description
    }
  }
}

extension Alignment {
  /// How it is written.
  var word: Word {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}
