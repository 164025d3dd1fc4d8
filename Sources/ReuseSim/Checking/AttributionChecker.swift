/// Attribution: every displacement of what is on screen is the sum of the causes the trace names for it.
struct AttributionChecker: Sendable {
  /// What moves everything from an index on, and by how much.
  private typealias Shift = (from: Int, amount: Length)

  /// Reads a frame.
  @inline(__always)
  func check(_ frame: FrameFold, _ findings: inout Findings) {
    if frame.changes.isEmpty {
      // The usual frame: nothing but corrections moves anything, and nothing is allocated.
      let sum = -frame.correction
      for movement in frame.movements { compare(movement, with: sum, frame.moment, &findings) }
      return
    }
    if let excess = frame.roundings.excess {
      findings.add(
        .attribution, in: frame.moment,
        "a rounding moved items by \(excess.amount), but there is no more than"
          + " \(excess.most) to round")
    }
    let told = AttributionChecker.sumsOfCauses(frame)
    for (movement, sum) in zip(frame.movements, told) {
      compare(movement, with: sum, frame.moment, &findings)
    }
  }

  private func compare(
    _ movement: Movement, with sum: Length, _ moment: FrameMoment, _ findings: inout Findings
  ) {
    if sum == movement.displacement { return }
    findings.add(
      .attribution, in: moment, item: movement.before.item,
      "\(movement.before.item) moved by \(movement.displacement), but its causes"
        + " add up to \(sum)")
  }

  /// The causes of each of the frame's movements, added up.
  ///
  /// - Complexity: O((c + v) log c) for c causes and v movements, and again for each stretch of causes between
  ///   two changes of the list.
  private static func sumsOfCauses(_ frame: FrameFold) -> [Length] {
    var common = -frame.correction
    var height = frame.stateBefore?.viewportHeight ?? .zero
    var sums = [Length](repeating: .zero, count: frame.movements.count)
    var indices = frame.movements.map { $0.before.index }
    var shifts: [Shift] = []
    for change in frame.changes {
      switch change {
      case .shifted(let from, let cause):
        shifts.append((from, cause.amount))
      case .list(let change):
        add(&shifts, to: &sums, at: indices)
        for place in indices.indices {
          indices[place] = change.index(of: indices[place]) ?? indices[place]
        }
      case .viewport(let newHeight):
        // An inverted list begins at the bottom, which moves with the height.
        if frame.state?.isInverted == true { common -= newHeight - height }
        height = newHeight
      case .insets: break
      }
    }
    add(&shifts, to: &sums, at: indices)
    for place in sums.indices { sums[place] += common }
    return sums
  }

  /// Adds to the sum of each index the shifts that begin at or before it. Sorted, they are not in the order in
  /// which they happened, so a sum on the way may not fit 64 bits although the last one does.
  private static func add(_ shifts: inout [Shift], to sums: inout [Length], at indices: [Int]) {
    if shifts.isEmpty { return }
    shifts.sort { $0.from < $1.from }
    for place in shifts.indices.dropFirst() {
      shifts[place].amount.units &+= shifts[place - 1].amount.units
    }
    for (place, index) in indices.enumerated() {
      var low = 0
      var high = shifts.count
      while low < high {
        let middle = (low + high) / 2
        if shifts[middle].from <= index { low = middle + 1 } else { high = middle }
      }
      if low > 0 { sums[place].units &+= shifts[low - 1].amount.units }
    }
    shifts.empty()
  }
}
