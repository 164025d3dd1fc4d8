@testable import ReuseSim

/// A frame of a trace that is written by hand. Everything counts in points.
struct HandFrame: Sendable {
  /// An item on screen, at the index of its id unless another one is said.
  struct Seen: Sendable {
    var item: Int64
    var y: Int64
    var height: Int64
    var index: Int

    init(_ item: Int64, at y: Int64, height: Int64 = 100, index: Int? = nil) {
      self.item = item
      self.index = index ?? Int(item)
      self.y = y
      self.height = height
    }
  }

  /// What moves the content, how far.
  var motion: (phase: Phase, delta: Int64)?
  /// The end of the content that a navigation takes the reader to.
  var end: ContentEnd?
  /// Whether that begins in this frame.
  var begins = false
  /// Whatever else happens before the frame's end.
  var facts: [TraceEvent] = []
  /// What is on screen; in cells numbered from 0.
  var shown: [Seen]
  /// What was on screen and is elsewhere now.
  var elsewhere: [Seen] = []
  var offset: Int64 = 0
  var legal: ClosedRange<Int64> = 0...1000
  var content: Int64 = 1000
  var trueContent: Int64 = 1000
  var viewport: Int64 = 400

  /// Four rows of 100 pt that fill a viewport of 400 pt, pushed down by a way.
  static func rows(_ y: Int64, motion: (phase: Phase, delta: Int64)? = nil) -> HandFrame {
    HandFrame(motion: motion, shown: (0..<4).map { Seen($0, at: $0 * 100 + y) })
  }

  /// The frame's facts.
  func events(_ number: Int64) -> [TraceEvent] {
    var events: [TraceEvent] = [.frame(number: number, time: .ms(number * 10))]
    if let motion {
      events.append(.motion(motion.phase, delta: .pt(motion.delta), begins: begins, toward: end))
    }
    events += facts
    for (place, seen) in shown.enumerated() {
      events.append(
        .shown(
          ItemID(seen.item), index: seen.index, cell: CellID(Int32(place)), y: .pt(seen.y),
          height: .pt(seen.height)))
    }
    for seen in elsewhere {
      events.append(.whereabouts(ItemID(seen.item), index: seen.index, y: .pt(seen.y)))
    }
    events.append(.commit(state))
    return events
  }

  private var state: FrameState {
    FrameState(
      offset: .pt(offset), lowestOffset: .pt(legal.lowerBound),
      highestOffset: .pt(legal.upperBound), contentHeight: .pt(content),
      trueContentHeight: .pt(trueContent), viewportHeight: .pt(viewport), bottomInset: .zero,
      items: 10, measured: 10, displayed: 0, pooled: 0)
  }
}

extension Metrics {
  /// The metrics of frames in a row.
  static func of(_ frames: [HandFrame], reader: Reader = .automatic) -> Metrics {
    var metrics = Metrics(reader: reader, scale: 2)
    for (number, frame) in frames.enumerated() {
      for event in frame.events(Int64(number)) { metrics.observe(event) }
    }
    return metrics
  }

  /// What is not zero, by name: lengths in points, fractions in billionths. How far the end is away is where a hand's
  /// frames stand, and no movement.
  var nonzero: [String] {
    Metric.allCases.filter { $0 != .endGap && self[$0] != 0 }.map { metric in
      let value =
        metric.unit == .length ? "\(Length(units: self[metric]))" : "\(self[metric])"
      return "\(metric.rawValue) \(value)"
    }
  }
}
