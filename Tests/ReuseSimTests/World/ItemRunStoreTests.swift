import Testing

@testable import ReuseSim

/// What is said of rows of items, beside one value for each id.
@Suite struct ItemRunStoreTests {
  @Test func equalsOneValueForEachItem() {
    for seed in 0..<40 {
      var draws = Draws(seed: UInt64(seed))
      var store = ItemRunStore<Int>()
      var naive = [Int?](repeating: nil, count: 12)
      for step in 0..<12 {
        let first = draws.below(12)
        let last = first + draws.below(12 - first)
        let isRemoved = draws.once(in: 4)
        if isRemoved {
          store.remove(Int64(first)...Int64(last))
        } else {
          store.set(step, for: Int64(first)...Int64(last))
        }
        for id in first...last { naive[id] = isRemoved ? nil : step }
        #expect((-1...12).map { store[Int64($0)] } == [nil] + naive + [nil])
        #expect(store.count <= 2 * step + 1)
      }
    }
  }

  /// The newer value counts, whether it was written to one item or to many.
  @Test func newerFieldValuesCount() {
    var store = FieldStore()
    store.set(.flag(true), of: 0...9, 1)
    store.set(.flag(false), of: 3...3, 1)
    #expect([2, 3, 4].map { store[ItemID($0), 1] } == [.flag(true), .flag(false), .flag(true)])
    store.set(nil, of: 2...5, 1)
    #expect([1, 2, 3, 6].map { store[ItemID($0), 1] } == [.flag(true), nil, nil, .flag(true)])
    store.set(.flag(true), of: 3...3, 1)
    store.forget(3..<7)
    #expect([1, 3, 6, 7].map { store[ItemID($0), 1] } == [.flag(true), nil, nil, .flag(true)])
    #expect(store[ItemID(1), 0] == nil)
  }
}
