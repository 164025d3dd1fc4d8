extension Simulation {
  /// Changes the height of the window.
  mutating func setViewportHeight<Observer: TraceObserver>(
    _ height: Length, _ observer: inout Observer
  ) {
    window.height = max(height, .zero)
    updateViewport(tellsHeight: true, &observer)
  }

  /// The window's width and height change places, and what covers it is that of the other way to hold the device.
  ///
  /// - Returns: whether it has another width.
  mutating func rotate<Observer: TraceObserver>(_ observer: inout Observer) -> Bool {
    let height = window.height
    window.isRotated.toggle()
    setViewportHeight(list.surroundings.viewportWidth, &observer)
    return setWidth(height, &observer)
  }

  /// Changes the content insets, at once or evenly over a time.
  mutating func setInsets<Observer: TraceObserver>(
    top: Length?, bottom: Length?, over duration: Time, at start: Time, _ observer: inout Observer
  ) {
    if let top { window.top.change(to: top, over: duration, at: start) }
    if let bottom { window.bottom.change(to: bottom, over: duration, at: start) }
    updateViewport(&observer)
  }

  /// Brings the viewport up to date with the window, and moves the content along with it as the policy says.
  mutating func updateViewport<Observer: TraceObserver>(
    tellsHeight: Bool = false, _ observer: inout Observer
  ) {
    let before = virtualizer.viewport
    let now = window.viewport(at: time)
    if now.height != before.height || tellsHeight {
      observer.observe(.viewport(height: now.height))
    }
    let hasOtherInsets = now.topInset != before.topInset || now.bottomInset != before.bottomInset
    if hasOtherInsets {
      observer.observe(.insets(start: now.topInset, end: now.bottomInset))
      contentMoved = true
    }
    guard now != before || tellsHeight else { return }
    let end = virtualizer.legalOffsets.highest
    let gap = end - virtualizer.offset
    virtualizer.setViewport(now)
    let way: Length =
      switch policies.viewport.insetsChange {
      case .keepsOffset: .zero
      case .keepsEnd(let distance):
        gap <= distance ? virtualizer.legalOffsets.highest - end : .zero
      case .keepsBottomEdge:
        scenario.isInverted
          ? before.topInset - now.topInset
          : (before.height - before.bottomInset) - (now.height - now.bottomInset)
      }
    guard way != .zero else { return }
    let moved = virtualizer.moveWithViewport(by: way)
    if moved != .zero && fault != .untoldShift { observer.observe(.corrected(.inset, moved)) }
  }
}
