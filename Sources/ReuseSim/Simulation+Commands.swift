extension Simulation {
  /// Whether a command found something to act on.
  enum CommandOutcome {
    case found
    /// Some commands of a batch did, and some did not.
    case foundInPart
    case foundNothing
  }

  /// Carries out a command.
  ///
  /// - Returns: whether it found something to act on.
  mutating func perform<Observer: TraceObserver>(
    _ command: Command, at start: Time, _ observer: inout Observer
  ) -> CommandOutcome {
    guard case .batch(let commands) = command else {
      return performOne(command, at: start, &observer) ? .found : .foundNothing
    }
    var outcomes = (found: false, missed: false)
    for command in commands {
      let outcome = perform(command, at: start, &observer)
      if outcome != .foundNothing { outcomes.found = true }
      if outcome != .found { outcomes.missed = true }
    }
    if !outcomes.found { return .foundNothing }
    return outcomes.missed ? .foundInPart : .found
  }

  /// Carries out a command; those of a batch count as one.
  private mutating func performOne<Observer: TraceObserver>(
    _ command: Command, at start: Time, _ observer: inout Observer
  ) -> Bool {
    switch command {
    case .scrollBy(let distance, let duration):
      scroll(by: distance, over: duration, at: start)
    case .scrollToItem(let reference, let alignment, let duration):
      return scroll(to: reference, alignment, over: duration ?? .zero, at: start)
    case .drag(let distance, let duration):
      begin(
        .glide(Glide(phase: .drag, start: start, duration: duration, distance: distance)),
        at: start)
    case .fling(let velocity):
      begin(.fling(Fling(start: start, velocity: velocity), gone: .zero), at: start)
    case .insert(let blocks, let place):
      return insert(blocks, at: index(of: place), &observer)
    case .remove(let selection):
      return remove(ranges(of: selection), &observer)
    case .move(let reference, let place):
      return move(reference, to: place, &observer)
    case .reload(let selection):
      return reload(ranges(of: selection), &observer)
    case .reloadData:
      reloadData(&observer)
    case .resize(let selection, let height):
      return resize(ranges(of: selection), to: height, &observer)
    case .batch:
      return perform(command, at: start, &observer) != .foundNothing
    case .viewportHeight(let height):
      setViewportHeight(height, &observer)
    case .width(let width):
      return setWidth(width, &observer)
    case .rotate:
      let height = virtualizer.viewport.height
      setViewportHeight(list.surroundings.width, &observer)
      return setWidth(height, &observer)
    case .textSize(let scale):
      return setTextScale(scale, &observer)
    }
    return true
  }

  private mutating func scroll(by distance: Length, over duration: Time?, at start: Time) {
    guard let duration, duration > .zero else {
      begin(.none, at: start)
      phase = .animation
      moveContent(by: distance)
      return
    }
    begin(
      .glide(Glide(phase: .animation, start: start, duration: duration, distance: distance)),
      at: start)
  }

  private mutating func scroll(
    to reference: ItemReference, _ alignment: Alignment, over duration: Time, at start: Time
  ) -> Bool {
    guard let index = index(of: reference) else { return false }
    scroll(to: .item(virtualizer.sizes.item(at: index).id, alignment), over: duration, at: start)
    return true
  }

  /// Begins a scroll to a target.
  mutating func scroll(to target: ScrollTarget, over duration: Time, at start: Time) {
    var scroll = TargetScroll(target: target, end: start + duration, line: line, last: start)
    if !policies.scrollsRetarget { scroll.aim = aim(of: scroll) }
    begin(.scroll(scroll), at: start)
  }
}
