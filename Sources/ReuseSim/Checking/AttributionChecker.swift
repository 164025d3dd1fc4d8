/// Attribution: every displacement of what is on screen is the sum of the causes the trace names for it.
struct AttributionChecker: Sendable {
  /// Reads a frame.
  func check(_ frame: FrameFold, _ findings: inout Findings) {
    for movement in frame.movements {
      let told = sumOfCauses(frame, movement.before.index)
      if told != movement.displacement {
        findings.add(
          .attribution, in: frame, item: movement.before.item,
          "item \(movement.before.item.rawValue) moved by \(movement.displacement), but its causes"
            + " add up to \(told)")
      }
    }
  }

  private func sumOfCauses(_ frame: FrameFold, _ index: Int) -> Length {
    var index = index
    var sum = -(frame.anchorCorrection + frame.clampCorrection)
    for change in frame.changes {
      switch change {
      case .shifted(let from, let cause): if index >= from { sum += cause.amount }
      case .list(let change): index = change.index(of: index) ?? index
      case .viewport: break
      }
    }
    return sum
  }
}
