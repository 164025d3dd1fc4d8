import SizeTwin
import Virtualization

/// What one seed does: a history of changes, with comparisons all the way.
struct EnduranceRun: Sendable {
  /// How many changes a seed makes.
  static let steps = 20_000

  let seed: UInt64
  private let options: SizeScript.Options
  private let isIDMap: Bool

  init(seed: UInt64, capacity: Int?) {
    self.seed = seed
    // Not the numbers of the changes themselves.
    var numbers = SeededNumbers(seed: ~seed)
    isIDMap = capacity == nil && numbers.below(12) == 0
    var options = SizeScript.Options(
      capacity: capacity ?? numbers.one(of: [2, 2, 3, 4, 5, 7, 8, 9, 16, 31, 64, 64]))
    switch numbers.below(16) {
    case 0: options.maximumCount = 8
    case 1...9: options.maximumCount = numbers.of(20...80)
    case 10...14: options.maximumCount = numbers.of(100...400)
    default: options.maximumCount = numbers.of(2000...10_000)
    }
    switch numbers.below(24) {
    case 0: options.identifiers = 256
    case 1: options.identifiers = numbers.of(4...20)
    default: break
    }
    options.isWide = numbers.below(4) == 0
    options.firstID = numbers.one(of: [0, 0, 0, 5000, 1 << 40, Int64.max - 1 << 40])
    self.options = options
  }

  /// What was drawn, in words.
  var summary: String {
    if isIDMap { return IDMapScript(seed: seed).summary }
    return
      "capacity \(options.capacity), about \(options.maximumCount) items, "
      + "\(options.identifiers.map { "\($0)" } ?? "1 to 3") reuse identifiers, "
      + (options.isWide ? "wide" : "small") + " heights, ids from \(options.firstID)"
  }

  /// Makes the changes.
  ///
  /// - Returns: The first step after which something was wrong, and what.
  func play(steps: Int) -> (step: Int, message: String)? {
    isIDMap ? playIDMap(steps: steps) : playIndex(steps: steps)
  }

  private func playIndex(steps: Int) -> (step: Int, message: String)? {
    var script = SizeScript(seed: seed, options: options)
    var control = SeededNumbers(seed: seed &+ 1 << 32)
    // A copy that nothing changes, and is compared before another takes its place.
    var kept = script
    for step in 1...max(steps, 1) {
      script.step()
      let count = script.naive.items.count
      if count < 1000 || control.below(4) == 0 {
        if let found = script.sampledDifference() { return (step, found) }
      }
      if control.below(4 + count / 8) == 0 || step == steps {
        if let found = difference(script.index, script.naive) { return (step, found) }
      }
      if control.below(300) == 0 {
        if let found = difference(kept.index, kept.naive) { return (step, "copy: " + found) }
        swap(&kept, &script)
        // Either goes on, with other numbers, and the other one is kept.
        if control.below(3) > 0 { kept = script } else { script = kept }
        script.numbers = SeededNumbers(seed: control.next())
      }
    }
    return nil
  }

  private func playIDMap(steps: Int) -> (step: Int, message: String)? {
    var script = IDMapScript(seed: seed)
    var kept = script
    for step in 1...max(steps, 1) {
      if let found = script.step() { return (step, found) }
      if step % 64 == 0 || step == steps {
        if let found = script.difference() { return (step, found) }
      }
      if step % 500 == 0 {
        if let found = kept.difference() { return (step, "copy: " + found) }
        kept = script
      }
    }
    return nil
  }
}
