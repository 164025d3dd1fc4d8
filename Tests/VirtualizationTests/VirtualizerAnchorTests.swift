import Testing

@testable import Virtualization

/// What is held stays where it was on the glass, through every change that the policy compensates, and
/// somebody takes its place when it is deleted.
@Suite struct VirtualizerAnchorTests {
  /// Ten rows of 100 pt, measured, in a viewport of 400 pt, scrolled to an offset.
  private static func rows(_ policy: AnchorPolicy, at offset: Int64 = 250) -> ListOwner {
    var owner = ListOwner([Int64](repeating: 100, count: 10), holding: policy)
    owner.update(scrollingBy: offset)
    return owner
  }

  private static let first = AnchorPolicy(hold: .item(.firstIntersecting))

  struct DeletionRow: Sendable {
    var name: String
    /// Deleted one after the other, positions as they are then.
    var ranges: [Range<Int>]
    /// The offset after it, by `WhenDeleted`.
    var offsets: [Int64]
    var outcomes: [AnchorOutcome]
  }

  /// Row 2 is held at −50 in 0…1000.
  static let deletions = [
    DeletionRow(
      name: "above the anchor", ranges: [0..<2], offsets: [50, 50, 50],
      outcomes: [held(2), held(2), held(2)]),
    DeletionRow(
      name: "below the anchor", ranges: [3..<5], offsets: [250, 250, 250],
      outcomes: [held(2), held(2), held(2)]),
    DeletionRow(
      name: "the anchor alone", ranges: [2..<3], offsets: [150, 250, 250],
      outcomes: [held(3), held(1), .deleted]),
    DeletionRow(
      name: "the anchor first", ranges: [2..<5], offsets: [0, 250, 250],
      outcomes: [held(5), held(1), .deleted]),
    DeletionRow(
      name: "the anchor in the middle", ranges: [1..<4], offsets: [0, 250, 250],
      outcomes: [held(4), held(0), .deleted]),
    DeletionRow(
      name: "the anchor last", ranges: [1..<3], offsets: [50, 250, 250],
      outcomes: [held(3), held(0), .deleted]),
    DeletionRow(
      name: "everything before and the anchor", ranges: [0..<3], offsets: [0, 0, 250],
      outcomes: [held(3), held(3), .deleted]),
    DeletionRow(
      name: "the anchor and everything after", ranges: [2..<10], offsets: [0, 0, 0],
      outcomes: [held(1), held(1), .deleted]),
    DeletionRow(
      name: "everything", ranges: [0..<10], offsets: [0, 0, 0],
      outcomes: [.deleted, .deleted, .deleted]),
    DeletionRow(
      name: "the anchor and then its survivor", ranges: [2..<3, 2..<3], offsets: [50, 250, 250],
      outcomes: [held(4), held(1), .deleted]),
    DeletionRow(
      name: "the anchor and then the row before", ranges: [2..<3, 1..<2],
      offsets: [50, 250, 250], outcomes: [held(3), held(0), .deleted]),
    DeletionRow(
      // Row 4 was shown at 150, and is held there as far as the top lets it; row 0 was not shown, and comes up to row 2.
      name: "rows around and then the anchor", ranges: [3..<4, 1..<2, 1..<2],
      offsets: [0, 150, 250], outcomes: [held(4), held(0), .deleted]),
    DeletionRow(
      name: "everything in two steps", ranges: [5..<10, 0..<5], offsets: [0, 0, 0],
      outcomes: [.deleted, .deleted, .deleted]),
  ]

  @Test(arguments: deletions) func handsOver(_ row: DeletionRow) {
    var offsets: [Length] = []
    var outcomes: [AnchorOutcome] = []
    for way in [AnchorPolicy.WhenDeleted.nextSurvivor, .previous, .keepOffset] {
      var policy = VirtualizerAnchorTests.first
      policy.whenDeleted = way
      var owner = VirtualizerAnchorTests.rows(policy)
      owner.update { owner in
        for range in row.ranges { owner.list.remove(range) }
      }
      offsets.append(owner.offset)
      outcomes.append(owner.list.outcome)
    }
    #expect(offsets == row.offsets.map { Length(points: $0) }, "\(row.name)")
    #expect(outcomes == row.outcomes, "\(row.name)")
  }

  private static func held(_ id: Int64) -> AnchorOutcome { .held(ItemID(id)) }

  @Test func trailingEdgeIsHeld() {
    // Row 6 is the last visible one; its end is at 450.
    var owner = VirtualizerAnchorTests.rows(AnchorPolicy(hold: .item(.lastVisible)))
    owner.update { $0.resize(6, to: 160) }
    #expect(owner.offset == Length(points: 310))
    owner.update { $0.resize(6, to: 30) }
    #expect(owner.offset == Length(points: 180))
    owner.update { $0.insert([70], at: 0) }
    #expect(owner.offset == Length(points: 250))
    owner.update { $0.insert([70], at: 11) }
    #expect(owner.offset == Length(points: 250))
  }

