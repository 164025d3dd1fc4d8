import Testing
import Virtualization

@testable import ReuseSim

/// Snapshots: the list is as it was asked to be, told so that everything adds up, and as little moves as can be.
@Suite struct SnapshotTests {
  /// All rows of different numbers below `count`, the empty one included.
  private static func selections(of count: Int64, _ length: Int) -> [[Int64]] {
    if length == 0 { return [[]] }
    let shorter = selections(of: count, length - 1)
    return shorter
      + shorter.filter { $0.count == length - 1 }.flatMap { row in
        (0..<count).filter { !row.contains($0) }.map { row + [$0] }
      }
  }

  private static func items(_ ids: [Int64]) -> [Snapshot.Part] {
    ids.map { .items(ItemID($0), ItemID($0)) }
  }

  private static func ids(_ simulation: Simulation) -> [Int64] {
    let sizes = simulation.virtualizer.sizes
    return (0..<sizes.count).map { sizes.item(at: $0).id }.filter { $0.isItem }.map { $0.rawValue }
  }

  /// The length of the longest rising part of a row.
  private static func longestRise(_ row: [Int64]) -> Int {
    var lengths: [Int] = []
    for (place, number) in row.enumerated() {
      lengths.append(
        1 + (row.indices.filter { $0 < place && row[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  private static func movedItems(_ events: [TraceEvent]) -> Int {
    events.reduce(0) { sum, event in
      if case .moved(_, let count, _, _) = event { sum + count } else { sum }
    }
  }

  private static func list(spacing: Int64, hasHeader: Bool) -> Scenario {
    var scenario = Scenario.rows(5, of: 70)
    if hasHeader { scenario = scenario.inSections(of: 5, headerHeight: 20) }
    scenario.overrides.lineSpacing = .pt(spacing)
    return scenario.at(20, .scrollBy(.pt(60), over: nil))
  }

  /// Every order of every choice of five rows, with spacing and a header or without.
  @Test(arguments: [0, 10] as [Int64], [false, true])
  func everyOrderOfFive(spacing: Int64, hasHeader: Bool) {
    let list = SnapshotTests.list(spacing: spacing, hasHeader: hasHeader)
    for ids in SnapshotTests.selections(of: 5, 5) {
      var recorder = EventRecorder()
      let scenario = list.at(100, .apply(Snapshot(SnapshotTests.items(ids))))
      let report = scenario.run(observer: &recorder)
      #expect(report.violations == [], "\(ids)")
      #expect(SnapshotTests.ids(scenario.simulation(frames: 9)) == ids)
      #expect(
        SnapshotTests.movedItems(recorder.events) == ids.count - SnapshotTests.longestRise(ids))
      #expect(report.warnings.count == (ids == [0, 1, 2, 3, 4] ? 1 : 0))
    }
  }

  /// New rows come where they are named, ids are taken once, and what is not there is passed over.
  @Test func newAndNamedTwice() {
    let new = Snapshot.Part.new(ItemBlock(count: 2, kind: 0))
    let parts: [Snapshot.Part] = [
      new, .items(ItemID(3), ItemID(90)), .items(ItemID(0), ItemID(3)), new,
      .items(ItemID(0), ItemID(1)), .items(ItemID(99), ItemID(7)),
    ]
    let scenario = SnapshotTests.list(spacing: 10, hasHeader: true)
      .at(100, .apply(Snapshot(section: 0, parts)))
    #expect(SnapshotTests.ids(scenario.simulation(frames: 9)) == [5, 6, 3, 4, 0, 1, 2, 7, 8])
    #expect(scenario.report().violations == [])
  }

  /// A list without sections gets its first items; one with several says which section is meant.
  @Test func sections() {
    let new = Snapshot.Part.new(ItemBlock(count: 2, kind: 0))
    let rest = Snapshot.Part.items(ItemID(0), ItemID(9))
    let empty = Scenario.rows(0).at(100, .apply(Snapshot([rest, new])))
    #expect(SnapshotTests.ids(empty.simulation(frames: 9)) == [0, 1])
    let two = Scenario.rows(4).inSections(of: 2, headerHeight: 20)
    let untold = two.at(100, .apply(Snapshot([rest, new])))
    #expect(SnapshotTests.ids(untold.simulation(frames: 9)) == [0, 1, 2, 3])
    #expect(untold.report().warnings.map { $0.message } == ["this found nothing to do"])
    let told = two.at(100, .apply(Snapshot(section: 1, [new, rest])))
    #expect(SnapshotTests.ids(told.simulation(frames: 9)) == [0, 1, 4, 5, 2, 3])
    #expect(told.report().violations == [])
    let gone = two.at(100, .apply(Snapshot(section: 7, [new])))
    #expect(SnapshotTests.ids(gone.simulation(frames: 9)) == [0, 1, 2, 3])
  }

  /// With the difference nothing that stays is measured again, and cells stay with their items.
  @Test func keepsSizesAndCells() {
    let snapshot = Command.apply(Snapshot(SnapshotTests.items([2, 0, 1, 3, 4])))
    let diff = Scenario.rows(5, of: 70).at(100, snapshot)
    #expect(diff.report().metrics[.measureCount] == 5)
    #expect(diff.report().metrics[.configureCount] == 5)
    var reloading = diff
    reloading.overrides.snapshot = .reloadsData
    #expect(reloading.report().metrics[.measureCount] == 10)
    #expect(reloading.report().metrics[.configureCount] == 10)
    var byHand = Scenario.rows(5, of: 70)
    byHand = byHand.at(100, .batch([.move(.index(2), to: .index(0)), .reloadData]))
    #expect(reloading.picture() == byHand.picture())
  }

  /// A hundred million rows of which two halves change places are two pieces, whatever nobody has measured.
  @Test func halvesOfAHugeListChangePlaces() {
    let half: Int64 = 50_000_000
    let parts: [Snapshot.Part] = [
      .items(ItemID(half), ItemID(2 * half - 1)), .items(ItemID(0), ItemID(half - 1)),
    ]
    let scenario = Scenario.rows(100_000_000, of: 50).at(100, .apply(Snapshot(parts)))
    let simulation = scenario.simulation(frames: 9)
    #expect(simulation.virtualizer.sizes.item(at: 0).id == ItemID(half))
    #expect(simulation.virtualizer.sizes.item(at: Int(half)).id == ItemID(0))
    #expect(scenario.report().violations == [])
  }

  /// The heaviest rise, against every choice.
  @Test func asLittleMovesAsCanBe() {
    var draws = Draws(seed: 1)
    for order in SnapshotTests.selections(of: 6, 6) {
      let pieces = order.map {
        SnapshotOrder.Piece(firstID: ItemID($0 * 10), count: 1 + draws.below(4), index: Int($0) * 5)
      }
      let stays = SnapshotOrder.staying(pieces)
      let kept = pieces.indices.filter { stays[$0] }
      #expect(zip(kept, kept.dropFirst()).allSatisfy { pieces[$0].index < pieces[$1].index })
      var best = 0
      for choice in 0..<(1 << pieces.count) {
        let chosen = pieces.indices.filter { choice >> $0 & 1 == 1 }
        guard zip(chosen, chosen.dropFirst()).allSatisfy({ pieces[$0].index < pieces[$1].index })
        else { continue }
        best = max(best, chosen.reduce(0) { $0 + pieces[$1].count })
      }
      #expect(kept.reduce(0) { $0 + pieces[$1].count } == best)
    }
  }
}

/// Keeps the facts of a run.
private struct EventRecorder: TraceObserver {
  var events: [TraceEvent] = []

  mutating func observe(_ event: TraceEvent) { events.append(event) }
}
