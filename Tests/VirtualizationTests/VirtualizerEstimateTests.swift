import Testing

@testable import Virtualization

/// What learned estimates do to a list: where things are, what is held, and when.
@Suite struct VirtualizerEstimateTests {
  private static let first = AnchorPolicy(hold: .item(.firstIntersecting))
  private static let kind = ReuseIdentifier(0)

  private static func owner(
    _ heights: [Int64], estimate: Int64, _ learning: LearningPolicy?,
    holding policy: AnchorPolicy = first, viewport: Int64 = 400
  ) -> ListOwner {
    ListOwner(
      heights, viewport: Viewport(height: Length(points: viewport)), estimate: estimate,
      learning: learning, holding: policy, isMeasured: false)
  }

  private static func estimate(of owner: ListOwner) -> SizeEstimate {
    owner.list.sizes.estimate(for: kind)
  }

  private static func content(of owner: ListOwner) -> Length { owner.list.sizes.contentHeight }

  /// Ten rows of 10, 20 … 100 pt in react-window, which takes the mean of what it knows for the rest.
  @Test func totalsByTheMeanOfWhatIsKnown() {
    let heights = (1...10).map { Int64($0) * 10 }
    var owner = VirtualizerEstimateTests.owner(
      heights, estimate: 7, LearningPolicy(.mean), viewport: 0)
    #expect(VirtualizerEstimateTests.content(of: owner) == Length(points: 70))
    let totals: [Int: Int64] = [1: 100, 5: 300, 10: 550]
    for (index, height) in heights.enumerated() {
      owner.update {
        $0.list.setSizes(
          index..<(index + 1),
          as: [
            ItemRun(
              firstID: ItemID(Int64(index)), count: 1,
              reuseIdentifier: VirtualizerEstimateTests.kind,
              size: .measured(Length(points: height)))
          ], because: .firstMeasurement)
      }
      guard let total = totals[index + 1] else { continue }
      #expect(VirtualizerEstimateTests.content(of: owner) == Length(points: total))
    }
  }

  /// CodeMirror's height map: what is known in place of what was taken for it, no more.
  @Test func totalsByConstants() {
    for (count, estimate, sizes, start, total) in [
      (4, 14, [28, 14, 5], 1, 61), (100, 12, [Int64](repeating: 10, count: 90), 5, 1020),
    ] as [(Int, Int64, [Int64], Int, Int64)] {
      var owner = VirtualizerEstimateTests.owner(
        [Int64](repeating: estimate, count: count), estimate: estimate, nil, viewport: 0)
      owner.update {
        $0.list.setSizes(
          start..<(start + sizes.count),
          as: sizes.enumerated().map {
            ItemRun(
              firstID: ItemID(Int64(start + $0)), count: 1,
              reuseIdentifier: VirtualizerEstimateTests.kind,
              size: .measured(Length(points: $1)))
          }, because: .firstMeasurement)
      }
      #expect(VirtualizerEstimateTests.content(of: owner) == Length(points: total))
    }
  }

  /// FlashList, issue 2307: 500 rows of 300 pt for 200, started at row 250, settle with that row on top and every row
  /// behind the one before it.
  @Test func startInTheMiddleSettles() {
    var owner = VirtualizerEstimateTests.owner(
      [Int64](repeating: 300, count: 500), estimate: 200,
      LearningPolicy(.meanOfLast(5, fed: 2), scope: .reuseIdentifier))
    let target = ScrollTarget.item(ItemID(250), .top)
    owner.update { owner in
      guard let aim = owner.list.aim(at: target) else { return }
      owner.list.scroll(by: aim - owner.list.offset)
      owner.list.hold(target)
    }
    #expect(owner.offset == Length(points: 75_000))
    #expect(owner.shown == [250, 251])
    let starts = (0...500).map { owner.list.sizes.position(of: $0) }
    #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 < $1 })
  }

  /// What virtua adds to the offset when it takes the median: (median − estimate) × the unmeasured before the first
  /// visible. Here 20 × 25.
  @Test func medianOnceMovesWhatIsBefore() {
    for (policy, offset) in [(VirtualizerEstimateTests.first, 1500), (.keepOffset, 1000)]
      as [(AnchorPolicy, Int64)]
    {
      var owner = VirtualizerEstimateTests.owner(
        [], estimate: 40, LearningPolicy(.medianOnce), holding: policy, viewport: 200)
      owner.update(scrollingBy: 1000) {
        $0.insert([Int64](repeating: 60, count: 100), at: 0, isMeasured: false)
      }
      #expect(owner.offset == Length(points: offset))
      #expect(VirtualizerEstimateTests.estimate(of: owner) == SizeEstimate(Length(points: 60)))
    }
  }

