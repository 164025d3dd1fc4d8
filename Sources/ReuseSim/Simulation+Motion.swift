extension Simulation {
  /// Lets a new movement take the place of the one under way, which still goes as far as it gets until then.
  mutating func begin(_ new: Motion, at start: Time) {
    moveContent(by: advance(to: start))
    motion = new
    motionBegins = true
    if new != .none { phase = new.phase }
  }

  /// Moves the content for the user or a navigation. Movements of one frame follow each other: each goes
  /// as far as the content lets it.
  mutating func moveContent(by distance: Length) {
    let moved = virtualizer.scroll(by: distance)
    userDelta += moved
    if case .fling = motion, moved != distance { motion = .none }
  }

  /// Moves the content by as much as the user or a navigation moves it in this frame; fixes the frame's user
  /// delta.
  mutating func advanceMotion<Observer: TraceObserver>(_ observer: inout Observer) {
    if phase == .rest { phase = motion.phase }
    if phase == .rest { return }
    moveContent(by: advance(to: time))
    observer.observe(.motion(phase, delta: userDelta, begins: motionBegins, toward: contentEnd))
    holdScrollTarget()
    endMotionIfOver()
  }

  /// Goes on to a time.
  ///
  /// - Returns: how far the movement under way wants to move the content since it was last asked.
  private mutating func advance(to time: Time) -> Length {
    switch motion {
    case .none:
      return .zero
    case .glide(var glide):
      let moved = glide.advance(to: time)
      motion = .glide(glide)
      return moved
    case .fling(var fling, let gone):
      let total = fling.advance(to: time)
      motion = .fling(fling, gone: total)
      return total - gone
    case .scroll(let scroll):
      return advance(scroll, to: time)
    }
  }

  private mutating func advance(_ scroll: TargetScroll, to time: Time) -> Length {
    virtualizer.settleChanges()
    guard let aim = aim(of: scroll) else {
      abandoned = scroll
      motion = .none
      return .zero
    }
    // An anchor that is held only on the way up is owed something from here on.
    if aim < virtualizer.offset { virtualizer.settleChanges(scrollingUp: true) }
    var scroll = scroll
    let now = min(max(time, scroll.last), scroll.end)
    let offset = virtualizer.offset
    let left = (scroll.end - scroll.last).microseconds
    let moved =
      left == 0
      ? aim - offset
      : Length.product(aim - offset, (now - scroll.last).microseconds, over: left)
    scroll.last = now
    scroll.frames += 1
    motion = .scroll(scroll)
    return moved
  }

  /// Where a scroll takes the content offset; `nil` when the item is gone.
  func aim(of scroll: TargetScroll) -> Length? {
    if let aim = scroll.aim { return aim }
    guard let offset = virtualizer.aim(at: scroll.target) else { return nil }
    return virtualizer.legalOffsets.clamp(offset)
  }

  /// The end of the content that a scroll takes the reader to.
  private var contentEnd: ContentEnd? {
    guard case .scroll(let scroll) = motion, let aim = aim(of: scroll) else { return nil }
    let legal = virtualizer.legalOffsets
    if aim == legal.highest { return .end }
    return aim == legal.lowest ? .top : nil
  }

  /// A scroll that aims again each frame holds its target, once it is on screen, where it is asked to be.
  private mutating func holdScrollTarget() {
    guard case .scroll(let scroll) = motion, policies.scrollsRetarget, time >= scroll.end
    else { return }
    virtualizer.hold(scroll.target)
  }

  private mutating func endMotionIfOver() {
    switch motion {
    case .none: break
    case .glide(let glide): if glide.isOver(at: time) { motion = .none }
    case .fling(let fling, _): if fling.isOver { motion = .none }
    case .scroll(let scroll):
      if time >= scroll.end {
        motion = .none
        landing = scroll
      }
    }
  }

  /// Tells where a scroll that ends in this frame came to rest.
  mutating func land<Observer: TraceObserver>(_ observer: inout Observer) {
    if let abandoned, case .item(let item, _) = abandoned.target {
      observer.observe(.abandoned(item, line: abandoned.line))
    }
    guard let landing, let offset = virtualizer.aim(at: landing.target) else { return }
    let asked = virtualizer.legalOffsets.clamp(offset)
    observer.observe(
      .landed(landing.target.item, error: asked - virtualizer.offset, frames: landing.frames))
  }
}
