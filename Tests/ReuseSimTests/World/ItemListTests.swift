import Testing

@testable import ReuseSim

/// The truth equals a plain array of heights through any changes.
@Suite struct ItemListTests {
  private static let kinds = [
    CellKind(name: "Row", height: .constant(.pt(44))),
    CellKind(name: "Text", height: .range(.pt(20), .pt(90))),
    CellKind(
      name: "Table",
      height: .table([HeightRun(height: .pt(10), count: 2), HeightRun(height: .pt(70), count: 3)])),
    CellKind(
      name: "File",
      height: .column(
        FileColumn(
          file: "feed.csv", column: 1,
          heights: [HeightRun(height: .pt(5), count: 1), HeightRun(height: .zero, count: 1)]))),
  ]

  /// An id and a height, or nothing when it is drawn.
  private typealias Plain = (id: Int64, height: Length?)

  private static func height(_ model: HeightModel, at place: Int64) -> Length? {
    switch model {
    case .constant(let height): return height
    case .range: return nil
    case .table(let runs): return entry(runs, place)
    case .column(let column): return entry(column.heights, place)
    case .columns, .formula, .text, .sum: return nil
    }
  }

  private static func entry(_ runs: [HeightRun], _ place: Int64) -> Length? {
    let heights = runs.flatMap { [Length](repeating: $0.height, count: $0.count) }
    return heights[Int(place) % heights.count]
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>) func equalsAPlainArray(_ seed: UInt64) {
    var draws = Draws(seed: seed)
    var list = ItemList(kinds: ItemListTests.kinds, seed: seed)
    var plain: [Plain] = []
    var drawn: [Int64: Length] = [:]
    for _ in 0..<60 {
      switch draws.below(4) {
      case 0, 1:
        let index = draws.below(plain.count + 1)
        ItemListTests.insert(into: &list, &plain, at: index, &draws)
      case 2:
        let lower = draws.below(plain.count + 1)
        let range = lower..<min(plain.count, lower + draws.below(6))
        if draws.once(in: 2) {
          list.remove(range)
          plain.removeSubrange(range)
        } else {
          list.resize(range, to: .pt(33))
          for place in range { plain[place].height = .pt(33) }
        }
      default:
        guard !plain.isEmpty else { continue }
        let (source, target) = (draws.below(plain.count), draws.below(plain.count))
        list.move(from: source, to: target)
        plain.insert(plain.remove(at: source), at: target)
      }
      #expect(list.count == plain.count)
      var sum = Length.zero
      for (place, item) in plain.enumerated() {
        let height = list.height(at: place)
        // A drawn height is a whole number of points in its range, and never changes.
        let expected = item.height ?? drawn[item.id] ?? height
        if item.height == nil {
          drawn[item.id] = height
          #expect(height >= .pt(20) && height <= .pt(90) && height.units % 4800 == 0)
        }
        #expect(height == expected)
        sum += height
      }
      #expect(list.contentHeight == sum)
      let runs = list.runsWithHeights(in: 0..<plain.count)
      #expect(runs.reduce(0) { $0 + $1.count } == plain.count)
    }
  }

  private static func insert(
    into list: inout ItemList, _ plain: inout [Plain], at index: Int, _ draws: inout Draws
  ) {
    var blocks: [ItemBlock] = []
    var items: [Plain] = []
    var id = list.nextID
    for _ in 0...draws.below(2) {
      let kind = draws.below(kinds.count)
      let own = draws.once(in: 3) ? kinds[draws.below(kinds.count)].height : nil
      let block = ItemBlock(count: draws.below(7), kind: kind, heights: own)
      blocks.append(block)
      for number in 0..<Int64(block.count) {
        // A block's own table begins with its first item, a kind's goes on from id to id.
        let model = own ?? kinds[kind].height ?? .constant(.zero)
        items.append((id + number, height(model, at: own == nil ? id + number : number)))
      }
      id += Int64(block.count)
    }
    list.insert(blocks, at: index)
    plain.insert(contentsOf: items, at: index)
    #expect(list.nextID == id)
  }

  @Test func kindWithoutHeightHasNone() {
    var list = ItemList(kinds: [CellKind(name: "Row")], seed: 1)
    list.insert([ItemBlock(count: 3, kind: 0)], at: 0)
    #expect(list.contentHeight == .zero)
    list.insert([ItemBlock(count: 1, kind: 0, heights: .constant(.pt(9)))], at: 1)
    #expect((0..<4).map { list.height(at: $0) } == [.zero, .pt(9), .zero, .zero])
  }

  @Test func hundredMillionItemsTakeNoTime() {
    var list = ItemList(kinds: ItemListTests.kinds, seed: 1)
    list.insert([ItemBlock(count: 100_000_000, kind: 2)], at: 0)
    list.insert([ItemBlock(count: 100_000_000, kind: 0)], at: 50_000_000)
    #expect(list.contentHeight == .pt(20_000_000 * (20 + 210) + 100_000_000 * 44))
    list.resize(1..<199_999_999, to: .pt(1))
    #expect(list.contentHeight == .pt(10 + 199_999_998 + 70))
  }
}
