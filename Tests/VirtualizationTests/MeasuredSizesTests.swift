import SizeTwin
import Testing

@testable import Virtualization

/// What a list knows sizes by, and how long it keeps them.
@Suite struct MeasuredSizesTests {
  private static let kind = ReuseIdentifier(0)

  private static func list(
    _ policy: MeasuredSizePolicy, viewport: Int64 = 0, holding anchor: AnchorPolicy = .keepOffset
  ) -> Virtualizer {
    Virtualizer(
      estimates: [SizeEstimate(Length(units: 7))],
      viewport: Viewport(height: Length(units: viewport)), anchorPolicy: anchor,
      measuredSizePolicy: policy)
  }

  /// One item of a naive list.
  private struct Item: Hashable {
    var id: Int64
    var size: ItemSize

    var run: ItemRun {
      ItemRun(firstID: ItemID(id), count: 1, reuseIdentifier: MeasuredSizesTests.kind, size: size)
    }
  }

  private static func items(of list: Virtualizer) -> [Item] {
    list.sizes.runs(in: 0..<list.sizes.count).flatMap { run in
      (0..<run.count).map { Item(id: run.firstID.rawValue + Int64($0), size: run.size) }
    }
  }

  /// Places keep their measured sizes, and items their estimates, through random changes, one at a time or several together.
  @Test func placesKeepTheirSizes() {
    var numbers = SeededNumbers(seed: 11)
    for _ in 0..<60 {
      var list = MeasuredSizesTests.list(MeasuredSizePolicy(key: .index))
      var nextID: Int64 = 0
      list.beginUpdate()
      for _ in 0..<4 {
        let before = MeasuredSizesTests.items(of: list)
        var now = before
        for _ in 0..<numbers.of(1...3) {
          change(&list, &now, &nextID, &numbers)
        }
        list.restoreDisplacedSizes()
        let expected = now.enumerated().map { place, item -> Item in
          if place < before.count && before[place].id == item.id { return before[place] }
          switch place < before.count ? before[place].size : .estimated {
          case .measured(let height), .remembered(let height):
            return Item(id: item.id, size: .remembered(height))
          case .estimated, .assumed: break
          }
          if case .assumed = item.size { return item }
          return Item(id: item.id, size: .estimated)
        }
        let isChanged = before.map { $0.id } != now.map { $0.id }
        #expect(MeasuredSizesTests.items(of: list) == (isChanged ? expected : before))
        #expect(list.displacedElements == nil)
        for place in now.indices where numbers.of(0...1) == 0 {
          let size = ItemSize.measured(Length(units: Int64(numbers.of(0...20))))
          let run = Item(id: now[place].id, size: size).run
          list.setSizes(place..<(place + 1), as: [run], because: .firstMeasurement)
        }
      }
    }
  }

  private func change(
    _ list: inout Virtualizer, _ now: inout [Item], _ nextID: inout Int64,
    _ numbers: inout SeededNumbers
  ) {
    switch now.isEmpty ? 0 : numbers.of(0...2) {
    case 0:
      let place = numbers.of(0...now.count)
      let new = (0..<numbers.of(1...4)).map { number in
        Item(
          id: nextID + Int64(number),
          size: numbers.of(0...1) == 0 ? .estimated : .assumed(Length(units: Int64(number))))
      }
      nextID += Int64(new.count)
      now.insert(contentsOf: new, at: place)
      list.insert(new.map { $0.run }, at: place)
    case 1:
      let first = numbers.of(0...(now.count - 1))
      let range = first..<numbers.of((first + 1)...now.count)
      now.removeSubrange(range)
      list.remove(range)
    default:
      let source = numbers.of(0...(now.count - 1))
      let target = numbers.of(0...(now.count - 1))
      let item = now.remove(at: source)
      now.insert(item, at: target)
      list.move(from: source, to: target)
    }
  }

