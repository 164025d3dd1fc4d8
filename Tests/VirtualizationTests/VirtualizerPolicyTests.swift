import Testing

@testable import Virtualization

/// What an anchor policy does not compensate moves the picture, and nothing else does.
@Suite struct VirtualizerPolicyTests {
  private static let onlyFirst = AnchorPolicy(
    hold: .item(.firstIntersecting), against: .firstMeasurements)
  private static let scrollingUp = AnchorPolicy(
    hold: .item(.firstIntersecting), condition: .scrollingUp)

  private static func rows(_ policy: AnchorPolicy, at offset: Int64 = 250) -> ListOwner {
    var owner = ListOwner([Int64](repeating: 100, count: 10), holding: policy)
    owner.update(scrollingBy: offset)
    return owner
  }

  /// Thirty rows of 100 pt that count as 50 pt, the last five measured.
  private static func estimated(_ policy: AnchorPolicy) -> ListOwner {
    var owner = ListOwner(
      [Int64](repeating: 100, count: 30), holding: policy, isMeasured: false)
    owner.update(scrollingBy: 100_000)
    return owner
  }

  @Test func firstMeasurementsAboveAreCompensated() {
    var owner = VirtualizerPolicyTests.estimated(VirtualizerPolicyTests.onlyFirst)
    let y = owner.list.displayed[0].position - owner.offset
    let held = owner.list.displayed[0].item
    owner.update(scrollingBy: -60)
    #expect(owner.list.outcome == .heldAgainst(held, .firstMeasurements))
    let place = owner.list.displayed.first { $0.item == held }?.position
    #expect(place.map { $0 - owner.offset } == y + Length(points: 60))
  }

  @Test func otherChangesAreNot() {
    var owner = VirtualizerPolicyTests.rows(VirtualizerPolicyTests.onlyFirst)
    owner.update { $0.insert([40], at: 0) }
    #expect(owner.offset == Length(points: 250))
    owner.update { $0.list.remove(0..<1) }
    #expect(owner.offset == Length(points: 250))
    owner.update { $0.resize(1, to: 130) }
    #expect(owner.offset == Length(points: 250))
    owner.update { $0.list.move(from: 0, to: 9) }
    #expect(owner.offset == Length(points: 250))
    owner.update { $0.list.reload(0..<1, as: $0.list.sizes.runs(in: 0..<1)) }
    #expect(owner.offset == Length(points: 250))
  }

  @Test func placeGoesWithChangesThatAreNotCompensated() {
    // Rows come in above and others are measured in the same update, because those push them into view:
    // only the measurements are compensated.
    let before = VirtualizerPolicyTests.estimated(VirtualizerPolicyTests.onlyFirst)
    for delta in [0, -60] as [Int64] {
      var owner = before
      owner.update(scrollingBy: delta) { $0.insert([70, 70], at: 0) }
      var plain = before
      plain.update(scrollingBy: delta - 140)
      #expect(owner.shown == plain.shown)
      #expect(owner.offset == plain.offset + Length(points: 140))
    }
  }

  @Test func deletedAnchorPassesOnWithoutACorrection() {
    for way in [AnchorPolicy.WhenDeleted.nextSurvivor, .previous, .keepOffset] {
      var policy = VirtualizerPolicyTests.onlyFirst
      policy.whenDeleted = way
      var owner = VirtualizerPolicyTests.rows(policy)
      owner.update { $0.list.remove(2..<3) }
      #expect(owner.offset == Length(points: 250))
    }
  }

  @Test func scrollingUpIsNeededInTheSameUpdate() {
    var owner = VirtualizerPolicyTests.rows(VirtualizerPolicyTests.scrollingUp)
    owner.update { $0.insert([40], at: 0) }
    #expect(owner.offset == Length(points: 250))
    #expect(owner.list.outcome == .notScrollingUp)
    #expect(owner.list.heldAnchor == nil)
    owner.update(scrollingBy: 10) { $0.insert([40], at: 0) }
    #expect(owner.offset == Length(points: 260))
    #expect(owner.list.outcome == .notScrollingUp)
    owner.update(scrollingBy: -10) { $0.insert([40], at: 0) }
    #expect(owner.offset == Length(points: 290))
    #expect(owner.list.outcome == .held(ItemID(1)))
    owner.update { $0.insert([40], at: 0) }
    #expect(owner.offset == Length(points: 290))
  }

  @Test func userScrollsUpFromWhatTheAnchorIsOwed() {
    var owner = VirtualizerPolicyTests.rows(VirtualizerPolicyTests.scrollingUp, at: 0)
    owner.update(scrollingBy: -10) { $0.insert([40], at: 0) }
    #expect(owner.offset == Length(points: 30))
    #expect(owner.list.outcome == .held(ItemID(0)))
  }

  @Test func suppressedAnchorIsStillDeletedOrMissing() {
    var policy = VirtualizerPolicyTests.scrollingUp
    policy.whenDeleted = .keepOffset
    var owner = VirtualizerPolicyTests.rows(policy)
    owner.update { $0.list.remove(2..<3) }
    #expect(owner.list.outcome == .deleted)
    var empty = ListOwner([], holding: policy)
    empty.update()
    #expect(empty.list.outcome == .nothingVisible)
  }

  @Test func scrollsItemIsHeldWhereItWasAskedToBe() {
    var owner = VirtualizerPolicyTests.estimated(.keepOffset)
    owner.list.beginUpdate()
    let sizes = owner.list.sizes
    let aim = sizes.offset(showing: 10, aligned: .center, in: owner.list.viewport)
    owner.list.scroll(by: aim - owner.offset)
    owner.list.hold(.item(ItemID(10), .center))
    #expect(owner.list.outcome == .held(ItemID(10)))
    #expect(owner.list.heldAnchor == nil)
    owner.layOut()
    let place = owner.list.displayed.first { $0.item == ItemID(10) }
    #expect(place.map { $0.position - owner.offset } == Length(points: 150))
  }

  @Test func scrollsItemThatIsNotInTheListIsNotHeld() {
    var owner = VirtualizerPolicyTests.rows(VirtualizerPolicyTests.scrollingUp, at: 0)
    owner.list.beginUpdate()
    owner.list.hold(.item(ItemID(77), .top))
    owner.layOut()
    #expect(owner.offset == .zero)
    #expect(owner.list.outcome == .notScrollingUp)
  }
}
