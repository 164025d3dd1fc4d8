import SizeTwin
import Testing

@testable import Virtualization

@Suite struct SizeIndexTests {
  private static func points(_ points: Int64) -> Length { Length(points: points) }

  private func run(
    _ id: Int64, _ count: Int = 1, _ size: ItemSize = .estimated, identifier: UInt16 = 0
  ) -> ItemRun {
    ItemRun(
      firstID: ItemID(id), count: count, reuseIdentifier: ReuseIdentifier(identifier), size: size)
  }

  private func measured(_ points: Int64) -> ItemSize { .measured(Length(points: points)) }

  // MARK: Pictures

  @Test func isEmptyAtFirst() {
    let index = SizeIndex(estimates: [SizeEstimate(Length(points: 50))])
    expectSame(index, NaiveSizes(estimates: [SizeEstimate(Length(points: 50))]))
    #expect(index.picture == "[] = 0")
    #expect(index.estimate(for: ReuseIdentifier(0)) == SizeEstimate(Length(points: 50)))
  }

  @Test func drawsRunsStatesAndHeights() {
    var index = SizeIndex(estimates: [SizeEstimate(Length(points: 60))], nodeCapacity: 3)
    index.replaceSubrange(
      0..<0,
      with: [
        run(5), run(0, 1, measured(44)), run(1, 1, measured(120)), run(10, 1000),
        run(7, 2, .assumed(Length(units: 2400))),
      ])
    #expect(index.picture == "[60? 44 120] [60? ×1000 0.5~ ×2] = 60225")
    index.setEstimate(SizeEstimate(sum: Length(points: 100), count: 7), for: ReuseIdentifier(0))
    #expect(index.picture == "[100/7? 44 120] [100/7? ×1000 0.5~ ×2] = 14465")
    #expect(index.position(of: 1) == Length(units: 68571))
  }

  @Test func cutsAndJoinsRuns() {
    var index = SizeIndex(estimates: [SizeEstimate(Length(points: 10))], nodeCapacity: 4)
    index.replaceSubrange(0..<0, with: [run(0, 9)])
    #expect(index.picture == "[10? ×9] = 90")
    index.setSize(measured(7), at: 4)
    #expect(index.picture == "[10? ×4 7 10? ×4] = 87")
    index.setSize(measured(7), at: 5)
    #expect(index.picture == "[10? ×4 7 ×2 10? ×3] = 84")
    index.setSize(measured(8), at: 4)
    #expect(index.picture == "[10? ×4 8 7 10? ×3] = 85")
    index.setSize(.assumed(Length(points: 1)), at: 0)
    #expect(index.picture == "[1~ 10? ×3] [8 7 10? ×3] = 76")
    index.forgetSizes(in: 0..<9)
    #expect(index.picture == "[10? ×9] = 90")
  }

  @Test func itemsOfDifferentKindsOrIDsAreNotOneRun() {
    let estimates = [SizeEstimate(Length(points: 1)), SizeEstimate(Length(points: 1))]
    var index = SizeIndex(estimates: estimates)
    index.replaceSubrange(0..<0, with: [run(0), run(1, identifier: 1), run(3, identifier: 1)])
    #expect(index.picture == "[1? 1? 1?] = 3")
    #expect(index.estimatedCount(for: ReuseIdentifier(1)) == 2)
    index.replaceSubrange(2..<2, with: [run(2, identifier: 1)])
    #expect(index.picture == "[1? 1? ×3] = 4")
    #expect(index.runs(in: 1..<3) == [run(1, 2, identifier: 1)])
  }

  // MARK: The naive twin

  @Test(arguments: [2, 3, 4, 5, 8, 9, 64])
  func randomEditsMatchTheNaiveTwin(capacity: Int) {
    for seed in 0..<UInt64(4) {
      var script = SizeScript(seed: seed, capacity: capacity)
      for step in 0..<120 {
        script.step()
        if let difference = difference(script.index, script.naive) {
          Issue.record("seed \(seed) step \(step): \(difference)\n\(script.index.picture)")
          return
        }
      }
    }
  }

