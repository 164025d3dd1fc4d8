extension Simulation {
  /// Lets a new movement take the place of the one under way, which still goes as far as it gets until then.
  mutating func begin(_ new: Motion, at start: Time) {
    move(to: start)
    leaveKeyboard(at: start)
    // What one scroll after another did while nobody saw it comes to where the last of them went.
    if presence.isInWindow { noteOvertakenScroll(at: start) }
    thisUpdate.landing = nil
    virtualizer.releaseTarget()
    take(new)
    thisFrame.motionBegins = true
  }

  /// Stops what moves the content, which still goes as far as it gets until then. What is beyond an edge is back inside at
  /// once: nobody sees it swing. A keyboard that a finger has is left to itself.
  mutating func stopMotion(at time: Time) {
    guard motion != .none else { return }
    thisFrame.phase = motion.phase
    move(to: time)
    noteOvertakenScroll(at: time)
    leaveKeyboard(at: time)
    take(.none)
    if virtualizer.overscroll != .zero {
      moveContent(by: -virtualizer.overscroll, beyondEdges: true)
    }
  }

  /// Lets a movement take over where the content is.
  mutating func take(_ new: Motion) {
    motion = new
    strayed = .zero
    if new != .none { thisFrame.phase = new.phase }
  }

  /// Ends what is under way; what is beyond an edge then swings back.
  ///
  /// - Returns: whether it does.
  @discardableResult
  mutating func endMotion(at time: Time) -> Bool {
    leaveKeyboard(at: time)
    take(.none)
    if virtualizer.overscroll != .zero { release(at: .zero, policies.deceleration, at: time) }
    return motion != .none
  }

  /// Moves the content for the user or a navigation. Movements of one frame follow each other: each goes
  /// as far as the content lets it.
  mutating func moveContent(by distance: Length, beyondEdges: Bool = false) {
    let moved = virtualizer.scroll(by: distance, beyondEdges: beyondEdges)
    thisFrame.userDelta += moved
    if case .fling = motion, moved != distance { motion = .none }
  }

  /// Moves the content by as much as the user or a navigation moves it in this frame; fixes the frame's user
  /// delta.
  mutating func advanceMotion<Observer: TraceObserver>(_ observer: inout Observer) {
    if thisFrame.phase == .rest { thisFrame.phase = motion.phase }
    if thisFrame.phase == .rest { return }
    let isTouched = motion.isTouch
    move(to: time)
    if !motion.isTouch { virtualizer.endTouch() }
    lastMovement.note(
      thisFrame.userDelta, isTouched: isTouched || motion.isTouch, at: time)
    observer.observe(
      .motion(
        thisFrame.phase, delta: thisFrame.userDelta, begins: thisFrame.motionBegins,
        toward: contentEnd))
    endScrollIfOver()
  }

  /// Goes on to a time: what takes over from a movement that ends before goes on, too.
  mutating func move(to time: Time) {
    // What ends on the way has still moved the content in this frame.
    if thisFrame.phase == .rest { thisFrame.phase = motion.phase }
    resumeMotion()
    while advance(to: time) {}
  }

  /// Goes on to a time with the movement under way.
  ///
  /// - Returns: whether something took over from it before, which then has to go on.
  private mutating func advance(to time: Time) -> Bool {
    switch motion {
    case .none: break
    case .glide(var glide):
      let way = glide.advance(to: time)
      motion = .glide(glide)
      moveContent(by: way)
      if time >= glide.end { return endMotion(at: glide.end) }
    case .finger(let finger):
      return advance(finger, to: time)
    case .thumb(let thumb):
      virtualizer.settleChanges()
      moveContent(by: thumb.offset(at: time, in: virtualizer.legalOffsets) - virtualizer.offset)
      if time >= thumb.end { return endMotion(at: thumb.end) }
    case .fling(let fling, let gone):
      return advance(fling, gone: gone, to: time)
    case .spring(let spring):
      return advance(spring, to: time)
    case .scroll(let scroll):
      return advance(scroll, to: time)
    }
    return false
  }
}
