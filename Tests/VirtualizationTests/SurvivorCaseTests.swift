import Testing

@testable import Virtualization

/// What is held in place of a deleted item is held where it was last shown. Items of 100 in a viewport of 400 at 1000:
/// items 10, 11, 12 and 13 are shown at 0, 100, 200 and 300. What is new counts as 50 until it is measured.
@Suite struct SurvivorCaseTests {
  struct Row: Sendable {
    var name: String
    var policy = AnchorPolicy(hold: .item(.firstIntersecting))
    /// What happens in one update.
    var events: [PolicyList.Event]
    /// Who is left, and where it is then.
    var item: Int64
    var y: Int64
  }

  @Test(arguments: rows) func survivorIsWhereItWasShown(_ row: Row) {
    var list = PolicyList(
      .init(heights: .init(repeating: 100, count: 40), viewport: 400, offset: 1000), row.policy)
    list.play(.together(row.events))
    #expect(list.y(ofItem: row.item) == row.y, "\(row.name)")
  }

  private static let last = AnchorPolicy(hold: .item(.lastVisible))

  private static func first(_ whenDeleted: AnchorPolicy.WhenDeleted) -> AnchorPolicy {
    AnchorPolicy(hold: .item(.firstIntersecting), whenDeleted: whenDeleted)
  }

  static let rows: [Row] = [
    Row(
      name: "the held one, then the next",
      events: [.remove(10..<11), .remove(10..<11)], item: 12, y: 200),
    Row(
      name: "the next, then the held one",
      events: [.remove(11..<12), .remove(10..<11)], item: 12, y: 200),
    Row(name: "both at once", events: [.remove(10..<12)], item: 12, y: 200),
    Row(
      name: "the next goes elsewhere", events: [.move(11, to: 0), .remove(11..<12)], item: 12,
      y: 200),
    Row(
      name: "the next goes elsewhere, held by the end",
      policy: AnchorPolicy(hold: .item(.firstIntersecting), edge: .trailing),
      events: [.move(11, to: 0), .remove(11..<12)], item: 12, y: 200),
    Row(
      name: "one comes in its place", events: [.insert([100], at: 11), .remove(10..<11)], item: 11,
      y: 100),
    Row(
      name: "one comes in the place of the last, whose neighbor was shown", policy: last,
      events: [.insert([100], at: 14), .remove(13..<14)], item: 12, y: 200),
    Row(
      name: "everything that was shown goes", events: [.remove(10..<14)], item: 14, y: 400),
    Row(
      name: "the previous goes first",
      policy: AnchorPolicy(hold: .item(.lastVisible), whenDeleted: .previous),
      events: [.remove(12..<13), .remove(12..<13)], item: 11, y: 100),
    Row(
      name: "the visible one, after another", policy: first(.visibleSurvivor),
      events: [.remove(11..<12), .remove(10..<11)], item: 12, y: 200),
    Row(
      name: "in the place of the deleted one", policy: first(.nextInPlace),
      events: [.remove(11..<12), .remove(10..<11)], item: 12, y: 0),
    Row(
      name: "at the start of the viewport",
      policy: AnchorPolicy(hold: .item(.lastVisible), whenDeleted: .nextAtStart),
      events: [.remove(13..<14)], item: 14, y: 0),
    Row(
      // The insertion moves item 11 down by 50 and the removal up by 100; the measurement is compensated.
      name: "what is not compensated moves it",
      policy: AnchorPolicy(hold: .item(.firstIntersecting), against: .firstMeasurements),
      events: [.insert([100], at: 11), .remove(10..<11)], item: 11, y: 50),
    Row(
      name: "picked for each change", policy: eachChange, events: [.remove(10..<11)], item: 11,
      y: 100),
  ]

  private static let eachChange: AnchorPolicy = {
    var policy = AnchorPolicy(hold: .item(.firstIntersecting))
    policy.keeping = .eachChange
    return policy
  }()
}
