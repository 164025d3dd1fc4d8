/// A scrolling list without views: which items are on screen in which cells, and at what content offset.
///
/// One update of the list goes through these calls, in this order:
///
/// 1. `beginUpdate()`;
/// 2. changes of the data: `insert(_:at:)`, `remove(_:)`, `move(from:to:count:inSection:)`, `insertSection(style:items:at:)`,
///    `removeSection(_:)`, `reload(_:as:)`, `reloadData()`, `setSizes(_:as:because:)`,
///    `settleSizes(_:in:because:)`, `invalidateSizes(in:)`;
/// 3. the user's part: `scroll(by:)`; between the changes, the owner's own part: `writeOffset(_:)`, and layout
///    passes that end with `settleLayout()`;
/// 4. layout passes while `needsPass`: `updateCells()` says which cells leave and enter; the owner configures
///    those and calls `setMeasuredHeight(_:at:)` for each displayed cell that `needsMeasure`; then `endMeasurements()`,
///    or what it does one by one; then `correctOffset()`;
/// 5. `endUpdate()`.
///
/// Indices count the list's elements: its items, and the headers and footers of its sections.
///
/// It is a plain value: a copy is a checkpoint. Nothing it does per update grows with the length of the list
/// beyond log n.
public struct Virtualizer: Sendable {
  /// What is believed of the heights of items, headers and footers, and where that puts them.
  public internal(set) var sizes: ListLayout
  /// The window on the list.
  public internal(set) var viewport: Viewport
  /// Where the window is.
  public internal(set) var offset: Length
  /// How far the window is beyond the legal range, because something holds it or swings there: positive beyond
  /// the end. Corrections move it along; at rest it is zero.
  public internal(set) var overscroll = Length.zero
  /// What is kept in place.
  public let anchorPolicy: AnchorPolicy
  /// Whether the end of the content is followed.
  public let endPolicy: EndPolicy
  /// What measured sizes are known by, and how long they are kept.
  public let measuredSizePolicy: MeasuredSizePolicy
  /// What was learned of what nobody has measured; `nil` when nothing is learned.
  public internal(set) var estimator: Estimator?
  /// Whether the header of the section that reaches across the inside of the top inset stays there.
  public let pinsHeaders: Bool
  /// Which items have cells, and what becomes of cells that leave them.
  public let cellPolicy: CellPolicy
  /// The cells, those that wait and are kept included.
  public internal(set) var pool: ReusePool
  /// The cells that have items, in the list's order: those on screen, and those that are ready beyond its edges.
  public internal(set) var displayed: [DisplayedCell] = []
  /// Where the last `updateCells()` found nothing to show between the displayed cells, in order; nothing in a
  /// list without space.
  public internal(set) var visibleSpaces: [VisibleSpace] = []
  /// What the last `updateCells()` changed.
  public internal(set) var cellUpdates: [CellUpdate] = []

  /// What is held in this update.
  var held: Hold?
  /// The content offset at the beginning of this update, and what the user's part added to it.
  var uncorrectedOffset: Length
  /// Where the content offset is when nothing is held, before the clamp.
  var unheldOffset: Length
  /// Where the anchor last wanted the content offset to be.
  var wantedOffset: Length
  /// What clamps in the middle of this update moved the offset by, for good.
  public internal(set) var settledClamp = Length.zero
  /// How far the list's owner moved the offset in this update.
  public internal(set) var writtenOffset = Length.zero
  /// What came of choosing what to hold.
  var choice: AnchorOutcome
  /// Whether what is held was chosen on the geometry after the user's part, not on what was last shown.
  public internal(set) var pickedAnew = false
  /// Whether the user moved towards the start of the content in this update.
  var scrolledUp = false
  /// Whether the last pass changed something that another pass has to look at.
  public internal(set) var needsPass = true
  /// Cells whose item went away or was reloaded; they leave in the next pass.
  var departing: [DisplayedCell] = []
  /// The same of cells that were kept.
  var departingKept: [DisplayedCell] = []
  /// The items that have cells wherever they are.
  public internal(set) var mountedItems: [ItemID] = []
  /// Whether the last movement of the user was towards the start of the content.
  var goesUp = false
  /// How far the user moved the content offset in this update.
  var movedByUser = Length.zero
  /// Which elements the last pass found in view, while that may last longer than the window is there.
  var lastRange: Range<Int>?
  /// Whether the next pass throws away the cells that wait.
  var emptiesPool = false
  /// Whether cells that enter are measured even when their item's size is known.
  var remeasuresAll = false
  /// Whether a scroll to somewhere is under way.
  var isScrollingTo = false
  /// Whether something was learned that counts when no scroll to somewhere is under way any more.
  public internal(set) var owesEstimates = false
  /// Whether something was learned when estimates had changed as often as they may in one update.
  var hasUnsettledEstimates = false
  /// How often estimates changed, or released sizes were forgotten, in this update.
  var learningRound = 0
  /// The elements whose cells left the screen and whose sizes have not gone with them yet.
  var released: [ItemID] = []
  /// Where sizes are kept by index: what elements counted as before others came in, went away or moved.
  var displaced: DisplacedSizes?
  /// How many elements from the first on keep the estimates that they had when they were shown or passed.
  var placedCount = 0
  /// What the last pass found visible; kept between passes only to reuse its memory.
  var visibleItems: [IndexedItem] = []
  /// What of it is on screen; kept between passes only to reuse its memory.
  var foundItems: [IndexedItem] = []
  /// The cells that leave in a pass; kept between passes only to reuse its memory.
  var hidden: [DisplayedCell] = []
  /// The displayed cells of the next pass; kept between passes only to reuse its memory.
  var nextDisplayed: [DisplayedCell] = []

