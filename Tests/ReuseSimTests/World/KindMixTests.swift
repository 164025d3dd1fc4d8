import Testing

@testable import ReuseSim

/// Items of several kinds in one block: each as its own kind says, in turns or drawn.
@Suite struct KindMixTests {
  private static let kinds = [
    CellKind(name: "Text", height: .text(TextModel(lowest: 80, highest: 80, size: .pt(20)))),
    CellKind(name: "Photo", height: .constant(.pt(300))),
    CellKind(name: "Drawn", height: .range(.pt(10), .pt(90))),
    CellKind(
      name: "Table",
      height: .table([HeightRun(height: .pt(1), count: 2), HeightRun(height: .pt(5), count: 1)]),
      fields: [CellField(name: "open", isOnAtFirst: false)],
      additions: [
        ConditionalHeight(condition: .field(0, isOn: true), height: .constant(.pt(1000)))
      ]),
  ]

  private static func list(_ width: Int64 = 400) -> ItemList {
    ItemList(
      kinds: kinds, seed: 2,
      surroundings: Surroundings(width: .pt(width), textScale: Rational(1)))
  }

  private static func kinds(_ list: ItemList) -> [Int] {
    list.runs(in: 0..<list.count).flatMap {
      [Int](repeating: Int($0.reuseIdentifier.rawValue), count: $0.count)
    }
  }

  /// The heights of the same items, each put in by itself.
  private static func oneByOne(_ kinds: [Int], _ width: Int64) -> [Length] {
    var list = list(width)
    for (index, kind) in kinds.enumerated() {
      list.insert([ItemBlock(count: 1, kind: kind)], at: index)
    }
    return (0..<list.count).map { list.height(at: $0) }
  }

  private static let mixes: [KindMix] = [
    .repeating([KindShare(kind: 0, count: 3), KindShare(kind: 1, count: 1)]),
    .repeating([
      KindShare(kind: 1, count: 1), KindShare(kind: 2, count: 2), KindShare(kind: 1, count: 1),
    ]),
    .repeating([KindShare(kind: 3, count: 4), KindShare(kind: 0, count: 1)]),
    .repeating([KindShare(kind: 1, count: 1), KindShare(kind: 1, count: 1)]),
    .drawn([KindShare(kind: 0, count: 3), KindShare(kind: 3, count: 1)]),
    .drawn([
      KindShare(kind: 2, count: 1), KindShare(kind: 3, count: 1), KindShare(kind: 1, count: 9),
    ]),
  ]

  @Test(arguments: mixes) func isAsItsItemsOneByOne(_ mix: KindMix) {
    for count in [1, 2, 5, 24, 61] {
      for width in [400, 35] as [Int64] {
        var list = KindMixTests.list()
        list.insert([ItemBlock(count: count, mix: mix)], at: 0)
        list.change(Surroundings(width: .pt(width), textScale: Rational(1)))
        let kinds = KindMixTests.kinds(list)
        let expected = KindMixTests.oneByOne(kinds, width)
        #expect((0..<count).map { list.height(at: $0) } == expected)
        #expect(list.contentHeight == expected.reduce(.zero, +))
        let known = list.runsWithHeights(in: 0..<count).flatMap {
          [ItemSize](repeating: $0.size, count: $0.count)
        }
        #expect(known == expected.map { .assumed($0) })
        #expect(list.stretchCount <= Int64(count))
        #expect(list.runs(in: 0..<count).count <= mix.changeCount(of: Int64(count)))
        list.remove(count / 3..<count)
        #expect(list.contentHeight == expected.prefix(count / 3).reduce(.zero, +))
      }
    }
  }

  @Test func kindsTakeTurns() {
    var list = KindMixTests.list()
    list.insert([ItemBlock(count: 7, mix: KindMixTests.mixes[0])], at: 0)
    #expect(KindMixTests.kinds(list) == [0, 0, 0, 1, 0, 0, 0])
    // Each block begins with the first kind again.
    list.insert([ItemBlock(count: 4, mix: KindMixTests.mixes[1])], at: 7)
    #expect(KindMixTests.kinds(list).suffix(4) == [1, 2, 2, 1])
  }

  /// Of 4000 items with weights 3 : 1, about 1000 are of the second kind, and each keeps its kind.
  @Test func kindsAreDrawnByWeight() {
    var list = KindMixTests.list()
    list.insert([ItemBlock(count: 4000, mix: KindMixTests.mixes[4])], at: 0)
    let kinds = KindMixTests.kinds(list)
    #expect(900...1100 ~= kinds.count { $0 == 3 })
    list.remove(0..<1000)
    list.move(from: 0, to: 2999)
    #expect(KindMixTests.kinds(list) == Array(kinds[1001...]) + [kinds[1000]])
  }

  /// What is drawn for one list is drawn for every list of the seed, whatever else is in the block.
  @Test func fieldsAreThoseOfTheItemsKind() {
    var list = KindMixTests.list()
    list.insert([ItemBlock(count: 10, mix: KindMixTests.mixes[2])], at: 0)
    let before = (0..<10).map { list.height(at: $0) }
    _ = list.changeStates(in: 0..<10) { kind, state in if kind == 3 { state[0] = true } }
    for (index, kind) in KindMixTests.kinds(list).enumerated() {
      #expect(list.height(at: index) == before[index] + (kind == 3 ? .pt(1000) : .zero))
    }
  }

  @Test func ownHeightsAreThereWhateverTheKind() {
    var list = KindMixTests.list()
    let table = HeightModel.table([
      HeightRun(height: .pt(7), count: 1), HeightRun(height: .pt(8), count: 1),
    ])
    list.insert([ItemBlock(count: 5, mix: KindMixTests.mixes[0], heights: table)], at: 0)
    #expect((0..<5).map { list.height(at: $0) } == [.pt(7), .pt(8), .pt(7), .pt(8), .pt(7)])
  }

  @Test func longTurnsTakeNoTime() {
    var list = KindMixTests.list()
    let mix = KindMix.repeating([
      KindShare(kind: 0, count: 1_000_000), KindShare(kind: 1, count: 1_000_000),
    ])
    list.insert([ItemBlock(count: 100_000_000, mix: mix)], at: 0)
    #expect(list.contentHeight == .pt(50_000_000 * 348))
    #expect(list.stretchCount == 100)
  }
}
