/// Agreement: the size index equals naive sums, what is shown is where it says, and truth and belief have the
/// same items in the same order.
///
/// The paths to what is shown are added up again in every frame, everything in the frames 0, 1, 2, 4, 8, … and in
/// the last one.
struct AgreementChecker: Sendable {
  /// Looks at the index after a frame.
  func check(
    _ simulation: Simulation, _ frame: FrameFold, isLast: Bool, _ findings: inout Findings
  ) {
    if frame.number & (frame.number - 1) == 0 || isLast {
      checkEverything(simulation, frame, &findings)
    }
    if let first = frame.shown.first, let last = frame.shown.last, first.index <= last.index,
      last.index < simulation.virtualizer.sizes.count
    {
      if let difference = simulation.virtualizer.sizes.pathViolation(
        in: first.index..<(last.index + 1))
      {
        findings.add(.agreement, in: frame.moment, difference)
      }
      // Elements in a row are looked up together.
      let row =
        last.index - first.index + 1 == frame.shown.count
        ? simulation.virtualizer.sizes.elements(in: first.index..<(last.index + 1)) : []
      for (place, seen) in frame.shown.enumerated()
      where seen.index < simulation.virtualizer.sizes.count {
        let item =
          place < row.count && row[place].index == seen.index
          ? row[place] : simulation.virtualizer.sizes.item(at: seen.index)
        compare(seen, with: item, at: simulation.virtualizer.offset, frame.moment, &findings)
      }
    }
  }

  private func compare(
    _ seen: FrameFold.SeenItem, with item: IndexedItem, at offset: Length, _ moment: FrameMoment,
    _ findings: inout Findings
  ) {
    let y = item.position - offset
    if item.id != seen.item || y != seen.y || item.height != seen.height {
      findings.add(
        .agreement, in: moment, item: seen.item,
        "\(seen.item) is shown at \(seen.y), \(seen.height) tall, but the size index"
          + " has \(item.id) there, at \(y), \(item.height) tall")
    }
  }

  private func checkEverything(
    _ simulation: Simulation, _ frame: FrameFold, _ findings: inout Findings
  ) {
    let sizes = simulation.virtualizer.sizes
    if let difference = sizes.invariantViolation() {
      findings.add(.agreement, in: frame.moment, difference)
    }
    checkEstimates(simulation, frame, &findings)
    let believed = AgreementChecker.ids(sizes.runs(in: 0..<sizes.count))
    let real = AgreementChecker.ids(simulation.list.runs(in: 0..<simulation.list.count))
    if believed != real {
      findings.add(
        .agreement, in: frame.moment,
        "the list and the size index have other items, or another order")
    }
  }

  /// What unmeasured items count as is what they started from, or what was learned; that of what is on screen is found
  /// again from there.
  private func checkEstimates(
    _ simulation: Simulation, _ frame: FrameFold, _ findings: inout Findings
  ) {
    let starts = Simulation.estimates(
      of: simulation.scenario.kinds, by: simulation.policies.estimate)
    for (number, start) in starts.enumerated() {
      let kind = ReuseIdentifier(UInt16(number))
      let estimate = simulation.virtualizer.sizes.estimate(for: kind)
      let right = simulation.virtualizer.settledEstimate(for: kind, startingFrom: start)
      if let right, right != estimate {
        findings.add(
          .agreement, in: frame.moment,
          "kind \(number) counts as \(estimate.text), but was learned to be \(right.text)")
      }
    }
  }

  /// The ids of runs, as ranges that are as long as can be.
  private static func ids(_ runs: [ItemRun]) -> [Range<Int64>] {
    var ranges: [Range<Int64>] = []
    for run in runs {
      let ids = run.firstID.rawValue..<(run.firstID.rawValue + Int64(run.count))
      if let last = ranges.last, last.upperBound == ids.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<ids.upperBound
      } else {
        ranges.append(ids)
      }
    }
    return ranges
  }
}
