/// Heights that are taken together, and what they make.
struct Learner: Hashable, Sendable {
  private let statistic: LearningPolicy.Statistic
  /// Of a running mean: the heights together, and how many they are.
  private var sum = Length.zero
  private var count: Int64 = 0
  /// Whether more heights than a mean is taken of were measured: from then on it stays.
  private var isFull = false
  /// The last heights, or those in the ring. The last ones begin at `oldest` when they are as many as there may be.
  private var window: [Length?] = []
  private var oldest = 0
  /// What a median is to be taken of.
  private var heights = HeightCounts()
  /// What was found once and for all, or in the last pass.
  private var found: SizeEstimate?

  /// The most heights that a running mean is taken of, so that their sum fits 64 bits with any space.
  static let maximumCount: Int64 = 1 << 30

  init(_ statistic: LearningPolicy.Statistic) {
    self.statistic = statistic
    if case .meanOfRing(let places) = statistic {
      window = [Length?](repeating: nil, count: places)
    }
  }

  /// Takes note of the equal heights of elements in a row.
  ///
  /// - Parameters:
  ///   - old: what they were measured before, if they were.
  ///   - index: the place of the first of them in the list.
  mutating func note(_ height: Length, count new: Int, replacing old: Length?, at index: Int) {
    switch statistic {
    case .mean: addToMean(height, count: Int64(new), replacing: old)
    case .meanOfLast(let places, _):
      for _ in 0..<min(new, places) { push(height, places) }
    case .meanOfRing(let places):
      for index in index..<(index + min(new, places)) { put(height, index % places) }
    case .medianOnce:
      if found != nil { return }
      if let old { heights.remove(old, count: new) }
      heights.add(height, count: new)
    case .first:
      if found == nil { found = SizeEstimate(height) }
    case .meanOfVisible, .medianOfVisible: break
    }
  }

  private mutating func addToMean(_ height: Length, count new: Int64, replacing old: Length?) {
    if old == nil && count + new > Learner.maximumCount { isFull = true }
    if isFull { return }
    if let old {
      sum += (height - old) * new
    } else {
      sum += height * new
      count += new
    }
  }

  private mutating func push(_ height: Length, _ places: Int) {
    if window.count < places {
      window.append(height)
      count += 1
    } else {
      if let old = window[oldest] { sum -= old }
      window[oldest] = height
      oldest = (oldest + 1) % places
    }
    sum += height
  }

  private mutating func put(_ height: Length, _ place: Int) {
    if let old = window[place] { sum -= old } else { count += 1 }
    window[place] = height
    sum += height
  }

  /// Looks at what has a cell at the end of a layout pass.
  ///
  /// - Parameter visible: their heights, in any order; left in another.
  mutating func endPass(visible: inout [Length], viewportHeight: Length) {
    switch statistic {
    case .meanOfVisible:
      if visible.isEmpty { return }
      found = SizeEstimate(
        sum: visible.reduce(.zero, +), count: Int64(visible.count))
    case .medianOfVisible:
      if visible.isEmpty { return }
      visible.sort()
      found = SizeEstimate(visible[visible.count / 2])
    case .medianOnce:
      if found == nil && heights.sum > viewportHeight {
        found = heights.median
        heights = HeightCounts()
      }
    case .mean, .meanOfLast, .meanOfRing, .first: break
    }
  }

  /// What was learned; `nil` when nothing was.
  var estimate: SizeEstimate? {
    switch statistic {
    case .mean, .meanOfLast, .meanOfRing:
      count > 0 ? SizeEstimate(sum: sum, count: count) : nil
    case .meanOfVisible, .medianOfVisible, .medianOnce, .first: found
    }
  }
}