  /// Rows that were passed keep what they counted as; those behind them count as what is learned.
  @Test func onlyNewItemsCountOtherwise() {
    let heights = [Int64](repeating: 100, count: 20) + [Int64](repeating: 200, count: 80)
    for application in LearningPolicy.Application.allCases {
      var owner = VirtualizerEstimateTests.owner(
        heights, estimate: 50, LearningPolicy(.mean, application: application))
      #expect(VirtualizerEstimateTests.content(of: owner) == Length(points: 100 * 100))
      // Rows 0 to 7 are measured; now row 30 is on top, where rows 8 to 29 count as 100 each.
      owner.update(scrollingBy: 3000)
      let row = owner.list.sizes.position(of: 30)
      // Rows 30 to 33 were shown at 100, of which 30 and 31 stay: the mean is (8 × 100 + 4 × 200) ÷ 12 = 133⅓.
      let mean = VirtualizerEstimateTests.estimate(of: owner)
      #expect(mean == SizeEstimate(Length(units: 640_000)))
      if application == .newItems {
        #expect(row == Length(points: 3000))
        #expect(owner.list.sizes.item(at: 20).size == .assumed(Length(points: 100)))
        #expect(owner.list.sizes.item(at: 40).size == .estimated)
      } else {
        #expect(row == Length(points: 800) + Length(units: 22 * 640_000))
      }
      #expect(owner.shown.first == 30)
    }
  }

  /// What comes in before passed rows, moves there or is forgotten there, is passed at once.
  @Test func whatComesBeforePassedItemsIsPassed() {
    var owner = VirtualizerEstimateTests.owner(
      [Int64](repeating: 100, count: 60), estimate: 50,
      LearningPolicy(.mean, application: .newItems))
    owner.update(scrollingBy: 2000)
    let shown = owner.list.placedCount
    owner.update {
      $0.insert([10, 10], at: 5, isMeasured: false)
      $0.list.move(from: 50, to: 3)
      $0.list.move(from: 2, to: 55)
      $0.list.remove(0..<2)
      $0.list.reload(
        0..<1,
        as: [
          ItemRun(
            firstID: $0.list.sizes.item(at: 0).id, count: 1,
            reuseIdentifier: VirtualizerEstimateTests.kind, size: .estimated)
        ])
    }
    #expect(owner.list.placedCount == shown + 2 + 1 - 1 - 2)
    for index in 0..<owner.list.placedCount {
      #expect(owner.list.sizes.item(at: index).size != .estimated, "\(index)")
    }
    owner.update { $0.insert([10], at: $0.list.sizes.count - 1, isMeasured: false) }
    #expect(owner.list.sizes.item(at: owner.list.sizes.count - 2).size == .estimated)
  }

  /// An estimate that is written down is a whole number of units, from the start.
  @Test func newItemsCountWholeUnits() {
    for (application, content) in [(.newItems, 10), (.allItems, 15)]
      as [(LearningPolicy.Application, Int64)]
    {
      var list = Virtualizer(
        estimates: [SizeEstimate(sum: Length(units: 3), count: 2)],
        viewport: Viewport(height: .zero), anchorPolicy: .keepOffset,
        measuredSizePolicy: .keptByID, learning: LearningPolicy(.mean, application: application))
      list.beginUpdate()
      list.insert(
        [
          ItemRun(
            firstID: ItemID(0), count: 10, reuseIdentifier: VirtualizerEstimateTests.kind,
            size: .estimated)
        ], at: 0)
      #expect(list.sizes.contentHeight == Length(units: content))
    }
  }

