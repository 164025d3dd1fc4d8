/// What is still to come in a run, in the order in which it will be delivered: by time, then in the order in which
/// it was scheduled.
///
/// The script's commands are scheduled before the first frame, so at any time they come before what the run
/// itself has scheduled for it.
struct Agenda: Sendable {
  /// Something to come.
  struct Entry: Hashable, Sendable {
    /// When it is due; it is delivered in the first frame at or after this time.
    let time: Time
    /// How many were scheduled before it.
    let sequence: Int64
    /// What it is.
    let event: Event

    fileprivate func precedes(_ other: Entry) -> Bool {
      (time, sequence) < (other.time, other.sequence)
    }
  }

  /// What can come.
  enum Event: Hashable, Sendable {
    /// A command of the script, by its place in the scenario.
    case command(Int)
    /// An answer to a request for late content, good or bad.
    case answer(Requests.Request, isFailure: Bool)
    /// A finger lifts that went down on a cell, as a line of the script said.
    case release(Edit, line: Int)
    /// The same answer again.
    case repeatedAnswer(Requests.Request)
    /// Another attempt of a request.
    case retry(Requests.Request)
    /// A trigger that fired, by its place in the scenario.
    case trigger(Int)
    /// Something that the app does later.
    case timer(Timer)
    /// The end of the time for which the list left its window for the so-manieth time, as a line of the script said.
    case returnToWindow(departure: Int64, line: Int)
  }

  /// A heap: each entry comes before those at twice its place plus one and two.
  private var heap: [Entry] = []
  private var scheduled: Int64 = 0

  /// Makes an agenda with nothing in it.
  init() {}

  /// Whether nothing is to come.
  var isEmpty: Bool { heap.isEmpty }

  /// What is to come, in order.
  ///
  /// - Complexity: O(n log n).
  var entries: [Entry] { heap.sorted { $0.precedes($1) } }

  /// Adds something.
  ///
  /// - Complexity: O(log n); O(1) for what comes after everything else.
  mutating func schedule(_ event: Event, at time: Time) {
    heap.append(Entry(time: time, sequence: scheduled, event: event))
    scheduled += 1
    var place = heap.count - 1
    while place > 0, heap[place].precedes(heap[(place - 1) / 2]) {
      heap.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  /// Takes out what comes next, if it is due at a time.
  ///
  /// - Complexity: O(log n).
  mutating func next(upTo time: Time) -> Entry? {
    guard let first = heap.first, first.time <= time else { return nil }
    let last = heap.removeLast()
    if heap.isEmpty { return first }
    heap[0] = last
    var place = 0
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(heap[place]) else { break }
      heap.swapAt(place, child)
      place = child
    }
    return first
  }
}
