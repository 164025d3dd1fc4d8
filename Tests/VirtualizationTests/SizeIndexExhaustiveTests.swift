import Testing

@testable import Virtualization

/// All trees that all sequences of edits of lists of up to four items lead to, in nodes of two.
@Suite struct SizeIndexExhaustiveTests {
  private static let sizes: [ItemSize] = [
    .estimated, .measured(.zero), .measured(Length(units: 2)),
  ]

  private struct State {
    var index: SizeIndex
    var naive: NaiveSizes
  }

  @Test func everyReachableTreeIsRight() {
    let estimates = [SizeEstimate(Length(units: 1))]
    let empty = State(
      index: SizeIndex(estimates: estimates, nodeCapacity: 2),
      naive: NaiveSizes(estimates: estimates))
    var seen: Set<String> = [name(of: empty)]
    var frontier = [empty]
    var checked = 0
    while let state = frontier.popLast() {
      for next in successors(of: state) {
        #expect(next.index.count == next.naive.items.count)
        if !seen.insert(name(of: next)).inserted { continue }
        checked += 1
        if let difference = difference(next.index, next.naive) {
          Issue.record("\(state.index.picture) → \(next.index.picture): \(difference)")
          return
        }
        frontier.append(next)
      }
    }
    #expect(checked == 4710)
  }

  /// What tells trees apart: their leaves, where ids are consecutive, and the depth.
  private func name(of state: State) -> String {
    let items = state.naive.items
    let breaks = items.indices.dropFirst().map { items[$0].id == items[$0 - 1].id + 1 ? "." : "|" }
    return state.index.picture + breaks.joined() + String(state.index.height)
  }

  private func successors(of state: State) -> [State] {
    let count = state.naive.items.count
    var found: [State] = []
    for start in 0...count {
      for end in start...count {
        if end > start { found.append(replacing(start..<end, with: [], in: state)) }
        if count - (end - start) >= 4 { continue }
        for size in Self.sizes {
          found.append(replacing(start..<end, with: [(1, size)], in: state))
          if count - (end - start) < 3 && size == .estimated {
            found.append(replacing(start..<end, with: [(2, size)], in: state))
          }
        }
      }
    }
    for place in 0..<count {
      for size in Self.sizes where size != state.naive.items[place].size {
        var next = state
        next.index.setSize(size, at: place)
        next.naive.items[place].size = size
        found.append(next)
      }
    }
    return found + resized(state)
  }

  /// What comes of giving two neighbours other sizes at once.
  private func resized(_ state: State) -> [State] {
    var found: [State] = []
    for place in state.naive.items.indices.dropLast() {
      for first in Self.sizes {
        for second in Self.sizes {
          var next = state
          next.index.setSizes([first, second], from: place)
          next.naive.items[place].size = first
          next.naive.items[place + 1].size = second
          found.append(next)
        }
      }
    }
    return found
  }

  private func replacing(
    _ range: Range<Int>, with new: [(count: Int, size: ItemSize)], in state: State
  ) -> State {
    var next = state
    var nextID = (state.naive.items.map { $0.id }.max() ?? -1) + 1
    var runs: [ItemRun] = []
    for (count, size) in new {
      runs.append(
        ItemRun(
          firstID: ItemID(nextID), count: count, reuseIdentifier: ReuseIdentifier(0), size: size))
      nextID += Int64(count)
    }
    next.index.replaceSubrange(range, with: runs)
    next.naive.replaceSubrange(range, with: runs)
    return next
  }
}
