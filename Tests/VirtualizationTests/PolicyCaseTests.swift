import Testing

@testable import Virtualization

/// What the anchors of other systems do, each a row: the policy that says it, what happens, and the content offset after
/// each event. The names tell the system and the test or rule that the numbers are from.
@Suite struct PolicyCaseTests {
  struct Row: Sendable {
    var name: String
    var start: PolicyList.Start
    var policy: AnchorPolicy
    var corrections = CorrectionPolicy()
    /// The offset before the first event, when that is not where the list was begun.
    var begins: Int64?
    /// How large a pixel is.
    var pixel: Int64 = 1
    var events: [(PolicyList.Event, Int64)]
  }

  @Test(
    arguments: PolicyCaseTests.resizing + PolicyCaseTests.waiting + PolicyCaseTests.data
      + PolicyCaseTests.browsers)
  func offsetsAreThoseOfTheRow(_ row: Row) {
    var list = PolicyList(row.start, row.policy, row.corrections, pixel: row.pixel)
    #expect(list.offset == row.begins ?? row.start.offset, "\(row.name): at the beginning")
    for (number, (event, offset)) in row.events.enumerated() {
      list.play(event)
      #expect(list.offset == offset, "\(row.name): event \(number) \(event)")
    }
  }

  /// CSS Scroll Anchoring: the first item that is seen, none at offset zero.
  static let css = AnchorPolicy(hold: .item(.firstIntersecting)).unless(.atTop)
  /// TanStack's virtual-core.
  static let tanStack = AnchorPolicy(
    hold: .deltas(
      DeltaRules(
        first: DeltaRules.Directed(.startsBefore),
        again: DeltaRules.Directed(.endsUpTo, up: .never)))
  ).scrolling(for: 150_000)
  /// virtua.
  static let virtua = AnchorPolicy(
    hold: .deltas(
      DeltaRules(first: DeltaRules.Directed(.endsUpTo, down: .startsBeforeEndsInside)))
  ).scrolling(for: 150_000)
  /// The deferring host of both.
  static let deferring = CorrectionPolicy(timing: .whenIdle(microseconds: 150_000))
  /// MagazineLayout, which holds the first row or, from bottom to top, the last one.
  static let topToBottom = AnchorPolicy(
    hold: .item(.firstIntersecting), whenDeleted: .keepOffset)
  static let bottomToTop = AnchorPolicy(hold: .item(.lastVisible), whenDeleted: .keepOffset)
    .placed(.viewportShare)

  /// Zed, whose place in the list is an item and so much of it.
  static let zed = AnchorPolicy(
    hold: .item(.firstIntersecting), whenDeleted: .replacementAtStart)

