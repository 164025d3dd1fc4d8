import Testing

@testable import ReuseSim

/// Draws are the same for ever: a change of these numbers changes every recorded run.
@Suite struct RandomTests {
  @Test func drawsTheSameNumbersForEver() {
    let random = Random(seed: 1, purpose: .content)
    let numbers = (0..<6).map { random.number(below: 1000, at: $0) }
    #expect(numbers == [341, 609, 938, 743, 354, 483])
    let other = Random(seed: 2, purpose: .content)
    #expect((0..<6).map { other.number(below: 1000, at: $0) } == [565, 749, 664, 118, 79, 664])
    #expect(random.number(below: .max, at: -1) == 2_564_942_664_318_599_298)
    #expect(random.number(below: .max, at: .max) == 10_672_852_633_741_550_494)
  }

  @Test func drawsAreSpreadEvenly() {
    let random = Random(seed: 5, purpose: .content)
    var counts = [Int](repeating: 0, count: 8)
    for place in 0..<8000 as Range<Int64> { counts[Int(random.number(below: 8, at: place))] += 1 }
    #expect(counts.allSatisfy { 880...1120 ~= $0 })
    #expect((0..<100).allSatisfy { random.number(below: 1, at: $0) == 0 })
  }

  @Test func refusesAnEmptyRange() async {
    await #expect(processExitsWith: .failure) {
      _ = Random(seed: 1, purpose: .content).number(below: 0, at: 0)
    }
  }

  @Test func heightsDependOnTheirIdAlone() {
    // The same ids in other blocks, at other places, among other draws.
    let kinds = [CellKind(name: "Row", height: .range(.pt(20), .pt(90)))]
    var whole = ItemList(kinds: kinds, seed: 7)
    whole.insert([ItemBlock(count: 20, kind: 0)], at: 0)
    var pieces = ItemList(kinds: kinds, seed: 7)
    for count in [3, 1, 16] { pieces.insert([ItemBlock(count: count, kind: 0)], at: pieces.count) }
    #expect((0..<20).map { whole.height(at: $0) } == (0..<20).map { pieces.height(at: $0) })
  }
}
