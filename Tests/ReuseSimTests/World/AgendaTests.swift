import Testing

@testable import ReuseSim

/// What is due comes by time, and what was scheduled first comes first.
@Suite struct AgendaTests {
  /// The commands that come, in order.
  private func delivered(_ agenda: inout Agenda, upTo time: Time) -> [Int] {
    var result: [Int] = []
    while let entry = agenda.next(upTo: time) {
      guard case .command(let place) = entry.event else { break }
      result.append(place)
    }
    return result
  }

  @Test func deliversByTimeThenInOrder() {
    var agenda = Agenda()
    for (place, time) in [3, 1, 3, 2, 1, 9].enumerated() {
      agenda.schedule(.command(place), at: .ms(Int64(time)))
    }
    #expect(agenda.entries.map { $0.sequence } == [1, 4, 3, 0, 2, 5])
    #expect(delivered(&agenda, upTo: .ms(0)) == [])
    #expect(delivered(&agenda, upTo: .ms(2)) == [1, 4, 3])
    #expect(!agenda.isEmpty)
    #expect(delivered(&agenda, upTo: .ms(9)) == [0, 2, 5])
    #expect(agenda.isEmpty)
  }

  /// What is scheduled while something is delivered comes behind what waits for the same time.
  @Test func comesBehindWhatWaitsForTheSameTime() {
    var agenda = Agenda()
    agenda.schedule(.command(0), at: .ms(5))
    agenda.schedule(.command(1), at: .ms(5))
    #expect(agenda.next(upTo: .ms(5))?.event == .command(0))
    agenda.schedule(.command(2), at: .ms(5))
    agenda.schedule(.command(3), at: .ms(4))
    #expect(delivered(&agenda, upTo: .ms(5)) == [3, 1, 2])
  }

  /// A heap gives what sorting gives, whatever is added and taken between.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func isASortedRow(_ seed: UInt64) {
    var draws = Draws(seed: seed)
    var agenda = Agenda()
    var naive: [(time: Int64, place: Int)] = []
    for place in 0..<400 {
      let time = Int64(draws.below(40))
      agenda.schedule(.command(place), at: .ms(time))
      naive.append((time, place))
      guard draws.below(3) == 0 else { continue }
      let now = Int64(draws.below(40))
      let next = naive.indices.filter { naive[$0].time <= now }.min {
        (naive[$0].time, naive[$0].place) < (naive[$1].time, naive[$1].place)
      }
      let expected = next.map { Agenda.Event.command(naive[$0].place) }
      #expect(agenda.next(upTo: .ms(now))?.event == expected)
      if let next { naive.remove(at: next) }
    }
    naive.sort { ($0.time, $0.place) < ($1.time, $1.place) }
    #expect(agenda.entries.map { $0.event } == naive.map { .command($0.place) })
    #expect(delivered(&agenda, upTo: .ms(40)) == naive.map { $0.place })
  }
}
