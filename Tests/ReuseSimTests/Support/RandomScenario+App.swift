@testable import ReuseSim

extension RandomScenario {
  /// What an app does: changes, layouts, offset writes, timers and loads, in any order.
  mutating func appBlock(of kinds: [CellKind], depth: Int) -> AppBlock {
    var steps: [AppStep] = []
    for line in 100...(100 + draws.below(6)) {
      steps.append(AppStep(appCommand(of: kinds, depth: depth), line: line))
    }
    return AppBlock(steps)
  }

  private mutating func appCommand(of kinds: [CellKind], depth: Int) -> Command {
    switch draws.below(depth < 2 ? 11 : 7) {
    case 0, 1: .layoutNow
    case 2: .correctOffset(write())
    case 3: .navigateOffset(write())
    case 4, 5, 6: listCommand(of: kinds, canBatch: true)
    case 7: .block(appBlock(of: kinds, depth: depth + 1))
    case 8: .after(.ms(draws.of(0...100)), appBlock(of: kinds, depth: depth + 1))
    case 9:
      .load("more", after: .ms(draws.of(0...100)), appBlock(of: kinds, depth: depth + 1))
    default:
      .branch(
        value(), draws.one(of: Relation.allCases), value(), appBlock(of: kinds, depth: depth + 1))
    }
  }

  mutating func occurrence() -> Occurrence {
    let item = ItemReference.id(ItemID(draws.of(0...40)))
    return draws.one(of: [
      .itemAppears(item), .itemDisappears(item), .near(.end, draws.below(9)),
      .near(.top, draws.below(9)), .scrollingStops, .scrollLands, .windowLeaves, .windowReturns,
      .prefetchAsks(draws.once(in: 2) ? item : nil),
      .comparison(value(), draws.one(of: Relation.allCases), value()),
    ])
  }

  private mutating func write() -> OffsetWrite {
    draws.once(in: 2) ? .by(value()) : .to(value())
  }

  private mutating func value() -> Expression {
    let item = ItemReference.id(ItemID(draws.of(0...60)))
    return draws.one(of: [
      .number(Rational(draws.of(-900...900))), .reading(draws.one(of: Reading.allCases)),
      .item(draws.one(of: ItemReading.allCases), .reference(item)),
      .item(.place, .id(.reading(.firstVisible))),
      .binary(.minus, .reading(.contentHeight), .number(Rational(draws.of(0...2000)))),
      .binary(.divided, .reading(.offset), .reading(.items)),
    ])
  }
}