  static let resizing: [Row] = [
    Row(
      name: "15, web platform tests, basic",
      start: .init(heights: [100, 100, 1000], offset: 150), policy: css,
      events: [(.again(0, 200), 250)]),
    Row(
      name: "16, web platform tests, anchor updates",
      start: .init(heights: [200, 200, 200, 200], estimate: 100, offset: 500), policy: css,
      events: [
        (.again(1, 300), 600), (.go(100), 100), (.again(1, 400), 100),
        (.insert([100], at: 0), 200),
      ]),
    Row(
      name: "17, web platform tests, clamping", start: .init(heights: [1500, 4000], offset: 1600),
      policy: css, events: [(.again(0, 0), 100)]),
    Row(
      name: "17, the clamp first: a system that adds differences goes twice",
      start: .init(heights: [400, 400], offset: 600),
      policy: AnchorPolicy(hold: .deltas(DeltaRules(first: DeltaRules.Directed(.endsUpTo)))),
      corrections: CorrectionPolicy(clamp: .before), events: [(.again(0, 300), 400)]),
    Row(
      name: "17, the clamp afterwards: once", start: .init(heights: [400, 400], offset: 600),
      policy: AnchorPolicy(hold: .deltas(DeltaRules(first: DeltaRules.Directed(.endsUpTo)))),
      events: [(.again(0, 300), 500)]),
    Row(
      name: "19, web platform tests, range shrink 1",
      start: .init(heights: [200, 10, 200], offset: 200), policy: css,
      events: [(.again(0, 400), 400), (.again(0, 200), 200)]),
    Row(
      name: "19, web platform tests, range shrink 4",
      start: .init(heights: [1000, 10, 400], offset: 1000), policy: css,
      events: [(.again(0, 400), 400), (.again(0, 200), 200)]),
    Row(
      name: "21, web platform tests, half a pixel twice; lengths are in halves",
      start: .init(heights: [2000, 2000], estimate: 1, offset: 20), policy: css, pixel: 2,
      events: [(.insert([1], at: 0), 21), (.insert([1], at: 0), 22)]),
    Row(
      name: "21, what the test forbids: each write is rounded",
      start: .init(heights: [2000, 2000], estimate: 1, offset: 20), policy: css,
      corrections: CorrectionPolicy(rounding: .pixels), pixel: 2,
      events: [(.insert([1], at: 0), 22), (.insert([1], at: 0), 24)]),
    Row(
      name: "22, web platform tests, zero offset",
      start: .init(heights: [2000], estimate: 100, offset: 10, header: 100), policy: css,
      events: [(.again(0, 50), 0), (.again(0, 100), 0)]),
    Row(
      name: "23, web platform tests, suppression",
      start: .init(heights: [200, 100, 200], offset: 250),
      policy: css.unless(.ownResize),
      events: [
        (.again(0, 220), 270), (.together([.again(1, 101), .again(0, 240)]), 270),
        (.again(0, 260), 290),
      ]),
    Row(
      name: "25, web platform tests, focus",
      start: .init(heights: [200, 100, 100, 4000], viewport: 400, offset: 150),
      policy: css.focusedFirst(),
      events: [(.focus(2), 150), (.again(1, 3000), 3050)]),
    Row(
      name: "26, TanStack, the item across the line",
      start: .init(
        heights: (0..<50).map { $0 == 3 ? 60 : 50 }, offset: 175, isMeasured: false),
      policy: tanStack, begins: 185, events: [(.idle(200), 185), (.again(3, 160), 185)]),
    Row(
      name: "27, TanStack, an item above, first and again",
      start: .init(heights: .init(repeating: 50, count: 50), offset: 175, isMeasured: false),
      policy: tanStack, events: [(.first(1, 60), 185), (.idle(400), 185), (.again(1, 160), 285)]),
    Row(
      name: "27, TanStack, an item across the line, first much taller",
      start: .init(
        heights: (0..<50).map { $0 == 3 ? 120 : 50 }, offset: 175, isMeasured: false),
      policy: tanStack, begins: 245, events: [(.idle(400), 245)]),
    Row(
      name: "28, TanStack, measured again on the way up",
      start: .init(heights: .init(repeating: 50, count: 10), offset: 200, isMeasured: false),
      policy: tanStack,
      events: [
        (.first(0, 80), 230), (.scroll(-130), 100), (.again(0, 100), 100), (.idle(150), 100),
        (.again(0, 130), 130),
      ]),
    Row(
      name: "28, TanStack, first measured on the way up",
      start: .init(heights: .init(repeating: 50, count: 10), offset: 200, isMeasured: false),
      policy: tanStack, events: [(.scroll(-100), 100), (.first(0, 100), 150)]),
    Row(
      name: "29, TanStack (pull request 1212), its own writes are no scrolling",
      start: .init(heights: .init(repeating: 50, count: 50), offset: 600, isMeasured: false),
      policy: tanStack,
      events: [
        (.together((0..<5).map { .first($0, 55) }), 625), (.again(0, 75), 645),
        (.again(1, 75), 665), (.again(2, 75), 685), (.again(3, 75), 705), (.again(4, 75), 725),
      ]),
    Row(
      name: "30, virtua, an item that ends at the line",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 100), policy: virtua,
      events: [(.again(1, 80), 130), (.again(2, 60), 130)]),
    Row(
      name: "30, virtua, the top of an item that reaches across the line",
      start: .init(heights: .init(repeating: 300, count: 20), offset: 700), policy: virtua,
      events: [(.again(2, 420), 700), (.again(2, 300), 700)]),
    Row(
      name: "virtua, on the way down, an item across the line that ends inside",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 100), policy: virtua,
      events: [(.scroll(20), 120), (.again(2, 60), 130), (.again(3, 60), 130)]),
    Row(
      name: "virtua, on the way down, an item that fills the view",
      start: .init(heights: [50, 500] + .init(repeating: 50, count: 20), offset: 100),
      policy: virtua, events: [(.scroll(20), 120), (.again(1, 600), 120)]),
    Row(
      name: "32, Zed, the same share of the item",
      start: .init(heights: .init(repeating: 100, count: 10), viewport: 100, offset: 240),
      policy: AnchorPolicy(hold: .item(.firstIntersecting), edge: .fraction),
      events: [(.all(50), 120)]),
    Row(
      name: "34, VS Code, the second row",
      start: .init(heights: .init(repeating: 40, count: 10), viewport: 100, offset: 10),
      policy: AnchorPolicy(hold: .item(.secondUnlessAligned)), events: [(.again(0, 60), 30)]),
    Row(
      name: "34, VS Code, an aligned row",
      start: .init(heights: .init(repeating: 40, count: 10), viewport: 100, offset: 40),
      policy: AnchorPolicy(hold: .item(.secondUnlessAligned)),
      events: [(.again(1, 60), 40), (.again(0, 60), 60)]),
    Row(
      name: "CodeMirror, the block under 8",
      start: .init(heights: .init(repeating: 20, count: 30), viewport: 100, offset: 15),
      policy: AnchorPolicy(hold: .item(.below(Length(points: 8)))), events: [(.again(0, 40), 35)]),
    Row(
      name: "GTK, an edge at a share of the page",
      start: .init(heights: .init(repeating: 50, count: 40), offset: 500),
      policy: AnchorPolicy(hold: .item(.nearest(.half))).placed(.viewportShare),
      events: [(.again(0, 90), 540), (.viewport(100), 590)]),
    Row(
      name: "Chromium, the place outlives the clamp",
      start: .init(heights: .init(repeating: 100, count: 10), offset: 800),
      policy: css.kept(.untilScroll), events: [(.again(9, 20), 720), (.again(9, 100), 800)]),
    Row(
      name: "Firefox, it does not",
      start: .init(heights: .init(repeating: 100, count: 10), offset: 800),
      policy: css.kept(.untilScrollOrClamp), events: [(.again(9, 20), 720), (.again(9, 100), 720)]),
    Row(
      // 10, 11 and 12 are seen at first. The last of them grows and its end stays; then 11 is the first of two that
      // are left, and when it shrinks the end of what is last now stays.
      name: "MagazineLayout, picked for each size",
      start: .init(
        heights: .init(repeating: 100, count: 20), viewport: 300, estimate: 100, offset: 1000),
      policy: AnchorPolicy(hold: .item(.lastVisible)).kept(.eachChange),
      events: [(.together([.again(0, 130), .again(1, 60)]), 990), (.again(12, 150), 1040)]),
    Row(
      name: "the thumb stays", start: .init(heights: .init(repeating: 50, count: 40), offset: 900),
      policy: AnchorPolicy(hold: .thumb), events: [(.all(30), 500), (.insert([400], at: 40), 525)]),
  ]

  static let waiting: [Row] = [
    Row(
      name: "35, TanStack, one write when it is settled",
      start: .init(heights: .init(repeating: 50, count: 10), offset: 190, isMeasured: false),
      policy: tanStack, corrections: deferring,
      events: [
        (.scroll(10), 200), (.first(0, 60), 200), (.first(1, 65), 200), (.first(2, 70), 200),
        (.idle(50), 200), (.idle(150), 245), (.idle(150), 245),
      ]),
    Row(
      name: "37, TanStack, beyond the edge it waits",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 40, isMeasured: false),
      policy: tanStack, corrections: deferring,
      events: [
        (.scroll(500), 540), (.first(6, 80), 540), (.scroll(-550), -10), (.idle(300), -10),
        (.scroll(110), 100), (.idle(300), 130),
      ]),
    Row(
      name: "37, TanStack, whoever goes somewhere is owed nothing",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 390, isMeasured: false),
      policy: tanStack, corrections: deferring,
      events: [(.scroll(10), 400), (.first(0, 80), 400), (.go(300), 300), (.idle(300), 300)]),
    Row(
      name: "37, TanStack, a second touch begins the time anew",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 390, isMeasured: false),
      policy: tanStack, corrections: deferring,
      events: [
        (.scroll(10), 400), (.first(0, 80), 400), (.touch(true), 400), (.idle(300), 400),
        (.touch(false), 400), (.idle(100), 400), (.idle(50), 430),
      ]),
    Row(
      name: "TanStack, at the end the clamp was the correction",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 790),
      policy: tanStack, corrections: deferring,
      events: [(.scroll(10), 800), (.again(0, 20), 770), (.idle(300), 770)]),
    Row(
      name: "TanStack (issue 1233), at the end what grew above it is still owed",
      start: .init(heights: .init(repeating: 50, count: 10), offset: 290),
      policy: tanStack, corrections: deferring,
      events: [(.scroll(10), 300), (.again(0, 70), 300), (.idle(300), 320)]),
    Row(
      name: "36, TanStack, held to the end: the clamp was the correction",
      start: .init(
        heights: .init(repeating: 50, count: 10), offset: 288,
        end: .holds(within: Length(points: 1))),
      policy: tanStack, corrections: deferring,
      events: [(.scroll(12), 300), (.again(0, 30), 280), (.idle(400), 280)]),
    Row(
      name: "36, TanStack, held to the end: what grew above it waits",
      start: .init(
        heights: .init(repeating: 50, count: 10), offset: 288,
        end: .holds(within: Length(points: 1))),
      policy: tanStack, corrections: deferring,
      events: [(.scroll(12), 300), (.again(0, 70), 300), (.idle(400), 320)]),
    Row(
      name: "in the next update",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 400),
      policy: css, corrections: CorrectionPolicy(timing: .nextUpdate),
      events: [(.again(0, 80), 400), (.again(1, 60), 430), (.idle(1), 440), (.idle(1), 440)]),
    Row(
      name: "MagazineLayout, of two sizes in a batch the last counts",
      start: .init(
        heights: .init(repeating: 100, count: 20), viewport: 300, estimate: 100, offset: 1000),
      policy: AnchorPolicy(hold: .item(.lastVisible)),
      corrections: CorrectionPolicy(batches: .lastAtEnd),
      events: [(.batch([.again(10, 130), .again(11, 110)]), 1010)]),
    Row(
      name: "staged to the end of the batch, both count",
      start: .init(
        heights: .init(repeating: 100, count: 20), viewport: 300, estimate: 100, offset: 1000),
      policy: AnchorPolicy(hold: .item(.lastVisible)),
      corrections: CorrectionPolicy(batches: .atEnd),
      events: [(.batch([.again(10, 130), .again(11, 110)]), 1040)]),
  ]
}

extension AnchorPolicy {
  func unless(_ reasons: Suppressions) -> AnchorPolicy {
    var policy = self
    policy.suppressions.formUnion(reasons)
    return policy
  }

  func focusedFirst() -> AnchorPolicy {
    var policy = self
    policy.focusedFirst = true
    return policy
  }

  func placed(_ place: Place) -> AnchorPolicy {
    var policy = self
    policy.place = place
    return policy
  }

  func scrolling(for time: Int64) -> AnchorPolicy {
    var policy = self
    policy.directionTime = time
    return policy
  }

  func kept(_ keeping: Keeping) -> AnchorPolicy {
    var policy = self
    policy.keeping = keeping
    return policy
  }
}
