extension Jump {
  /// This jump as text for a person, one element a line: what happened, then, indented, why.
  ///
  /// ```
  /// frame 143, 2.383 s: jump +118 pt
  ///   item 37, above the reference (item 40): measured 162 for an estimate of 44: +118
  ///   not compensated because the platform keeps the offset
  /// ```
  public var lines: [String] {
    [headline] + explanation.map { "  " + $0 }
  }

  /// When it happened and how far it went, in one line.
  public var headline: String {
    "frame \(frame), \(time.millisecondsText) s: jump \(amount.signedText) pt\(reference.headlineText)"
      + (isOnReturn ? " on return to the window" : "")
  }

  /// Its causes in their order, a line each, and what the anchor policy did about them.
  public var explanation: [String] {
    var lines = causes.map { text(of: $0) }
    // A list that keeps its offset has nothing to say about moves of the offset alone.
    let isAboutItems = causes.contains { $0.items != nil }
    if let anchor, isAboutItems || anchor != .keepsOffset {
      lines.append(anchor.sentence(reference: reference))
    }
    return lines
  }

  /// One cause in a line, with the amount that it adds to the jump.
  private func text(of cause: Cause) -> String {
    let amount = cause.amount.signedText
    guard let items = cause.items else { return "\(cause.offsetText): \(amount)" }
    if cause.kind == .moved, let way = wayPastReference(of: items, by: cause.amount) {
      return "\(items.text): moved \(way): \(amount)"
    }
    let subject = items.text + side(of: items, moving: cause.amount)
    return "\(subject): \(cause.text(of: items)): \(amount)"
  }

  /// Where items are, seen from the reference; empty when the reference is no item.
  ///
  /// What moves the reference's leading edge is above it (below it in an inverted list), whatever the indices were when it happened:
  /// other changes of the same frame may have come between.
  private func side(of items: ItemSpan, moving amount: Length) -> String {
    guard case .item(let held, let index) = reference else { return "" }
    if items.holds(held) {
      return items.count == 1 ? ", the reference" : ", the reference among them"
    }
    let isBefore = amount != .zero || items.index < index
    return ", \(isBefore != isInverted ? "above" : "below") the reference (\(held))"
  }

  /// How moved items passed the reference; `nil` when they did not, or are it themselves.
  private func wayPastReference(of items: ItemSpan, by amount: Length) -> String? {
    guard case .item(let held, _) = reference, amount != .zero else { return nil }
    if items.holds(held) { return nil }
    // An item that was on one side of the reference leaves room there, in an inverted list as in any other.
    return amount < .zero
      ? "from above the reference (\(held)) to below it"
      : "from below the reference (\(held)) to above it"
  }
}

extension JumpReference {
  /// What jumped, where it is no item.
  fileprivate var headlineText: String {
    switch self {
    case .item: ""
    case .end: " of the content's end"
    case .top: " of the content's start"
    }
  }
}

extension ItemSpan {
  /// Whether an item is one of them, as far as their ids tell: between the first and the last they may be any.
  fileprivate func holds(_ item: ItemID) -> Bool {
    if count == 1 || !isItems { return item == first }
    let countsUp = last.rawValue - first.rawValue == Int64(count - 1)
    return countsUp && item >= first && item <= last
  }

  /// The items by their ids; a dash stands for all ids between only where they count up one by one.
  fileprivate var text: String {
    if count == 1 { return "\(first)" }
    if !isItems { return "\(first) to \(last) (\(count) together)" }
    return last.rawValue - first.rawValue == Int64(count) - 1
      ? "items \(first.rawValue)–\(last.rawValue) (\(count) items)"
      : "items from \(first.rawValue) to \(last.rawValue) (\(count) items)"
  }
}

