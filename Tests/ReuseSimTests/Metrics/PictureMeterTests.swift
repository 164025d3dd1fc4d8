import Testing

@testable import ReuseSim

/// What is seen as a whole, the scroll indicator and the content's height, in traces written by hand.
@Suite struct PictureMeterTests {
  struct Row: Sendable {
    var name: String
    /// Visible height and displacement of items from the top of the glass on.
    var items: [(height: Int64, way: Int64)]
    var picture: Int64
    var push: Int64
  }

  static let rows = [
    Row(name: "one item", items: [(400, 7)], picture: 7, push: 7),
    Row(name: "the smaller part moves", items: [(199, 50), (201, 0)], picture: 0, push: 50),
    Row(name: "the larger part moves", items: [(201, 50), (199, 0)], picture: 50, push: 50),
    Row(name: "the larger part moves up", items: [(201, -50), (199, 0)], picture: 50, push: 50),
    Row(
      name: "in between", items: [(50, 0), (100, 10), (250, 30)], picture: 30, push: 30),
    Row(
      name: "in between, heights count and not items",
      items: [(10, 90), (10, 80), (10, 70), (370, 5)], picture: 5, push: 90),
    Row(
      name: "both ways", items: [(100, -60), (200, 0), (100, 60)], picture: 0, push: 60),
    Row(name: "just half moves down", items: [(200, 50), (200, 0)], picture: 0, push: 50),
    Row(name: "just half moves up", items: [(200, -50), (200, 0)], picture: 0, push: 50),
    Row(name: "nothing moves", items: [(100, 0), (200, 0)], picture: 0, push: 0),
  ]

  @Test(arguments: rows) func picturesByVisibleHeight(_ row: Row) {
    var before = HandFrame(shown: [])
    var after = HandFrame(shown: [])
    var y: Int64 = 0
    for (id, item) in row.items.enumerated() {
      before.shown.append(.init(Int64(id), at: y, height: item.height))
      after.shown.append(.init(Int64(id), at: y + item.way, height: item.height))
      y += item.height
    }
    let metrics = Metrics.of([before, after])
    #expect(
      [metrics[.pictureMax], metrics[.pictureTotal], metrics[.pushMax], metrics[.pushTotal]]
        == [row.picture, row.picture, row.push, row.push].map { Length.pt($0).units },
      "\(row.name)")
  }

  @Test func onlyTheVisiblePartOfAnItemCounts() {
    // 390 pt of item 0 are above the viewport: 10 pt of it that do not move weigh less than 20 pt that do.
    let metrics = Metrics.of([
      HandFrame(shown: [.init(0, at: -390, height: 400), .init(1, at: 10, height: 20)]),
      HandFrame(shown: [.init(0, at: -390, height: 400), .init(1, at: 15, height: 20)]),
    ])
    #expect(metrics[.pictureMax] == Length.pt(5).units)
  }

  @Test func totalsAddUpAndTheLargestStays() {
    let metrics = Metrics.of([.rows(0), .rows(30), .rows(25), .rows(25), .rows(45)])
    #expect(metrics[.pictureMax] == Length.pt(30).units)
    #expect(metrics[.pictureTotal] == Length.pt(55).units)
    #expect(metrics[.pushMax] == Length.pt(30).units)
    #expect(metrics[.pushTotal] == Length.pt(55).units)
  }

  @Test func lostFramesHaveCandidatesAndShowNone() {
    let away = (0..<4).map { HandFrame.Seen($0, at: 1000 + $0 * 100) }
    let lost = HandFrame(shown: [.init(8, at: 0)], elsewhere: away)
    let partly = HandFrame(
      shown: [.init(3, at: 0)], elsewhere: [HandFrame.Seen](away.prefix(3)))
    #expect(Metrics.of([.rows(0), lost])[.lostCount] == 1)
    #expect(Metrics.of([.rows(0), partly])[.lostCount] == 0)
    let back = HandFrame(shown: [.init(0, at: 0)], elsewhere: [.init(8, at: 2000)])
    #expect(Metrics.of([.rows(0), lost, back])[.lostCount] == 2)
  }

  struct ThumbRow: Sendable {
    var name: String
    var before: (offset: Int64, legal: ClosedRange<Int64>)
    var delta: Int64 = 0
    var after: (offset: Int64, legal: ClosedRange<Int64>)
    var jump: Int64
  }

  static let thumbs = [
    ThumbRow(name: "at rest", before: (500, 0...1000), after: (500, 0...1000), jump: 0),
    ThumbRow(
      name: "scrolled", before: (500, 0...1000), delta: 200, after: (700, 0...1000), jump: 0),
    ThumbRow(
      name: "content grows", before: (500, 0...1000), after: (500, 0...2000), jump: 250_000_000),
    ThumbRow(
      name: "content shrinks", before: (500, 0...2000), after: (500, 0...1000), jump: 250_000_000),
    ThumbRow(
      name: "content grows at the thumb's start", before: (0, 0...1000), after: (0, 0...2000),
      jump: 0),
    ThumbRow(
      name: "scrolled while content grows", before: (500, 0...1000), delta: 250,
      after: (750, 0...1500), jump: 250_000_000),
    ThumbRow(name: "thirds are cut", before: (0, 0...3), after: (1, 0...3), jump: 333_333_333),
    ThumbRow(
      name: "insets", before: (-20, -20...980), after: (480, -20...980), jump: 500_000_000),
    ThumbRow(
      name: "nothing to scroll", before: (0, 0...0), after: (0, 0...0), jump: 0),
    ThumbRow(
      name: "something to scroll at last", before: (0, 0...0), after: (500, 0...1000),
      jump: 500_000_000),
    ThumbRow(
      name: "beyond the end", before: (1100, 0...1000), after: (1000, 0...1000), jump: 0),
  ]

  @Test(arguments: thumbs) func thumbMovesWithScrollingAlone(_ row: ThumbRow) {
    let before = HandFrame(shown: [], offset: row.before.offset, legal: row.before.legal)
    let after = HandFrame(
      motion: (.drag, row.delta), shown: [], offset: row.after.offset, legal: row.after.legal)
    #expect(Metrics.of([before, after])[.indicatorJump] == row.jump, "\(row.name)")
  }

  @Test func contentErrorIsTheLargestEitherWay() {
    let frames = [(1000, 900), (1000, 1150), (1000, 1000)].map { believed, actual in
      HandFrame(shown: [], content: Int64(believed), trueContent: Int64(actual))
    }
    #expect(Metrics.of([frames[0]])[.contentError] == Length.pt(100).units)
    #expect(Metrics.of(frames)[.contentError] == Length.pt(150).units)
  }
}
