import SizeTwin
import Testing

@testable import Virtualization

/// How much one change can add to an index at most, whatever was in it.
@Suite struct SizeIndexBoundTests {
  private let kinds = [SizeEstimate(Length(points: 1)), SizeEstimate(Length(points: 2))]

  /// An index of runs of many items, so that every change cuts one.
  private func index(capacity: Int, runs: Int) -> SizeIndex {
    var index = SizeIndex(estimates: kinds, nodeCapacity: capacity)
    index.replaceSubrange(
      0..<0,
      with: (0..<runs).map {
        ItemRun(
          firstID: ItemID(Int64($0) * 100), count: 100,
          reuseIdentifier: ReuseIdentifier(UInt16($0 % 2)), size: .estimated)
      })
    return index
  }

  private func segmentCount(_ index: SizeIndex) -> Int {
    var count = 0
    var item = 0
    while item < index.count {
      let leaf = index.tree.leaf(ofItem: item).leaf
      count += leaf.segmentCount
      item += Int(leaf.itemCount)
    }
    return count
  }

  @Test(arguments: [2, 3, 4, 8, 64])
  func oneMeasurementAddsTwoSegmentsAndOneLeaf(capacity: Int) {
    var index = index(capacity: capacity, runs: 70)
    var numbers = SeededNumbers(seed: 1)
    var largest = (segments: 0, leaves: 0)
    for step in 0..<1500 {
      let (segments, leaves) = (segmentCount(index), index.leaves.count)
      let size = ItemSize.measured(Length(units: Int64(step)))
      index.setSize(size, at: numbers.below(index.count))
      largest.segments = max(largest.segments, segmentCount(index) - segments)
      largest.leaves = max(largest.leaves, index.leaves.count - leaves)
    }
    #expect(largest == (2, 1))
  }

  @Test(arguments: [2, 3, 4, 8, 64])
  func anInsertOfRunsAddsOneSegmentMoreThanRuns(capacity: Int) {
    var numbers = SeededNumbers(seed: 2)
    var nextID: Int64 = 1_000_000
    let fill = capacity - capacity / 32
    for count in [1, 2, 20, 500] {
      var index = index(capacity: capacity, runs: 70)
      for _ in 0..<20 {
        let runs = (0..<count).map { place in
          nextID += 2
          return ItemRun(
            firstID: ItemID(nextID), count: 1, reuseIdentifier: ReuseIdentifier(UInt16(place % 2)),
            size: .estimated)
        }
        let (segments, leaves) = (segmentCount(index), index.leaves.count)
        let place = numbers.below(index.count + 1)
        index.replaceSubrange(place..<place, with: runs)
        #expect(segmentCount(index) - segments <= count + 1)
        #expect(index.leaves.count - leaves <= (capacity + count + fill) / fill - 1)
      }
    }
  }
}