  /// What comes in and goes away again leaves everything where it was, whatever sizes are known by.
  @Test(arguments: MeasuredSizePolicy.Key.allCases, [false, true])
  func insertAndRemoveIsTheIdentity(_ key: MeasuredSizePolicy.Key, isOneUpdate: Bool) {
    var list = MeasuredSizesTests.list(MeasuredSizePolicy(key: key))
    list.beginUpdate()
    list.insert(
      (0..<6).map { Item(id: $0, size: .measured(Length(units: 10 + $0))).run }
        + [Item(id: 6, size: .estimated).run], at: 0)
    list.restoreDisplacedSizes()
    list.setSizes(
      0..<6, as: (0..<6).map { Item(id: $0, size: .measured(Length(units: 10 + $0))).run },
      because: .firstMeasurement)
    let before = (0...7).map { list.sizes.position(of: $0) }
    list.insert([Item(id: 7, size: .estimated).run, Item(id: 8, size: .estimated).run], at: 2)
    if !isOneUpdate { list.restoreDisplacedSizes() }
    list.remove(2..<4)
    list.restoreDisplacedSizes()
    #expect((0...7).map { list.sizes.position(of: $0) } == before)
    let isUntouched = key == .id || isOneUpdate
    #expect(list.sizes.measuredCount == (isUntouched ? 6 : 2))
  }

  /// A size that becomes known right after a change is that of the element, not of its place.
  @Test func sizesThatAreSetAfterAChangeStay() {
    var list = MeasuredSizesTests.list(MeasuredSizePolicy(key: .index))
    list.beginUpdate()
    list.insert([Item(id: 0, size: .measured(Length(units: 10))).run], at: 0)
    list.restoreDisplacedSizes()
    list.insert([Item(id: 1, size: .estimated).run], at: 0)
    let known = Item(id: 0, size: .measured(Length(units: 30)))
    list.setSizes(1..<2, as: [known.run], because: .remeasurement)
    list.restoreDisplacedSizes()
    #expect(list.sizes.item(at: 1).size == known.size)
    #expect(list.sizes.item(at: 0).size == .estimated)
  }

  /// A cell whose item has the size of another one is asked again.
  @Test func displayedItemsAreMeasuredAgain() {
    var owner = ListOwner(
      [40, 80, 40, 80, 40], estimate: 60, holding: .keepOffset, isMeasured: false,
      sizes: MeasuredSizePolicy(key: .index))
    owner.update { $0.insert([50], at: 0, isMeasured: false) }
    #expect(owner.list.displayed.map { $0.height.units / 4800 } == [50, 40, 80, 40, 80, 40])
    #expect(owner.list.sizes.measuredCount == 6)
  }

  /// Sizes go with their cells, are remembered as estimates, or stay.
  @Test(arguments: SizeFate.allCases) func releasedSizes(_ fate: SizeFate) {
    var owner = ListOwner(
      [Int64](repeating: 100, count: 40), estimate: 50,
      holding: AnchorPolicy(hold: .item(.firstIntersecting)), isMeasured: false,
      sizes: MeasuredSizePolicy(onRelease: fate))
    owner.update(scrollingBy: 1000)
    let sizes = owner.list.sizes
    #expect(owner.list.displayed.count == 4)
    switch fate {
    case .keepsSizes:
      // Eight rows were found by estimates at the top and stayed known; so were eight more.
      #expect(sizes.measuredCount == 16)
      #expect(sizes.contentHeight == Length(points: 16 * 100 + 24 * 50))
      #expect(owner.offset == Length(points: 1000))
    case .dropsSizes:
      #expect(sizes.measuredCount == 4)
      #expect(sizes.contentHeight == Length(points: 4 * 100 + 36 * 50))
    case .turnsSizesIntoEstimates:
      #expect(sizes.measuredCount == 4)
      #expect(sizes.contentHeight == Length(points: 16 * 100 + 24 * 50))
      #expect(sizes.item(at: 0).size == .remembered(Length(points: 100)))
    }
  }

  /// What becomes of sizes on reload data.
  @Test(arguments: SizeFate.allCases) func reloadedSizes(_ fate: SizeFate) {
    var list = MeasuredSizesTests.list(MeasuredSizePolicy(onReload: fate))
    list.beginUpdate()
    list.insert([Item(id: 0, size: .measured(Length(units: 30))).run], at: 0)
    list.reloadData()
    let sizes: [SizeFate: ItemSize] = [
      .keepsSizes: .measured(Length(units: 30)), .dropsSizes: .estimated,
      .turnsSizesIntoEstimates: .remembered(Length(units: 30)),
    ]
    #expect(list.sizes.item(at: 0).size == sizes[fate])
  }
}
