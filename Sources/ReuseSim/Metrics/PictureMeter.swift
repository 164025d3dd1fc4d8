/// Measures how far everything that is seen moves other than by scrolling, whatever the reader holds.
struct PictureMeter: Sendable {
  /// The median movement, by visible height.
  private(set) var picture = Tally()
  /// The largest movement of one item.
  private(set) var push = Tally()
  /// In how many frames nothing of what was seen was left.
  private(set) var lost: Int64 = 0
  /// The largest unexplained movement of the scroll indicator's thumb, in billionths of its way.
  private(set) var indicatorJump: Int64 = 0
  /// The largest difference between believed and true content height, in units.
  private(set) var contentError: Int64 = 0
  private var sorted: [Movement] = []

  /// Whether a sum did not fit.
  var isOverflown: Bool { picture.total.isOverflown || push.total.isOverflown }

  /// Reads a frame.
  mutating func read(_ frame: FrameFold) {
    guard let now = frame.state else { return }
    contentError = max(contentError, (now.contentHeight - now.trueContentHeight).magnitude.units)
    guard let before = frame.stateBefore else { return }
    readMovements(frame.movements)
    indicatorJump = max(
      indicatorJump, PictureMeter.thumbJump(from: before, to: now, userDelta: frame.userDelta))
  }

  private mutating func readMovements(_ movements: [Movement]) {
    var largest = Length.zero
    var hasCandidate = false
    var isLost = true
    for movement in movements where movement.isCandidate {
      hasCandidate = true
      largest = max(largest, movement.displacement.magnitude)
      if movement.isShown { isLost = false }
    }
    if hasCandidate && isLost { lost += 1 }
    guard largest > .zero else { return }
    push.add(largest.units)
    picture.add(median(movements).magnitude.units)
  }

  /// The median movement by visible height; of two middle ones the smaller.
  private mutating func median(_ movements: [Movement]) -> Length {
    sorted.empty()
    var total = Length.zero
    for movement in movements where movement.isCandidate {
      sorted.append(movement)
      total += movement.expectedVisible
    }
    sorted.sort { $0.displacement < $1.displacement }
    var sum = Length.zero
    for (place, movement) in sorted.enumerated() {
      sum += movement.expectedVisible
      if sum + sum < total { continue }
      let isHalf = sum + sum == total && place + 1 < sorted.count
      let other = isHalf ? sorted[place + 1].displacement : movement.displacement
      return movement.displacement.magnitude <= other.magnitude ? movement.displacement : other
    }
    return .zero
  }

  private static func thumbJump(
    from before: FrameState, to now: FrameState, userDelta: Length
  ) -> Int64 {
    let expected = thumb(
      at: before.offset + userDelta, from: before.lowestOffset, to: before.highestOffset)
    let actual = thumb(at: now.offset, from: now.lowestOffset, to: now.highestOffset)
    return abs(actual - expected)
  }

  /// Where the thumb is on its way, in billionths; at the start when there is nothing to scroll.
  private static func thumb(at offset: Length, from lowest: Length, to highest: Length) -> Int64 {
    let way = highest - lowest
    guard way > .zero else { return 0 }
    let part = offset.clamped(from: lowest, to: highest) - lowest
    return Length.product(Length(units: 1_000_000_000), part.units, over: way.units).units
  }
}
