import SizeTwin
import Testing

@testable import Virtualization

/// What holds whatever the policy says of which item is held, and what two ways of saying the same do.
@Suite struct PolicyLawTests {
  private static let picks =
    AnchorPolicy.Pick.plain + [.nearest(Share(1, of: 2)), .below(Length(points: 8))]

  private static func policies(_ keepings: [AnchorPolicy.Keeping]) -> [AnchorPolicy] {
    picks.flatMap { pick in
      AnchorPolicy.Edge.allCases.flatMap { edge in
        keepings.map { keeping in
          var policy = AnchorPolicy(hold: .item(pick), edge: edge)
          policy.keeping = keeping
          return policy
        }
      }
    }
  }

  /// Sixty items of 20 to 120 points, far from both ends.
  private static func list(
    _ numbers: inout SeededNumbers, _ policy: AnchorPolicy,
    _ corrections: CorrectionPolicy = CorrectionPolicy(), estimate: Int64 = 50, offset: Int64? = nil
  ) -> PolicyList {
    let heights = (0..<60).map { _ in Int64(numbers.of(20...120)) }
    let start = offset ?? Int64(numbers.of(1200...1800))
    return PolicyList(
      .init(heights: heights, viewport: 300, estimate: estimate, offset: start), policy, corrections
    )
  }

  /// A change of what is not on screen.
  private static func changeOffScreen(
    _ list: PolicyList, _ numbers: inout SeededNumbers
  ) -> PolicyList.Event {
    let onScreen = list.list.displayed.filter { $0.isOnScreen }
    guard let first = onScreen.first?.index, let last = onScreen.last?.index else {
      return .idle(0)
    }
    let height = Int64(numbers.of(20...120))
    switch numbers.below(6) {
    case 0: return .insert([height], at: numbers.of(0...first))
    case 1: return .insert([height], at: numbers.of((last + 1)...list.list.sizes.count))
    case 2: return .again(numbers.below(first), height)
    case 3: return .again(last + 1, height)
    case 4:
      let start = numbers.below(first)
      return .remove(start..<(start + 1))
    default: return .move(numbers.below(first), to: last)
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func whatIsOffScreenDisplacesNothing(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    for policy in PolicyLawTests.policies(AnchorPolicy.Keeping.allCases) {
      var list = PolicyLawTests.list(&numbers, policy)
      for _ in 0..<4 {
        let event = PolicyLawTests.changeOffScreen(list, &numbers)
        // An item that comes to the last one's place pushes that away.
        if case .move = event { continue }
        let before = list.list.displayed.map { ($0.item, $0.position - list.list.offset) }
        list.play(event)
        let after = list.list.displayed.map { ($0.item, $0.position - list.list.offset) }
        #expect(after.elementsEqual(before) { $0 == $1 }, "\(policy): \(event)")
      }
    }
  }

  @Test(arguments: [3, 4] as [UInt64])
  func whatComesAndGoesInOneUpdateChangesNothing(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    for policy in PolicyLawTests.policies([.eachUpdate, .untilScroll, .untilScrollOrClamp]) {
      var list = PolicyLawTests.list(&numbers, policy)
      let index = numbers.below(list.list.sizes.count)
      let heights = (0..<numbers.of(1...3)).map { _ in Int64(numbers.of(20...120)) }
      let (offset, displayed) = (list.list.offset, list.list.displayed)
      list.play(
        .together([.insert(heights, at: index), .remove(index..<(index + heights.count))]))
      #expect(list.list.offset == offset, "\(policy): \(heights.count) at \(index)")
      #expect(list.list.displayed == displayed, "\(policy): \(heights.count) at \(index)")
    }
  }

  /// A size that is forgotten and asked for again in one update is as if nobody had forgotten it, wherever the user goes
  /// meanwhile, as long as the point that is held stays on the screen: only what is there is asked.
  @Test(arguments: [50, 1] as [Int64])
  func whatIsForgottenAndMeasuredInOneUpdateChangesNothing(estimate: Int64) {
    var numbers = SeededNumbers(seed: UInt64(estimate))
    for reason in [[], .atTop, .scrollingUp, .scrollingDown] as [AnchorPolicy.Suppressions] {
      for place in AnchorPolicy.Place.allCases {
        for var policy in PolicyLawTests.policies([.eachUpdate, .untilScroll]) {
          policy.suppressions = reason
          policy.place = place
          let top = reason == .atTop && numbers.below(2) == 0
          let list = PolicyLawTests.list(
            &numbers, policy, estimate: estimate, offset: top ? 0 : nil)
          let distance = Int64(numbers.of(top ? 0...15 : -15...15))
          let shown = list.list.displayed.map { $0.index }
          let first = shown[0] + numbers.below(shown.count)
          let held = list.list.sizes.anchor(
            by: policy, in: list.list.viewport, at: list.list.offset)
          guard let y = held?.y, (1..<300).contains(y.units / Length.unitsPerPoint - distance)
          else { continue }
          var (one, other) = (list, list)
          one.play(.scroll(distance))
          other.play(
            .together([.reload(first..<(shown[shown.count - 1] + 1)), .scroll(distance)]))
          #expect(
            other.list.offset == one.list.offset
              && other.y(ofItem: Int64(first)) == one.y(ofItem: Int64(first)),
            "\(policy): \(first), \(distance)")
        }
      }
    }
  }

  /// Ways of saying "at once, against every change" where nothing of what they leave out happens.
  private static let sameAsPlain: [@Sendable (inout AnchorPolicy, inout CorrectionPolicy) -> Void] =
    [
      { policy, _ in policy.against = AnchorPolicy.Against(AnchorPolicy.Against.groups) },
      { policy, _ in policy.suppressions = [.ownResize] },
      { policy, _ in policy.suppressions = [.animating, .inBatch] },
      { policy, _ in policy.suppressions = [.atTop] },
      { _, corrections in corrections.timing = .whenIdle(microseconds: 0) },
      { _, corrections in corrections.batches = .atEnd },
      { _, corrections in corrections.batches = .lastAtEnd },
      { _, corrections in corrections.clamp = .before },
      { _, corrections in corrections.clamp = .batchEnd },
      { _, corrections in corrections.touched = .waits },
      { _, corrections in corrections.overscroll = .counted },
      { _, corrections in corrections.overscroll = .countedInBatches },
      { policy, _ in policy.underInsets = .counted },
      { policy, _ in policy.whenMoved = .asDeleted },
    ]

  @Test(arguments: [5, 6] as [UInt64])
  func filtersThatAdmitEverythingAreThePlainHold(seed: UInt64) {
    for (number, change) in PolicyLawTests.sameAsPlain.enumerated() {
      var numbers = SeededNumbers(seed: seed &+ UInt64(number))
      for plain in PolicyLawTests.policies([.eachUpdate]) {
        var (policy, corrections) = (plain, CorrectionPolicy())
        change(&policy, &corrections)
        var copy = numbers
        var list = PolicyLawTests.list(&numbers, plain)
        var other = PolicyLawTests.list(&copy, policy, corrections)
        for _ in 0..<4 {
          let event = PolicyLawTests.changeOffScreen(list, &numbers)
          list.play(event)
          other.play(event)
          #expect(other.list.offset == list.list.offset, "way \(number) of \(plain): \(event)")
          #expect(other.list.displayed == list.list.displayed, "way \(number) of \(plain)")
        }
      }
    }
  }
}
