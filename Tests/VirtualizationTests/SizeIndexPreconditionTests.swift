import Testing

@testable import Virtualization

/// A caller's bug ends the process.
@Suite struct SizeIndexPreconditionTests {
  @Test func anIDBelongsToOneItem() async {
    await #expect(processExitsWith: .failure) {
      var index = SizeIndex(estimates: [SizeEstimate(Length(points: 1))])
      let run = ItemRun(
        firstID: ItemID(0), count: 10, reuseIdentifier: ReuseIdentifier(0), size: .estimated)
      index.replaceSubrange(0..<0, with: [run])
      var again = run
      again.firstID = ItemID(9)
      index.replaceSubrange(4..<5, with: [again])
    }
  }

  @Test func idsOfOneEditDiffer() async {
    await #expect(processExitsWith: .failure) {
      var index = SizeIndex(estimates: [SizeEstimate(Length(points: 1))])
      let run = ItemRun(
        firstID: ItemID(0), count: 10, reuseIdentifier: ReuseIdentifier(0), size: .estimated)
      index.replaceSubrange(0..<0, with: [run, run])
    }
  }

  @Test func heightsFit() async {
    await #expect(processExitsWith: .failure) {
      var index = SizeIndex(estimates: [SizeEstimate(Length(points: 1))])
      let run = ItemRun(
        firstID: ItemID(0), count: 1, reuseIdentifier: ReuseIdentifier(0), size: .estimated)
      index.replaceSubrange(0..<0, with: [run])
      index.setSize(.measured(Length.maximumItemHeight + Length(units: 1)), at: 0)
    }
  }

  @Test func sizesBelongToItems() async {
    await #expect(processExitsWith: .failure) {
      var index = SizeIndex(estimates: [SizeEstimate(Length(points: 1))])
      let run = ItemRun(
        firstID: ItemID(0), count: 3, reuseIdentifier: ReuseIdentifier(0), size: .estimated)
      index.replaceSubrange(0..<0, with: [run])
      index.setSizes([.estimated, .estimated], from: 2)
    }
  }

  @Test func estimatesFit() async {
    await #expect(processExitsWith: .failure) {
      let sum = Length.maximumItemHeight * 3 + Length(units: 1)
      _ = SizeIndex(estimates: [SizeEstimate(sum: sum, count: 3)])
    }
  }

  @Test func theCountFits() async {
    await #expect(processExitsWith: .failure) {
      var index = SizeIndex(estimates: [SizeEstimate(.zero)])
      let run = ItemRun(
        firstID: ItemID(0), count: SizeIndex.maximumCount, reuseIdentifier: ReuseIdentifier(0),
        size: .estimated)
      index.replaceSubrange(0..<0, with: [run])
      var more = run
      more.firstID = ItemID(1 << 40)
      more.count = 1
      index.replaceSubrange(0..<0, with: [more])
    }
  }

  @Test func identifiersHaveEstimates() async {
    await #expect(processExitsWith: .failure) {
      var index = SizeIndex(estimates: [SizeEstimate(.zero)])
      let run = ItemRun(
        firstID: ItemID(0), count: 1, reuseIdentifier: ReuseIdentifier(1), size: .estimated)
      index.replaceSubrange(0..<0, with: [run])
    }
  }
}
