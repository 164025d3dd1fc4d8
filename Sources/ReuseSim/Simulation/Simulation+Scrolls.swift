extension Simulation {
  /// Moves the content with a scroll to somewhere.
  mutating func advance(_ scroll: ScrollTo, to time: Time) -> Bool {
    virtualizer.restoreDisplacedSizes()
    guard let aim = aim(of: scroll) else {
      thisUpdate.abandoned = scroll
      return endMotion(at: time)
    }
    let left = aim - virtualizer.settledOffset
    virtualizer.settleChanges(before: .init(sign: left.units))
    var scroll = scroll
    let way = scroll.advance(to: time, left: aim - virtualizer.offset)
    motion = .scroll(scroll)
    moveContent(by: way)
    return false
  }

  /// Where a scroll takes the content offset; `nil` when its item is gone.
  func aim(of scroll: ScrollTo) -> Length? {
    if let offset = scroll.fixedOffset { return offset }
    switch scroll.aim {
    case .target(let target): return offset(of: target)
    case .page(let page): return offset(ofPage: page)
    }
  }

  /// The legal content offset nearest to where a scroll is asked to go; `nil` when its item is gone.
  private func offset(of target: ScrollTarget) -> Length? {
    guard let offset = virtualizer.aim(at: target) else { return nil }
    return virtualizer.legalOffsets.clamp(offset)
  }

  /// The end of the content that a scroll takes the reader to.
  @inline(__always)
  var contentEnd: ContentEnd? {
    mutating get {
      guard case .scroll(let scroll) = motion, scroll.phase == .animation else { return nil }
      return end(aimedAtBy: scroll)
    }
  }

  /// Kept out of line: nothing of the simulation is looked at for it while nothing scrolls.
  @inline(never)
  private mutating func end(aimedAtBy scroll: ScrollTo) -> ContentEnd? {
    guard let aim = aim(of: scroll) else { return nil }
    let legal = virtualizer.legalOffsets
    if aim == legal.highest { return .end }
    return aim == legal.lowest ? .top : nil
  }

  /// Ends a scroll that is over. One that aims again each frame holds its aim in its last frame: an item once it
  /// is on screen.
  mutating func endScrollIfOver() {
    guard case .scroll(let scroll) = motion, time >= scroll.end else { return }
    endMotion(at: scroll.end)
    guard let target = scroll.target else { return }
    thisUpdate.landing = scroll
    if policies.scrollsRetarget { virtualizer.hold(target) }
  }

  /// Takes note of a scroll that is over when something else takes over from it: it landed where the content is then.
  mutating func noteOvertakenScroll(at time: Time) {
    guard case .scroll(let scroll) = motion, time >= scroll.end, let target = scroll.target,
      let asked = offset(of: target)
    else { return }
    thisUpdate.overtaken.append(
      Landing(item: target.item, error: asked - virtualizer.offset, frames: scroll.frames))
  }

  /// Tells where a scroll that ends in this update came to rest.
  mutating func land<Observer: TraceObserver>(_ observer: inout Observer) {
    if let abandoned = thisUpdate.abandoned, case .item(let item, _) = abandoned.target {
      observer.observe(.abandoned(item, line: abandoned.line))
    }
    for landing in thisUpdate.overtaken {
      observer.observe(.landed(landing.item, error: landing.error, frames: landing.frames))
    }
    guard let landing = thisUpdate.landing, let target = landing.target else { return }
    guard let asked = offset(of: target) else {
      // It went away between the scroll and the layout that had to wait.
      if let item = target.item { observer.observe(.abandoned(item, line: landing.line)) }
      return
    }
    observer.observe(
      .landed(target.item, error: asked - virtualizer.offset, frames: landing.frames))
  }
}
