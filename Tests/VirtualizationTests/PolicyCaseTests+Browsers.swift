@testable import Virtualization

// What Chromium 156, Firefox 153 ESR and WebKitGTK 2.50 were recorded to do with a plain scroller, where their rules part.
// WebKit's is its unfinished feature, which is off.
extension PolicyCaseTests {
  /// Chromium, for boxes whose own height is not stated; `own-resize` comes to that where it is.
  static let chromium: AnchorPolicy = {
    var policy = css.unless(.viewportResize).kept(.untilScroll)
    (policy.whenDeleted, policy.whenMoved) = (.nextPick, .asDeleted)
    return policy
  }()
  /// Firefox.
  static let firefox: AnchorPolicy = {
    var policy = css.kept(.untilScrollOrClamp)
    (policy.whenDeleted, policy.whenMoved, policy.whenNothing) = (.nextPick, .asDeleted, .kept)
    return policy
  }()
  /// WebKit.
  static let webKit: AnchorPolicy = {
    var policy = css.unless(.viewportResize).unless(.ownResize).kept(.untilScrollClampOrResize)
    policy.whenDeleted = .keepOffset
    return policy
  }()
  static let rounded = CorrectionPolicy(rounding: .positions)
  static let clampedFirst = CorrectionPolicy(
    clamp: .before, rounding: .positions, beforeScroll: .dropped)

  /// Twenty boxes of 100 in a viewport of 300.
  private static func boxes(at offset: Int64, _ height: Int64 = 100) -> PolicyList.Start {
    .init(
      heights: .init(repeating: height, count: 20), viewport: 300, estimate: height, offset: offset)
  }

  static let browsers: [Row] = [
    Row(
      name: "Chromium, a box above and then a scroll in one frame", start: boxes(at: 250),
      policy: chromium, corrections: rounded,
      events: [(.together([.again(0, 130), .scroll(10)]), 290)]),
    Row(
      name: "WebKit, the scroll only", start: boxes(at: 250), policy: webKit,
      corrections: clampedFirst,
      events: [(.together([.again(0, 130), .scroll(10)]), 260), (.again(0, 100), 230)]),
    Row(
      name: "WebKit, a scroll and then a box above in one frame", start: boxes(at: 250),
      policy: webKit, corrections: clampedFirst,
      events: [(.together([.scroll(10), .again(0, 130)]), 290)]),
    Row(
      name: "21, Chromium, half a pixel twice and once more; lengths are in halves",
      start: .init(heights: [2000, 2000], estimate: 1, offset: 20), policy: chromium,
      corrections: rounded, pixel: 2,
      events: [
        (.insert([1], at: 0), 22), (.insert([1], at: 0), 22), (.insert([1], at: 0), 24),
        (.scroll(3), 27), (.remove(0..<1), 25),
      ]),
    Row(
      name: "Chromium, the end by rounded positions; lengths are in halves",
      start: .init(heights: [2000, 2000], estimate: 1, offset: 20),
      policy: AnchorPolicy(hold: .end),
      corrections: rounded, pixel: 2,
      events: [(.insert([1], at: 0), 22), (.insert([1], at: 2), 22), (.insert([1], at: 0), 24)]),
    Row(
      name: "Chromium, a box that fills the view is removed: nobody was seen to take over",
      start: boxes(at: 350, 400), policy: chromium,
      events: [(.remove(0..<1), 0), (.scroll(450), 450), (.remove(1..<2), 450)]),
    Row(
      name: "Firefox, the same, and nobody is looked for until a scroll",
      start: boxes(at: 450, 400), policy: firefox,
      events: [
        (.remove(1..<2), 450), (.again(0, 440), 450), (.scroll(10), 460), (.again(0, 400), 420),
      ]),
    Row(
      name: "Chromium, somebody is looked for at once", start: boxes(at: 450, 400),
      policy: chromium, events: [(.remove(1..<2), 450), (.again(0, 440), 490)]),
    Row(
      name: "Chromium, who takes over was not the first that is seen then",
      start: boxes(at: 250), policy: chromium,
      events: [(.remove(2..<3), 150), (.remove(2..<3), 150), (.again(0, 130), 180)]),
    Row(
      name: "WebKit, a removed box is not corrected for", start: boxes(at: 250), policy: webKit,
      corrections: clampedFirst, events: [(.remove(2..<3), 250), (.again(0, 130), 280)]),
    Row(
      name: "Chromium, the anchor is moved down: a new box", start: boxes(at: 250),
      policy: chromium, events: [(.move(2, to: 10), 150)]),
    Row(
      name: "Firefox, the anchor is moved up: a new box", start: boxes(at: 250), policy: firefox,
      events: [(.move(2, to: 0), 250)]),
    Row(
      name: "WebKit, the anchor is moved: the viewport follows", start: boxes(at: 250),
      policy: webKit, corrections: clampedFirst,
      events: [(.move(2, to: 10), 1050), (.move(10, to: 0), 50)]),
    Row(
      name: "Chromium, the viewport's height and a box above in one frame", start: boxes(at: 250),
      policy: chromium, events: [(.together([.viewport(400), .again(0, 130)]), 250)]),
    Row(
      name: "Firefox, the same", start: boxes(at: 250), policy: firefox,
      events: [(.together([.viewport(400), .again(0, 130)]), 280)]),
    Row(
      name: "Chromium, a taller viewport clamps, and the old height does not bring the place back",
      start: boxes(at: 1700), policy: chromium,
      events: [(.viewport(500), 1500), (.viewport(300), 1500)]),
    Row(
      name: "Chromium, who scrolls after a clamp starts from what he sees", start: boxes(at: 1700),
      policy: chromium,
      events: [(.again(19, 20), 1620), (.scroll(-10), 1610), (.again(19, 100), 1610)]),
    Row(
      name: "Chromium, a scroll to where it is keeps the place", start: boxes(at: 1700),
      policy: chromium,
      events: [
        (.again(19, 20), 1620), (.go(1620), 1620), (.go(2000), 1620), (.again(19, 100), 1700),
      ]),
    Row(
      name: "Chromium, an anchor that the clamp has moved is removed", start: boxes(at: 1700),
      policy: chromium,
      events: [(.again(19, 20), 1620), (.remove(17..<18), 1520), (.again(18, 140), 1620)]),
    Row(
      name: "WebKit, the clamp first, which ends the hold", start: boxes(at: 1650), policy: webKit,
      corrections: clampedFirst, events: [(.remove(0..<1), 1600), (.insert([100], at: 0), 1700)]),
    Row(
      name: "Firefox, the clamp last", start: boxes(at: 1650), policy: firefox,
      events: [(.remove(0..<1), 1550)]),
    Row(
      name: "WebKit, a box that gets another height itself is let go", start: boxes(at: 250),
      policy: webKit, corrections: clampedFirst,
      events: [(.again(2, 40), 250), (.again(2, 100), 310)]),
    Row(
      name: "Chromium, it is kept while nothing moves it", start: boxes(at: 250),
      policy: chromium.unless(.ownResize), corrections: rounded,
      events: [(.again(2, 40), 250), (.again(2, 100), 250)]),
  ]
}