  /// While a scroll to somewhere is under way nothing that is learned counts; then all of it does.
  @Test func waitsForTheEndOfAScroll() {
    var owner = VirtualizerEstimateTests.owner(
      [Int64](repeating: 100, count: 60), estimate: 50,
      LearningPolicy(.mean, condition: .notScrollingTo), viewport: 0)
    owner.list.setScrollingTo(true)
    owner.update { $0.list.setViewport(Viewport(height: Length(points: 400))) }
    #expect(owner.list.owesEstimates)
    #expect(VirtualizerEstimateTests.estimate(of: owner) == SizeEstimate(Length(points: 50)))
    owner.list.setScrollingTo(false)
    owner.update()
    #expect(!owner.list.owesEstimates)
    #expect(VirtualizerEstimateTests.estimate(of: owner) == SizeEstimate(Length(points: 100)))
    #expect(VirtualizerEstimateTests.content(of: owner) == Length(points: 6000))
  }

  /// Far from the start of a list that keeps its offset every estimate shows other rows, which change it: an update
  /// gives up after some.
  @Test func learnsOnlySoOftenInOneUpdate() {
    let heights = (0..<20_000).map { 20 + Int64($0 * 7919 % 97) }
    var owner = VirtualizerEstimateTests.owner(
      heights, estimate: 30, LearningPolicy(.meanOfVisible), holding: .keepOffset)
    owner.update(scrollingBy: 400_000)
    #expect(owner.list.learningRound == Virtualizer.learningRounds)
    let visible = owner.list.displayed.map { $0.height }
    let mean = SizeEstimate(sum: visible.reduce(.zero, +), count: Int64(visible.count)).reduced
    #expect(VirtualizerEstimateTests.estimate(of: owner) != mean)
  }

  /// As many rows as there may be, as tall as they may be, by a mean that is a fraction: 64 bits do not hold the
  /// product.
  @Test func hugeListsLearn() {
    var owner = VirtualizerEstimateTests.owner(
      [], estimate: 50, LearningPolicy(.mean), viewport: 0)
    let most = Length.maximumItemHeight
    let count = SizeIndex.maximumCount
    owner.update { owner in
      owner.list.insert(
        [
          ItemRun(
            firstID: ItemID(0), count: 2, reuseIdentifier: VirtualizerEstimateTests.kind,
            size: .measured(most)),
          ItemRun(
            firstID: ItemID(2), count: 1, reuseIdentifier: VirtualizerEstimateTests.kind,
            size: .measured(most - Length(units: 1))),
          ItemRun(
            firstID: ItemID(3), count: count - 3, reuseIdentifier: VirtualizerEstimateTests.kind,
            size: .estimated),
        ], at: 0)
    }
    let sum = most * 3 - Length(units: 1)
    #expect(VirtualizerEstimateTests.estimate(of: owner) == SizeEstimate(sum: sum, count: 3))
    let wide = UInt64(count - 3).multipliedFullWidth(by: UInt64(sum.units))
    let rest = Int64(UInt64(3).dividingFullWidth(wide).quotient)
    #expect(VirtualizerEstimateTests.content(of: owner).units == sum.units + rest)
    #expect(owner.list.sizes.hasFractions)
  }

  /// Space around elements is no part of what is learned of them, and headers learn by their own kind.
  @Test func spaceIsNotLearned() {
    var list = Virtualizer(
      estimates: [SizeEstimate(Length(points: 50)), SizeEstimate(Length(points: 30))],
      viewport: Viewport(height: Length(points: 1000)), anchorPolicy: .keepOffset,
      measuredSizePolicy: .keptByID,
      learning: LearningPolicy(.mean, scope: .reuseIdentifier), lineSpacing: Length(points: 10),
      sectionStyles: [
        SectionStyle(header: ReuseIdentifier(1), topInset: Length(points: 5))
      ])
    list.beginUpdate()
    let run = ItemRun(
      firstID: ItemID(0), count: 100, reuseIdentifier: VirtualizerEstimateTests.kind,
      size: .estimated)
    list.insertSection(style: 0, items: [run], at: 0)
    while list.needsPass {
      list.updateCells()
      for place in list.displayed.indices where list.displayed[place].needsMeasure {
        _ = list.setMeasuredHeight(
          Length(points: list.displayed[place].item.isItem ? 80 : 45), at: place)
      }
      list.endMeasurements()
      list.correctOffset()
    }
    #expect(list.sizes.estimate(for: ReuseIdentifier(0)) == SizeEstimate(Length(points: 80)))
    #expect(list.sizes.estimate(for: ReuseIdentifier(1)) == SizeEstimate(Length(points: 45)))
    // The header with the inset under it, a hundred rows, ninety-nine times the room between them.
    #expect(list.sizes.contentHeight == Length(points: 45 + 5 + 8000 + 990))
  }
}
