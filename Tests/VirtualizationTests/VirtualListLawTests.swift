import SizeTwin
import Testing

@testable import Virtualization

/// The small list over random lives: it does what the engine does when its protocol is followed by hand, and its
/// results, carried out, give what it says is on screen.
@Suite struct VirtualListLawTests {
  /// Something that happens to a list.
  enum Happening {
    case insert(Int, at: Int, section: Int)
    case remove(Range<Int>)
    case move(from: Int, to: Int, count: Int)
    case reload(Range<Int>)
    case remeasure(Range<Int>)
    case reloadData, width
    case keepCell(ItemID)
    case releaseCell(ItemID)
    case scroll(Int64)
    case show(ScrollTarget)
    case viewport(Int64)
  }

  private static let policies: [AnchorPolicy] = [
    .keepOffset, AnchorPolicy(hold: .item(.firstIntersecting)),
    AnchorPolicy(hold: .item(.lastVisible)),
    AnchorPolicy(hold: .item(.firstFullyVisible), condition: .scrollingUp),
  ]

  private static func engine(_ numbers: inout SeededNumbers) -> Virtualizer {
    let learning: [LearningPolicy?] = [
      nil, LearningPolicy(.mean), LearningPolicy(.medianOfVisible),
    ]
    return Virtualizer(
      estimates: [SizeEstimate(Length(points: 50)), SizeEstimate(Length(points: 20))],
      viewport: Viewport(height: Length(points: 400), topInset: Length(points: numbers.next(20))),
      anchorPolicy: policies[Int(numbers.next(4))],
      correctionPolicy: CorrectionPolicy(
        timing: [.atOnce, .beforeLayout, .nextUpdate][Int(numbers.next(3))]),
      measuredSizePolicy: MeasuredSizePolicy(
        key: numbers.next(3) == 0 ? .index : .id, onReload: fate(&numbers),
        onRelease: fate(&numbers)),
      learning: learning[Int(numbers.next(3))],
      endPolicy: numbers.next(3) == 0 ? .follows(within: Length(points: 30)) : .stays,
      cellPolicy: cells(&numbers), lineSpacing: Length(points: numbers.next(2) * 8),
      sectionStyles: [SectionStyle(header: ReuseIdentifier(1), topInset: Length(points: 4))],
      pinsHeaders: numbers.next(2) == 0)
  }

  private static func fate(_ numbers: inout SeededNumbers) -> SizeFate {
    SizeFate.allCases[max(0, Int(numbers.next(5)) - 2)]
  }

  private static func cells(_ numbers: inout SeededNumbers) -> CellPolicy {
    if numbers.next(2) == 0 { return CellPolicy() }
    return CellPolicy(
      overscan: numbers.next(2) == 0 ? nil : Overscan(.points(Length(points: 150))),
      pool: PoolPolicy(capacity: numbers.next(2) == 0 ? nil : Int(numbers.next(4))),
      keptCount: Int(numbers.next(3)))
  }

  private static func height(_ item: ItemID, _ salt: Int64) -> Length {
    Length(points: (item.number * 37 + salt * 11) % 130)
  }

