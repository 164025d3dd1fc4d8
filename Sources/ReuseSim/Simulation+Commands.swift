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
    case .scrollBy, .scrollToItem, .scrollTo, .drag, .dragPath, .dragThumb, .touch, .fling:
      return beginMovement(command, at: start)
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
    case .block, .bind, .layoutNow, .correctOffset, .navigateOffset, .after, .load, .branch:
      return performOfApp(command, at: start, &observer)
    }
    return true
  }
}
