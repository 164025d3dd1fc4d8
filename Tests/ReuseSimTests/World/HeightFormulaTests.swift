import Testing

@testable import ReuseSim

/// Sums and stretches of a formula equal what its heights come to, one by one.
@Suite struct HeightFormulaTests {
  private static let tables: [[HeightRun]] = [
    [HeightRun(height: .pt(7), count: 1)],
    [HeightRun(height: .pt(7), count: 5)],
    [HeightRun(height: .zero, count: 3)],
    [HeightRun(height: .pt(10), count: 2), HeightRun(height: .pt(70), count: 3)],
    [
      HeightRun(height: Length(units: 1), count: 1), HeightRun(height: .zero, count: 4),
      HeightRun(height: .pt(9), count: 0), HeightRun(height: Length(units: 1), count: 2),
      HeightRun(height: Length.maximumItemHeight, count: 1),
    ],
  ]

  private static let formulas: [HeightFormula] = {
    var formulas: [HeightFormula] = [.constant(.zero), .constant(.pt(44))]
    for runs in tables {
      guard let table = HeightTable(runs) else { continue }
      for phase in [0, 1, 4, 13, 1_000_000_007] as [Int64] {
        formulas.append(.table(table, phase: phase))
      }
    }
    let random = Random(seed: 3, purpose: .content)
    for firstID in [0, 5, 1 << 40] as [Int64] {
      formulas.append(.drawn(lower: .pt(20), steps: 81, random, firstID: firstID))
    }
    formulas.append(.drawn(lower: Length(units: 3), steps: 1, random, firstID: 0))
    for highest in [60, 400] as [Int64] {
      let text = TextFormula(
        TextModel(lowest: 60, highest: highest, size: .pt(17)), metrics: .standard(.pt(17)),
        random: random, firstID: 4)
      formulas.append(.text(text))
      formulas.append(.sum([.text(text), .constant(.pt(24))]))
    }
    let n = HeightExpression.binary(.times, .itemNumber, .number(Rational(7)))
    formulas.append(.formula(n, first: 3))
    formulas.append(.formula(.number(Rational(7)), first: 3))
    for first in 1...tables.count - 2 {
      let columns = (0...1).map { place in
        ColumnAtWidth(
          width: .pt(place == 0 ? 100 : 320),
          column: FileColumn(file: "", column: 1, heights: tables[first + place]))
      }
      if let tables = WidthTables(columns) { formulas.append(.tables(tables, phase: 5)) }
    }
    let shares = [KindShare(kind: 0, count: 2), KindShare(kind: 1, count: 3)]
    for mix in [.repeating(shares), .drawn(shares)] as [KindMix] {
      let sequence = KindSequence(mix, seed: 1, firstID: 9)
      formulas.append(.mixed(sequence, [formulas[1], .formula(n, first: 0)]))
      formulas.append(.mixed(sequence, [formulas[1], formulas[6]]))
    }
    return formulas
  }()

  private let surroundings = Surroundings(width: .pt(320), textScale: Rational(1))

  @Test(arguments: formulas.indices) func partsEqualLoops(_ place: Int) {
    let formula = HeightFormulaTests.formulas[place]
    for lower in 0..<14 as Range<Int64> {
      for upper in lower...(lower + 23) {
        let heights = (lower..<upper).map { formula.height(at: $0, in: surroundings) }
        #expect(formula.sum(lower..<upper, in: surroundings) == heights.reduce(.zero, +))
        var walked: [Length] = []
        formula.forEachStretch(in: lower..<upper, of: surroundings) { height, count in
          #expect(count > 0 || lower == upper)
          walked += [Length](repeating: height, count: Int(count))
        }
        #expect(walked == heights)
      }
    }
  }

  @Test(arguments: formulas.indices) func stretchesAreNoMoreThanWasSaid(_ place: Int) {
    let formula = HeightFormulaTests.formulas[place]
    for count in 1...60 as ClosedRange<Int64> {
      var stretches: Int64 = 0
      formula.forEachStretch(in: 0..<count, of: surroundings) { _, _ in stretches += 1 }
      #expect(stretches <= formula.stretchCount(of: count))
      #expect(formula.stretchCount(of: count) <= max(count, 1))
    }
  }

  @Test func tablesGoOnOverTheirEnd() throws {
    for runs in HeightFormulaTests.tables {
      let table = try #require(HeightTable(runs))
      let heights = runs.flatMap { [Length](repeating: $0.height, count: $0.count) }
      for number in 0..<40 {
        #expect(table.height(at: Int64(number)) == heights[number % heights.count])
      }
    }
    #expect(HeightTable([]).map { $0.height(at: 0) } == nil)
    let empty = HeightTable([HeightRun(height: .pt(1), count: 0)])
    #expect(empty.map { $0.height(at: 0) } == nil)
  }

  @Test func farNumbersAreAddedUpWithoutALoop() throws {
    let table = try #require(HeightTable(HeightFormulaTests.tables[3]))
    let formula = HeightFormula.table(table, phase: 3)
    let far: Int64 = 400_000_000
    #expect(formula.sum(0..<far, in: surroundings) == .pt(230 * far / 5))
    #expect(formula.sum(far..<(far + 4), in: surroundings) == .pt(70 + 70 + 10 + 10))
    #expect(HeightFormula.constant(.pt(44)).sum(7..<far, in: surroundings) == .pt(44 * (far - 7)))
  }
}
