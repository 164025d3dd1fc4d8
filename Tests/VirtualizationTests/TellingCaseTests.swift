import Testing

@testable import Virtualization

/// What two production layouts for chats do in the same ten situations: 20 rows of 100 in a viewport of 300, at 1000
/// unless said; items that nobody has measured count as 100. The numbers are from runs of
/// [ChatLayout](https://github.com/ekazaev/ChatLayout) and
/// [MagazineLayout](https://github.com/airbnb/MagazineLayout).
@Suite struct TellingCaseTests {
  struct Row: Sendable {
    var name: String
    var offset: Int64 = 1000
    var events: [PolicyList.Event]
    /// Where each layout has the content offset after each event.
    var offsets: [[Int64]]
  }

  struct Layout: Sendable {
    var policy: AnchorPolicy
    var corrections = CorrectionPolicy(
      timing: .beforeLayout, batches: .atEnd, clamp: .batchEnd, touched: .waits,
      overscroll: .counted)
    var start = StartPolicy.holdsAnchor
    var end = EndPolicy.stays
    var keepsBottom = (resized: false, turned: false)
  }

  /// ChatLayout that keeps the offset at the bottom, ChatLayout that does not, MagazineLayout from top to bottom and
  /// from bottom to top.
  static let layouts = [
    Layout(policy: chat, keepsBottom: (resized: false, turned: true)), Layout(policy: quietChat),
    Layout(
      policy: magazine(.firstIntersecting), corrections: magazineCorrections,
      start: .follows(within: .zero)),
    Layout(
      policy: magazine(.lastVisible), corrections: magazineCorrections,
      end: .follows(within: .zero), keepsBottom: (resized: true, turned: true)),
  ]

  private static let chat: AnchorPolicy = {
    var policy = AnchorPolicy(hold: .item(.lastVisible), whenDeleted: .previousInPlace)
    policy.whenMoved = .asDeleted
    policy.newBehind = .held
    return policy.kept(.eachChange)
  }()

  private static let quietChat = AnchorPolicy(
    hold: .item(.lastVisible), against: [.firstMeasurements, .remeasurements, .layout],
    condition: .scrolling
  ).kept(.eachChange)

  private static func magazine(_ pick: AnchorPolicy.Pick) -> AnchorPolicy {
    var policy = AnchorPolicy(
      hold: .item(pick), whenDeleted: .keepOffset,
      against: [.firstMeasurements, .remeasurements, .structure, .layout])
    policy.underInsets = .counted
    return policy.kept(.eachChange)
  }

  private static let magazineCorrections = CorrectionPolicy(
    timing: .beforeLayout, batches: .lastAtEnd, clamp: .batchEnd, touched: .waits,
    overscroll: .countedInBatches)

  static let rows: [Row] = [
    Row(
      name: "insert 150 at 0", events: [.insert([150], at: 0)],
      offsets: [[1100], [1000], [1100], [1100]]),
    Row(
      name: "insert 150 right after the last visible", events: [.insert([150], at: 13)],
      offsets: [[1150], [1000], [1000], [1000]]),
    Row(
      name: "delete the last visible", events: [.remove(12..<13)],
      offsets: [[900], [1000], [1000], [1000]]),
    Row(
      name: "delete the first visible", events: [.remove(10..<11)],
      offsets: [[900], [1000], [1000], [900]]),
    Row(
      name: "the first visible from 100 to 160", events: [.again(10, 160)],
      offsets: [[1060], [1000], [1000], [1060]]),
    Row(
      name: "append 120 at the bottom", offset: 1700, events: [.insert([120], at: 20)],
      offsets: [[1820], [1700], [1700], [1820]]),
    Row(
      name: "at the top, insert 120 at 0", offset: 0, events: [.insert([120], at: 0)],
      offsets: [[100], [0], [0], [100]]),
    Row(
      name: "another viewport and back", events: [.viewport(150), .viewport(300)],
      offsets: [[1000, 1000], [1000, 1000], [1000, 1000], [1150, 1000]]),
    Row(
      name: "turned at the top, there and back", offset: 0,
      events: [.turn(390, items: 46), .turn(300, items: 100)],
      offsets: [[0, 522], [0, 0], [0, 0], [0, 522]]),
    Row(
      name: "pulled beyond the top, insert 150 at 0", offset: -80, events: [.insert([150], at: 0)],
      offsets: [[70], [-80], [0], [70]]),
  ]

  @Test(arguments: rows) func offsetsAreThoseOfTheRow(_ row: Row) {
    let offsets = TellingCaseTests.layouts.map { layout in
      var list = PolicyList(
        .init(
          heights: .init(repeating: 100, count: 20), viewport: 300, estimate: 100,
          offset: row.offset, start: layout.start, end: layout.end, keepsBottom: layout.keepsBottom),
        layout.policy, layout.corrections)
      return row.events.map { event in
        // A change of the list is a batch; a size or another window is none.
        switch event {
        case .insert, .remove: list.play(.batch([event]))
        default: list.play(event)
        }
        return list.offset
      }
    }
    #expect(offsets == row.offsets, "\(row.name)")
  }

  /// Half a point above twice is one point: no write is rounded on the way, unless the policy wants it.
  @Test(arguments: CorrectionPolicy.Rounding.allCases)
  func roundingIsThePolicys(_ rounding: CorrectionPolicy.Rounding) {
    let points: Int64 = rounding == .pixels ? 12 : 11
    var list = PolicyList(
      .init(heights: [10, 1000], offset: 10), AnchorPolicy(hold: .item(.firstIntersecting)),
      CorrectionPolicy(rounding: rounding), pixel: 1)
    for half: Int64 in [1, 2] {
      list.report(0, Length(units: 10 * 4800 + half * 2400))
    }
    #expect(list.list.offset == Length(points: points))
    #expect(list.list.correction.rounding == Length(units: rounding == .pixels ? 2400 : 0))
  }
}
