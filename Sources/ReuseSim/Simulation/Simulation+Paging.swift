extension Simulation {
  /// How long the content takes to the page where a fling ends.
  static let pageTurn = Time(milliseconds: 300)

  /// The velocity from which on a fling goes to the next page, in length a second; a slower one goes to the
  /// nearest.
  static let pageVelocity = Length(points: 200)

  /// The page that a finger leaves the content to: the next one for a fast fling, else the nearest, the later one
  /// of two; `nil` when pages have no height.
  func page(after velocity: Length) -> Int64? {
    let height = virtualizer.viewport.height.units
    guard height > 0 else { return nil }
    let legal = virtualizer.legalOffsets
    let way = (legal.clamp(virtualizer.offset) - legal.lowest).units
    let (page, rest) = way.quotientAndRemainder(dividingBy: height)
    if velocity >= Simulation.pageVelocity { return page + 1 }
    if velocity <= -Simulation.pageVelocity { return rest == 0 ? page - 1 : page }
    return rest >= height - rest ? page + 1 : page
  }

  /// The legal content offset nearest to the start of a page.
  func offset(ofPage page: Int64) -> Length {
    let legal = virtualizer.legalOffsets
    let (way, overflow) = page.multipliedReportingOverflow(by: virtualizer.viewport.height.units)
    if overflow || way > (legal.highest - legal.lowest).units { return legal.highest }
    return legal.clamp(legal.lowest + Length(units: way))
  }
}
