/// A scrolling list for those who have a screen to fill: say what happened, lay out, and put the cells where the
/// result says.
///
/// Changes, scrolls and layouts may come in any order. All that happens between two layouts is one update: what
/// the reader sees is held in place against all of it together, as the engine's policies say.
///
/// ```swift
/// var list = VirtualList(viewportHeight: Length(points: 800), estimate: Length(points: 60))
/// list.insert(count: 100_000, firstID: ItemID(0), at: 0)
/// let update = list.layOut { item, cell in heightOfRow(item) }
/// ```
///
/// It is a thin shell around a ``Virtualizer``, which has the policies and does the work; it keeps the order of calls
/// that one asks for. It is a plain value: a copy is a checkpoint. Nothing it does grows with the length of the list
/// beyond log n.
public struct VirtualList: Sendable {
  /// The engine, for questions that this type does not answer itself.
  ///
  /// Between a change and the next layout it is in the middle of an update.
  public internal(set) var engine: Virtualizer
  /// What the engine cannot know and some policies ask for, such as whether a finger is on the glass. It counts from when it
  /// is set.
  ///
  /// What is owed from earlier updates is corrected, or not, by the first call after a layout. So say that a finger comes
  /// down, goes up, or that an animation begins when it happens, and how long nothing has moved before the first call of
  /// a frame, or before a change that comes between frames.
  public var context = UpdateContext() {
    didSet { if isUpdating { engine.setContext(context) } }
  }
  /// What becomes of measured sizes off screen when ``widthChanged()`` is called.
  public let widthChange: SizeFate
  /// The cells that have items, as they were laid out last, in the list's order: those on screen, and those that are
  /// ready beyond its edges where the engine's policy has such.
  public internal(set) var cells: [DisplayedCell] = []

  /// Whether something happened since the last layout.
  var isUpdating = false
  /// Whether there was a layout.
  var wasLaidOut = false
  /// What happened to cells in the layout that is under way; looked up only.
  var fates: [CellID: CellFate] = [:]
  /// Where in `cells` each cell is; looked up only.
  var places: [CellID: Int] = [:]
  /// The cells that were thrown away in the layout that is under way.
  var discarded: [CellID] = []
  /// Whether the last layout came to rest.
  var isSettled = true
  /// The content offset that the scroll view underneath has, as far as the list knows: what it was told by the last
  /// layout, or what it said since. One that makes something else of what it is told, as whole pixels, is what this is
  /// set to behind the layout.
  public var hostOffset = Length.zero
  /// The offsets that were legal when the scroll view was told its own.
  var hostRange = OffsetRange(lowest: .zero, highest: .zero)

  /// How many passes one layout takes at most. A pass shows what the last one measured, so rows that turn out much
  /// shorter than their estimate take many; after so many the rest is left to the next layout.
  public static let passLimit = 100

  /// Makes a list around an engine, which has the policies and which nothing was done with yet.
  ///
  /// - Parameters:
  ///   - engine: the engine.
  ///   - widthChange: what becomes of measured sizes off screen when the width changes.
  /// - Precondition: the engine has no elements.
  public init(_ engine: Virtualizer, widthChange: SizeFate = .dropsSizes) {
    precondition(engine.sizes.count == 0, "a list is made around an engine without elements")
    self.engine = engine
    self.widthChange = widthChange
  }

  /// Makes a list with the policies that suit most: the first item on screen keeps its place against every change, the
  /// offset is right before the first layout pass, and measured sizes are kept by id until the width changes.
  ///
  /// - Parameters:
  ///   - viewportHeight: how much of the list is seen at once; not negative.
  ///   - estimate: what a row that nobody has measured counts as, in `0...Length.maximumItemHeight`. A layout hands out
  ///     as many cells as rows of that height fit in, so the smallest height of a row is a bad estimate.
  public init(viewportHeight: Length, estimate: Length) {
    self.init(
      Virtualizer(
        estimates: [SizeEstimate(estimate)], viewport: Viewport(height: viewportHeight),
        anchorPolicy: AnchorPolicy(hold: .item(.firstIntersecting)),
        correctionPolicy: CorrectionPolicy(timing: .beforeLayout),
        measuredSizePolicy: .keptByID))
  }

  /// How many elements there are: items, headers and footers.
  public var count: Int { engine.sizes.count }
  /// Where the content ends.
  public var contentHeight: Length { engine.sizes.contentHeight }
  /// Where the viewport's top is, from the start of the content. After a layout it is where that left it.
  public var offset: Length { engine.offset }
  /// The window on the list.
  public var viewport: Viewport { engine.viewport }
  /// The content offsets at which the list can rest.
  public var legalOffsets: OffsetRange { engine.legalOffsets }
  /// Whether a layout has something to do now. What waits for a pause does not count before its time:
  /// ``correctionDelay`` says when that is.
  public var needsLayout: Bool {
    isUpdating || !wasLaidOut || !isSettled || engine.owesEstimates
      || engine.isCorrectionDue(in: context)
  }

  /// How far the content offset is from where what is held wants it, because the engine's policy has corrections wait.
  public var owedCorrection: Length { engine.owedCorrection }

  /// How much longer nothing may move the content until ``owedCorrection`` is made, in microseconds, counted from what
  /// ``context`` says: set a timer, and lay out then with the idle time of then. While a finger is down it does not run.
  /// `nil` when nothing is owed.
  public var correctionDelay: Int64? {
    guard engine.owedCorrection != .zero else { return nil }
    guard case .whenIdle(let time) = engine.correctionPolicy.timing else { return 0 }
    return max(0, time - max(0, context.idleTime))
  }

  /// The element at an index: its id, place and height, and whether it was measured.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: `index` is in `0..<count`.
  public func item(at index: Int) -> IndexedItem { engine.sizes.item(at: index) }

  /// The element at an offset in the content; `nil` when there is none.
  ///
  /// - Complexity: O(log n).
  public func item(atOffset offset: Length) -> IndexedItem? { engine.sizes.item(atOffset: offset) }

  /// The index of an element; `nil` when it is not in the list.
  ///
  /// - Complexity: O(log n).
  public func index(of id: ItemID) -> Int? { engine.sizes.index(of: id) }

  /// The cell that has an item, as it was laid out last; `nil` when none has it.
  ///
  /// - Complexity: O(v) for v cells.
  public func cell(of item: ItemID) -> DisplayedCell? { cells.first { $0.item == item } }

  /// Begins an update, if none is under way.
  mutating func begin() {
    if isUpdating { return }
    isUpdating = true
    engine.setScrollingTo(false)
    engine.beginUpdate(context)
    if !wasLaidOut { engine.beginAtStart() }
    // A pass that finds nothing to do is what begins the rest of a layout that was cut off.
    if !isSettled { engine.setViewport(viewport) }
  }
}
