/// A scrolling list without views: which items are on screen in which cells, and at what content offset.
///
/// One update of the list goes through these calls, in this order:
///
/// 1. `beginUpdate(_:)`;
/// 2. changes of the data: `insert(_:at:)`, `remove(_:)`, `move(from:to:count:inSection:)`, `insertSection(style:items:at:)`,
///    `removeSection(_:)`, `reload(_:as:)`, `reloadData()`, `setSizes(_:as:because:)`,
///    `settleSizes(_:in:because:)`, `invalidateSizes(in:)`;
/// 3. the user's part: `scroll(by:)`; between the changes, the owner's own part: `writeOffset(_:)`, and layout
///    passes that end with `settleLayout()`, and `noteBatch()` where changes are one transaction;
/// 4. layout passes while `needsPass`: `updateCells()` says which cells leave and enter; the owner configures
///    those and calls `setMeasuredHeight(_:at:)` for each displayed cell that `needsMeasure`; then `endMeasurements()`,
///    or what it does one by one; then `correctOffset()`;
/// 5. `endUpdate()`. When `owedCorrection` is not zero then, an update is due although nothing happens.
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
  /// What is kept in place.
  public let anchorPolicy: AnchorPolicy
  /// How and when the offset is moved for it.
  public let correctionPolicy: CorrectionPolicy
  /// Whether the start of the content is followed.
  public let startPolicy: StartPolicy
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
  /// The height of a pixel, for those who round to it.
  public let pixel: Length
  /// The cells, those that wait and are kept included.
  public internal(set) var pool: ReusePool
  /// The cells that have items, in the list's order: those on screen, and those that are ready beyond its edges.
  public internal(set) var displayed: [DisplayedCell] = []
  /// Where the last `updateCells()` found nothing to show between the displayed cells, in order; nothing in a
  /// list without space.
  public internal(set) var visibleSpaces: [VisibleSpace] = []
  /// What the last `updateCells()` changed.
  public internal(set) var cellUpdates: [CellUpdate] = []

  /// The item that has the focus.
  public var focusedItem: ItemID? {
    didSet { if cellPolicy.keepsFocusedCell { needsPass = true } }
  }
  /// Where the window is, and what brought it there in this update.
  @usableFromInline var ledger: OffsetLedger
  /// What is held in this update.
  var held: Hold?
  /// What was on screen when this update began, and where.
  var shown: [ShownPlace] = []
  /// Where what was held was deleted, while what comes in there in this update is held in its place.
  var gap: Gap?
  /// The ids of items that came in this update, while something was shown.
  var arrived: [Range<Int64>] = []
  /// What is held beyond this update, where the policy keeps it.
  var kept: Anchor?
  /// Whether nothing is held beyond this update, because nothing was found.
  var keepsNothing = false
  /// Whether what is held is let go at the end of this update, whatever the policy keeps.
  var letsGo = false
  /// What was at the end of the list when this update began, while the list follows only what comes in behind it.
  var endWatch: EndWatch?
  /// What the owner said of this update.
  var context = UpdateContext()
  /// Whether a finger is on the glass, or what it has left moves the content.
  var isUserScrolling = false
  /// Whether several changes are one transaction.
  var isInBatch = false
  /// Whether that is one change for who picks for each, so that what was picked for it is held throughout.
  var holdsForBatch = false
  /// Whether no layout pass of this update was begun.
  var isBeforeLayout = true
  /// How much taller the held item itself was found to be in this update.
  var heldItemGrowth = Length.zero
  /// How far the clamp of earlier updates kept the offset from where the held item wanted it when this one began.
  var displacement = Length.zero
  /// How tall the viewport was when this update began.
  var viewportHeightBefore = Length.zero
  /// Whether a test keeps the policy from holding anything in this update.
  var isSuppressedByFault = false
  /// Whether a test keeps it from rounding positions in this update.
  var ignoresRounding = false
  /// The corrections that wait.
  @usableFromInline var debt = CorrectionDebt()
  /// The reasons that have kept the policy from compensating something in this update: they last until its end, so that
  /// what comes and goes in it is compensated as a whole or not at all.
  var standingSuppressions: AnchorPolicy.Suppressions = []
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
  /// How many updates in a row left some of that to the next one; stands still beyond `learningUpdates`.
  public internal(set) var restlessUpdates = 0
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

  /// Makes a list at the top of its content, without items.
  ///
  /// - Parameters:
  ///   - estimates: what unmeasured items count as, one for each reuse identifier.
  ///   - viewport: the window on the list.
  ///   - anchorPolicy: what keeps its place on the glass.
  ///   - correctionPolicy: how and when the offset is moved for it.
  ///   - measuredSizePolicy: what measured sizes are known by, and how long they are kept.
  ///   - learning: how that changes with what is measured; `nil` when it does not. Where only new items get new
  ///     estimates, all of them are rounded down to whole units.
  ///   - startPolicy: whether the start of the content is followed.
  ///   - endPolicy: whether the end of the content is followed.
  ///   - cellPolicy: which items have cells, and what becomes of cells that leave their items.
  ///   - lineSpacing: the room between neighbouring items of a section.
  ///   - sectionStyles: the styles that sections can have; the first is that of the section that comes with
  ///     the first items of a list without sections.
  ///   - pinsHeaders: whether the header of the section that is read stays at the top.
  ///   - pixel: the height of a pixel, needed by a correction policy that rounds to it.
  /// - Precondition: as for `ListLayout.init(estimates:lineSpacing:styles:)`; there is a pixel where offsets are rounded
  ///   to one.
  public init(
    estimates: [SizeEstimate], viewport: Viewport, anchorPolicy: AnchorPolicy,
    correctionPolicy: CorrectionPolicy = CorrectionPolicy(),
    measuredSizePolicy: MeasuredSizePolicy, learning: LearningPolicy? = nil,
    startPolicy: StartPolicy = .holdsAnchor, endPolicy: EndPolicy = .stays,
    cellPolicy: CellPolicy = CellPolicy(), lineSpacing: Length = .zero,
    sectionStyles: [SectionStyle] = [.plain], pinsHeaders: Bool = false, pixel: Length? = nil
  ) {
    precondition(
      pixel != nil || correctionPolicy.rounding == .none,
      "a list that rounds to pixels is told how tall one is")
    let pixel = pixel ?? Length(units: 1)
    precondition(pixel > .zero, "a pixel has a height")
    let isWhole = learning?.application == .newItems
    let estimates = isWhole ? estimates.map { $0.roundedDown } : estimates
    sizes = ListLayout(estimates: estimates, lineSpacing: lineSpacing, styles: sectionStyles)
    self.pinsHeaders = pinsHeaders
    self.viewport = viewport
    ledger = OffsetLedger(at: -viewport.topInset)
    self.pixel = pixel
    self.anchorPolicy = anchorPolicy
    self.correctionPolicy = correctionPolicy
    self.startPolicy = startPolicy
    self.endPolicy = endPolicy
    self.measuredSizePolicy = measuredSizePolicy
    estimator = learning.map { Estimator($0, identifierCount: estimates.count) }
    self.cellPolicy = cellPolicy
    pool = ReusePool(
      reuseIdentifierCount: estimates.count, policy: cellPolicy.pool,
      keptLimit: cellPolicy.keptCount)
    choice = .keepsOffset
  }

  /// Moves the content offset without a word and wherever it is told to, for tests of those who look for
  /// such.
  package mutating func plantOffset(_ offset: Length) {
    ledger.show(at: offset)
  }

  /// Holds the anchor one unit from where it has to be, for tests of those who look for such.
  package mutating func plantWrongAnchor() {
    held?.movePlace(by: Length(units: 1))
  }

  /// Owes a unit more than is owed, for tests of those who look for such.
  package mutating func plantDebt() {
    if debt.owed != .zero { debt.add(Length(units: 1)) }
  }

  /// Keeps the policy from holding what it holds in this update, for tests of those who look for such.
  package mutating func plantSuppression() { isSuppressedByFault = true }

  /// Keeps positions from being rounded in the changes of this update, for tests of those who look for such.
  package mutating func plantExactPositions() { ignoresRounding = true }

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
