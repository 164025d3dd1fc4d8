/// One reason why something on screen moved other than by scrolling.
public struct Cause: Hashable, Sendable {
  /// What kind of thing happened; the raw value is its name in traces and JSON.
  public enum Kind: String, CaseIterable, Sendable {
    /// A first measurement took the place of an estimate.
    case estimateReplaced = "estimate-replaced"
    /// What unmeasured items count as became something else.
    case estimateChanged = "estimate-changed"
    /// Unmeasured items count as a fraction, which is rounded elsewhere now.
    case rounding
    /// A measured size was forgotten; the estimate counts again.
    case sizeDropped = "size-dropped"
    /// Sizes that are kept by index count for other items, because items came in, went away or moved.
    case sizeMisplaced = "size-misplaced"
    /// An item changed its height.
    case resized
    /// An item's late content arrived.
    case contentArrived = "content-arrived"
    /// Items came in.
    case inserted
    /// Items went away.
    case removed
    /// An item got another place.
    case moved
    /// The space before an item changed, because it became the first of its section or was it no longer.
    case spacing
    /// The list got another width.
    case width
    /// Text got another size.
    case textSize = "text-size"
    /// The viewport got another height.
    case viewport
    /// What covers the viewport got another size, or the content went along with that or another height of it.
    case inset
    /// A navigation to an end of the content went along with it.
    case followed
    /// The content offset was moved to keep the anchor in place.
    case anchorCorrection = "anchor-correction"
    /// The app moved the content offset to undo a shift.
    case appCorrection = "app-correction"
    /// The content offset was moved back into the legal range.
    case clamp
    /// The content offset was rounded to a pixel when it was corrected.
    case pixelRounding = "pixel-rounding"
    /// A movement went on from where it would have been, had the content offset not been written meanwhile.
    case motionResumed = "motion-resumed"
  }

  /// What kind of thing happened.
  public var kind: Kind
  /// To which items; `nil` for a move of the content offset.
  public var items: ItemSpan?
  /// How far it moved the thing that is looked at; positive is towards the end.
  public var amount: Length
  /// What the items counted as before, together; `nil` when that is no part of the story.
  public var before: Length?
  /// What the items count as after it, together; `nil` when that is no part of the story.
  public var after: Length?
  /// What a rounding is part of; `nil` for every other kind.
  public var origin: Kind?

  /// Makes a cause.
  public init(
    kind: Kind, items: ItemSpan?, amount: Length, before: Length? = nil, after: Length? = nil,
    origin: Kind? = nil
  ) {
    self.kind = kind
    self.items = items
    self.amount = amount
    self.before = before
    self.after = after
    self.origin = origin
  }
}

/// One item, or a range of neighbours that stand together for one cause.
public struct ItemSpan: Hashable, Sendable {
  /// The first of them.
  public var first: ItemID
  /// The last of them.
  public var last: ItemID
  /// How many they are.
  public var count: Int
  /// Where the first one was in the list when it happened.
  public var index: Int

  /// Makes a span.
  public init(first: ItemID, last: ItemID, count: Int, index: Int) {
    self.first = first
    self.last = last
    self.count = count
    self.index = index
  }

  /// Whether both ends are items.
  var isItems: Bool { first.isItem && last.isItem }

  /// Makes a span of one item.
  public init(_ item: ItemID, index: Int) {
    self.init(first: item, last: item, count: 1, index: index)
  }
}