  @Test(arguments: [2, 4, 64])
  func longListsMatchTheNaiveTwin(capacity: Int) {
    var script = SizeScript(seed: 100, capacity: capacity, maximumCount: 1500)
    for step in 0..<600 {
      script.step()
      if step % 150 == 149 {
        if let difference = difference(script.index, script.naive) {
          Issue.record("step \(step): \(difference)")
          return
        }
      } else if let violation = script.index.invariantViolation() {
        Issue.record("step \(step): \(violation)")
        return
      }
    }
  }

  @Test func copiesAreValues() {
    var scripts = (0..<4).map { SizeScript(seed: $0, capacity: 3) }
    for round in 0..<12 {
      for place in scripts.indices { for _ in 0..<10 { scripts[place].step() } }
      // One history goes on twice, with other numbers, and takes another's place.
      var fork = scripts[round % 4]
      fork.numbers = SeededNumbers(seed: UInt64(round + 50))
      let kept = scripts[round % 4]
      for _ in 0..<10 { fork.step() }
      expectSame(kept.index, kept.naive)
      scripts[(round + 1) % 4] = fork
      for script in scripts { expectSame(script.index, script.naive) }
    }
  }

  // MARK: Questions

  @Test func itemsWithoutHeightAreNeverAtAnOffset() {
    var index = SizeIndex(estimates: [SizeEstimate(.zero)], nodeCapacity: 2)
    index.replaceSubrange(
      0..<0, with: [run(0, 1_000_000), run(2_000_000, 1, measured(5)), run(3_000_000, 8)])
    #expect(index.item(atOffset: Length(points: -100))?.index == 1_000_000)
    #expect(index.item(atOffset: .zero)?.index == 1_000_000)
    #expect(index.item(atOffset: Length(units: 23999))?.index == 1_000_000)
    #expect(index.item(atOffset: Length(points: 5)) == nil)
    index.setSize(.estimated, at: 1_000_000)
    #expect(index.item(atOffset: .zero) == nil)
    #expect(index.item(atOffset: Length(points: -1)) == nil)
  }

  @Test func walksFromAnOffset() {
    var script = SizeScript(seed: 77, capacity: 3)
    for _ in 0..<60 { script.step() }
    let items = script.naive.indexedItems
    for offset in Int64(-1)...script.index.contentHeight.units {
      var walked: [IndexedItem] = []
      script.index.forEachItem(fromOffset: Length(units: offset)) {
        walked.append($0)
        return walked.count < 5
      }
      let first = items.firstIndex { $0.end.units > max(offset, 0) } ?? items.count
      #expect(walked == Array(items[first...].prefix(5)))
    }
    for index in 0...items.count {
      var walked: [IndexedItem] = []
      script.index.forEachItem(from: index) {
        walked.append($0)
        return walked.count < 7
      }
      #expect(walked == Array(items[index...].prefix(7)))
    }
  }

  @Test(arguments: [2, 3, 9, 64])
  func findsWhatOverlapsAStretch(capacity: Int) {
    for seed in 0..<UInt64(6) {
      var script = SizeScript(seed: seed, capacity: capacity)
      for _ in 0..<60 { script.step() }
      let items = script.naive.indexedItems
      let end = script.index.contentHeight.units
      for start in Int64(-2)...(end + 1) {
        for length in [0, 1, 2, 7, end + 5] {
          let stretch = Length(units: start)..<Length(units: start + length)
          let overlapping = items.filter {
            max($0.position, stretch.lowerBound) < min($0.end, stretch.upperBound)
          }
          if script.index.items(in: stretch) == overlapping { continue }
          Issue.record("seed \(seed), \(start)..<\(start + length)\n\(script.index.picture)")
          return
        }
      }
    }
  }

