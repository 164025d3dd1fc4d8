import Testing

@testable import Virtualization

/// Lists with headers: what is said by places in sections, what is a caller's bug, and what just fits.
@Suite struct VirtualListSectionTests {
  @Test(arguments: ListMisuse.allCases)
  func endsTheProcess(misuse: ListMisuse) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse = misuse as ListMisuse] in misuse.commit() }
    #expect(failedPrecondition(of: result) == misuse.message)
  }

  /// The elements of a list: the ids of items, and −1 − its section for a header.
  private func elements(_ list: VirtualList) -> [Int64] {
    (0..<list.count).map { index in
      let id = list.item(at: index).id
      return id.isItem ? id.rawValue : -1 - id.number
    }
  }

  @Test(
    arguments: [
      (1, [-1, 9, 0, 1, 2, -2, 3, 4, 5]), (4, [-1, 0, 1, 2, 9, -2, 3, 4, 5]),
      (5, [-1, 0, 1, 2, -2, 9, 3, 4, 5]), (8, [-1, 0, 1, 2, -2, 3, 4, 5, 9]),
    ] as [(Int, [Int64])])
  func indexBeforeAHeaderIsTheSectionsEnd(index: Int, elements expected: [Int64]) {
    var list = ListMisuse.list()
    list.insert([ListMisuse.run(9)], at: index)
    #expect(elements(list) == expected)
  }

  @Test func placesCountTheItemsOfASection() {
    var list = ListMisuse.list()
    #expect(list.place(of: ItemID(4)) == ItemPlace(section: 1, item: 1))
    #expect(list.place(of: .header(ofSection: 1)) == nil)
    #expect(list.place(of: ItemID(7)) == nil)
    #expect(list.index(of: ItemPlace(section: 1, item: 0)) == 5)
    list.insert([ListMisuse.run(10, 2)], at: ItemPlace(section: 0, item: 3))
    #expect(elements(list) == [-1, 0, 1, 2, 10, 11, -2, 3, 4, 5])
    list.remove(count: 2, at: ItemPlace(section: 1, item: 0))
    #expect(elements(list) == [-1, 0, 1, 2, 10, 11, -2, 5])
    let section = list.insertSection(items: [], at: 1)
    #expect(section.id == 2)
    #expect(list.sections.count == 3)
    list.insert([ListMisuse.run(20)], at: ItemPlace(section: 1, item: 0))
    #expect(elements(list) == [-1, 0, 1, 2, 10, 11, -3, 20, -2, 5])
    list.removeSection(1)
    #expect(elements(list) == [-1, 0, 1, 2, 10, 11, -2, 5])
  }

  @Test(
    arguments: [
      ((0, 0), (0, 2), 1, [-1, 1, 2, 0, -2, 3, 4, 5]),
      ((0, 1), (0, 0), 2, [-1, 1, 2, 0, -2, 3, 4, 5]),
      ((0, 1), (1, 0), 2, [-1, 0, -2, 1, 2, 3, 4, 5]),
      ((0, 0), (1, 3), 3, [-1, -2, 3, 4, 5, 0, 1, 2]),
      ((1, 0), (0, 3), 1, [-1, 0, 1, 2, 3, -2, 4, 5]),
      ((1, 2), (0, 0), 1, [-1, 5, 0, 1, 2, -2, 3, 4]),
      ((1, 1), (1, 1), 0, [-1, 0, 1, 2, -2, 3, 4, 5]),
    ] as [((Int, Int), (Int, Int), Int, [Int64])])
  func movesCountWithoutWhatMoves(
    from: (Int, Int), to: (Int, Int), count: Int, elements expected: [Int64]
  ) {
    var list = ListMisuse.list()
    list.move(
      from: ItemPlace(section: from.0, item: from.1), to: ItemPlace(section: to.0, item: to.1),
      count: count)
    #expect(elements(list) == expected)
    #expect(list.sections[0].elements.count + list.sections[1].elements.count == 8)
  }

  /// Nothing comes of nothing, wherever it comes in.
  @Test func emptyRunsAreNothing() {
    var list = ListMisuse.list()
    list.insert([], at: 4)
    list.insert([ListMisuse.run(9, 0), ListMisuse.run(8)], at: 1)
    #expect(elements(list) == [-1, 8, 0, 1, 2, -2, 3, 4, 5])
    var empty = VirtualList(ListMisuse.list().engine.withoutElements)
    empty.insert([], at: 0)
    empty.insert([ListMisuse.run(9, 0)], at: 0)
    #expect(empty.count == 0)
    #expect(empty.sections.count == 0)
    empty.insertSection(items: [ListMisuse.run(9, 0)], at: 0)
    #expect(empty.count == 1)
  }

  /// An item that was taken away comes back under its id: in the same update and in a later one.
  @Test func deletedItemsComeBack() {
    var list = VirtualList(viewportHeight: Length(points: 400), estimate: Length(points: 50))
    list.insert(count: 50, firstID: ItemID(0), at: 0)
    list.show(.item(ItemID(20), .top))
    _ = list.layOut { _, _ in Length(points: 100) }
    let before = list.cells.map { [$0.item.rawValue, ($0.position - list.offset).units] }
    list.remove(20..<21)
    list.insert([ListMisuse.run(20)], at: 20)
    let update = list.layOut { _, _ in Length(points: 100) }
    #expect(list.cells.map { [$0.item.rawValue, ($0.position - list.offset).units] } == before)
    #expect(update.left.map { $0.item } == [ItemID(20)])
    #expect(update.entered.map { $0.cell.item } == [ItemID(20)])
    list.remove(0..<10)
    _ = list.layOut { _, _ in Length(points: 100) }
    list.insert([ListMisuse.run(0, 10)], at: 0)
    _ = list.layOut { _, _ in Length(points: 100) }
    #expect(list.cells.map { [$0.item.rawValue, ($0.position - list.offset).units] } == before)
  }

  @Test func theLargestIDOfAnItemFits() {
    var list = ListMisuse.list()
    list.insert([ListMisuse.run((1 << 40) - 2, 2)], at: 1)
    #expect(list.item(at: 2).id.role == .item)
    #expect(list.item(at: 2).id == ItemID(ItemID.itemLimit - 1))
  }

  /// What goes to the top goes below the header that is pinned there; a header itself goes to the very top.
  @Test(
    arguments: [
      (.item(ItemID(4), .top), 0, 24),
      (.item(ItemID(4), .top), 10, 34), (.item(ItemID(4), .top), -30, -6),
      (.item(.header(ofSection: 1), .top), 0, 0), (.item(ItemID(4), .bottom), 0, 160),
      (.item(ItemID(4), .bottom), 15, 145), (.item(ItemID(4), .center), 0, 80),
      (.item(ItemID(4), .center), 5, 85),
    ] as [(ScrollTarget, Int64, Int64)])
  func itemsAreTakenBelowTheirHeader(target: ScrollTarget, inset: Int64, y: Int64) throws {
    var list = ListMisuse.list()
    list.insertSection(items: [ListMisuse.run(100, 20)], at: 2)
    list.insertSection(items: [ListMisuse.run(200, 20)], at: 0)
    list.show(target, inset: Length(points: inset))
    _ = list.layOut { item, _ in Length(points: item.isItem ? 40 : 24) }
    let item = try #require(target.item)
    let cell = try #require(list.cell(of: item))
    #expect(cell.position - list.offset == Length(points: y))
  }
}

extension Virtualizer {
  /// An engine of the same policies that nothing was done with.
  fileprivate var withoutElements: Virtualizer {
    Virtualizer(
      estimates: [SizeEstimate(.zero), SizeEstimate(.zero)], viewport: viewport,
      anchorPolicy: anchorPolicy, measuredSizePolicy: measuredSizePolicy,
      sectionStyles: sizes.sections.styles, pinsHeaders: pinsHeaders)
  }
}
