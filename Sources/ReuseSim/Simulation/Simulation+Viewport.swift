extension Simulation {
  /// Changes the height of the window.
  ///
  /// - Returns: whether it is another one.
  mutating func setViewportHeight<Observer: TraceObserver>(
    _ height: Length, _ observer: inout Observer
  ) -> Bool {
    let height = max(height, .zero)
    guard window.height != height else { return false }
    window.height = height
    updateViewport(&observer)
    return true
  }

  /// The window's width and height change places, and what covers it is that of the other way to hold the device.
  ///
  /// - Returns: whether anything about it is another.
  mutating func rotate<Observer: TraceObserver>(_ observer: inout Observer) -> Bool {
    let (height, before) = (window.height, virtualizer.viewport)
    window.isRotated.toggle()
    window.height = list.surroundings.viewportWidth
    updateViewport(&observer)
    return setWidth(height, &observer) || virtualizer.viewport != before
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
  mutating func updateViewport<Observer: TraceObserver>(_ observer: inout Observer) {
    let before = virtualizer.viewport
    let now = window.viewport(at: time)
    guard now != before else { return }
    if now.height != before.height { observer.observe(.viewport(height: now.height)) }
    let hasOtherInsets = now.topInset != before.topInset || now.bottomInset != before.bottomInset
    if hasOtherInsets {
      observer.observe(.insets(start: now.topInset, end: now.bottomInset))
      thisUpdate.contentMoved = true
    }
    let end = virtualizer.legalOffsets.highest
    // What happened to the content before is put right first: that is where the list is seen.
    let gap = end - virtualizer.settledOffset
    virtualizer.setViewport(now)
    let way: Length =
      switch policies.viewport.insetsChange {
      case _ where !isAbout(before, now): .zero
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

  /// Whether the policy for insets is about what is another of two viewports.
  private func isAbout(_ before: Viewport, _ now: Viewport) -> Bool {
    switch policies.viewport.insetsChangePart {
    case .everything: true
    case .height: now.height != before.height
    case .insets: now.topInset != before.topInset || now.bottomInset != before.bottomInset
    }
  }
}
