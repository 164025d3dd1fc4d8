/// Counts requests for late content, and how much and how long it is waited for.
struct ContentMeter: Sendable {
  private(set) var sent: Int64 = 0
  private(set) var retried: Int64 = 0
  private(set) var failed: Int64 = 0
  private(set) var cancelled: Int64 = 0
  private(set) var lost: Int64 = 0
  /// Placeholders on screen, in 1/4800 pt for a microsecond.
  private(set) var placeholderArea = Sum()

  /// What is waited for: one part of one item.
  private struct Awaited: Hashable {
    var item: ItemID
    var part: ContentPart.Name
  }

  /// The content that was asked for and has not arrived, with when its item was first shown since, once it was; only
  /// ever looked up in.
  private var awaited: [Awaited: Time?] = [:]
  /// How long what arrived was waited for on screen, in microseconds.
  private var waits: [Int64] = []
  /// The placeholders of this frame: as tall as this, in items at a place among those that are shown.
  private var placeholders: [(height: Length, place: Int)] = []
  /// How much of the screen placeholders take since the last frame.
  private var area: Int64 = 0
  private var time = Time.zero

  /// Whether a sum did not fit 64 bits.
  var isOverflown: Bool { placeholderArea.isOverflown }

  /// The shortest time on screen that at most so many percent of what arrived waited longer than; 0 when nothing did.
  ///
  /// - Complexity: O(n log n) for n arrivals.
  func wait(exceededByAtMost percent: Int) -> Int64 {
    let sorted = waits.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count - 1 - sorted.count * percent / 100]
  }

  /// Takes note of one fact; `frame` has read it already.
  @inline(__always)
  mutating func observe(_ event: TraceEvent, _ frame: FrameFold) {
    switch event {
    case .frame(_, let time): begin(time)
    case .request(let fact): observe(fact)
    case .placeholder(_, let height):
      if !frame.shown.isEmpty { placeholders.append((height, frame.shown.count - 1)) }
    case .commit(let state):
      area = 0
      if !placeholders.isEmpty || !awaited.isEmpty { end(frame, state) }
    default: break
    }
  }

  private mutating func begin(_ time: Time) {
    if area > 0 {
      let (product, overflow) = area.multipliedReportingOverflow(
        by: (time - self.time).microseconds)
      placeholderArea.add(overflow ? .max : product)
    }
    self.time = time
    placeholders.empty()
  }

  private mutating func observe(_ fact: RequestFact) {
    let awaited = Awaited(item: fact.item, part: fact.part)
    switch fact.call {
    case .sent:
      sent += 1
      if self.awaited[awaited] == nil { self.awaited[awaited] = .some(nil) }
    case .arrived:
      if let shown = self.awaited.removeValue(forKey: awaited), let shown {
        waits.append((time - shown).microseconds)
      }
    case .retried: retried += 1
    case .failed: failed += 1
    case .cancelled: cancelled += 1
    case .lost: lost += 1
    case .joined, .stumbled, .late, .repeated: break
    }
  }

  private mutating func end(_ frame: FrameFold, _ state: FrameState) {
    for placeholder in placeholders {
      let seen = frame.shown[placeholder.place]
      let top = max(seen.y, .zero)
      let bottom = min(seen.y + seen.height, state.viewportHeight)
      area += max(min(placeholder.height, bottom - top), .zero).units
    }
    if awaited.isEmpty { return }
    for seen in frame.shown {
      for part in ContentPart.Name.allCases {
        let key = Awaited(item: seen.item, part: part)
        if let shown = awaited[key], shown == nil { awaited[key] = .some(time) }
      }
    }
  }
}