  /// What is held in place during one update.
  enum Hold: Hashable, Sendable {
    /// An edge of an item.
    case anchor(Anchor)
    /// The target of a scroll that is under way, where it was asked to be.
    case target(ScrollTarget)
    /// The end of the content, with the largest legal offset when it was shown last.
    case end(Length)
  }

  /// Makes a list at the top of its content, without items.
  ///
  /// - Parameters:
  ///   - estimates: what unmeasured items count as, one for each reuse identifier.
  ///   - learning: how that changes with what is measured; `nil` when it does not. Where only new items get new
  ///     estimates, all of them are rounded down to whole units.
  ///   - lineSpacing: the room between neighbouring items of a section.
  ///   - sectionStyles: the styles that sections can have; the first is that of the section that comes with
  ///     the first items of a list without sections.
  /// - Precondition: as for `ListLayout.init(estimates:lineSpacing:styles:)`.
  public init(
    estimates: [SizeEstimate], viewport: Viewport, anchorPolicy: AnchorPolicy,
    measuredSizePolicy: MeasuredSizePolicy, learning: LearningPolicy? = nil,
    endPolicy: EndPolicy = .stays, cellPolicy: CellPolicy = CellPolicy(),
    lineSpacing: Length = .zero, sectionStyles: [SectionStyle] = [.plain],
    pinsHeaders: Bool = false
  ) {
    let isWhole = learning?.application == .newItems
    let estimates = isWhole ? estimates.map { $0.roundedDown } : estimates
    sizes = ListLayout(estimates: estimates, lineSpacing: lineSpacing, styles: sectionStyles)
    self.pinsHeaders = pinsHeaders
    self.viewport = viewport
    offset = -viewport.topInset
    uncorrectedOffset = offset
    unheldOffset = offset
    wantedOffset = offset
    self.anchorPolicy = anchorPolicy
    self.endPolicy = endPolicy
    self.measuredSizePolicy = measuredSizePolicy
    estimator = learning.map { Estimator($0, identifierCount: estimates.count) }
    self.cellPolicy = cellPolicy
    pool = ReusePool(
      reuseIdentifierCount: estimates.count, policy: cellPolicy.pool,
      keptLimit: cellPolicy.keptCount)
    choice = .keepsOffset
  }

  /// The content offsets that are legal at rest.
  public var legalOffsets: OffsetRange {
    viewport.legalOffsets(contentHeight: sizes.contentHeight)
  }

  /// Begins an update: what is held is chosen on the geometry that was last shown.
  ///
  /// - Complexity: O(log n).
  public mutating func beginUpdate() {
    scrolledUp = false
    endMovement()
    pickedAnew = false
    held = nil
    settledClamp = .zero
    writtenOffset = .zero
    learningRound = 0
    uncorrectedOffset = offset
    unheldOffset = offset
    wantedOffset = offset
    chooseHold()
  }

  /// Moves the content for the user, or takes the reader somewhere.
  ///
  /// What the anchor is owed for the changes so far is put right first, so that the user starts from what he
  /// sees. The anchor goes with the content; when nothing of it is left in the viewport, another one is picked.
  ///
  /// - Parameter beyondEdges: whether the legal range does not stop it.
  /// - Returns: how far the offset moved after clamping.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func scroll(by delta: Length, beyondEdges: Bool = false) -> Length {
    settleChanges(scrollingUp: delta < .zero)
    let target = beyondEdges ? offset + delta : legalOffsets.move(offset, by: delta)
    let moved = target - offset
    let free = freeOffsets
    offset = target
    overscroll = target - free.clamp(target)
    uncorrectedOffset += moved
    unheldOffset = target
    wantedOffset += moved
    noteMovement(moved)
    followScroll(moved)
    return moved
  }

  /// Ends an update.
  public mutating func endUpdate() {
    divideOffset()
    remeasuresAll = false
    needsPass = false
  }

  /// Moves the content offset without a word and wherever it is told to, for tests of those who look for
  /// such.
  package mutating func plantOffset(_ offset: Length) {
    self.offset = offset
  }

  /// Holds the anchor one unit from where it has to be, for tests of those who look for such.
  package mutating func plantWrongAnchor() {
    guard case .anchor(var anchor) = held else { return }
    anchor.y += Length(units: 1)
    held = .anchor(anchor)
  }

  /// Makes one cached sum wrong by a unit, for tests of those who look for such.
  package mutating func plantWrongSum() {
    sizes.slots.plantWrongSum()
  }

  /// Makes one estimate wrong by a unit, for tests of those who look for such.
  package mutating func plantWrongEstimate() {
    var estimate = sizes.estimate(for: ReuseIdentifier(0))
    estimate.sum.units += estimate.count
    sizes.setEstimate(estimate, for: ReuseIdentifier(0))
  }
}
