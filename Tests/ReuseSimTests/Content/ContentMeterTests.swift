import Testing

@testable import ReuseSim

/// Waiting is counted from traces written by hand: frames every 100 ms, items of 100 pt on a screen of 400 pt.
@Suite struct ContentMeterTests {
  /// A frame: facts about requests, then what is shown, each item with its place and placeholder.
  private struct Frame {
    var facts: [(RequestFact.Call, Int64)] = []
    var shown: [(item: Int64, y: Int64, placeholder: Int64)] = []
  }

  private static func metrics(_ frames: [Frame]) -> Metrics {
    var metrics = Metrics(reader: .automatic, scale: 2)
    for (number, frame) in frames.enumerated() {
      metrics.observe(.frame(number: Int64(number), time: .ms(Int64(number) * 100)))
      for (call, item) in frame.facts {
        metrics.observe(
          .request(
            RequestFact(call, request: item, item: ItemID(item), part: .image, cell: CellID(0))))
      }
      for (place, seen) in frame.shown.enumerated() {
        metrics.observe(
          .shown(
            ItemID(seen.item), index: place, cell: CellID(Int32(place)), y: .pt(seen.y),
            height: .pt(100)))
        guard seen.placeholder > 0 else { continue }
        metrics.observe(.placeholder(ItemID(seen.item), height: .pt(seen.placeholder)))
      }
      metrics.observe(
        .commit(
          FrameState(
            offset: .zero, lowestOffset: .zero, highestOffset: .zero, contentHeight: .zero,
            trueContentHeight: .zero, viewportHeight: .pt(400), bottomInset: .zero, items: 0,
            measured: 0, displayed: 0, pooled: 0)))
    }
    return metrics
  }

  private static func value(_ metric: Metric, _ frames: [Frame]) -> Rational {
    metric.number(metrics(frames)[metric])
  }

  /// What a frame shows counts until the next one; what the viewport does not show does not.
  @Test func areaIsHeightTimesTime() throws {
    let frames = [
      Frame(shown: [(0, 0, 44), (1, 390, 44), (2, -70, 44), (3, 100, 0)]), Frame(),
      Frame(shown: [(0, -100, 44), (1, 0, 100)]), Frame(shown: [(0, 0, 44)]),
    ]
    // 44 + 10 + 30 for 0.1 s, nothing, 100 for 0.1 s; the last frame counts for nothing.
    let area = try #require(Rational(92, over: 5))
    #expect(ContentMeterTests.value(.placeholderArea, frames) == area)
  }

  /// From the first frame that shows the item after its request to the frame of the arrival.
  @Test func waitBeginsOnScreen() throws {
    let frames = [
      Frame(facts: [(.sent, 0), (.sent, 1), (.sent, 2)], shown: [(0, 0, 1)]),
      Frame(facts: [(.arrived, 2)], shown: [(0, 0, 1), (1, 0, 1)]),
      Frame(shown: [(1, 0, 1)]), Frame(facts: [(.arrived, 0), (.arrived, 1)]),
    ]
    // Item 0 waits 0.3 s, item 1 0.2 s; item 2 was never shown.
    #expect(try ContentMeterTests.value(.contentWaitP50, frames) == #require(Rational(1, over: 5)))
    #expect(try ContentMeterTests.value(.contentWaitP95, frames) == #require(Rational(3, over: 10)))
  }

  /// A request that failed, was lost or cancelled leaves the reader waiting, until another one arrives.
  @Test(arguments: [.failed, .lost, .cancelled] as [RequestFact.Call])
  func waitGoesOnAfterFailures(_ end: RequestFact.Call) throws {
    let frames = [
      Frame(facts: [(.sent, 0)], shown: [(0, 0, 1)]), Frame(facts: [(end, 0)]),
      Frame(facts: [(.sent, 0)], shown: [(0, 0, 1)]), Frame(), Frame(facts: [(.arrived, 0)]),
    ]
    #expect(try ContentMeterTests.value(.contentWaitP95, frames) == #require(Rational(2, over: 5)))
  }

  @Test func callsAreCounted() {
    let calls: [RequestFact.Call] = [
      .sent, .stumbled, .retried, .retried, .failed, .failed, .failed, .cancelled, .late, .lost,
      .lost, .arrived,
    ]
    let metrics = ContentMeterTests.metrics([Frame(facts: calls.map { ($0, 0) })])
    #expect(
      metrics.nonzero == [
        "request.count 1", "request.retried 2", "request.failed 3", "request.cancelled 1",
        "request.lost 2",
      ])
  }

  @Test func nothingIsZero() {
    #expect(ContentMeterTests.metrics([Frame(), Frame()]).nonzero == [])
  }
}
