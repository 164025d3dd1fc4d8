/// Which changes of a cell on screen make the list ask it for its height again.
public enum SelfSizingPolicy: Hashable, Sendable, CaseIterable {
  /// None.
  case disabled
  /// Those that the cell itself tells of: it calls `invalidateIntrinsicContentSize()`.
  case enabled
  /// Those, and those that only a changed constraint tells of.
  case enabledIncludingConstraints
}
