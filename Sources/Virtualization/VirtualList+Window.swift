// Where the list is seen.
extension VirtualList {
  /// Changes the window on the list; the content offset stays as far as it is legal.
  ///
  /// All of it is exchanged, ``Viewport/shortContent`` included: ``setViewport(height:topInset:bottomInset:)`` changes
  /// parts.
  ///
  /// - Complexity: O(log n).
  public mutating func setViewport(_ viewport: Viewport) {
    begin()
    engine.setViewport(viewport)
  }

  /// Changes some of the window on the list; what is not said stays, and so does the content offset as far as it is legal.
  ///
  /// - Complexity: O(log n).
  /// - Precondition: nothing is negative.
  public mutating func setViewport(
    height: Length? = nil, topInset: Length? = nil, bottomInset: Length? = nil
  ) {
    let old = viewport
    setViewport(
      Viewport(
        height: height ?? old.height, topInset: topInset ?? old.topInset,
        bottomInset: bottomInset ?? old.bottomInset, shortContent: old.shortContent))
  }

  /// Moves the content along with a change of the window that was said before, as far as that is legal: by a keyboard's
  /// height, so that what stood above the lower edge stands there again. It is no movement of the user, and a list that
  /// follows its end went along already.
  ///
  /// - Returns: how far it moved.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func moveWithViewport(by delta: Length) -> Length {
    begin()
    return engine.moveWithViewport(by: delta)
  }

  /// Moves the content for the reader: by a finger, a wheel or a key. What the list's changes in this update owe the
  /// reader is paid first. A target of ``show(_:inset:)`` in the same update is given up: the user wins.
  ///
  /// - Parameters:
  ///   - delta: how far; positive towards the end.
  ///   - beyondEdges: whether the content may be taken beyond its edges, as with rubber bands.
  /// - Returns: how far it moved.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func scroll(by delta: Length, beyondEdges: Bool = false) -> Length {
    begin()
    if delta != .zero, case .target = engine.held {
      engine.settleChanges()
      engine.releaseTarget()
      engine.setScrollingTo(false)
    }
    return engine.scroll(by: delta, beyondEdges: beyondEdges)
  }

  /// Takes note of where the scroll view underneath says that it is. What is different from what it was told, or said
  /// before, the user did; so it may say several things before a layout, and the echo of what it was told is none of
  /// the user's.
  ///
  /// Less than a pixel's difference is its rounding, where the engine knows how tall one is. One whose echoes come so late
  /// that it has been told something else since has to tell them apart itself, and say ``scroll(by:beyondEdges:)``.
  ///
  /// - Parameters:
  ///   - offset: where it is, in the offsets that layouts tell.
  ///   - beyondEdges: whether the content may be taken beyond its edges. If not, what a rubber band adds is left out.
  /// - Returns: how far the content moved.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func hostScrolled(to offset: Length, beyondEdges: Bool = false) -> Length {
    let place = beyondEdges ? offset : hostRange.clamp(offset)
    let way = place - hostOffset
    if way == .zero || way.magnitude < engine.pixel { return .zero }
    hostOffset = place
    return scroll(by: way, beyondEdges: beyondEdges)
  }

  /// Takes the reader to an item, or to the start or the end of the content. The next layout measures what is there and
  /// ends with it where it was asked to be, as far as that is legal, unless the user scrolls before. An item that goes to
  /// the top goes below the header of its section where headers are pinned.
  ///
  /// - Parameters:
  ///   - target: where to.
  ///   - inset: how far inside of that place an item is: below the top, above the bottom, below the middle; negative the
  ///     other way.
  /// - Returns: whether there is such an item.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func show(_ target: ScrollTarget, inset: Length = .zero) -> Bool {
    begin()
    engine.settleChanges()
    let margin = ScrollMargin(inset, clearsPinnedHeader: true)
    guard let aim = engine.aim(at: target, margin: margin) else { return false }
    engine.setScrollingTo(true)
    engine.scroll(by: legalOffsets.clamp(aim) - offset)
    engine.hold(target, margin: margin)
    return true
  }
}
