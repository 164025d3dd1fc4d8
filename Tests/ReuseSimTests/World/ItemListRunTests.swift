import Testing

@testable import ReuseSim

/// What the truth takes in memory, and what it hands over to a belief.
@Suite struct ItemListRunTests {
  private static let drawn = CellKind(name: "Text", height: .range(.pt(20), .pt(90)))
  private static let table = CellKind(
    name: "Table",
    height: .table([HeightRun(height: .pt(10), count: 2), HeightRun(height: .pt(70), count: 3)]))

  /// The ids, kinds and heights of items, one by one.
  private static func items(_ runs: [ItemRun]) -> [ItemRun] {
    runs.flatMap { run in
      (0..<run.count).map { offset in
        ItemRun(
          firstID: ItemID(run.firstID.rawValue + Int64(offset)), count: 1,
          reuseIdentifier: run.reuseIdentifier, size: run.size)
      }
    }
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func runsHaveTheHeightsOfTheirItems(_ seed: UInt64) {
    var draws = Draws(seed: seed)
    var list = ItemList(kinds: [ItemListRunTests.drawn, ItemListRunTests.table], seed: seed)
    for _ in 0..<20 {
      let count = draws.below(9)
      let own = draws.once(in: 3) ? HeightModel.constant(.pt(5)) : nil
      list.insert(
        [ItemBlock(count: count, kind: draws.below(2), heights: own)],
        at: draws.below(list.count + 1))
      if list.count < 3 { continue }
      list.move(from: draws.below(list.count), to: draws.below(list.count))
      let lower = draws.below(list.count - 1)
      list.resize(lower..<(lower + 2), to: .pt(draws.of(0...3)))
      let any = draws.below(list.count)
      let range = any..<min(any + draws.below(20), list.count)
      let known = ItemListRunTests.items(list.runsWithHeights(in: range))
      #expect(known.map { $0.size } == range.map { .assumed(list.height(at: $0)) })
      let unknown = ItemListRunTests.items(list.runs(in: range))
      #expect(unknown.map { $0.firstID } == known.map { $0.firstID })
      #expect(unknown.map { $0.reuseIdentifier } == known.map { $0.reuseIdentifier })
      #expect(unknown.allSatisfy { $0.size == .estimated })
    }
  }

  @Test func itemsOfAFormulaAreOneRun() {
    let count = 100_000_000
    var list = ItemList(kinds: [ItemListRunTests.table, ItemListRunTests.drawn], seed: 1)
    list.insert([ItemBlock(count: count, kind: 0)], at: 0)
    #expect(
      list.runs(in: 0..<count) == [
        ItemRun(
          firstID: ItemID(0), count: count, reuseIdentifier: ReuseIdentifier(0), size: .estimated)
      ])
    #expect(list.stretchCount == 40_000_004)
    list.insert([ItemBlock(count: 50_000, kind: 1)], at: 7)
    #expect(list.runs(in: 0..<list.count).map { $0.count } == [7, 50_000, count - 7])
    #expect(list.stretchCount == 40_050_004)
    list.remove(3..<(count + 50_000))
    #expect(list.runs(in: 0..<3).map { $0.count } == [3])
    #expect(list.contentHeight == .pt(10 + 10 + 70))
  }

  @Test func aMoveKeepsWhatItMoves() {
    var list = ItemList(kinds: [ItemListRunTests.drawn], seed: 9)
    list.insert([ItemBlock(count: 40, kind: 0)], at: 0)
    list.resize(5..<6, to: .pt(1))
    let before = list.runsWithHeights(in: 0..<40)
    let height = list.contentHeight
    for (source, target) in [(0, 39), (5, 20), (17, 17), (39, 0)] {
      var copy = list
      copy.move(from: source, to: target)
      #expect(copy.contentHeight == height)
      #expect(copy.height(at: target) == list.height(at: source))
      copy.move(from: target, to: source)
      #expect(
        ItemListRunTests.items(copy.runsWithHeights(in: 0..<40)) == ItemListRunTests.items(before))
    }
    #expect(list.runsWithHeights(in: 0..<40) == before)
  }
}
