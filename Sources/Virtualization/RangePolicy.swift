/// Which items count as in view, for a window from a top to a bottom line.
///
/// Every item that overlaps the window does. What differs from list to list is what happens at its edges, and how soon
/// what was in view is given up. What is in view and does not overlap the viewport has a cell off screen.
public struct RangePolicy: Hashable, Sendable {
  /// At which edges an item counts that only touches the window.
  public enum Touching: Hashable, Sendable, CaseIterable {
    /// At none.
    case none
    /// One that ends where the window starts.
    case start
    /// One that starts where the window ends.
    case end
    /// Both of these.
    case both
  }

  /// How long what was in view stays so.
  public enum Retention: Hashable, Sendable {
    /// The window is followed at once.
    case none
    /// Nothing changes as long as what was in view covers the viewport and this much more at both ends, as far as there is
    /// content.
    case covering(Length)
    /// What was in view stays so until it is this far beyond the window.
    case within(Length)
  }

  /// At which edges an item counts that only touches the window.
  public var touching: Touching
  /// Whether items without height inside the window count.
  public var includesEmptyItems: Bool
  /// How long what was in view stays so.
  public var retention: Retention

  /// Makes a policy; without arguments what overlaps the window counts, and nothing else.
  public init(
    touching: Touching = .none, includesEmptyItems: Bool = false, retention: Retention = .none
  ) {
    self.touching = touching
    self.includesEmptyItems = includesEmptyItems
    self.retention = retention
  }

  /// Whether an item counts that ends where the window starts.
  var includesTouchedStart: Bool { touching == .start || touching == .both }

  /// Whether an item counts that starts where the window ends.
  var includesTouchedEnd: Bool { touching == .end || touching == .both }
}
