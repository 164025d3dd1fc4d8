import Testing

@testable import Virtualization

/// Which elements data is wanted for, and in which order: 100 rows of 30 in a viewport of 200.
@Suite struct PrefetchWindowTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var policy: PrefetchPolicy
    /// Where the reader goes from the start of the content, update by update.
    var ways: [Int64]
    var items: [Int64]
    /// Those of them that came in with the last update.
    var entered: [Int64]
    var left: [Int64]

    init(
      _ name: String, _ policy: PrefetchPolicy, _ ways: [Int64], _ items: [Int64],
      entered: [Int64], left: [Int64]
    ) {
      testDescription = name
      self.policy = policy
      self.ways = ways
      self.items = items
      self.entered = entered
      self.left = left
    }
  }

  private static func points(_ points: Int64) -> Overscan.Amount { .points(Length(points: points)) }

  private static let items = PrefetchPolicy(.fixed(before: .items(2), after: .items(3)))

  static let rows = [
    // 500 to 700 in view, 200 more ahead.
    Row(
      "a screen ahead", PrefetchPolicy(), [500], Array(16...29), entered: Array(16...29),
      left: Array(0...13)),
    // From 0 to 200 + 200, nothing has moved.
    Row("a screen at first", PrefetchPolicy(), [], Array(0...13), entered: Array(0...13), left: []),
    // 400 to 600 in view, 200 more upwards.
    Row(
      "after a turn", PrefetchPolicy(), [500, -100], Array(13...19) + [12, 11, 10, 9, 8, 7, 6],
      entered: [13, 14, 15, 12, 11, 10, 9, 8, 7, 6], left: Array(20...29)),
    Row("resting", PrefetchPolicy(), [500, 0], Array(16...29), entered: [], left: []),
    Row(
      "items on both sides", items, [500], Array(16...23) + [24, 25, 26, 15, 14],
      entered: Array(16...23) + [24, 25, 26, 15, 14], left: Array(0...9)),
    Row(
      "both sides, upwards", items, [500, -30], Array(15...22) + [14, 13, 23, 24, 25],
      entered: [13], left: [26]),
    Row(
      "both at rest",
      PrefetchPolicy(.directed(behind: .none, ahead: points(60), atRest: .bothSides)),
      [500, 0], Array(16...23) + [24, 25, 15, 14], entered: [15, 14], left: []),
    // 30 a frame: 60 more ahead, to 730 + 60.
    Row(
      "as fast as the reader",
      PrefetchPolicy(
        .directed(behind: .none, ahead: .none, atRest: .lastDirection),
        movement: .extends(thousandths: 2000)), [500, 30], Array(17...26),
      entered: [], left: [16] + Array(27...56)),
    Row(
      "at the end", PrefetchPolicy(), [2800], Array(93...99), entered: Array(93...99),
      left: Array(0...13)),
  ]

  @Test(arguments: rows) func windowIsFollowed(_ row: Row) {
    var owner = CellListOwner(
      VisibleRangeTests.rows(100, of: 30), viewport: 200, CellPolicy(prefetch: row.policy))
    var window = PrefetchWindow()
    window.update(after: owner.list)
    for way in row.ways {
      owner.update(by: way)
      window.update(after: owner.list)
    }
    #expect(window.items.map { $0.rawValue } == row.items)
    #expect(window.entered.map { $0.id.rawValue } == row.entered)
    #expect(window.left.map { $0.rawValue }.sorted() == row.left)
  }

  /// Items that come in enter where they are, those that go away leave, and the others stay what they are.
  @Test func changesAreFollowed() {
    var owner = CellListOwner(VisibleRangeTests.rows(100, of: 30), viewport: 60, CellPolicy())
    var window = PrefetchWindow()
    window.update(after: owner.list)
    #expect(window.items == [0, 1, 2, 3].map { ItemID($0) })
    owner.update { $0.insert(2, of: 30, at: 1) }
    window.update(after: owner.list)
    #expect(window.items == [0, 100, 101, 1].map { ItemID($0) })
    #expect(window.entered.map { $0.id } == [ItemID(100), ItemID(101)])
    #expect(window.left == [ItemID(2), ItemID(3)])
    owner.update { $0.remove(1..<4) }
    window.update(after: owner.list)
    #expect(window.entered.map { $0.id } == [ItemID(2), ItemID(3), ItemID(4)])
    #expect(window.left == [ItemID(100), ItemID(101), ItemID(1)])
  }

  /// What gets no cell in view is not asked for.
  @Test func emptyItemsAreLeftOut() {
    let heights: [Int64] = [30, 0, 30, 0, 30]
    for (policy, items) in [
      (RangePolicy(), [0, 2, 4]), (RangePolicy(includesEmptyItems: true), [0, 1, 2, 3, 4]),
    ] as [(RangePolicy, [Int64])] {
      let owner = CellListOwner(heights, viewport: 50, CellPolicy(range: policy))
      var window = PrefetchWindow()
      window.update(after: owner.list)
      #expect(window.items.map { $0.rawValue } == items)
    }
  }
}
