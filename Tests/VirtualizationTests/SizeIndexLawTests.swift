import SizeTwin
import Testing
import Virtualization

/// Changes that come to the same.
@Suite struct SizeIndexLawTests {
  /// Everything an index can be asked, without how its tree came to be.
  private struct Answers: Equatable {
    var contentHeight: Length
    var measuredCount: Int
    var estimatedCount: Int
    var runs: [ItemRun]
    var items: [IndexedItem] = []
    var indices: [Int?]

    init(_ index: SizeIndex) {
      contentHeight = index.contentHeight
      measuredCount = index.measuredCount
      estimatedCount = index.estimatedCount
      runs = index.runs(in: 0..<index.count)
      var items: [IndexedItem] = []
      index.forEachItem(from: 0) {
        items.append($0)
        return true
      }
      self.items = items
      indices = items.map { index.index(of: $0.id) }
    }
  }

  /// An index that many changes led to, and numbers to go on with.
  private static func start(_ seed: UInt64, capacity: Int) -> (SizeIndex, SeededNumbers) {
    var script = SizeScript(seed: seed, capacity: capacity)
    for _ in 0..<80 { script.step() }
    return (script.index, SeededNumbers(seed: seed + 1000))
  }

  private func forEachStart(_ law: (SizeIndex, inout SeededNumbers, String) -> Void) {
    for capacity in [2, 3, 5, 8, 64] {
      for seed in UInt64(0)..<12 {
        var (index, numbers) = Self.start(seed, capacity: capacity)
        law(index, &numbers, "capacity \(capacity), seed \(seed)")
      }
    }
  }

  /// Runs whose ids no index here has.
  private func newRuns(_ count: Int, from id: Int64, _ numbers: inout SeededNumbers) -> [ItemRun] {
    (0..<Int64(count)).map { offset in
      ItemRun(
        firstID: ItemID(1 << 40 + id + offset), count: 1, reuseIdentifier: ReuseIdentifier(0),
        size: numbers.one(of: [
          .estimated, .assumed(Length(units: 1)), .measured(Length(units: 2)), .measured(.zero),
        ]))
    }
  }

  @Test func oneInsertOfTwentyIsTwentyInserts() {
    forEachStart { start, numbers, name in
      let place = numbers.below(start.count + 1)
      let new = newRuns(20, from: 0, &numbers)
      var (once, forward, backward) = (start, start, start)
      once.replaceSubrange(place..<place, with: new)
      for (offset, run) in new.enumerated() {
        forward.replaceSubrange((place + offset)..<(place + offset), with: [run])
      }
      for run in new.reversed() { backward.replaceSubrange(place..<place, with: [run]) }
      #expect(Answers(forward) == Answers(once), "\(name)")
      #expect(Answers(backward) == Answers(once), "\(name)")
    }
  }

  @Test func insertAndRemoveIsNothing() {
    forEachStart { start, numbers, name in
      let place = numbers.below(start.count + 1)
      let count = numbers.of(1...30)
      var index = start
      index.replaceSubrange(place..<place, with: newRuns(count, from: 0, &numbers))
      index.replaceSubrange(place..<(place + count), with: [])
      #expect(Answers(index) == Answers(start), "\(name)")
      #expect(index.invariantViolation() == nil, "\(name)")
    }
  }

  @Test func insertAndRemoveInARoomyLeafLeavesThePicture() {
    let run = ItemRun(
      firstID: ItemID(0), count: 50, reuseIdentifier: ReuseIdentifier(0), size: .estimated)
    var numbers = SeededNumbers(seed: 1)
    var index = SizeIndex(estimates: [SizeEstimate(Length(points: 3))])
    index.replaceSubrange(0..<0, with: [run])
    index.setSize(.measured(Length(points: 2)), at: 30)
    let picture = index.picture
    for place in 0...50 {
      var copy = index
      copy.replaceSubrange(place..<place, with: newRuns(5, from: 0, &numbers))
      copy.replaceSubrange(place..<(place + 5), with: [])
      #expect(copy.picture == picture)
    }
  }

  @Test func removeAndPutBackIsNothing() {
    forEachStart { start, numbers, name in
      let range = numbers.range(in: start.count)
      let runs = start.runs(in: range)
      var index = start
      index.replaceSubrange(range, with: [])
      index.replaceSubrange(range.lowerBound..<range.lowerBound, with: runs)
      #expect(Answers(index) == Answers(start), "\(name)")
    }
  }

  @Test func replacingByTheSameIsNothing() {
    forEachStart { start, numbers, name in
      var index = start
      for _ in 0..<5 {
        let range = numbers.range(in: start.count)
        index.replaceSubrange(range, with: index.runs(in: range))
        // Cut into single items, they are the same runs.
        let single = index.runs(in: range).flatMap { run in
          (0..<run.count).map {
            ItemRun(
              firstID: ItemID(run.firstID.rawValue + Int64($0)), count: 1,
              reuseIdentifier: run.reuseIdentifier, size: run.size)
          }
        }
        index.replaceSubrange(range, with: single)
      }
      #expect(Answers(index) == Answers(start), "\(name)")
    }
  }

