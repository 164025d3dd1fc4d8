import SizeTwin
import Testing

@testable import Virtualization

/// What is learned equals what follows from everything that was ever measured, written down.
@Suite struct EstimatorTwinTests {
  /// A measurement as the twin writes it down.
  private struct Measurement {
    var height: Length
    var item: Int
    var pass: Int
  }

  /// Adds up from scratch.
  private struct Twin {
    var policy: LearningPolicy
    var written: [Measurement] = []
    var visible: [Length] = []
    var pass = 0
    /// What a median was taken of, once.
    var median: SizeEstimate?

    func fraction(_ heights: [Length]) -> SizeEstimate? {
      if heights.isEmpty { return nil }
      return SizeEstimate(sum: heights.reduce(.zero, +), count: Int64(heights.count))
    }

    var newest: [Length] {
      var byItem: [Int: Length] = [:]
      for measured in written { byItem[measured.item] = measured.height }
      return byItem.keys.sorted().compactMap { byItem[$0] }
    }

    mutating func endPass(viewport: Length) {
      let sorted = newest.sorted()
      if median == nil, sorted.reduce(.zero, +) > viewport {
        median = SizeEstimate(
          sum: sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2], count: 2)
      }
      pass += 1
    }

    func estimate() -> SizeEstimate? {
      switch policy.statistic {
      case .mean: return fraction(newest)
      case .meanOfLast(let count, let fed):
        var row: [Length] = []
        for pass in 0...pass {
          for _ in 0..<fed { row += written.filter { $0.pass == pass }.map { $0.height } }
        }
        return fraction(Array(row.suffix(count)))
      case .meanOfRing(let places):
        var ring: [Int: Length] = [:]
        for measured in written { ring[measured.item % places] = measured.height }
        return fraction(ring.keys.sorted().compactMap { ring[$0] })
      case .meanOfVisible: return fraction(visible)
      case .medianOfVisible:
        return visible.isEmpty ? nil : SizeEstimate(visible.sorted()[visible.count / 2])
      case .medianOnce: return median
      case .first: return written.first.map { SizeEstimate($0.height) }
      }
    }
  }

  @Test(
    arguments: [
      .mean, .meanOfLast(1), .meanOfLast(5, fed: 2), .meanOfLast(3, fed: 3), .meanOfRing(1),
      .meanOfRing(7), .meanOfVisible, .medianOfVisible, .medianOnce, .first,
    ] as [LearningPolicy.Statistic])
  func isWhatWasWrittenDown(_ statistic: LearningPolicy.Statistic) {
    var numbers = SeededNumbers(seed: 7)
    for _ in 0..<20 {
      let viewport = Length(units: Int64(numbers.of(0...200)))
      var twin = Twin(policy: LearningPolicy(statistic))
      var estimator = Estimator(twin.policy, identifierCount: 1)
      var heights: [Int: Length] = [:]
      for _ in 0..<numbers.of(1...12) {
        twin.visible = []
        var cells: [DisplayedCell] = []
        for _ in 0..<numbers.of(0...6) {
          let item = Int(numbers.of(0...9))
          let height = Length(units: Int64(numbers.of(0...40)))
          estimator.note(
            height, replacing: heights[item], of: ReuseIdentifier(0), at: item)
          heights[item] = height
          twin.written.append(Measurement(height: height, item: item, pass: twin.pass))
          twin.visible.append(height)
          cells.append(
            DisplayedCell(
              item: ItemID(Int64(item)), index: item, reuseIdentifier: ReuseIdentifier(0),
              cell: CellID(0), position: .zero, height: height, needsMeasure: false))
        }
        let before = twin.visible.isEmpty ? estimator.estimate(for: ReuseIdentifier(0)) : nil
        estimator.endPass(displayed: cells, viewportHeight: viewport)
        let expected = twin.estimate()
        twin.endPass(viewport: viewport)
        let learned = estimator.estimate(for: ReuseIdentifier(0))
        // Where nothing has a cell, what was learned last stays.
        let isKept = statistic.looksAtCells && twin.visible.isEmpty
        let right = statistic == .medianOnce ? twin.estimate() : expected
        #expect(learned == (isKept ? before : right?.reduced))
      }
    }
  }
}
