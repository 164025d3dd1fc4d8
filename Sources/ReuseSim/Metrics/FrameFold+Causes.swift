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
      case .viewport:
        break
      }
    }
    addCorrections(to: &list)
    return list.causes
  }

  /// Why the end of the content moved: as for an item, but counted in the largest legal offset, which does not
  /// move while the content is short.
  ///
  /// - Parameter followed: how far a navigation to the end followed it beyond where it was.
  func causesOfEnd(followed: Length) -> [Cause] {
    guard let stateBefore else { return [] }
    var list = CauseList()
    var viewport = Viewport(
      height: stateBefore.viewportHeight, topInset: -stateBefore.lowestOffset,
      bottomInset: stateBefore.bottomInset)
    var content = stateBefore.contentHeight
    var highest = stateBefore.highestOffset
    for change in changes {
      var cause = Cause(kind: .viewport, items: nil, amount: .zero)
      switch change {
      case .shifted(_, let shift):
        content += shift.amount
        cause = shift
      case .viewport(let height):
        viewport.height = height
      case .list:
        list.beginStretch()
        continue
      }
      let moved = viewport.legalOffsets(contentHeight: content).highest
      cause.amount = moved - highest
      highest = moved
      list.add(cause)
    }
    list.add(Cause(kind: .followed, items: nil, amount: -followed))
    addCorrections(to: &list)
    return list.causes
  }

  /// Why the start of the content moved.
  ///
  /// - Parameter followed: how far a navigation to the start followed it beyond where it was.
  func causesOfTop(followed: Length) -> [Cause] {
    var list = CauseList()
    list.add(Cause(kind: .followed, items: nil, amount: -followed))
    addCorrections(to: &list)
    return list.causes
  }

  private func addCorrections(to list: inout CauseList) {
    list.add(Cause(kind: .motionResumed, items: nil, amount: -motionCorrection))
    list.add(Cause(kind: .anchorCorrection, items: nil, amount: -anchorCorrection))
    list.add(Cause(kind: .appCorrection, items: nil, amount: -appCorrection))
    list.add(Cause(kind: .clamp, items: nil, amount: -clampCorrection))
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
