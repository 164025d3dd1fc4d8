extension Simulation {
  /// How much of the top and the bottom of the glass is covered.
  var glassInsets: (top: Length, bottom: Length) {
    let viewport = virtualizer.viewport
    return scenario.isInverted
      ? (viewport.bottomInset, viewport.topInset) : (viewport.topInset, viewport.bottomInset)
  }

  /// Where the top of an item, header or footer is on the glass; that of a pinned header is where it is held.
  ///
  /// - Complexity: O(log n + v) for v displayed cells.
  func glassPosition(ofItemAt index: Int) -> Length {
    let item = virtualizer.sizes.item(at: index)
    let pinned = virtualizer.displayed.first { $0.isPinned && $0.index == index }
    let start = pinned?.position ?? item.position
    return glassY((scenario.isInverted ? start + item.height : start) - virtualizer.offset)
  }

  /// Where on the glass something is that is `y` beyond the edge at which the list begins.
  func glassY(_ y: Length) -> Length {
    scenario.isInverted ? virtualizer.viewport.height - y : y
  }
}