  @Test func isTheProtocolFollowedByHand() {
    var numbers = SeededNumbers(seed: 5)
    for life in 0..<25 {
      let engine = VirtualListLawTests.engine(&numbers)
      var list = VirtualList(engine)
      var hand = HandDriven(engine)
      var screen: [CellID: DisplayedCell] = [:]
      var nextID: Int64 = 0
      for step in 0..<12 {
        let salt = numbers.next(3)
        for _ in 0..<numbers.next(4) {
          let happening = VirtualListLawTests.happening(list.engine.sizes, step, &numbers)
          VirtualListLawTests.carryOut(happening, on: &list, nextID)
          hand.carryOut(happening, nextID)
          nextID += 40
        }
        let update = list.layOut { item, _ in VirtualListLawTests.height(item, salt) }
        hand.layOut { VirtualListLawTests.height($0, salt) }
        #expect(update.isSettled)
        #expect(list.cells == hand.engine.displayed, "life \(life), step \(step)")
        #expect(list.offset == hand.engine.offset)
        #expect(list.contentHeight == hand.engine.sizes.contentHeight)
        #expect(update.correction == hand.correction)
        VirtualListLawTests.show(update, on: &screen)
        #expect(
          screen.values.sorted { $0.index < $1.index }.map { $0.frame }
            == list.cells.map { $0.frame })
      }
    }
  }

  /// Carries out an update on a screen of cells.
  private static func show(_ update: ListUpdate, on screen: inout [CellID: DisplayedCell]) {
    for cell in update.left { #expect(screen.removeValue(forKey: cell.cell)?.item == cell.item) }
    for entered in update.entered {
      #expect(screen.updateValue(entered.cell, forKey: entered.cell.cell) == nil)
    }
    for cell in update.moved {
      #expect(screen.updateValue(cell, forKey: cell.cell)?.item == cell.item)
    }
  }

  private static func happening(
    _ sizes: ListLayout, _ step: Int, _ numbers: inout SeededNumbers
  ) -> Happening {
    let items = sizes.sections.count > 0 ? sizes.sections[0].items : 0..<0
    if items.count < 3 || step == 0 {
      let place = items.lowerBound + Int(numbers.next(Int64(items.count) + 1))
      return .insert(1 + Int(numbers.next(40)), at: place, section: 0)
    }
    let start = items.lowerBound + Int(numbers.next(Int64(items.count)))
    let some = start..<min(items.upperBound, start + 1 + Int(numbers.next(3)))
    switch numbers.next(12) {
    case 0: return .insert(1 + Int(numbers.next(9)), at: start, section: 0)
    case 1: return .remove(some)
    case 2:
      let last = items.upperBound - some.count
      let target = items.lowerBound + Int(numbers.next(Int64(last - items.lowerBound) + 1))
      return .move(from: start, to: target, count: some.count)
    case 3: return .reload(some)
    case 4: return .remeasure(some)
    case 5: return .reloadData
    case 6: return .width
    case 7: return .show(.item(sizes.item(at: start).id, Alignment.allCases[Int(numbers.next(3))]))
    case 8: return .viewport(200 + numbers.next(300))
    case 9: return .keepCell(sizes.item(at: start).id)
    case 10: return .releaseCell(sizes.item(at: start).id)
    default: return .scroll(numbers.next(1200) - 500)
    }
  }

  private static func carryOut(_ happening: Happening, on list: inout VirtualList, _ id: Int64) {
    switch happening {
    case .insert(let count, let index, let section):
      if list.count == 0 { return list.insert(count: count, firstID: ItemID(id), at: 0) }
      list.insert([HandDriven.run(count, id)], at: index, inSection: section)
    case .remove(let range): list.remove(range)
    case .move(let source, let target, let count):
      list.move(from: source, to: target, count: count, inSection: 0)
    case .reload(let range): list.reload(range)
    case .remeasure(let range): list.remeasure(range)
    case .reloadData: list.reloadData()
    case .keepCell(let item): list.keepCell(of: item)
    case .releaseCell(let item): list.releaseCell(of: item)
    case .width: list.widthChanged()
    case .scroll(let way): list.scroll(by: Length(points: way))
    case .show(let target): list.show(target)
    case .viewport(let height):
      var viewport = list.viewport
      viewport.height = Length(points: height)
      list.setViewport(viewport)
    }
  }
}

extension DisplayedCell {
  /// What has to be right on a screen.
  fileprivate var frame: [Int64] {
    [
      Int64(cell.rawValue), item.rawValue, position.units, height.units, isPinned ? 1 : 0,
      isOnScreen ? 1 : 0,
    ]
  }
}

extension SeededNumbers {
  fileprivate mutating func next(_ bound: Int64) -> Int64 { Int64(below(Int(bound))) }
}
