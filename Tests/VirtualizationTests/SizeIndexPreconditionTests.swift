import SizeTwin
import Testing

@testable import Virtualization

/// A caller's bug ends the process, which says what it is. What just fits does not.
@Suite struct SizeIndexPreconditionTests {
  @Test(arguments: Misuse.allCases)
  func endsTheProcess(misuse: Misuse) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [misuse = misuse as Misuse] in misuse.commit() }
    #expect(failedPrecondition(of: result) == misuse.message)
  }

  private func run(_ id: Int64, _ count: Int = 1, _ size: ItemSize = .estimated) -> ItemRun {
    ItemRun(firstID: ItemID(id), count: count, reuseIdentifier: ReuseIdentifier(0), size: size)
  }

  @Test func theMostItemsFit() {
    var index = SizeIndex(estimates: [SizeEstimate(Length.maximumSlotHeight)])
    index.replaceSubrange(0..<0, with: [run(0, SizeIndex.maximumCount - 1)])
    index.replaceSubrange(7..<7, with: [run(1 << 40)])
    #expect(index.count == 2_147_483_646)
    #expect(index.contentHeight == Length(units: 2_627_483_647 * 2_147_483_646))
    // As many items leave as enter.
    index.replaceSubrange(7..<8, with: [run(1 << 41)])
    index.replaceSubrange(0..<index.count, with: [run(0, SizeIndex.maximumCount)])
    #expect(index.count == 2_147_483_646)
    #expect(index.index(of: ItemID(2_147_483_645)) == 2_147_483_645)
    #expect(index.index(of: ItemID(2_147_483_646)) == nil)
    #expect(index.invariantViolation() == nil)
  }

  @Test func theHighestItemsFit() {
    let highest = ItemSize.measured(Length.maximumSlotHeight)
    var index = SizeIndex(estimates: [SizeEstimate(.zero)])
    index.replaceSubrange(0..<0, with: [run(0, SizeIndex.maximumCount, highest)])
    let height = Int64(2_627_483_647) * 2_147_483_646
    #expect(index.contentHeight == Length(units: height))
    #expect(index.measuredCount == 2_147_483_646)
    index.setSize(.assumed(Length.maximumSlotHeight), at: 1 << 30)
    #expect(index.contentHeight == Length(units: height))
    #expect(index.item(atOffset: Length(units: height - 1))?.index == 2_147_483_645)
    #expect(index.invariantViolation() == nil)
  }

  @Test func theLargestIDFits() {
    var index = SizeIndex(estimates: [SizeEstimate(Length(units: 1))], nodeCapacity: 2)
    index.replaceSubrange(0..<0, with: [run(Int64.max - 10, 10)])
    #expect(index.index(of: ItemID(Int64.max - 1)) == 9)
    #expect(index.index(of: ItemID(Int64.max)) == nil)
    index.setSize(.measured(.zero), at: 9)
    index.replaceSubrange(3..<3, with: [run(5)])
    #expect(index.item(at: 10).id == ItemID(Int64.max - 1))
    index.replaceSubrange(9..<11, with: index.runs(in: 10..<11))
    #expect(index.index(of: ItemID(Int64.max - 1)) == 9)
    #expect(index.index(of: ItemID(Int64.max - 2)) == nil)
    #expect(index.invariantViolation() == nil)
  }

  @Test func estimatesAtTheLimitsFit() {
    let fractions = [
      SizeEstimate(sum: Length(units: Int64.max), count: 1 << 32 + 4),
      SizeEstimate(sum: Length(units: Int64.max), count: Int64.max),
      SizeEstimate(sum: Length(units: Int64.max - 1), count: Int64.max),
      SizeEstimate(sum: .zero, count: Int64.max),
      SizeEstimate(sum: Length.maximumSlotHeight * (1 << 31), count: 1 << 31),
    ]
    for estimate in fractions {
      var index = SizeIndex(estimates: [estimate])
      index.replaceSubrange(0..<0, with: [run(0, SizeIndex.maximumCount)])
      let count = Int64(SizeIndex.maximumCount)
      #expect(index.contentHeight.units == WideFraction.floor(count, times: estimate))
      for item in [0, 1, 1 << 30, SizeIndex.maximumCount - 1] {
        let position = index.position(of: item)
        #expect(position.units == WideFraction.floor(Int64(item), times: estimate))
        if index.item(at: item).height == .zero { continue }
        #expect(index.item(atOffset: position)?.index == item)
      }
    }
  }

  @Test func theMostIdentifiersFit() {
    let estimates = [SizeEstimate](
      repeating: SizeEstimate(Length(units: 3)), count: SizeIndex.maximumIdentifierCount)
    var index = SizeIndex(estimates: estimates)
    var last = run(0)
    last.reuseIdentifier = ReuseIdentifier(UInt16(SizeIndex.maximumIdentifierCount - 1))
    index.replaceSubrange(0..<0, with: [last])
    #expect(index.estimatedCount(for: last.reuseIdentifier) == 1)
    #expect(index.item(at: 0).reuseIdentifier == last.reuseIdentifier)
  }
}
