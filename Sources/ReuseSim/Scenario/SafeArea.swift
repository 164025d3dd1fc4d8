/// How much of each side of the glass the system covers: bars, the home indicator, a notch.
public struct SafeArea: Hashable, Sendable {
  public var top: Length
  public var bottom: Length
  public var left: Length
  public var right: Length

  /// Makes a safe area; nothing is covered where nothing is said.
  ///
  /// - Precondition: nothing is negative.
  public init(
    top: Length = .zero, bottom: Length = .zero, left: Length = .zero, right: Length = .zero
  ) {
    precondition(
      top >= .zero && bottom >= .zero && left >= .zero && right >= .zero,
      "a safe area is not negative")
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
  }
}

/// An edge of the glass.
public enum GlassEdge: Hashable, Sendable, CaseIterable {
  case top
  case bottom

  /// Which end of the list is there.
  func place(isInverted: Bool) -> Viewport.ShortContent {
    (self == .top) == isInverted ? .atEnd : .atStart
  }
}

extension Scenario {
  /// The edge of the glass at which the list starts.
  var startEdge: GlassEdge { isInverted ? .bottom : .top }
}
