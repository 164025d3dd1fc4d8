extension ViewportPolicies.InsetAdjustment {
  /// How it is written.
  var word: Word {
    switch self {
    case .automatic: .automatic
    case .never: .never
    }
  }
}

extension ViewportPolicies.Keyboard {
  /// How it is written.
  var word: Word {
    switch self {
    case .covers: .covers
    case .insets: .insets
    case .resizes: .resizes
    }
  }
}

extension ViewportPolicies.KeyboardDismiss {
  /// How it is written.
  var word: Word {
    switch self {
    case .never: .without
    case .onDrag: .onDrag
    case .interactive: .interactive
    }
  }
}

extension ViewportPolicies.KeyboardLift {
  /// How it is written.
  var word: Word {
    switch self {
    case .byDirection: .byDirection
    case .byPlace: .byPlace
    }
  }
}

extension ViewportPolicies.KeyboardHearing {
  /// How it is written.
  var word: Word {
    switch self {
    case .eachFrame: .eachFrame
    case .notifications: .notifications
    case .notificationsAtOnce: .notificationsAtOnce
    }
  }
}

extension ViewportPolicies.InsetsChange {
  /// How it is written, behind `insets-change`.
  var text: String {
    switch self {
    case .keepsOffset: Word.keepsOffset.rawValue
    case .keepsEnd(let distance):
      "\(Word.keepsEnd.rawValue) \(Word.within.rawValue) \(distance.description)"
    case .keepsBottomEdge: Word.keepsBottomEdge.rawValue
    }
  }
}

extension ViewportPolicies.WindowPart {
  /// How it is written, behind `for`.
  var word: Word {
    switch self {
    case .everything: .all
    case .insets: .insets
    case .height: .height
    }
  }
}

extension StartPolicy {
  /// How it is written, behind `at-top`.
  var text: String {
    switch self {
    case .holdsAnchor: Word.holdsAnchor.rawValue
    case .follows(let distance):
      "\(Word.follows.rawValue) \(Word.within.rawValue) \(distance.description)"
    }
  }
}

extension EndPolicy {
  /// How it is written, behind `at-end`.
  var text: String {
    switch self {
    case .stays: Word.stays.rawValue
    case .follows(let distance, let unlessMovedUp):
      EndPolicy.text(.follows, within: distance, unlessMovedUp)
    case .holds(let distance, let unlessMovedUp):
      EndPolicy.text(.holds, within: distance, unlessMovedUp)
    case .followsAppends(let distance, let unlessMovedUp):
      EndPolicy.text(.followsAppends, within: distance, unlessMovedUp)
    }
  }

  private static func text(_ word: Word, within distance: Length, _ unlessMovedUp: Bool) -> String {
    let text = "\(word.rawValue) \(Word.within.rawValue) \(distance.description)"
    return unlessMovedUp ? "\(text) \(Word.unless.rawValue) \(Word.movedUp.rawValue)" : text
  }
}

extension ViewportPolicies.OffWindow {
  /// How it is written.
  var word: Word {
    switch self {
    case .deferred: .deferred
    case .runs: .runs
    }
  }
}

extension ViewportPolicies.OnReturn {
  /// How it is written.
  var word: Word {
    switch self {
    case .keepsSizes: .keepsSizes
    case .dropsSizes: .dropsSizes
    }
  }
}

extension GlassEdge {
  /// How it is written.
  var word: Word {
    switch self {
    case .top: .top
    case .bottom: .bottom
    }
  }
}
