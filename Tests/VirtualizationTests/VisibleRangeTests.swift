import Testing

@testable import Virtualization

/// Which items have cells, by the edge rules, overscans and retentions that lists are known to have.
@Suite struct VisibleRangeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var heights: [Int64]
    var viewport: Int64
    /// Where the reader goes from the start of the content, update by update.
    var ways: [Int64]
    var policy: CellPolicy
    var cells: [Int]
    var testDescription: String { name }

    init(
      _ name: String, _ heights: [Int64], viewport: Int64, _ ways: [Int64],
      _ policy: CellPolicy, _ cells: [Int]
    ) {
      self.name = name
      self.heights = heights
      self.viewport = viewport
      self.ways = ways
      self.policy = policy
      self.cells = cells
    }
  }

  static func rows(_ count: Int, of height: Int64) -> [Int64] {
    [Int64](repeating: height, count: count)
  }

  static func touching(_ edges: RangePolicy.Touching, empty: Bool = false) -> CellPolicy {
    CellPolicy(range: RangePolicy(touching: edges, includesEmptyItems: empty))
  }

  static func overscan(_ overscan: Overscan, _ retention: RangePolicy.Retention = .none)
    -> CellPolicy
  {
    CellPolicy(range: RangePolicy(retention: retention), overscan: overscan)
  }

  static func directed(
    _ behind: Int64, _ ahead: Int64, _ rest: Overscan.Rest = .lastDirection,
    movement: Overscan.Movement = .none, spills: Bool = false
  ) -> CellPolicy {
    overscan(
      Overscan(
        .directed(
          behind: .points(Length(points: behind)), ahead: .points(Length(points: ahead)),
          atRest: rest), movement: movement, spills: spills))
  }

  private static let glass = CellPolicy()
  private static let thirties = rows(100, of: 30)
  private static let gaps: [Int64] = [25, 0, 25, 0, 25, 25]
  private static let hundred = Overscan(.points(Length(points: 100)))

  /// Rules of virtua, react-window, react-virtuoso, TanStack Virtual, FlashList and CodeMirror, by hand.
  static let edges = [
    Row(
      "virtua: the end counts", rows(10, of: 20), viewport: 100, [0], touching(.end),
      [0, 1, 2, 3, 4, 5]),
    Row(
      "virtua: farther down", rows(10, of: 20), viewport: 100, [20], touching(.end),
      [1, 2, 3, 4, 5, 6]),
    Row("react-window: neither counts", rows(10, of: 25), viewport: 100, [0], glass, [0, 1, 2, 3]),
    Row("react-window: on an edge", rows(10, of: 25), viewport: 100, [100], glass, [4, 5, 6, 7]),
    Row("react-window: the end", rows(10, of: 25), viewport: 100, [150], glass, [6, 7, 8, 9]),
    Row("react-window: short content", rows(2, of: 25), viewport: 100, [0], glass, [0, 1]),
    Row("react-window: nothing", [], viewport: 100, [0], glass, []),
    Row("virtuoso: seven rows", rows(1000, of: 30), viewport: 200, [0], glass, Array(0...6)),
    Row(
      "FlashList: the end counts", rows(10, of: 25), viewport: 100, [100], touching(.end),
      [4, 5, 6, 7, 8]),
    Row("both count", rows(10, of: 25), viewport: 100, [100], touching(.both), [3, 4, 5, 6, 7, 8]),
    Row(
      "the start counts at the top", rows(3, of: 25), viewport: 50, [0], touching(.start), [0, 1]),
    Row("without height, skipped", gaps, viewport: 50, [0], glass, [0, 2]),
    Row(
      "without height, inside", gaps, viewport: 50, [0], touching(.none, empty: true), [0, 1, 2]),
    Row(
      "without height, at the end", gaps, viewport: 50, [0], touching(.end, empty: true),
      [0, 1, 2, 3, 4]),
    Row(
      "without height, at no edge", gaps, viewport: 50, [25], touching(.none, empty: true),
      [2, 3, 4]),
    Row(
      "without height, at the start", gaps, viewport: 50, [25], touching(.start, empty: true),
      [0, 1, 2, 3, 4]),
    Row("no viewport", rows(3, of: 25), viewport: 0, [30], touching(.both), []),
  ]

  static let overscans = [
    Row(
      "TanStack: one item more", thirties, viewport: 200, [500], overscan(Overscan(.items(1))),
      Array(15...24)),
    Row(
      "items at the ends", rows(5, of: 30), viewport: 60, [0], overscan(Overscan(.items(9))),
      Array(0...4)),
    Row("100 points", thirties, viewport: 200, [500], overscan(hundred), Array(13...26)),
    Row(
      "half a screen", thirties, viewport: 200, [500],
      overscan(Overscan(.screens(thousandths: 500))), Array(13...26)),
    Row(
      "each side its own", thirties, viewport: 200, [500],
      overscan(Overscan(.fixed(before: .items(2), after: .points(Length(points: 41))))),
      Array(14...24)),
    // 500 − 150 to 700 + 350.
    Row("30 to 70", thirties, viewport: 200, [500], directed(150, 350), Array(11...34)),
    Row("30 to 70, back", thirties, viewport: 200, [700, -200], directed(150, 350), Array(5...28)),
    // 30 of 150 fit before; the other 120 go behind: to 230 + 350 + 120.
    Row(
      "what is too much spills", thirties, viewport: 200, [30], directed(150, 350, spills: true),
      Array(0...23)),
    // At the end 350 go before: from 2800 − 150 − 350.
    Row(
      "and at the end", thirties, viewport: 200, [2800], directed(150, 350, spills: true),
      Array(76...99)),
    Row("ahead only", thirties, viewport: 200, [500], directed(0, 200, .bothSides), Array(16...29)),
    Row(
      "at rest both", thirties, viewport: 200, [500, 0], directed(0, 200, .bothSides),
      Array(10...29)),
    // 100 + 2 × 30 ahead: 530 to 730 + 160.
    Row(
      "a movement extends", thirties, viewport: 200, [500, 30],
      directed(0, 100, movement: .extends(thousandths: 2000)), Array(17...29)),
    // 15 from behind to ahead: 530 − 85 to 730 + 115.
    Row(
      "a movement shifts", thirties, viewport: 200, [500, 30],
      directed(100, 100, movement: .shifts(thousandths: 500)), Array(14...28)),
    Row(
      "at most by all", thirties, viewport: 200, [500],
      directed(100, 100, movement: .shifts(thousandths: 500)), Array(16...29)),
  ]

  static let retentions = [
    Row(
      "covered", thirties, viewport: 200, [0, 50], overscan(hundred, .covering(.zero)), Array(0...9)
    ),
    Row(
      "just covered", thirties, viewport: 200, [0, 100], overscan(hundred, .covering(.zero)),
      Array(0...9)),
    // 110 − 100 to 310 + 100.
    Row(
      "not covered", thirties, viewport: 200, [0, 110], overscan(hundred, .covering(.zero)),
      Array(0...13)),
    Row(
      "with 10 more", thirties, viewport: 200, [0, 95],
      overscan(hundred, .covering(Length(points: 10))), Array(0...13)),
    Row("lasting", thirties, viewport: 200, [0, 60], lasting(60), Array(0...8)),
    // Until 91 − 60 = 31: row 0 has gone.
    Row("lasting less", thirties, viewport: 200, [0, 60, 31], lasting(60), Array(1...9)),
    Row("not lasting", thirties, viewport: 200, [0, 900], lasting(60), Array(30...36)),
  ]

  private static func lasting(_ points: Int64) -> CellPolicy {
    CellPolicy(range: RangePolicy(retention: .within(Length(points: points))))
  }

  @Test(arguments: edges + overscans + retentions) func cellsAreThose(_ row: Row) {
    #expect(
      CellListOwner(row.heights, viewport: row.viewport, row.policy).after(row.ways) == row.cells)
  }

  /// A list that stays as it is when items come and go beside it.
  @Test func whatIsCoveredGoesAlong() {
    let policy = VisibleRangeTests.overscan(VisibleRangeTests.hundred, .covering(.zero))
    var owner = CellListOwner(VisibleRangeTests.thirties, viewport: 200, policy)
    owner.update(by: 900)
    // 800 to 1200.
    #expect(owner.indices == Array(26...39))
    owner.update(by: 60) { $0.insert(2, of: 30, at: 0) }
    #expect(owner.indices == Array(28...41))
    owner.update { $0.remove(0..<2) }
    #expect(owner.indices == Array(26...39))
    owner.update { $0.insert(1, of: 30, at: 30) }
    #expect(owner.indices == Array(26...40))
    owner.update { $0.remove(39..<45) }
    #expect(owner.indices == Array(26...38))
  }

  @Test func mountedItemsHaveCells() {
    var owner = CellListOwner(VisibleRangeTests.thirties, viewport: 60, CellPolicy())
    owner.update { _ = $0.list.mount(ItemID(50)) }
    #expect(owner.indices == [0, 1, 50])
    #expect(owner.list.displayed.map { $0.isOnScreen } == [true, true, false])
    let cell = owner.list.displayed[2].cell
    owner.update(by: 1490)
    #expect(owner.indices == [49, 50, 51])
    #expect(owner.list.displayed[1].cell == cell)
    owner.update(by: -1490)
    var isMounted: [Bool] = []
    for _ in 0..<2 { owner.update { isMounted.append($0.list.unmount(ItemID(50))) } }
    #expect(isMounted == [true, false])
    #expect(owner.indices == [0, 1])
  }

  /// The item with the focus keeps its cell where the policy says so, until the focus goes elsewhere.
  @Test(arguments: [true, false]) func focusedItemKeepsItsCell(_ isKept: Bool) {
    var owner = CellListOwner(
      VisibleRangeTests.thirties, viewport: 60, CellPolicy(keepsFocusedCell: isKept))
    owner.update { $0.list.focusedItem = ItemID(1) }
    let cell = owner.list.displayed[1].cell
    owner.update(by: 1500)
    #expect(owner.indices == (isKept ? [1, 50, 51] : [50, 51]))
    #expect(
      owner.list.displayed.map { $0.isOnScreen } == (isKept ? [false, true, true] : [true, true]))
    #expect(owner.list.displayed.contains { $0.cell == cell && $0.item == ItemID(1) } == isKept)
    owner.update { $0.list.focusedItem = ItemID(50) }
    #expect(owner.indices == [50, 51])
    owner.update { $0.remove(50..<51) }
    #expect(owner.indices == [50, 51])
  }

  /// Cells off screen are asked for their heights when they get their items, or when they come on screen.
  @Test(arguments: Overscan.Measuring.allCases) func measuringIsPolicy(_ time: Overscan.Measuring) {
    let overscan = Overscan(
      .fixed(before: .items(2), after: .items(2)), measuring: time)
    let owner = CellListOwner(
      VisibleRangeTests.thirties, viewport: 60, CellPolicy(overscan: overscan))
    #expect(
      owner.list.displayed.map { owner.list.measures($0) }
        == [true, true, time == .whenPrepared, time == .whenPrepared])
  }
}
