extension Simulation {
  /// How much of the top and the bottom of the glass is covered.
  var glassInsets: (top: Length, bottom: Length) {
    let viewport = virtualizer.viewport
    return scenario.isInverted
      ? (viewport.bottomInset, viewport.topInset) : (viewport.topInset, viewport.bottomInset)
  }

  /// Where the top of an item is on the glass.
  func glassPosition(ofItemAt index: Int) -> Length {
    let item = virtualizer.sizes.item(at: index)
    return glassY((scenario.isInverted ? item.end : item.position) - virtualizer.offset)
  }

  /// Where on the glass something is that is `y` beyond the edge at which the list begins.
  func glassY(_ y: Length) -> Length {
    scenario.isInverted ? virtualizer.viewport.height - y : y
  }
}
