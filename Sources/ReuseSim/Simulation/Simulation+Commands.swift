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
    if case .batch = command { virtualizer.noteBatch() }
    if case .apply = command { virtualizer.noteBatch() }
    guard case .batch(let commands) = command, !commands.isEmpty else {
      return performOne(command, at: start, &observer) ? .found : .foundNothing
    }
    var outcomes = (found: false, missed: false)
    for command in commands where limit == nil {
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
      return insert(blocks, at: self.place(of: place), &observer)
    case .remove(let selection):
      return remove(ranges(of: selection), &observer)
    case .move(let reference, let place):
      return move(reference, to: place, &observer)
    case .reload(let selection):
      return reload(ranges(of: selection), &observer)
    case .reloadData:
      reloadData(&observer)
    case .resize(let selection, let height, let isQuiet):
      return resize(ranges(of: selection), to: height, quietly: isQuiet, &observer)
    case .insertSections(let block, let place):
      return insertSections(block, at: place, &observer)
    case .removeSection(let id):
      return removeSection(id, &observer)
    case .reloadSection(let id):
      return reloadSection(id, &observer)
    case .act, .type, .miscount, .focus, .set, .changeContent:
      return performOnState(command, at: start, &observer)
    case .invalidateSize(let selection):
      return policies.selfSizing != .disabled && measureAgain(ranges(of: selection))
    case .invalidateLayout, .batch:
      return measureAgain([0..<list.count])
    case .reconfigure(let selection):
      return reconfigure(ranges(of: selection), &observer)
    case .mount(let reference), .unmount(let reference):
      return performOnCell(of: reference, command)
    case .apply(let snapshot):
      return apply(snapshot, &observer)
    case .viewportHeight(let height):
      return setViewportHeight(height, &observer)
    case .width(let width):
      return setWidth(width, &observer)
    case .rotate:
      return rotate(&observer)
    case .setInsets(let top, let bottom, let duration):
      setInsets(top: top, bottom: bottom, over: duration ?? .zero, at: start, &observer)
    case .keyboard(let height, let duration):
      return moveKeyboard(to: height, over: duration ?? .zero, at: start, &observer)
    case .leaveWindow(let duration):
      return leaveWindow(for: duration, at: start, &observer)
    case .returnToWindow:
      return returnToWindow(&observer)
    case .textSize(let scale):
      return setTextScale(scale, &observer)
    case .block, .bind, .layoutNow, .correctOffset, .navigateOffset, .after, .load, .branch:
      return performOfApp(command, at: start, &observer)
    }
    return true
  }

  /// Carries out a command about what items remember.
  private mutating func performOnState<Observer: TraceObserver>(
    _ command: Command, at start: Time, _ observer: inout Observer
  ) -> Bool {
    switch command {
    case .act(let action, let reference, let field, let hold):
      act(action, on: reference, field, for: hold, at: start, &observer)
    case .type(let text): type(text, &observer)
    case .miscount(let difference): miscount(by: difference)
    case .focus(let reference): focus(reference, &observer)
    case .set(let selection, let field, let value):
      set(ranges(of: selection), field, to: value, &observer)
    case .changeContent(let selection, let part):
      changeContent(ranges(of: selection), part, &observer)
    default: false
    }
  }
}