extension Cause {
  /// What happened to items.
  fileprivate func text(of items: ItemSpan) -> String {
    let isOne = items.count == 1
    switch kind {
    case .estimateReplaced:
      guard let before, let after else { return "measured for the first time" }
      return "measured \(after) for \(isOne ? "an estimate" : "estimates") of \(before)"
    case .estimateChanged:
      guard let before, let after else { return "counted otherwise: the estimate changed" }
      return isOne
        ? "counts as \(after) in place of \(before): the estimate changed"
        : "count as \(after) in place of \(before) together: the estimate changed"
    case .sizeDropped:
      guard let before, let after else { return "measured \(isOne ? "size" : "sizes") forgotten" }
      return isOne
        ? "measured size of \(before) forgotten, estimate of \(after) back"
        : "measured sizes of \(before) forgotten, estimates of \(after) back"
    case .sizeMisplaced:
      guard let before, let after else { return "counted otherwise: sizes are kept by index" }
      return isOne
        ? "counts as \(after) in place of \(before): sizes are kept by index"
        : "count as \(after) in place of \(before) together: sizes are kept by index"
    case .resized:
      guard let before, let after else { return "resized" }
      return "resized from \(before) to \(after)\(isOne ? "" : " together")"
    case .contentArrived:
      guard let before, let after else { return "content arrived" }
      return "content arrived: \(before) → \(after)"
    case .inserted:
      return "inserted" + Cause.text(ofHeight: after, isOne: isOne)
    case .removed:
      return "removed" + Cause.text(ofHeight: before, isOne: isOne)
    case .moved:
      return "moved"
    case .spacing:
      guard let before, let after else { return "other space before it" }
      return "space before it \(after) in place of \(before)"
    case .width, .textSize:
      let why = kind == .width ? "another width" : "another size of text"
      guard let before, let after else { return "other heights at \(why)" }
      // Those on screen were measured again; what the others count as now, the policy says.
      return isOne
        ? "counts as \(after) in place of \(before) at \(why)"
        : "count as \(after) in place of \(before) together at \(why)"
    case .anchorCorrection, .appCorrection, .clamp, .viewport, .inset, .followed, .motionResumed,
      .rounding, .pixelRounding:
      return offsetText
    }
  }

  /// What happened to the content offset.
  fileprivate var offsetText: String {
    switch kind {
    case .anchorCorrection: "the content offset was corrected to hold the anchor"
    case .appCorrection: "the app corrected the content offset"
    case .clamp: "the content offset was moved back into its legal range"
    case .pixelRounding: "the content offset was rounded to a pixel"
    case .motionResumed: "the movement under way went on from where it would have been"
    case .viewport: "the viewport got another height"
    case .inset: "the insets changed"
    case .followed: "the scroll went along with it"
    case .rounding: "estimates that are fractions were rounded elsewhere"
    case .estimateReplaced, .estimateChanged, .sizeDropped, .sizeMisplaced, .resized,
      .contentArrived,
      .inserted,
      .removed, .moved, .spacing, .width, .textSize:
      "other items, \(kind.rawValue)"
    }
  }

  private static func text(ofHeight height: Length?, isOne: Bool) -> String {
    guard let height else { return "" }
    return isOne ? " with a height of \(height)" : " with heights of \(height) together"
  }
}

extension AnchorOutcome {
  /// What was done about the causes.
  fileprivate func sentence(reference: JumpReference) -> String {
    switch self {
    case .held(let item):
      "the platform held \(AnchorOutcome.text(of: item, reference))"
    case .heldAgainst(let item, .firstMeasurements):
      "the platform held \(AnchorOutcome.text(of: item, reference)), but only against first measurements"
    case .heldAgainst(let item, let against):
      "the platform held \(AnchorOutcome.text(of: item, reference)), but only against \(against.text)"
    case .heldEnd:
      "the platform held the content's end"
    case .heldStart:
      "the platform held the content's start"
    case .heldThumb:
      "the platform held the thumb of the scroll indicator"
    case .heldLine:
      "the platform compensated what its rules for deltas let pass"
    case .suppressed(let reason):
      "not compensated because the platform does not hold its anchor \(reason.reasonText)"
    case .keepsOffset:
      "not compensated because the platform keeps the offset"
    case .notScrollingUp:
      "not compensated because the platform holds its anchor only while the user scrolls up"
    case .notScrolling:
      "not compensated because the platform holds its anchor only while the user scrolls"
    case .nothingVisible:
      "not compensated because nothing was visible that could be held"
    case .clampedFirst:
      "not compensated because the content offset was clamped first"
    case .deleted:
      "not compensated because the held item was deleted"
    }
  }

  private static func text(of item: ItemID, _ reference: JumpReference) -> String {
    guard case .item(let held, _) = reference else { return "\(item)" }
    return item == held
      ? "\(item), the reference"
      : "\(item), not the reference (\(held))"
  }
}

extension Length {
  /// This length in points with its sign, also when it is positive.
  fileprivate var signedText: String { self > .zero ? "+\(self)" : "\(self)" }
}
