import Testing

@testable import ReuseSim

@Suite struct RequestCheckerTests {
  private static func fact(_ call: RequestFact.Call, _ request: Int64) -> TraceEvent {
    .request(
      RequestFact(call, request: request, item: ItemID(request + 10), part: .photo, cell: CellID(1))
    )
  }

  /// What is found in one frame with these facts, at whose end the list counts some open requests.
  private static func found(
    _ calls: [(RequestFact.Call, Int64)], open: Int = 0
  ) -> [String] {
    var frame = FrameFold()
    var checkers = Checkers(.all)
    var events: [TraceEvent] = [.frame(number: 0, time: .zero)]
    for (call, request) in calls { events.append(fact(call, request)) }
    events.append(
      .commit(
        FrameState(
          offset: .zero, lowestOffset: .zero, highestOffset: .zero, contentHeight: .zero,
          trueContentHeight: .zero, viewportHeight: .zero, bottomInset: .zero, items: 0,
          measured: 0, displayed: 0, pooled: 0, openRequests: open)))
    for event in events {
      frame.observe(event)
      checkers.observe(event, frame)
    }
    return checkers.findings.violations.map { "\($0.guarantee.rawValue): \($0.message)" }
  }

  @Test func lawfulLivesAreSilent() {
    for end in RequestFact.Call.allCases where end.isEnd {
      #expect(
        RequestCheckerTests.found([
          (.sent, 0), (.sent, 1), (.stumbled, 0), (.retried, 0), (end, 0), (end, 1),
        ]) == [])
      #expect(RequestCheckerTests.found([(.sent, 0), (end, 0), (.sent, 1)], open: 1) == [])
    }
    #expect(RequestCheckerTests.found([(.sent, 0), (.cancelled, 0), (.late, 0)]) == [])
  }

  /// After each way to end, and before it is sent, only what is lawful is silent.
  @Test(arguments: RequestFact.Call.allCases) func everyOtherCallIsTold(_ call: RequestFact.Call) {
    let subject = "conservation: request 0 for item 10 is told \(call.rawValue), but "
    for end in RequestFact.Call.allCases where end.isEnd {
      let calls = [(.sent, 0), (end, 0), (call, 0)] as [(RequestFact.Call, Int64)]
      let isLawful = call == (end == .cancelled ? .late : .repeated)
      let text = end == .cancelled ? "it was cancelled" : "it has ended"
      #expect(RequestCheckerTests.found(calls) == (isLawful ? [] : [subject + text]))
    }
    let first = RequestCheckerTests.found([(call, 0)], open: call == .sent ? 1 : 0).first
    #expect(first == (call == .sent ? nil : subject + "it was not sent"))
    let again = RequestCheckerTests.found([(.sent, 0), (call, 0)], open: call.isEnd ? 0 : 1)
    let isTold = [.sent, .joined, .late, .repeated].contains(call)
    #expect(again == (isTold ? [subject + "it is open"] : []))
  }

  /// What a prefetch has asked for is joined once, and not asked for again before, unless it is old.
  @Test func prefetchesAreJoined() {
    func fact(_ call: RequestFact.Call, _ request: Int64, _ cell: Int32?) -> TraceEvent {
      .request(
        RequestFact(
          call, request: request, item: ItemID(7), part: .photo, cell: cell.map { CellID($0) }))
    }
    func found(_ facts: [TraceEvent]) -> [String] {
      var frame = FrameFold()
      var checkers = Checkers(.all, kinds: [])
      for event in [.frame(number: 0, time: .zero)] + facts {
        frame.observe(event)
        checkers.observe(event, frame)
      }
      return checkers.findings.violations.map { $0.message }
    }
    let joined = [fact(.sent, 0, nil), fact(.joined, 0, 1), fact(.arrived, 0, 1)]
    #expect(found(joined + [fact(.sent, 1, 2)]) == [])
    #expect(
      found([fact(.sent, 0, nil), fact(.cancelled, 0, nil), fact(.sent, 1, nil)]) == [])
    let again = "request 1 asks for what request 0 for item 7 has prefetched"
    #expect(found([fact(.sent, 0, nil), fact(.sent, 1, 1)]) == [again])
    #expect(found([fact(.sent, 0, nil), fact(.joined, 0, 1), fact(.sent, 1, 1)]) == [])
    let changed = TraceEvent.contentChanged(ItemID(7), part: .photo, version: 1)
    #expect(found([fact(.sent, 0, nil), changed, fact(.sent, 1, 1)]) == [])
    #expect(
      found([fact(.sent, 0, nil), fact(.joined, 0, 1), fact(.joined, 0, 2)]) == [
        "request 0 for item 7 is told joined, but it is open"
      ])
    #expect(
      found([fact(.sent, 0, nil), fact(.joined, 0, nil)]) == [
        "request 0 for item 7 is told joined, but it is a prefetch that no cell has joined"
      ])
  }

  @Test func openRequestsAreCounted() {
    #expect(
      RequestCheckerTests.found([(.sent, 0)], open: 0) == [
        "conservation: 1 requests were sent and have not ended; the list counts 0"
      ])
  }
}
