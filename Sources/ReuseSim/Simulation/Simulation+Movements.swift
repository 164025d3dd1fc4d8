extension Simulation {
  /// Carries out a command that moves the content. While the list is not in its window there is nothing to touch, and a
  /// scroll takes no time.
  ///
  /// - Returns: whether it found something to act on.
  mutating func beginMovement(_ command: Command, at start: Time) -> Bool {
    if !presence.isInWindow && command.isGesture { return false }
    switch command {
    case .scrollBy(let distance, let duration, let curve):
      scroll(by: distance, over: duration ?? .zero, curve, at: start)
    case .scrollToItem(let reference, let alignment, let duration, let curve):
      guard let index = index(of: reference) else { return false }
      let item = virtualizer.sizes.item(at: index).id
      let place = scenario.isInverted ? alignment.mirrored : alignment
      scroll(to: .item(item, place), over: duration, curve, at: start)
    case .scrollTo(let place, let duration, let curve):
      scroll(to: place.target, over: duration, curve, at: start)
    case .drag(let distance, let duration, let lifts):
      let y = middleOfFreeGlass(at: start)
      let path = [
        FingerPoint(time: .zero, y: y), FingerPoint(time: duration, y: y - distance),
      ]
      begin(finger(path, lifts: lifts, at: start), at: start)
    case .dragPath(let path, let lifts):
      guard !path.isEmpty else { return false }
      begin(finger(path, lifts: lifts, at: start), at: start)
    case .dragThumb(let from, let to, let duration):
      let whole = ThumbDrag.wholeWay
      begin(
        .thumb(
          ThumbDrag(
            start: start, duration: duration, from: scenario.isInverted ? whole - from : from,
            to: scenario.isInverted ? whole - to : to)), at: start)
    case .touch(let duration):
      let path = [FingerPoint(time: duration, y: .zero)]
      begin(.finger(Finger(start: start, path: path, lifts: false)), at: start)
    case .fling(let velocity, let rate):
      begin(.none, at: start)
      thisFrame.phase = .fling
      dragBegins(at: start)
      release(at: velocity, rate ?? policies.deceleration, at: start)
    default:
      return false
    }
    return true
  }

  /// A finger on the glass.
  private func finger(_ path: [FingerPoint], lifts: Bool, at start: Time) -> Motion {
    .finger(Finger(start: start, path: path, lifts: lifts, isInverted: scenario.isInverted))
  }

  private mutating func scroll(
    by distance: Length, over duration: Time, _ curve: Curve, at start: Time
  ) {
    guard duration > .zero, presence.isInWindow else {
      begin(.none, at: start)
      thisFrame.phase = .animation
      moveContent(by: distance)
      endMotion(at: start)
      return
    }
    begin(
      .glide(Glide(start: start, duration: duration, distance: distance, curve: curve)), at: start)
  }

  /// Begins a scroll to a target, at once or over a time.
  mutating func scroll(
    to target: ScrollTarget, over duration: Time?, _ curve: Curve = .linear, at start: Time
  ) {
    let duration = presence.isInWindow ? duration ?? .zero : .zero
    var scroll = ScrollTo(
      .target(target), start: start, duration: duration, curve: curve, line: line)
    if !policies.scrollsRetarget { scroll.fixedOffset = aim(of: scroll) }
    begin(.scroll(scroll), at: start)
    // Whoever goes to a place is owed nothing any more.
    virtualizer.dropOwedCorrection()
  }

  /// Leaves the content to itself: to momentum, to the way back from beyond an edge, or to the way to a page.
  mutating func release(at velocity: Length, _ rate: DecelerationRate, at start: Time) {
    if policies.paging, let page = page(after: velocity) {
      take(
        .scroll(
          ScrollTo(
            .page(page), start: start, duration: Simulation.pageTurn, curve: .eased, line: line)))
    } else if virtualizer.overscroll != .zero {
      let fling = Fling(start: start, velocity: velocity, rate: rate)
      take(.spring(spring(from: fling)))
    } else if velocity != .zero {
      take(.fling(Fling(start: start, velocity: velocity, rate: rate), gone: .zero))
    } else {
      take(.none)
    }
  }

  /// The way back from beyond an edge that takes over from momentum.
  func spring(from fling: Fling) -> Spring {
    Spring(
      start: fling.now, displacement: virtualizer.overscroll, fineVelocity: fling.fineVelocity,
      scale: scenario.device.scale, rate: fling.rate)
  }
}

extension Command {
  /// Whether it takes a finger on the glass.
  fileprivate var isGesture: Bool {
    switch self {
    case .drag, .dragPath, .dragThumb, .touch, .fling: true
    default: false
    }
  }
}
