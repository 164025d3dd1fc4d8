import SizeTwin
import Testing

@testable import Virtualization

/// The pool neither loses nor doubles a cell, and hands out the one that came in last.
@Suite struct ReusePoolTests {
  /// What a pool is, in the plainest way.
  private struct NaivePool {
    var waiting: [[CellID]]
    var used: [(cell: CellID, identifier: Int)] = []
    var created = 0

    mutating func dequeue(_ identifier: Int) -> DequeuedCell {
      let isNew = waiting[identifier].isEmpty
      let cell = isNew ? CellID(Int32(created)) : waiting[identifier].removeLast()
      if isNew { created += 1 }
      used.append((cell, identifier))
      return DequeuedCell(
        cell: cell, isNew: isNew, reuseIdentifier: ReuseIdentifier(UInt16(identifier)))
    }
  }

  private func cell(_ number: Int32, _ kind: ReuseIdentifier, isNew: Bool) -> DequeuedCell {
    DequeuedCell(cell: CellID(number), isNew: isNew, reuseIdentifier: kind)
  }

  @Test func makesCellsAndHandsOutTheLastOne() {
    var pool = ReusePool(reuseIdentifierCount: 2)
    let (text, photo) = (ReuseIdentifier(0), ReuseIdentifier(1))
    #expect(pool.dequeue(text) == cell(0, text, isNew: true))
    #expect(pool.dequeue(photo) == cell(1, photo, isNew: true))
    #expect(pool.dequeue(text) == cell(2, text, isNew: true))
    pool.enqueue(CellID(0), text)
    pool.enqueue(CellID(2), text)
    #expect(pool.dequeue(photo) == cell(3, photo, isNew: true))
    #expect(pool.dequeue(text) == cell(2, text, isNew: false))
    #expect(pool.dequeue(text) == cell(0, text, isNew: false))
    #expect([pool.createdCount, pool.pooledCount, pool.usedCount] == [4, 0, 4])
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>) func conservesCells(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let identifiers = numbers.of(1...4)
    var pool = ReusePool(reuseIdentifierCount: identifiers)
    var naive = NaivePool(waiting: [[CellID]](repeating: [], count: identifiers))
    for _ in 0..<400 {
      if naive.used.isEmpty || numbers.below(2) == 0 {
        let identifier = numbers.below(identifiers)
        #expect(
          pool.dequeue(ReuseIdentifier(UInt16(identifier))) == naive.dequeue(identifier))
      } else {
        let (cell, identifier) = naive.used.remove(at: numbers.below(naive.used.count))
        naive.waiting[identifier].append(cell)
        pool.enqueue(cell, ReuseIdentifier(UInt16(identifier)))
      }
      let pooled = naive.waiting.reduce(0) { $0 + $1.count }
      #expect(
        [pool.createdCount, pool.pooledCount, pool.usedCount]
          == [naive.created, pooled, naive.used.count])
    }
  }

  @Test func refusesMoreThanItHandedOut() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var pool = ReusePool(reuseIdentifierCount: 1)
      pool.enqueue(CellID(0), ReuseIdentifier(0))
    }
    #expect(failedPrecondition(of: result) == "more cells come back than were handed out")
  }
}