  @Test func trailingEdgePassesToTheSurvivorsTrailingEdge() {
    var owner = VirtualizerAnchorTests.rows(
      AnchorPolicy(hold: .item(.firstIntersecting), edge: .trailing))
    // Row 2 ends at 50, row 3 at 150; row 3 keeps that place.
    owner.update { $0.list.remove(2..<3) }
    #expect(owner.offset == Length(points: 150))
    #expect(owner.list.outcome == .held(ItemID(3)))
  }

  @Test func leadingEdgeDoesNotSeeItsOwnResize() {
    var owner = VirtualizerAnchorTests.rows(VirtualizerAnchorTests.first)
    owner.update { $0.resize(2, to: 160) }
    #expect(owner.offset == Length(points: 250))
  }

  @Test func anchorIsPickedOnWhatWasLastShown() {
    // The row that is inserted at the top edge is nothing that was seen.
    var owner = VirtualizerAnchorTests.rows(VirtualizerAnchorTests.first, at: 200)
    owner.update { $0.insert([40], at: 2) }
    #expect(owner.offset == Length(points: 240))
    #expect(owner.list.outcome == .held(ItemID(2)))
  }

  @Test func anchorGoesWithTheUser() {
    var owner = VirtualizerAnchorTests.rows(VirtualizerAnchorTests.first)
    owner.update(scrollingBy: -30) { $0.insert([40], at: 0) }
    #expect(owner.offset == Length(points: 260))
    #expect(owner.list.outcome == .held(ItemID(2)))
  }

  @Test(arguments: [49, 50] as [Int64])
  func anchorThatTheUserScrolledAwayIsPickedAnew(_ delta: Int64) {
    // Row 2 ends at 50: after 49 pt a point of it is left, after 50 nothing.
    var owner = VirtualizerAnchorTests.rows(VirtualizerAnchorTests.first)
    owner.update(scrollingBy: delta)
    #expect(owner.list.outcome == .held(ItemID(delta < 50 ? 2 : 3)))
    // Row 6 begins at 350.
    var other = VirtualizerAnchorTests.rows(AnchorPolicy(hold: .item(.lastVisible)))
    other.update(scrollingBy: -delta)
    #expect(other.list.outcome == .held(ItemID(delta < 50 ? 6 : 5)))
  }

  @Test func anchorIsPickedAnewOnTheGeometryAfterTheUser() {
    // 100 pt come in above, which the anchor is owed, then the user goes 300 pt on: what is then first is held.
    var owner = VirtualizerAnchorTests.rows(VirtualizerAnchorTests.first)
    owner.update(scrollingBy: 300) { $0.insert([100], at: 0) }
    #expect(owner.list.outcome == .held(ItemID(5)))
    #expect(owner.offset == Length(points: 650))
  }

  @Test func correctionStopsAtTheEndOfTheLegalRange() {
    // Row 2 stays at −50 only at offset −50.
    var owner = VirtualizerAnchorTests.rows(VirtualizerAnchorTests.first)
    owner.list.beginUpdate()
    for _ in 0..<2 { owner.list.remove(0..<1) }
    owner.resize(0, to: 20)
    owner.list.updateCells()
    let correction = owner.list.correctOffset()
    #expect(
      correction == Correction(anchor: Length(points: -200), clamp: .zero))
    owner.layOut()
    owner.list.beginUpdate()
    owner.list.remove(1..<8)
    owner.list.updateCells()
    #expect(
      owner.list.correctOffset()
        == Correction(anchor: .zero, clamp: Length(points: -50)))
    #expect(owner.list.needsPass)
    owner.layOut()
    #expect(owner.offset == .zero)
    #expect(owner.list.displayed.map { $0.position } == [.zero])
  }

  @Test func emptyListHoldsNothing() {
    var owner = ListOwner([], holding: VirtualizerAnchorTests.first)
    owner.update(scrollingBy: 30)
    #expect(owner.list.outcome == .nothingVisible)
    #expect(owner.list.heldAnchor == nil)
    #expect(owner.offset == .zero)
    owner.update { $0.insert([100, 100, 100, 100, 100], at: 0) }
    #expect(owner.list.outcome == .nothingVisible)
    #expect(owner.shown == [0, 1, 2, 3])
  }

  @Test func keepingTheOffsetHoldsNothing() {
    var owner = VirtualizerAnchorTests.rows(.keepOffset)
    owner.update(scrollingBy: 10) { $0.insert([100], at: 0) }
    #expect(owner.list.outcome == .keepsOffset)
    #expect(owner.list.heldAnchor == nil)
    #expect(owner.offset == Length(points: 260))
  }
}
