/// A run as its lines say it: what tells whether one of them has no effect beside the others.
struct StatedRun: Sendable {
  /// The scenario.
  let scenario: Scenario
  /// How its list behaves.
  let policies: Policies
  /// How its platform's lists do without another word.
  let platform: Policies
  /// What may happen.
  let happenings: Happenings
  /// Whether items have the height of those whose cell kind has none.
  let usesItemHeight: Bool

  /// Looks at a scenario.
  init(_ scenario: Scenario, usesItemHeight: Bool) {
    self.scenario = scenario
    platform = (Platform.named(scenario.platform) ?? Platform.standard).policies
    policies = scenario.overrides.applied(to: platform)
    happenings = Happenings(in: scenario)
    self.usesItemHeight = usesItemHeight
  }

  /// Whether a part of the policies is another than the platform's: what says the same is no news.
  func changes<Part: Equatable>(_ part: (Policies) -> Part) -> Bool {
    part(policies) != part(platform)
  }

  /// Whether none of these happens.
  func lacks(_ needed: Happenings) -> Bool { happenings.isDisjoint(with: needed) }

  /// Whether the anchor holds nothing, wherever the reader is.
  var holdsNothing: Bool {
    if case .holds = policies.viewport.atEnd { return false }
    return policies.anchor.hold == .nothing
  }

  /// Whether what the anchor holds has no position in the content.
  var holdsNoPosition: Bool { policies.anchor.hold == .thumb || deltaRules != nil }

  /// The rules for deltas, where the anchor has them.
  var deltaRules: DeltaRules? {
    if case .deltas(let rules) = policies.anchor.hold { rules } else { nil }
  }

  /// Whether the anchor names a group of changes on its own.
  func names(_ group: AnchorPolicy.Against) -> Bool {
    let against = policies.anchor.against
    return against != .everyChange && against.contains(group)
  }

  /// Whether the width of items and the size of text stay what they are.
  var keepsWidths: Bool {
    lacks(.otherWidth) && (lacks(.move) || scenario.sectionModels.count < 2)
  }

  /// Whether insets and the viewport's height stay what they are.
  var keepsWindow: Bool {
    lacks([.otherHeight, .otherInsets])
      && (lacks(.keyboard) || policies.viewport.keyboard == .covers)
  }

  /// Whether the list never moves the content offset by itself, and the app does not either.
  var writesNoOffset: Bool {
    holdsNothing && policies.viewport.atTop == .holdsAnchor
      && policies.viewport.atEnd == .stays && lacks(.appCorrection)
      && (lacks(.scrollTo) || !policies.scrollsRetarget)
  }

  /// Whether nothing is ever held, and the clamp waits for nothing.
  var correctsNothing: Bool {
    let corrections = policies.corrections
    return holdsNothing && policies.viewport.atTop == .holdsAnchor
      && policies.viewport.atEnd == .stays && corrections.touched == .clamps
      && corrections.clamp != .batchEnd
  }

  /// Whether nothing ever covers an end of the glass.
  var lacksInsets: Bool {
    scenario.insets == Insets(top: .zero, bottom: .zero) && scenario.safeArea == SafeArea()
      && (scenario.rotatedSafeArea ?? SafeArea()) == SafeArea()
      && lacks([.otherInsets, .keyboard])
  }

  /// Whether nothing depends on which way the user scrolls, or how long ago.
  var heedsNoScrolling: Bool {
    let anchor = policies.anchor
    if case .whenIdle = policies.corrections.timing { return holdsNothing }
    return anchor.condition != .scrolling
      && anchor.suppressions.isDisjoint(with: [.scrollingUp, .scrollingDown])
      && deltaRules?.isDirected != true
  }

  /// Whether the app does something when the list asks for content beforehand, or something is expected then.
  var heedsPrefetch: Bool {
    scenario.triggers.contains { $0.occurrence.isPrefetch }
      || scenario.expectations.contains { expectation in
        if case .when(let occurrence) = expectation.moment { occurrence.isPrefetch } else { false }
      }
  }

  /// Whether nothing depends on when the list hears of its own writes: it follows no end, or is laid out once a frame.
  var hearsInTime: Bool {
    guard case .follows = policies.viewport.atEnd else { return true }
    return lacks(.layoutNow)
  }

  /// Whether nothing waits in the pool.
  var poolsNothing: Bool {
    let pool = policies.cells.pool
    return pool.capacity == 0 && pool.trimming == .onEntry && pool.madeAhead == 0
  }
}

extension DeltaRules {
  /// Whether a rule is another one while the user scrolls.
  var isDirected: Bool {
    [first, again, estimates, structure].contains { $0.up != $0.usual || $0.down != $0.usual }
  }
}
