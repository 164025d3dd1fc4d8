/// What is held that is no item.
public enum HeldReference: Hashable, Sendable {
  /// The end of the content: its place on the glass.
  case end
  /// The start of the content, which the list follows.
  case start
  /// The thumb of the scroll indicator: the share of the legal range.
  case thumb
  /// A line across the viewport, by these rules.
  case line(DeltaRules)
}

extension Virtualizer {
  /// What is held in this update that is no item, and where it wants the content offset, be it legal or not; `nil` when
  /// that is an item, a scroll's target, an end that the list follows or nothing. What is put off is not wanted yet.
  public var heldReference: (reference: HeldReference, offset: Length)? {
    if case .start = held, !endGrew { return (.start, wantedOffset) }
    guard suppression.isEmpty, !endGrew else { return nil }
    let reference: HeldReference
    switch held {
    case .contentEnd: reference = .end
    case .thumb: reference = .thumb
    case .line:
      guard case .deltas(let rules) = anchorPolicy.hold else { return nil }
      reference = .line(rules)
    case .anchor, .target, .end, .start, nil: return nil
    }
    return (reference, wantedOffset)
  }

  /// Whether corrections of this update were kept back for the end of its batch, so that the line did not go along with
  /// each change.
  public var stagedCorrections: Bool { debt.hasStaged }
}
