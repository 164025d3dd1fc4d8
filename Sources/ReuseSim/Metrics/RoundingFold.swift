import Virtualization

/// How far rounding may move what is behind a change, from what a trace tells.
///
/// The unmeasured elements of a kind take ⌊*n* × mean⌋ together, so that each of them, and any number of them that come or go
/// together, is a unit more in one place than in another: one for each element and for each kind whose mean is a
/// fraction, and no more.
struct RoundingFold: Hashable, Sendable {
  /// A movement that rounding cannot have come to.
  struct Excess: Hashable, Sendable {
    var amount: Length
    /// What it can have come to at most.
    var most: Length
  }

  /// The first of a frame; `nil` when there is none.
  private(set) var excess: Excess?
  /// How many kinds of slots the elements of one reuse identifier have at most: with the space around them they are rounded
  /// apart.
  var classesPerKind = 1
  /// The reuse identifiers that have counted as fractions.
  private var kinds: [ReuseIdentifier] = []
  /// How many elements were measured for the first time in this layout pass.
  private var measured = 0
  /// How many elements came, went or moved since rounding was told, and as many neighbors as may have other space for it.
  private var changed = 0
  private var isTold = false

  /// Takes note of what a kind has been learned to count as.
  mutating func learn(_ estimate: SizeEstimate, _ kind: ReuseIdentifier) {
    if estimate.sum.units % estimate.count != 0 && !kinds.contains(kind) { kinds.append(kind) }
  }

  /// Begins a layout pass.
  @inline(__always)
  mutating func beginPass() { measured = 0 }

  /// Takes note of a first measurement.
  @inline(__always)
  mutating func measure() { measured += 1 }

  /// Takes note that so many elements come, go or move.
  mutating func change(_ count: Int) {
    if isTold { changed = 0 }
    isTold = false
    changed += count + 1
  }

  /// Takes note of what is told as rounding.
  mutating func round(_ cause: Cause) {
    isTold = true
    if excess != nil { return }
    let most = Length(units: Int64(most(for: cause.origin)))
    if cause.amount.magnitude > most { excess = Excess(amount: cause.amount, most: most) }
  }

  private func most(for origin: Cause.Kind?) -> Int {
    // A move takes elements away and puts them in; spaces change beside what comes and goes.
    let most = 2 * kinds.count * classesPerKind
    switch origin {
    case .estimateReplaced: return kinds.isEmpty ? 0 : measured
    case .inserted, .removed, .moved: return min(most, 2 * changed)
    default: return most
    }
  }

  /// Begins a frame of which everything before was looked at.
  mutating func endFrame() { excess = nil }
}
