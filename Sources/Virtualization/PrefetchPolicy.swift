/// For which elements data is asked for before they have cells: those that overlap a window which reaches beyond the
/// viewport.
public struct PrefetchPolicy: Hashable, Sendable {
  /// How far on which side.
  public var sides: Overscan.Sides
  /// What a movement of the user does to that.
  public var movement: Overscan.Movement

  /// Makes a policy; without arguments the window reaches one viewport's height to where the content was moved last, and
  /// towards the end before the first movement.
  ///
  /// - Precondition: no amount is negative or larger than the largest of an ``Overscan``.
  public init(
    _ sides: Overscan.Sides = .directed(
      behind: .none, ahead: .screens(thousandths: 1000), atRest: .lastDirection),
    movement: Overscan.Movement = .none
  ) {
    // It has the bounds of an overscan, which checks them.
    _ = Overscan(sides, movement: movement)
    self.sides = sides
    self.movement = movement
  }

  /// How far the window reaches in an update.
  func margins(inViewportOf height: Length, moved: Length, goesUp: Bool) -> OverscanMargins {
    Overscan(sides, movement: movement).margins(inViewportOf: height, moved: moved, goesUp: goesUp)
  }
}
