import Testing

@testable import Virtualization

@Suite struct SizeIndexTests {
  static func points(_ points: Int64) -> SizeEstimate { SizeEstimate(Length(points: points)) }

  @Test func isEmptyAtFirst() {
    let index = SizeIndex(estimates: [Self.points(50)])
    expectSame(index, NaiveSizes(estimates: [Self.points(50)]))
    #expect(index.picture == "[] = 0")
    #expect(index.item(atOffset: .zero) == nil)
  }

  @Test(arguments: [2, 3, 4, 5, 64])
  func randomEditsMatchTheNaiveTwin(capacity: Int) {
    for seed in 0..<UInt64(8) {
      var script = SizeScript(seed: seed, capacity: capacity)
      for step in 0..<150 {
        script.step()
        if let difference = difference(script.index, script.naive) {
          Issue.record("seed \(seed) step \(step): \(difference)\n\(script.index.picture)")
          return
        }
      }
    }
  }
}
