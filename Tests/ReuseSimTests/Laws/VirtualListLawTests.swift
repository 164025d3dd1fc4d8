import Testing
import Virtualization

@testable import ReuseSim

/// The engine's small list, told what a scenario's list is told, shows what the simulator shows.
@Suite struct VirtualListLawTests {
  @Test(arguments: [
    AnchorPolicy(hold: .item(.firstIntersecting)), AnchorPolicy(hold: .item(.lastVisible)),
    .keepOffset,
  ])
  func showsWhatTheSimulatorShows(_ policy: AnchorPolicy) {
    for seed in 0..<UInt64(3) {
      var draws = Draws(seed: 70 + seed)
      var scenario = Scenario.rows(60, estimate: 50).holding(policy)
      scenario.kinds[0].height = .range(.pt(20), .pt(180))
      // A frame for each command.
      scenario.device.rate = 10
      for step in 1...12 {
        scenario = scenario.at(Int64(step) * 100, VirtualListLawTests.command(&draws))
      }
      var simulation = scenario.simulation(frames: 0)
      var list = VirtualList(simulation.virtualizer)
      var observer = NoObserver()
      var nextID: Int64 = 60
      for frame in 0...12 {
        simulation.step(&observer)
        if frame == 0 { list.insert(count: 60, firstID: ItemID(0), at: 0) }
        if frame > 0 {
          VirtualListLawTests.carryOut(
            scenario.commands[frame - 1].command, on: &list, &nextID)
        }
        let truth = simulation
        _ = list.layOut { item, _ in
          guard let index = truth.virtualizer.sizes.index(of: item) else { return .zero }
          return truth.list.height(at: index)
        }
        #expect(
          VirtualListLawTests.glass(list.engine)
            == VirtualListLawTests.glass(simulation.virtualizer),
          "seed \(seed), frame \(frame)")
      }
    }
  }

  /// What is seen where, and where that is believed to be.
  private static func glass(_ engine: Virtualizer) -> [[Int64]] {
    engine.displayed.map {
      [$0.item.rawValue, ($0.position - engine.offset).units, $0.height.units]
    } + [[engine.offset.units, engine.sizes.contentHeight.units]]
  }

  private static func command(_ draws: inout Draws) -> Command {
    switch draws.below(4) {
    case 0: .insert([ItemBlock(count: 1 + draws.below(5), kind: 0)], .index(draws.below(40)))
    case 1: .remove(.run(count: 1 + draws.below(3), at: draws.below(20)))
    case 2: .move(.index(draws.below(20)), to: .index(draws.below(20)))
    default: .scrollBy(.pt(Int64(draws.below(1200)) - 500), over: nil)
    }
  }

  private static func carryOut(
    _ command: Command, on list: inout VirtualList, _ nextID: inout Int64
  ) {
    switch command {
    case .insert(let blocks, .index(let index)):
      list.insert(count: blocks[0].count, firstID: ItemID(nextID), at: min(index, list.count))
      nextID += Int64(blocks[0].count)
    case .remove(.run(let count, let start)): list.remove(start..<(start + count))
    case .move(.index(let source), to: .index(let target)):
      if source != target { list.move(from: source, to: target) }
    case .scrollBy(let way, _, _): list.scroll(by: way)
    default: Issue.record("no such command")
    }
  }
}
