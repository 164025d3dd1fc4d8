extension Simulation {
  /// Shows the keyboard, or hides it at a height of zero.
  ///
  /// - Returns: whether it was not there already.
  mutating func moveKeyboard<Observer: TraceObserver>(
    to height: Length, over duration: Time, at start: Time, _ observer: inout Observer
  ) -> Bool {
    // What a finger does to it comes before.
    if policies.viewport.keyboardDismiss != .never { move(to: start) }
    let isThere = window.keyboard.target == height && window.keyboard.held == nil
    if !isThere { changeKeyboard(to: height, over: duration, at: start) }
    followKeyboard(&observer)
    return !isThere
  }

  /// A finger begins to drag the content.
  mutating func dragBegins(at start: Time) {
    guard policies.viewport.keyboardDismiss == .onDrag, window.keyboard.target > .zero
    else { return }
    changeKeyboard(to: .zero, over: Keyboard.settling, at: start)
  }

  /// Lets the keyboard go along with a finger that came from above its upper edge.
  mutating func takeKeyboardAlong(_ finger: inout Finger, at time: Time) {
    guard policies.viewport.keyboardDismiss == .interactive else { return }
    guard window.keyboard.isWithinReach(at: time) else { return finger.forgetHighest() }
    let before = window.keyboard.held
    let edge = window.height - window.keyboard.target
    guard before != nil || finger.highest <= edge else { return }
    window.keyboard.hold(at: window.height - finger.y)
    if window.keyboard.held != before {
      keyboardFacts.append(.keyboardHeld(height: window.keyboard.height(at: time)))
    }
  }

  /// The finger that moves the content leaves the glass, and the keyboard goes away or comes back, if that went
  /// along with it.
  mutating func leaveKeyboard(at time: Time) {
    guard case .finger(let finger) = motion, let held = window.keyboard.held else { return }
    let rest = window.keyboard.target
    let goes =
      switch policies.viewport.keyboardLift {
      case .byDirection: finger.goesDown
      case .byPlace: held + held < rest
      }
    changeKeyboard(to: goes ? .zero : rest, over: Keyboard.settling, at: time)
  }

  private mutating func changeKeyboard(to height: Length, over duration: Time, at start: Time) {
    window.keyboard.change(to: height, over: duration, at: start)
    if case .finger(var finger) = motion {
      finger.forgetHighest()
      motion = .finger(finger)
    }
    keyboardFacts.append(.keyboard(height: height))
  }

  /// Tells what became of the keyboard, and brings the viewport up to date with it.
  mutating func followKeyboard<Observer: TraceObserver>(_ observer: inout Observer) {
    if keyboardFacts.isEmpty { return }
    tellKeyboard(&observer)
    updateViewport(&observer)
  }

  /// Tells what became of the keyboard.
  mutating func tellKeyboard<Observer: TraceObserver>(_ observer: inout Observer) {
    for fact in keyboardFacts { observer.observe(fact) }
    keyboardFacts.empty()
  }

  /// Where a finger begins when nothing else is said: in the middle of what the keyboard leaves of the glass.
  func middleOfFreeGlass(at time: Time) -> Length {
    Length(units: max(window.height - window.keyboard.height(at: time), .zero).units / 2)
  }
}