  @Test func orderOfEditsApartDoesNotMatter() {
    forEachStart { start, numbers, name in
      if start.count < 4 { return }
      let middle = numbers.of(1...(start.count - 2))
      let first = numbers.below(middle)..<middle
      let second = (middle + 1)..<numbers.of((middle + 1)...start.count)
      let new = (newRuns(3, from: 0, &numbers), newRuns(4, from: 50, &numbers))
      let sized = numbers.below(first.lowerBound + 1)
      var (forward, backward) = (start, start)
      forward.replaceSubrange(first, with: new.0)
      let shift = 3 - first.count
      forward.replaceSubrange(
        (second.lowerBound + shift)..<(second.upperBound + shift), with: new.1)
      if sized < first.lowerBound { forward.setSize(.measured(Length(units: 9)), at: sized) }

      if sized < first.lowerBound { backward.setSize(.measured(Length(units: 9)), at: sized) }
      backward.replaceSubrange(second, with: new.1)
      backward.replaceSubrange(first, with: new.0)
      #expect(Answers(forward) == Answers(backward), "\(name)")
    }
  }

  @Test func positionAndItemAtOffsetAreInverse() {
    forEachStart { index, _, name in
      for item in Answers(index).items {
        #expect(index.position(of: item.index) == item.position, "\(name)")
        #expect(index.position(of: item.index + 1) == item.end, "\(name)")
        if item.height == .zero { continue }
        #expect(index.item(atOffset: item.position)?.index == item.index, "\(name)")
      }
      for units in 0..<index.contentHeight.units {
        guard let item = index.item(atOffset: Length(units: units)) else {
          Issue.record("no item at \(units), \(name)")
          return
        }
        #expect(item.position.units <= units && units < item.end.units, "\(name)")
      }
    }
  }

  @Test func estimateThereAndBackIsNothing() {
    forEachStart { start, _, name in
      let identifier = ReuseIdentifier(0)
      let old = start.estimate(for: identifier)
      var index = start
      index.setEstimate(SizeEstimate(sum: Length(units: 22), count: 7), for: identifier)
      index.setEstimate(old, for: identifier)
      #expect(Answers(index) == Answers(start), "\(name)")
      #expect(index.picture == start.picture, "\(name)")
    }
  }

  @Test func measuringThereAndBackIsNothing() {
    forEachStart { start, numbers, name in
      var index = start
      for _ in 0..<20 where start.count > 0 {
        let place = numbers.below(start.count)
        let old = index.item(at: place).size
        index.setSize(.measured(Length(units: 77)), at: place)
        index.setSize(old, at: place)
      }
      #expect(Answers(index) == Answers(start), "\(name)")
    }
  }

  @Test func estimatesDoNotMatterOnceAllIsMeasured() {
    forEachStart { start, _, name in
      var (index, other) = (start, start)
      other.setEstimate(SizeEstimate(Length(units: 1000)), for: ReuseIdentifier(0))
      for place in 0..<index.count {
        let size = ItemSize.measured(Length(units: Int64(place % 5)))
        index.setSize(size, at: place)
        other.setSize(size, at: index.count - 1 - place)
        other.setSize(size, at: place)
      }
      for place in 0..<index.count {
        other.setSize(.measured(Length(units: Int64(place % 5))), at: place)
      }
      #expect(Answers(other) == Answers(index), "\(name)")
    }
  }

  @Test func buildingAtOnceIsBuildingBitByBit() {
    forEachStart { grown, numbers, name in
      let runs = grown.runs(in: 0..<grown.count)
      var estimates: [SizeEstimate] = []
      for identifier in 0..<(Int(runs.map { $0.reuseIdentifier.rawValue }.max() ?? 0) + 1) {
        estimates.append(grown.estimate(for: ReuseIdentifier(UInt16(identifier))))
      }
      var atOnce = SizeIndex(estimates: estimates, nodeCapacity: 4)
      atOnce.replaceSubrange(0..<0, with: runs)
      var shuffled = SizeIndex(estimates: estimates, nodeCapacity: 4)
      var order = Array(runs.indices)
      for place in order.indices { order.swapAt(place, numbers.below(order.count)) }
      for (done, place) in order.enumerated() {
        // Where the run belongs among those that are there.
        let before = order[..<done].filter { $0 < place }.map { runs[$0].count }.reduce(0, +)
        shuffled.replaceSubrange(before..<before, with: [runs[place]])
      }
      for _ in 0..<10 {
        let range = numbers.range(in: grown.count)
        shuffled.replaceSubrange(range, with: shuffled.runs(in: range))
      }
      #expect(Answers(atOnce) == Answers(grown), "\(name)")
      #expect(Answers(shuffled) == Answers(grown), "\(name)")
      #expect(atOnce.invariantViolation() == nil, "\(name)")
    }
  }

  @Test func copiesDoNotSeeEachOther() {
    forEachStart { start, numbers, name in
      let before = Answers(start)
      var copies = [SizeIndex](repeating: start, count: 4)
      for place in copies.indices where start.count > 0 {
        let item = numbers.below(start.count)
        switch place {
        case 0: copies[place].setSize(.measured(Length(units: 99)), at: item)
        case 1: copies[place].replaceSubrange(item..<start.count, with: [])
        case 2: copies[place].replaceSubrange(item..<item, with: newRuns(9, from: 0, &numbers))
        default: copies[place].setEstimate(SizeEstimate(.zero), for: ReuseIdentifier(0))
        }
      }
      #expect(Answers(start) == before, "\(name)")
      for copy in copies { #expect(copy.invariantViolation() == nil, "\(name)") }
    }
  }
}