  @Test func stepsOverItemsWithoutHeight() {
    var index = SizeIndex(estimates: [SizeEstimate(.zero)], nodeCapacity: 4)
    let gap = 100_000_000
    index.replaceSubrange(0..<0, with: [run(0, 1, measured(5)), run(1, gap), run(-1 + 1 << 40)])
    index.setSizes([measured(2)], from: gap + 1)
    let found = index.items(in: Length(points: 4)..<Length(points: 6))
    #expect(found.map { $0.index } == [0, gap + 1])
  }

  @Test func aHundredMillionItemsAreOneRun() {
    let count = 100_000_000
    let estimates = [
      SizeEstimate(sum: Length(points: 100), count: 3), SizeEstimate(Length(points: 2)),
    ]
    var index = SizeIndex(estimates: estimates)
    index.replaceSubrange(0..<0, with: [run(0, count)])
    #expect(index.picture == "[33.3333? ×100000000] = 3333333333.3333")
    #expect(index.contentHeight == Length(units: 16_000_000_000_000))
    #expect(index.position(of: 50_000_001) == Length(units: 8_000_000_160_000))
    #expect(index.item(atOffset: Length(units: 8_000_000_160_000))?.index == 50_000_001)
    #expect(index.item(atOffset: Length(units: 8_000_000_159_999))?.index == 50_000_000)

    index.replaceSubrange(
      50_000_000..<50_000_010, with: [run(500_000_000, 3, measured(1), identifier: 1)])
    index.setSize(measured(9), at: 99_999_992)
    #expect(index.count == 99_999_993)
    #expect(index.index(of: ItemID(49_999_999)) == 49_999_999)
    #expect(index.index(of: ItemID(50_000_000)) == nil)
    #expect(index.index(of: ItemID(50_000_010)) == 50_000_003)
    #expect(index.index(of: ItemID(500_000_002)) == 50_000_002)
    #expect(index.index(of: ItemID(99_999_999)) == 99_999_992)
    #expect(index.item(at: 99_999_992).size == measured(9))
    #expect(index.invariantViolation() == nil)
    index.setEstimate(SizeEstimate(Length(points: 1)), for: ReuseIdentifier(0))
    #expect(index.contentHeight == Length(points: 99_999_989 + 3 + 9))
    index.forgetSizes(in: 0..<index.count)
    #expect(index.picture == "[1? ×50000000 2? ×3 1? ×49999990] = 99999996")
  }

  @Test func idsMayBeAnyNumbers() {
    let ids: [Int64] = [Int64.max - 1, 0, 1 << 40, 77, (1 << 62) - 1, 1 << 62]
    var index = SizeIndex(estimates: [SizeEstimate(Length(points: 1))], nodeCapacity: 2)
    index.replaceSubrange(0..<0, with: ids.map { run($0, 1, measured($0 & 7)) })
    for (place, id) in ids.enumerated() { #expect(index.index(of: ItemID(id)) == place) }
    #expect(index.index(of: ItemID(-1)) == nil)
    #expect(index.invariantViolation() == nil)
  }

  @Test func manyIdentifiersHaveTheirOwnEstimates() {
    let count = SizeIndex.maximumIdentifierCount
    let estimates = (0..<count).map { SizeEstimate(sum: Length(units: Int64($0)), count: 3) }
    var naive = NaiveSizes(estimates: estimates)
    var index = SizeIndex(estimates: estimates, nodeCapacity: 4)
    let runs = (0..<count).map { run(Int64($0) * 5, 1, identifier: UInt16(count - 1 - $0)) }
    naive.replaceSubrange(0..<0, with: runs)
    index.replaceSubrange(0..<0, with: runs)
    #expect(index.invariantViolation() == nil)
    let positions = naive.positions
    #expect((0...count).map { index.position(of: $0) } == positions)
    for item in stride(from: 0, to: count, by: 7) where positions[item + 1] > positions[item] {
      #expect(index.item(atOffset: positions[item])?.index == item)
    }
  }
}
