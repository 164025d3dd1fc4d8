import Testing

@testable import Virtualization

/// Where items are and how tall the content is, in the numbers of other systems' own tests. The names tell the system.
@Suite struct SizeCaseTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    /// So many items of a height each, measured or not.
    var items: [(count: Int, height: Int64?)]
    var estimate: Int64 = 50
    var spacing: Int64 = 0
    var topInset: Int64 = 0
    /// What items measure after that.
    var measured: [(range: Range<Int>, height: Int64)] = []
    /// Where items start.
    var starts: [Int: Int64]
    var total: Int64
    /// Which item is at an offset.
    var atOffsets: [Int64: Int] = [:]
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "1, TanStack, padding 10, margin 20, gap 8", items: [(5, 40)], spacing: 8, topInset: 30,
      starts: [0: 30, 1: 78], total: 30 + 5 * 40 + 4 * 8),
    Row(name: "2, TanStack, no gap", items: [(5, 50)], starts: [2: 100], total: 250),
    Row(
      name: "2, TanStack, gap 40", items: [(5, 50)], spacing: 40, starts: [0: 0, 1: 90, 2: 180],
      total: 410),
    Row(
      name: "3, TanStack, a hundred", items: [(100, nil)], estimate: 30,
      starts: [16: 480, 17: 510],
      total: 3000, atOffsets: [500: 16]),
    Row(
      name: "3, TanStack, a million", items: [(1_000_000, nil)], estimate: 30,
      starts: [500_000: 15_000_000], total: 30_000_000, atOffsets: [15_000_000: 500_000]),
    Row(
      name: "9, react-virtuoso, a thousand", items: [(1000, nil)], estimate: 30,
      starts: [7: 30_000 - 29_790, 300: 9000], total: 30_000, atOffsets: [199: 6, 200: 6, 210: 7]),
    Row(
      name: "10, CodeMirror, four lines", items: [(4, nil)], estimate: 14,
      measured: [(1..<2, 28), (2..<3, 14), (3..<4, 5)], starts: [1: 14, 2: 42, 3: 56], total: 61),
    Row(
      name: "10, CodeMirror, a hundred lines", items: [(100, 12)], measured: [(5..<95, 10)],
      starts: [5: 60, 95: 960], total: 1020),
    Row(
      name: "12, FlashList, behind the one at which the list opens", items: [(500, nil)],
      estimate: 200, measured: [(0..<500, 300)], starts: [250: 75_000, 251: 75_300],
      total: 150_000, atOffsets: [75_000: 250]),
    Row(
      name: "13, FlashList, three heights", items: [(1, 100), (1, 150), (1, 50)],
      starts: [0: 0, 1: 100, 2: 250], total: 300),
  ]

  @Test(arguments: rows) func itemsAreThere(_ row: Row) {
    let style = SectionStyle(topInset: Length(points: row.topInset))
    var layout = ListLayout(
      estimates: [SizeEstimate(Length(points: row.estimate))],
      lineSpacing: Length(points: row.spacing), styles: [style])
    var next: Int64 = 0
    let runs = row.items.map { count, height in
      defer { next += Int64(count) }
      return SizeCaseTests.run(next, count, height)
    }
    _ = layout.insertSection(style: 0, items: runs, at: 0)
    for (range, height) in row.measured {
      layout.setSizes(
        range, as: [SizeCaseTests.run(Int64(range.lowerBound), range.count, height)])
    }
    for (index, start) in row.starts {
      let element = layout.sections.element(ofItem: index)
      #expect(layout.item(at: element).position == Length(points: start), "item \(index)")
    }
    for (offset, index) in row.atOffsets {
      #expect(layout.item(atOffset: Length(points: offset))?.index == index, "at \(offset)")
    }
    #expect(layout.contentHeight == Length(points: row.total))
  }

  private static func run(_ first: Int64, _ count: Int, _ height: Int64?) -> ItemRun {
    ItemRun(
      firstID: ItemID(first), count: count, reuseIdentifier: ReuseIdentifier(0),
      size: height.map { .measured(Length(points: $0)) } ?? .estimated)
  }

  /// 7, react-window: heights of 10, 20 … 100, of which the first are known; the others count as their mean.
  @Test(arguments: [(1, 100), (5, 300), (10, 550)] as [(Int, Int64)])
  func contentIsTheMeanOfWhatIsKnown(_ known: Int, _ total: Int64) {
    var list = Virtualizer(
      estimates: [SizeEstimate(Length(points: 50))], viewport: Viewport(height: .zero),
      anchorPolicy: .keepOffset, measuredSizePolicy: .keptByID, learning: LearningPolicy(.mean))
    list.beginUpdate()
    list.insert([SizeCaseTests.run(0, 10, nil)], at: 0)
    for index in 0..<known {
      list.setSizes(
        index..<(index + 1), as: [SizeCaseTests.run(Int64(index), 1, Int64(index + 1) * 10)],
        because: .firstMeasurement)
    }
    while list.needsPass {
      list.updateCells()
      list.endMeasurements()
      list.correctOffset()
    }
    list.endUpdate()
    #expect(list.sizes.contentHeight == Length(points: total))
  }
}
