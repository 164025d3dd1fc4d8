import Testing
import Virtualization

/// An index follows its item through every change of a short list.
@Suite struct ListChangeTests {
  private static func indices(after change: ListChange, of count: Int) -> [Int?] {
    (0..<count).map { change.index(of: $0) }
  }

  /// Where the items of a plain array are after a change of it.
  private static func plain(_ count: Int, _ change: (inout [Int]) -> Void) -> [Int?] {
    var items = Array(0..<count)
    change(&items)
    return (0..<count).map { items.firstIndex(of: $0) }
  }

  @Test func followsInserts() {
    for count in 0...4 {
      for index in 0...count {
        for new in 0...2 {
          #expect(
            ListChangeTests.indices(after: .insert(count: new, at: index), of: count)
              == ListChangeTests.plain(count) {
                $0.insert(contentsOf: [Int](repeating: -1, count: new), at: index)
              })
        }
      }
    }
  }

  @Test func followsRemovals() {
    for count in 0...4 {
      for index in 0...count {
        for gone in 0...(count - index) {
          #expect(
            ListChangeTests.indices(after: .remove(count: gone, at: index), of: count)
              == ListChangeTests.plain(count) { $0.removeSubrange(index..<(index + gone)) })
        }
      }
    }
  }

  @Test func followsMoves() {
    for count in 1...5 {
      for source in 0..<count {
        for target in 0..<count {
          #expect(
            ListChangeTests.indices(after: .move(from: source, to: target), of: count)
              == ListChangeTests.plain(count) { $0.insert($0.remove(at: source), at: target) })
        }
        for moved in 1...(count - source) {
          for target in 0...(count - moved) {
            let change = ListChange.move(count: moved, from: source, to: target)
            #expect(
              ListChangeTests.indices(after: change, of: count)
                == ListChangeTests.plain(count) {
                  let items = $0[source..<(source + moved)]
                  $0.removeSubrange(source..<(source + moved))
                  $0.insert(contentsOf: items, at: target)
                })
          }
        }
      }
    }
  }
}
