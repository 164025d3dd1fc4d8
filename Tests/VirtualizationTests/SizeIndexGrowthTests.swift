import SizeTwin
import Testing

@testable import Virtualization

/// A long run of unmeasured items that is measured bit by bit, as scrolling does.
@Suite struct SizeIndexGrowthTests {
  private enum Order: CaseIterable { case forward, backward, outward, shuffled }

  private func places(_ count: Int, in order: Order) -> [Int] {
    switch order {
    case .forward: return Array(0..<count)
    case .backward: return (0..<count).reversed()
    case .outward:
      let middle = count / 2
      return (0..<count).map { $0 % 2 == 0 ? middle + $0 / 2 : middle - 1 - $0 / 2 }
    case .shuffled:
      var numbers = SeededNumbers(seed: 9)
      var places = Array(0..<count)
      for place in places.indices { places.swapAt(place, numbers.below(count)) }
      return places
    }
  }

  private func height(_ place: Int) -> Int64 { Int64(place * 37 % 11 + 20) }

  private func run(_ id: Int64, _ count: Int, _ size: ItemSize) -> ItemRun {
    ItemRun(firstID: ItemID(id), count: count, reuseIdentifier: ReuseIdentifier(0), size: size)
  }

  @Test(arguments: [2, 3, 4, 7, 8, 9, 16, 64])
  func measuringARunKeepsAllSums(capacity: Int) {
    let count = 140
    let estimate = SizeEstimate(sum: Length(units: 100), count: 7)
    for order in Order.allCases {
      var naive = NaiveSizes(estimates: [estimate])
      var index = SizeIndex(estimates: [estimate], nodeCapacity: capacity)
      // In the second half, the ids of neighbours are not consecutive.
      var runs = [run(0, count / 2, .estimated)]
      for place in count / 2..<count { runs.append(run(Int64(place) * 3, 1, .estimated)) }
      naive.replaceSubrange(0..<0, with: runs)
      index.replaceSubrange(0..<0, with: runs)
      for place in places(count, in: order) {
        naive.items[place].size = .measured(Length(units: height(place)))
        index.setSize(naive.items[place].size, at: place)
        if let violation = index.invariantViolation() {
          Issue.record("\(order), item \(place): \(violation)\n\(index.picture)")
          return
        }
      }
      expectSame(index, naive)
      index.forgetSizes(in: 0..<count)
      #expect(index.leaves.count <= count / 2 / (capacity / 2) + 1)
    }
  }

  /// Measures the items of a stretch, some at a time.
  @Test(arguments: [2, 3, 4, 7, 8, 9, 16, 64])
  func measuringManyAtOnceKeepsAllSums(capacity: Int) {
    let count = 300
    let estimates = [
      SizeEstimate(sum: Length(units: 100), count: 7), SizeEstimate(Length(units: 5)),
    ]
    for size in [1, 2, 5, 16, 40, 100, 300] {
      for isBackward in [false, true] {
        var naive = NaiveSizes(estimates: estimates)
        var index = SizeIndex(estimates: estimates, nodeCapacity: capacity)
        var runs = [run(0, count / 2, .estimated)]
        for place in count / 2..<count { runs.append(run(Int64(place) * 3, 1, .estimated)) }
        for place in runs.indices where place % 3 == 2 {
          runs[place].reuseIdentifier = ReuseIdentifier(1)
        }
        naive.replaceSubrange(0..<0, with: runs)
        index.replaceSubrange(0..<0, with: runs)
        var starts = Array(stride(from: 0, to: count, by: size))
        if isBackward { starts.reverse() }
        for start in starts {
          let places = start..<min(start + size, count)
          let sizes = places.map { ItemSize.measured(Length(units: height($0 / 3))) }
          for place in places { naive.items[place].size = sizes[place - start] }
          index.setSizes(sizes, from: start)
          if let violation = index.invariantViolation() {
            Issue.record("\(size) at \(start): \(violation)\n\(index.picture)")
            return
          }
        }
        expectSame(index, naive)
      }
    }
  }

  @Test func leavesThatGrowAtAnEndStayThreeQuartersFull() {
    let count = 20_000
    for order in [Order.forward, .backward, .outward] {
      var index = SizeIndex(estimates: [SizeEstimate(Length(points: 50))])
      index.replaceSubrange(0..<0, with: [run(0, count, .estimated)])
      for place in places(count, in: order) {
        index.setSize(.measured(Length(units: height(place))), at: place)
      }
      #expect(index.leaves.count <= count / 47 + 2)
      #expect(index.leafCounts.count == 0)
      #expect(index.leafIDs.count == 0)
      #expect(index.invariantViolation() == nil)
    }
  }

  @Test(arguments: [2, 5, 10, 16, 20])
  func leavesThatGrowByManyStayNearlyAsFull(step: Int) {
    let count = 20_000
    for isBackward in [false, true] {
      var index = SizeIndex(estimates: [SizeEstimate(Length(points: 50))])
      index.replaceSubrange(0..<0, with: [run(0, count, .estimated)])
      var starts = Array(stride(from: 0, to: count, by: step))
      if isBackward { starts.reverse() }
      for start in starts {
        let places = start..<min(start + step, count)
        index.setSizes(places.map { .measured(Length(units: height($0))) }, from: start)
      }
      #expect(index.leaves.count <= count / (step <= 16 ? 47 : 40) + 2)
      #expect(index.leafCounts.count == 0)
      #expect(index.invariantViolation() == nil)
    }
  }

  @Test func aBulkBuildIsNearlyFull() {
    let count = 20_000
    var index = SizeIndex(estimates: [SizeEstimate(Length(points: 50))])
    index.replaceSubrange(
      0..<0,
      with: (0..<count).map { run(Int64($0), 1, .measured(Length(units: height($0)))) })
    #expect(index.leaves.count == (count + 61) / 62)
    #expect(index.invariantViolation() == nil)
  }
}
