import Testing

@testable import Virtualization

@Suite struct PartsTests {
  @Test(arguments: [2, 3, 4, 5, 8, 9, 31, 32, 64, 100])
  func partsFillNodesEnoughAndNotTooMuch(capacity: Int) {
    let minimum = (capacity + 3) / 4
    for entries in 0...(5 * capacity) {
      for changed in [nil, 0, entries / 4, entries / 2, entries] as [Int?] {
        let parts = Parts(of: entries, capacity: capacity, changed: changed)
        var end = 0
        for part in 0..<parts.count {
          let range = parts.range(of: part)
          #expect(range.lowerBound == end)
          #expect(range.count <= capacity)
          #expect(range.count >= minimum || parts.count == 1)
          end = range.upperBound
        }
        #expect(end == entries)
      }
    }
  }

  @Test func leavesTheChangedEndSmall() {
    #expect(Parts(of: 65, capacity: 64, changed: 65).range(of: 0) == 0..<48)
    #expect(Parts(of: 65, capacity: 64, changed: 1).range(of: 0) == 0..<17)
    #expect(Parts(of: 65, capacity: 64, changed: 30).range(of: 0) == 0..<33)
    #expect(Parts(of: 65, capacity: 64, changed: nil).range(of: 0) == 0..<33)
  }
}
