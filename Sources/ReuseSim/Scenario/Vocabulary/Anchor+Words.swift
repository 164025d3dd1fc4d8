extension AnchorPolicy.Pick {
  /// How it is written, before its number if it has one.
  var word: Word {
    switch self {
    case .firstIntersecting: .firstIntersecting
    case .firstFullyVisible: .firstFullyVisible
    case .lastVisible: .lastVisible
    case .lastFullyVisible: .lastFullyVisible
    case .secondUnlessAligned: .secondUnlessAligned
    case .nearest: .nearest
    case .below: .below
    }
  }

  /// How it is written.
  var text: String {
    switch self {
    case .nearest(let share): "\(word.rawValue) \(share.text)"
    case .below(let distance): "\(word.rawValue) \(distance)"
    default: word.rawValue
    }
  }
}

extension AnchorPolicy.Edge {
  /// How it is written.
  var word: Word {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    case .fraction: .fraction
    }
  }
}

extension AnchorPolicy.WhenDeleted {
  /// How it is written.
  var word: Word {
    switch self {
    case .nextSurvivor: .nextSurvivor
    case .previous: .previous
    case .keepOffset: .keepOffset
    case .nextInPlace: .nextInPlace
    case .previousInPlace: .previousInPlace
    case .nextAtStart: .nextAtStart
    case .replacementAtStart: .replacementAtStart
    case .visibleSurvivor: .visibleSurvivor
    case .nextPick: .nextPick
    }
  }
}

extension AnchorPolicy.WhenMoved {
  /// How it is written.
  var word: Word {
    switch self {
    case .held: .held
    case .asDeleted: .asDeleted
    }
  }
}

extension AnchorPolicy.NewBehind {
  /// How it is written.
  var word: Word {
    switch self {
    case .ignored: .ignored
    case .held: .held
    }
  }
}

extension AnchorPolicy.Against {
  /// How one of the groups is written, or all of them.
  var word: Word {
    switch self {
    case .firstMeasurements: .firstMeasurements
    case .remeasurements: .remeasurements
    case .estimates: .estimates
    case .droppedSizes: .droppedSizes
    case .structure: .structure
    case .layout: .layout
    default: .everyChange
    }
  }

  /// How it is written.
  var text: String {
    if self == .everyChange { return word.rawValue }
    return AnchorPolicy.Against.groups.filter { contains($0) }.map { $0.word.rawValue }
      .joined(separator: ", ")
  }
}

extension AnchorPolicy.UnderInsets {
  /// How it is written.
  var word: Word {
    switch self {
    case .ignored: .ignored
    case .counted: .counted
    }
  }
}

extension AnchorPolicy.Condition {
  /// How it is written.
  var word: Word {
    switch self {
    case .always: .always
    case .scrollingUp: .scrollingUp
    case .scrolling: .scrolling
    }
  }
}

extension AnchorPolicy.Suppressions {
  /// How one of the reasons is written.
  var word: Word {
    switch self {
    case .atTop: .atTop
    case .scrollingUp: .scrollingUp
    case .scrollingDown: .scrollingDown
    case .animating: .animating
    case .inBatch: .inBatch
    case .ownResize: .ownResize
    case .viewportResize: .viewportResize
    default: .never
    }
  }

  /// How it is written.
  var text: String {
    if isEmpty { return Word.never.rawValue }
    return AnchorPolicy.Suppressions.reasons.filter { contains($0) }.map { $0.word.rawValue }
      .joined(separator: ", ")
  }

  /// How one of them is said in a sentence.
  var reasonText: String {
    switch self {
    case .atTop: "at the top"
    case .scrollingUp: "while the user scrolls up"
    case .scrollingDown: "while the user scrolls down"
    case .animating: "while a scroll is under way"
    case .inBatch: "in a batch"
    case .ownResize: "when the held item itself is resized"
    case .viewportResize: "when the viewport gets another height"
    default: "now"
    }
  }
}

extension AnchorPolicy.Keeping {
  /// How it is written.
  var word: Word {
    switch self {
    case .eachChange: .eachChange
    case .eachUpdate: .eachFrame
    case .untilScroll: .untilScroll
    case .untilScrollOrClamp: .untilScrollOrClamp
    case .untilScrollClampOrResize: .untilScrollClampOrResize
    }
  }
}

extension AnchorPolicy.WhenNothing {
  /// How it is written.
  var word: Word {
    switch self {
    case .pickedAgain: .pickedAgain
    case .kept: .kept
    }
  }
}

extension AnchorPolicy.Place {
  /// How it is written.
  var word: Word {
    switch self {
    case .points: .points
    case .viewportShare: .viewportShare
    }
  }
}

extension DeltaRules.Rule {
  /// How it is written.
  var word: Word {
    switch self {
    case .never: .never
    case .always: .always
    case .startsBefore: .startsBefore
    case .startsUpTo: .startsUpTo
    case .endsBefore: .endsBefore
    case .endsUpTo: .endsUpTo
    case .startsBeforeEndsInside: .startsBeforeEndsInside
    }
  }
}

extension CorrectionPolicy.Batches {
  /// How it is written; nothing when it is as for other corrections.
  var word: Word? {
    switch self {
    case .asOthers: nil
    case .atEnd: .batchEnd
    case .lastAtEnd: .batchEndLast
    }
  }
}

extension CorrectionPolicy.ClampOrder {
  /// How it is written.
  var word: Word {
    switch self {
    case .after: .after
    case .before: .before
    case .batchEnd: .batchEnd
    }
  }
}

extension CorrectionPolicy.Touched {
  /// How it is written.
  var word: Word {
    switch self {
    case .clamps: .clamps
    case .waits: .waits
    }
  }
}

extension CorrectionPolicy.Overscroll {
  /// How it is written.
  var word: Word {
    switch self {
    case .apart: .apart
    case .counted: .counted
    case .countedInBatches: .countedInBatches
    }
  }
}

extension CorrectionPolicy.Rounding {
  /// How it is written.
  var word: Word {
    switch self {
    case .none: .exact
    case .pixels: .pixels
    case .positions: .positions
    }
  }
}

extension CorrectionPolicy.BeforeScroll {
  /// How it is written.
  var word: Word {
    switch self {
    case .made: .made
    case .dropped: .dropped
    }
  }
}

extension Share {
  /// How it is written.
  var text: String { whole == 1 ? "\(part)" : "\(part)/\(whole)" }
}
