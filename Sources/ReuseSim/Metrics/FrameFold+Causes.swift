extension FrameFold {
  /// Why an item that was at an index before this frame moved on the glass other than with the user; the
  /// amounts add up to its displacement.
  func causes(ofItemAt index: Int) -> [Cause] {
    var list = CauseList()
    var index = index
    for change in changes {
      switch change {
      case .shifted(let from, let cause):
        if index >= from { list.add(cause) }
      case .list(let change):
        index = change.index(of: index) ?? index
        list.beginStretch()
      case .viewport, .insets:
        break
      }
    }
    list.add(Cause(kind: .viewport, items: nil, amount: -edgeMovement))
    addCorrections(to: &list)
    return list.causes
  }

  /// Why an end of the content moved: as for an item, but counted in the largest (smallest) legal offset, which does not
  /// move while the content is short.
  ///
  /// - Parameter followed: how far a navigation to that end followed it beyond where it was.
  func causes(of end: ContentEnd, followed: Length) -> [Cause] {
    guard let stateBefore else { return [] }
    var list = CauseList()
    var viewport = Viewport(
      height: stateBefore.viewportHeight, topInset: stateBefore.topInset,
      bottomInset: stateBefore.bottomInset, shortContent: stateBefore.shortContent)
    var content = stateBefore.contentHeight
    var bound = end == .end ? stateBefore.highestOffset : stateBefore.lowestOffset
    for change in changes {
      var cause = Cause(kind: .viewport, items: nil, amount: .zero)
      switch change {
      case .shifted(_, let shift):
        content += shift.amount
        cause = shift
      case .viewport(let height):
        viewport.height = height
      case .insets(let start, let end):
        (viewport.topInset, viewport.bottomInset) = (start, end)
        cause.kind = .inset
      case .list:
        list.beginStretch()
        continue
      }
      let legal = viewport.legalOffsets(contentHeight: content)
      let moved = end == .end ? legal.highest : legal.lowest
      cause.amount = moved - bound
      bound = moved
      list.add(cause)
    }
    list.add(Cause(kind: .followed, items: nil, amount: -followed))
    addCorrections(to: &list)
    return list.causes
  }

  private func addCorrections(to list: inout CauseList) {
    list.add(Cause(kind: .motionResumed, items: nil, amount: -motionCorrection))
    list.add(Cause(kind: .inset, items: nil, amount: -insetCorrection))
    list.add(Cause(kind: .anchorCorrection, items: nil, amount: -anchorCorrection))
    list.add(Cause(kind: .appCorrection, items: nil, amount: -appCorrection))
    list.add(Cause(kind: .clamp, items: nil, amount: -clampCorrection))
    list.add(Cause(kind: .pixelRounding, items: nil, amount: -roundingCorrection))
  }
}

/// Causes in order, neighbours of the same kind put together.
private struct CauseList {
  private(set) var causes: [Cause] = []
  /// From which cause on positions are still those of now.
  private var stretch = 0

  /// Positions change here: what comes is no neighbour of what came.
  mutating func beginStretch() {
    stretch = causes.count
  }

  /// Adds a cause that moved something.
  mutating func add(_ cause: Cause) {
    guard cause.amount != .zero else { return }
    if let last = causes.last, last.kind == cause.kind, last.items == cause.items {
      causes[causes.count - 1].amount += cause.amount
      if causes[causes.count - 1].amount == .zero { causes.removeLast() }
    } else if causes.count > stretch, let joined = joined(causes[causes.count - 1], cause) {
      causes[causes.count - 1] = joined
    } else {
      causes.append(cause)
    }
  }

  private func joined(_ first: Cause, _ second: Cause) -> Cause? {
    guard first.kind == second.kind, let items = first.items, let others = second.items,
      let before = first.before, let after = first.after, let otherBefore = second.before,
      let otherAfter = second.after, items.index + items.count == others.index
    else { return nil }
    var joined = first
    joined.items?.last = others.last
    joined.items?.count = items.count + others.count
    joined.amount += second.amount
    joined.before = before + otherBefore
    joined.after = after + otherAfter
    return joined
  }
}
