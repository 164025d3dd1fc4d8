import Testing

@testable import Virtualization

/// What is learned of heights, by hand and against everything that was ever measured.
@Suite struct EstimatorTests {
  /// A statistic over heights in points that one pass after another measures, and what is learned of them.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var policy: LearningPolicy
    var passes: [[Int64]]
    var expected: SizeEstimate?

    init(
      _ name: String, _ policy: LearningPolicy, _ passes: [[Int64]], _ expected: SizeEstimate?
    ) {
      testDescription = name
      self.policy = policy
      self.passes = passes
      self.expected = expected
    }

    init(_ name: String, _ policy: LearningPolicy, _ passes: [[Int64]], _ points: Int64) {
      self.init(name, policy, passes, SizeEstimate(Length(points: points)))
    }
  }

  private static func points(_ sum: Int64, over count: Int64) -> SizeEstimate {
    SizeEstimate(sum: Length(points: sum), count: count).reduced
  }

  static let cases = [
    Case("nothing", LearningPolicy(.mean), [], nil),
    Case("an empty pass", LearningPolicy(.meanOfVisible), [[]], nil),
    Case("mean", LearningPolicy(.mean), [[10, 20], [60]], 30),
    Case("a mean that is a fraction", LearningPolicy(.mean), [[10, 20, 21]], points(51, over: 3)),
    // FlashList: the averaging class alone, then as the list feeds it, every batch twice.
    Case("mean of the last five", LearningPolicy(.meanOfLast(5)), [[10, 20, 30]], 20),
    Case("fed twice", LearningPolicy(.meanOfLast(5, fed: 2)), [[10, 20, 30]], 22),
    Case("fed twice, few", LearningPolicy(.meanOfLast(5, fed: 2)), [[5, 15]], 10),
    // 10 to 60 twice over leave the last five: each 20 to 60.
    Case(
      "fed twice, many", LearningPolicy(.meanOfLast(5, fed: 2)), [[10, 20, 30, 40, 50, 60]], 40),
    Case("mean of the last two", LearningPolicy(.meanOfLast(2)), [[10, 20], [40]], 30),
    // The fourth element takes the first one's place.
    Case("ring of three", LearningPolicy(.meanOfRing(3)), [[10, 20, 30, 40]], 30),
    Case("ring that is not full", LearningPolicy(.meanOfRing(100)), [[10, 20]], 15),
    Case("mean of what is visible", LearningPolicy(.meanOfVisible), [[500], [10, 20]], 15),
    // Qt Quick rounds it to whole points, halves up.
    Case(
      "rounded down", LearningPolicy(.meanOfVisible, rounding: Length(points: 1)), [[33, 34, 36]],
      34),
    Case(
      "rounded up", LearningPolicy(.meanOfVisible, rounding: Length(points: 1)),
      [[33, 34, 35, 36]],
      35),
    // GTK takes the one at half their number.
    Case("median of four", LearningPolicy(.medianOfVisible), [[900], [40, 10, 30, 20]], 30),
    Case("median of three", LearningPolicy(.medianOfVisible), [[40, 10, 30]], 30),
    // virtua: 316, 91, … from 40 each in a viewport of 200; the mean of 138 and 316.
    Case("median once", LearningPolicy(.medianOnce), [[316, 91, 388, 138, 105, 366], [1]], 227),
    Case("median of too little", LearningPolicy(.medianOnce), [[100, 100]], nil),
    Case("median of just enough", LearningPolicy(.medianOnce), [[100, 100], [1]], 100),
    Case("first", LearningPolicy(.first), [[30, 20], [1]], 30),
  ]

  @Test(arguments: cases) func isLearned(_ known: Case) {
    var estimator = Estimator(known.policy, identifierCount: 1)
    var index = 0
    for pass in known.passes {
      for height in pass {
        estimator.note(
          Length(points: height), replacing: nil, of: ReuseIdentifier(0), at: index)
        index += 1
      }
      estimator.endPass(displayed: EstimatorTests.cells(pass), viewportHeight: Length(points: 200))
    }
    #expect(estimator.estimate(for: ReuseIdentifier(0)) == known.expected)
  }

  private static func cells(_ heights: [Int64]) -> [DisplayedCell] {
    heights.enumerated().map { place, height in
      DisplayedCell(
        item: ItemID(Int64(place)), index: place, reuseIdentifier: ReuseIdentifier(0),
        cell: CellID(Int32(place)), position: .zero, height: Length(points: height),
        needsMeasure: false)
    }
  }

  /// FlashList's own numbers: each type has its own mean.
  @Test func identifiersLearnApart() {
    var estimator = Estimator(
      LearningPolicy(.meanOfLast(5), scope: .reuseIdentifier), identifierCount: 3)
    for (kind, height) in [(0, 10), (0, 20), (1, 5), (0, 30), (1, 15)] as [(UInt16, Int64)] {
      estimator.note(
        Length(points: height), replacing: nil, of: ReuseIdentifier(kind), at: 0)
    }
    estimator.endPass(displayed: [], viewportHeight: .zero)
    let estimates = (0..<3).map { estimator.estimate(for: ReuseIdentifier($0)) }
    #expect(estimates == [SizeEstimate(Length(points: 20)), SizeEstimate(Length(points: 10)), nil])
  }

  /// An element that is measured again counts once in a mean, keeps its place in a ring, and is another one of the last.
  @Test func measuringAgain() {
    for (statistic, expected) in [
      (.mean, 30), (.meanOfRing(3), 30), (.meanOfLast(3), 40), (.medianOnce, 30),
    ] as [(LearningPolicy.Statistic, Int64)] {
      var estimator = Estimator(LearningPolicy(statistic), identifierCount: 1)
      let kind = ReuseIdentifier(0)
      for (index, height) in [30, 50].enumerated() {
        estimator.note(Length(points: Int64(height)), replacing: nil, of: kind, at: index)
      }
      estimator.note(Length(points: 10), replacing: Length(points: 50), of: kind, at: 1)
      estimator.note(Length(points: 50), replacing: nil, of: kind, at: 2)
      estimator.endPass(displayed: [], viewportHeight: .zero)
      let learned = estimator.estimate(for: kind)
      let right =
        statistic == .meanOfLast(3)
        ? EstimatorTests.points(110, over: 3) : SizeEstimate(Length(points: expected))
      #expect(learned == right, "\(statistic)")
    }
  }

  /// Halves of a unit go up, in units that are odd and even numbers of 1/4800 pt.
  @Test func roundsHalvesUp() {
    for (sum, count, unit, expected) in [
      (7, 2, 7, 7), (6, 2, 7, 0), (10, 3, 7, 0), (11, 3, 7, 7), (35, 10, 7, 7), (34, 10, 7, 0),
      (12, 1, 8, 16), (11, 1, 8, 8), (23, 2, 8, 8), (0, 5, 3, 0),
      (Int64.max, Int64.max, 3, 0), (Int64.max, Int64.max / 2, 3, 3),
    ] as [(Int64, Int64, Int64, Int64)] {
      let rounded = SizeEstimate(sum: Length(units: sum), count: count)
        .rounded(to: Length(units: unit))
      #expect(rounded == SizeEstimate(Length(units: expected)), "\(sum)/\(count) to \(unit)")
    }
    let most = Length.maximumItemHeight
    #expect(
      SizeEstimate(most - Length(units: 1)).rounded(to: most - Length(units: 2))
        == SizeEstimate(most - Length(units: 2)))
    #expect(SizeEstimate(most).rounded(to: Length(points: 447_392)).sum <= most)
  }

  /// A mean of as many heights as it is taken of stays what it is, and so does every other one afterwards.
  @Test func meanIsOfSoManyAtMost() {
    var estimator = Estimator(LearningPolicy(.mean), identifierCount: 1)
    let kind = ReuseIdentifier(0)
    let most = Int(Learner.maximumCount)
    estimator.note(.maximumItemHeight, count: most, replacing: nil, of: kind, at: 0)
    let mean = SizeEstimate(.maximumItemHeight)
    #expect(estimator.estimate(for: kind) == mean)
    estimator.note(.zero, replacing: nil, of: kind, at: 0)
    estimator.note(.zero, replacing: .maximumItemHeight, of: kind, at: 0)
    #expect(estimator.estimate(for: kind) == mean)
    var median = Estimator(LearningPolicy(.medianOnce), identifierCount: 1)
    for _ in 0..<3 {
      median.note(
        .maximumItemHeight, count: SizeIndex.maximumCount, replacing: nil, of: kind, at: 0)
    }
    median.endPass(displayed: [], viewportHeight: .zero)
    #expect(median.estimate(for: kind) == mean)
  }
}
