@testable import Virtualization

// What comes, goes and is appended.
extension PolicyCaseTests {
  static let data: [Row] = [
    Row(
      name: "38, TanStack, shorter than the viewport",
      start: .init(
        heights: .init(repeating: 98, count: 5), viewport: 600, estimate: 100, isMeasured: false,
        end: .follows(within: Length(points: 1))),
      policy: tanStack, events: [(.idle(1), 0), (.remove(0..<1), 0)]),
    Row(
      name: "38, TanStack, held to the end, one removed while it is pulled down",
      start: .init(
        heights: .init(repeating: 98, count: 5), viewport: 600, estimate: 100, isMeasured: false,
        end: .holds(within: Length(points: 1))),
      policy: tanStack,
      events: [(.idle(1), 0), (.scroll(-10), -10), (.remove(4..<5), -10), (.scroll(10), 0)]),
    Row(
      name: "39, TanStack, prepended above the key",
      start: .init(heights: .init(repeating: 50, count: 8), offset: 100), policy: css,
      events: [(.insert([50, 50], at: 0), 200)]),
    Row(
      name: "39, TanStack, anchored to the start: nothing",
      start: .init(heights: .init(repeating: 50, count: 8), offset: 100), policy: tanStack,
      events: [(.insert([50, 50], at: 0), 100)]),
    Row(
      name: "41, TanStack (pull request 1209), the last row grows at the end",
      start: .init(
        heights: .init(repeating: 50, count: 5), offset: 50,
        end: .follows(within: Length(points: 1))),
      policy: tanStack, events: [(.again(4, 120), 120), (.again(4, 200), 200)]),
    Row(
      name: "41, TanStack, the end is held",
      start: .init(
        heights: .init(repeating: 50, count: 5), offset: 50,
        end: .holds(within: Length(points: 1))),
      policy: tanStack,
      events: [(.again(4, 120), 120), (.again(4, 200), 200), (.again(2, 80), 230)]),
    Row(
      name: "41, TanStack, away from the end",
      start: .init(
        heights: .init(repeating: 50, count: 8), offset: 50,
        end: .follows(within: Length(points: 1))),
      policy: tanStack, events: [(.again(7, 120), 50)]),
    Row(
      name: "42, TanStack, within the threshold",
      start: .init(
        heights: .init(repeating: 50, count: 8), offset: 190,
        end: .follows(within: Length(points: 15))),
      policy: tanStack, events: [(.insert([50], at: 8), 250)]),
    Row(
      name: "42, TanStack, within the threshold the distance is kept",
      start: .init(
        heights: .init(repeating: 50, count: 5), offset: 40,
        end: .holds(within: Length(points: 15))),
      policy: tanStack, events: [(.again(4, 80), 70)]),
    Row(
      name: "42, TanStack, beyond it nothing is",
      start: .init(
        heights: .init(repeating: 50, count: 5), offset: 40,
        end: .holds(within: Length(points: 5))),
      policy: tanStack, events: [(.again(4, 80), 40)]),
    Row(
      name: "42, TanStack, beyond it",
      start: .init(
        heights: .init(repeating: 50, count: 8), offset: 190,
        end: .follows(within: Length(points: 5))),
      policy: tanStack, events: [(.insert([50], at: 8), 190)]),
    Row(
      name: "TanStack, only what is appended is followed",
      start: .init(
        heights: .init(repeating: 50, count: 8), offset: 200,
        end: .followsAppends(within: Length(points: 1))),
      policy: tanStack,
      events: [(.insert([50], at: 0), 200), (.scroll(50), 250), (.insert([50], at: 9), 300)]),
    Row(
      name: "43, virtua, prepended to a list that is short",
      start: .init(heights: [50, 50]), policy: AnchorPolicy(hold: .end),
      events: [(.insert([50], at: 0), 0), (.insert([50, 50], at: 0), 50)]),
    Row(
      name: "virtua, shift keeps the distance to the end",
      start: .init(heights: .init(repeating: 50, count: 10), offset: 100),
      policy: AnchorPolicy(hold: .end),
      events: [(.insert([80], at: 0), 150), (.remove(0..<1), 100), (.again(9, 60), 110)]),
    Row(
      name: "45, FlashList, one removed and some prepended at the start",
      start: .init(heights: .init(repeating: 50, count: 10)),
      policy: AnchorPolicy(hold: .item(.firstIntersecting)),
      events: [(.together([.remove(0..<1), .insert([50, 50, 50], at: 0)]), 100)]),
    Row(
      name: "45, FlashList, one item at the bottom",
      start: .init(heights: [50], offset: 0, shortContent: .atEnd),
      policy: AnchorPolicy(hold: .item(.firstIntersecting)), begins: -150,
      events: [(.insert([50, 50], at: 0), -50), (.insert([50, 50, 50], at: 0), 100)]),
    Row(
      name: "45, FlashList, prepended 50 ms after a scroll to the top",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 400),
      policy: AnchorPolicy(hold: .item(.firstIntersecting)),
      events: [(.go(0), 0), (.idle(34), 0), (.insert([30, 90, 10], at: 0), 130)]),
    Row(
      name: "46, Virtuoso, appends of any height that are followed",
      start: .init(
        heights: .init(repeating: 50, count: 8), offset: 200,
        end: .follows(within: Length(points: 1))),
      policy: css,
      events: [
        (.insert([30], at: 8), 230), (.insert([90], at: 9), 320), (.insert([10], at: 10), 330),
      ]
    ),
    Row(
      name: "46, Virtuoso, prepended before the reader has moved, and measured later",
      start: .init(heights: .init(repeating: 50, count: 8)), policy: AnchorPolicy(hold: .end),
      corrections: CorrectionPolicy(timing: .beforeLayout),
      events: [
        (.insert([30, 90, 10], at: 0), 150),
        (.together([.first(0, 30), .first(1, 90), .first(2, 10)]), 130),
      ]),
    Row(
      name: "46, Virtuoso, the same where the first pass still sees the top",
      start: .init(heights: .init(repeating: 50, count: 8)), policy: AnchorPolicy(hold: .end),
      events: [(.insert([30, 90, 10], at: 0), 130)]),
    Row(
      name: "MagazineLayout, top to bottom",
      start: .init(
        heights: .init(repeating: 100, count: 20), viewport: 300, estimate: 100, offset: 1000),
      policy: topToBottom,
      events: [
        (.insert([150], at: 0), 1100), (.insert([150], at: 14), 1100), (.viewport(150), 1100),
        (.viewport(300), 1100), (.again(11, 160), 1100), (.remove(11..<12), 1100),
      ]),
    Row(
      name: "MagazineLayout, bottom to top",
      start: .init(
        heights: .init(repeating: 100, count: 20), viewport: 300, estimate: 100, offset: 1000),
      policy: bottomToTop,
      events: [
        (.insert([150], at: 0), 1100), (.insert([150], at: 14), 1100), (.again(11, 160), 1160),
        (.remove(11..<12), 1000), (.viewport(150), 1150), (.viewport(300), 1000),
        (.remove(12..<13), 1000),
      ]),
    Row(
      name: "MagazineLayout, bottom to top, appended at the bottom",
      start: .init(
        heights: .init(repeating: 100, count: 20), viewport: 300, estimate: 100, offset: 1700,
        end: .follows(within: .zero)),
      policy: bottomToTop, events: [(.insert([120], at: 20), 1820)]),
    Row(
      name: "MagazineLayout, bottom to top, prepended while it is pulled down",
      start: .init(
        heights: .init(repeating: 100, count: 20), viewport: 300, estimate: 100, offset: -80),
      policy: bottomToTop, events: [(.insert([150], at: 0), 70)]),
    Row(
      name: "the next one in the place of the deleted one",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 220),
      policy: AnchorPolicy(hold: .item(.firstIntersecting), whenDeleted: .nextInPlace),
      events: [(.remove(4..<6), 220)]),
    Row(
      name: "Zed, the start of the deleted range",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 220),
      policy: AnchorPolicy(hold: .item(.firstIntersecting), whenDeleted: .nextAtStart),
      events: [(.remove(3..<6), 150), (.scroll(10), 160), (.remove(0..<1), 110)]),
    Row(
      name: "Zed, a range with the held one is replaced: its start",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 220), policy: zed,
      events: [
        (.together([.remove(3..<6), .insert([70, 30], at: 3)]), 150),
        (.scroll(10), 160), (.together([.remove(3..<4), .insert([90], at: 3)]), 150),
      ]),
    Row(
      name: "Zed, a range before the held one is replaced: so far in the item as it was",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 220), policy: zed,
      events: [
        (.together([.remove(0..<2), .insert([50], at: 0)]), 170),
        (.together([.remove(1..<3), .insert([50], at: 1)]), 120),
      ]),
    Row(
      name: "Zed, a range behind the held one is replaced",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 220), policy: zed,
      events: [
        (.together([.remove(5..<7), .insert([50], at: 5)]), 220),
        (.together([.remove(10..<12), .insert([10, 10], at: 10)]), 220),
      ]),
    Row(
      name: "Zed, the last range is replaced",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 620), policy: zed,
      events: [(.together([.remove(12..<20), .insert([300, 40], at: 12)]), 600)]),
    Row(
      name: "Zed, nothing comes in the place, or only later",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 220), policy: zed,
      events: [(.remove(3..<6), 150), (.insert([50], at: 3), 200)]),
    Row(
      name: "Legend List, the next that was visible",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 200),
      policy: AnchorPolicy(hold: .item(.firstFullyVisible), whenDeleted: .visibleSurvivor),
      events: [(.remove(4..<6), 100), (.remove(0..<12), 100)]),
    Row(
      name: "deltas of items that come, go and move",
      start: .init(heights: .init(repeating: 50, count: 20), offset: 200),
      policy: AnchorPolicy(
        hold: .deltas(
          DeltaRules(first: .never, structure: DeltaRules.Directed(.startsBefore)))),
      events: [
        (.insert([50], at: 0), 250), (.insert([50], at: 5), 250), (.remove(3..<6), 150),
        (.move(0, to: 12), 100), (.move(15, to: 0), 150),
      ]),
  ]
}
