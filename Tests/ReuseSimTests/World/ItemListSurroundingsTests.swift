import Testing

@testable import ReuseSim

/// Another width or size of text changes what follows a formula with text in it, and nothing else.
@Suite struct ItemListSurroundingsTests {
  private static let text = HeightModel.text(TextModel(lowest: 80, highest: 80, size: .pt(20)))
  private static let drawn = HeightModel.text(TextModel(lowest: 1, highest: 90, size: .pt(10)))
  private static let kinds = [
    CellKind(name: "Text", height: text), CellKind(name: "Drawn", height: drawn),
    CellKind(name: "Sum", height: .sum([text, .constant(.pt(8)), .range(.pt(0), .pt(9)), drawn])),
    CellKind(name: "Row", height: .constant(.pt(44))),
    CellKind(name: "Range", height: .range(.pt(20), .pt(90))),
  ]

  private static func list(_ width: Int64, _ scale: Rational = Rational(1)) -> ItemList {
    ItemList(kinds: kinds, seed: 5, surroundings: surroundings(width, scale))
  }

  private static func surroundings(
    _ width: Int64, _ scale: Rational = Rational(1)
  ) -> Surroundings {
    Surroundings(width: .pt(width), textScale: scale)
  }

  private static func heights(_ list: ItemList) -> [Length] {
    (0..<list.count).map { list.height(at: $0) }
  }

  @Test func textsFollowTheWidth() {
    var list = ItemListSurroundingsTests.list(400)
    list.insert([ItemBlock(count: 3, kind: 0), ItemBlock(count: 1, kind: 3)], at: 0)
    // 20 pt: characters of 10, lines of 24; 80 ÷ 40 = 2, 80 ÷ 30 = 2.7.
    #expect(ItemListSurroundingsTests.heights(list) == [.pt(48), .pt(48), .pt(48), .pt(44)])
    list.resize(1..<2, to: .pt(5))
    list.change(ItemListSurroundingsTests.surroundings(300))
    #expect(ItemListSurroundingsTests.heights(list) == [.pt(72), .pt(5), .pt(72), .pt(44)])
    #expect(list.contentHeight == .pt(72 + 5 + 72 + 44))
    #expect((0..<4).map { list.followsFormula(at: $0) } == [true, false, true, true])
    // Twice as large: characters of 20, 15 in a line, 6 lines of 48.
    list.change(ItemListSurroundingsTests.surroundings(300, Rational(2)))
    #expect(ItemListSurroundingsTests.heights(list) == [.pt(288), .pt(5), .pt(288), .pt(44)])
    list.insert([ItemBlock(count: 1, kind: 0)], at: 4)
    #expect(list.height(at: 4) == .pt(288))
    list.change(ItemListSurroundingsTests.surroundings(400))
    #expect(
      ItemListSurroundingsTests.heights(list) == [.pt(48), .pt(5), .pt(48), .pt(44), .pt(48)])
  }

  /// After any changes the list is as one that had the last surroundings from the start.
  @Test(arguments: 1...8 as ClosedRange<UInt64>) func changesAreAsGoodAsABeginning(_ seed: UInt64) {
    var draws = Draws(seed: seed)
    var changed = ItemListSurroundingsTests.list(100)
    var straight = ItemListSurroundingsTests.list(333, Rational(2))
    for _ in 0..<40 {
      changed.change(ItemListSurroundingsTests.surroundings(draws.of(0...500)))
      let index = draws.below(changed.count + 1)
      let range = index..<min(changed.count, index + draws.below(5))
      switch draws.below(4) {
      case 0:
        changed.remove(range)
        straight.remove(range)
      case 1:
        changed.resize(range, to: .pt(7))
        straight.resize(range, to: .pt(7))
      default:
        let kind = draws.below(ItemListSurroundingsTests.kinds.count)
        let block = ItemBlock(
          count: draws.below(6), kind: kind,
          heights: draws.once(in: 3) ? ItemListSurroundingsTests.kinds[2].height : nil)
        changed.insert([block, block], at: index)
        straight.insert([block, block], at: index)
      }
      var copy = changed
      copy.change(ItemListSurroundingsTests.surroundings(333, Rational(2)))
      let heights = ItemListSurroundingsTests.heights(copy)
      #expect(heights == ItemListSurroundingsTests.heights(straight))
      #expect(copy.contentHeight == straight.contentHeight)
      #expect(copy.contentHeight == heights.reduce(.zero, +))
      let runs = copy.runsWithHeights(in: 0..<copy.count)
      #expect(
        runs.flatMap { run in
          (0..<run.count).map { _ in
            if case .assumed(let height) = run.size { height } else { Length(units: -1) }
          }
        } == heights)
    }
  }

  @Test func sumsAddUpAndAreClamped() {
    let limit = Length.maximumItemHeight
    let models: [(HeightModel, Length)] = [
      (.sum([.constant(.pt(8)), .constant(.pt(9))]), .pt(17)), (.sum([]), .zero),
      (.sum([.constant(limit), .constant(Length(units: 1))]), limit),
      (.sum([HeightModel](repeating: .constant(limit), count: 8)), limit),
      (
        .sum([.sum([ItemListSurroundingsTests.text, .constant(.pt(2))]), .constant(.pt(1))]),
        .pt(51)
      ),
      (.sum([.table([HeightRun(height: .pt(3), count: 9)]), .constant(.pt(1))]), .pt(4)),
    ]
    for (model, height) in models {
      var list = ItemList(
        kinds: [CellKind(name: "Row", height: model)], seed: 1,
        surroundings: ItemListSurroundingsTests.surroundings(400))
      list.insert([ItemBlock(count: 5, kind: 0)], at: 0)
      #expect(ItemListSurroundingsTests.heights(list) == [Length](repeating: height, count: 5))
      #expect(list.contentHeight == height * 5)
    }
  }

  /// Each part of a sum draws for itself, so that two equal parts are no doubled one.
  @Test func partsDrawIndependently() {
    func heights(_ models: [HeightModel]) -> [Int64] {
      var list = ItemList(kinds: [CellKind(name: "Row", height: .sum(models))], seed: 4)
      list.insert([ItemBlock(count: 400, kind: 0)], at: 0)
      return (0..<400).map { list.height(at: $0).units / 4800 }
    }
    let range = HeightModel.range(.pt(0), .pt(1))
    let sums = heights([range, range])
    // Of two coins, half fall on different sides.
    #expect(160...240 ~= sums.count { $0 == 1 })
    #expect(60...140 ~= sums.count { $0 == 0 })
    let nothing = HeightModel.constant(.zero)
    let (first, second) = (heights([range, nothing]), heights([nothing, range]))
    #expect(zip(first, second).map { $0 + $1 } == sums)
  }

  @Test func hundredMillionTextsTakeNoTime() {
    var list = ItemListSurroundingsTests.list(400)
    list.insert([ItemBlock(count: 100_000_000, kind: 0)], at: 0)
    #expect(list.contentHeight == .pt(4_800_000_000))
    for width in 1...1000 as ClosedRange<Int64> {
      list.change(ItemListSurroundingsTests.surroundings(width))
    }
    #expect(list.contentHeight == .pt(2_400_000_000))
    #expect(list.stretchCount == 1)
  }
}
