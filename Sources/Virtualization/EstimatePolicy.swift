/// What an item counts as before a cell has measured it.
public enum EstimatePolicy: Hashable, Sendable {
  /// One height for every item, unless its reuse identifier has its own.
  case constant(Length)

  /// Each item's true height: the list's owner knows it before any cell exists.
  case exact
}

/// What becomes of measured sizes off screen when the width of the list, or the size of its text, changes.
/// What is on screen is measured again.
public enum WidthChangePolicy: Hashable, Sendable, CaseIterable {
  /// They stay, though they are no longer right.
  case keepsSizes
  /// Every item is unmeasured again.
  case dropsSizes
  /// Every item is unmeasured again, with its old height as its own estimate.
  case turnsSizesIntoEstimates
}

/// What becomes of measured sizes when the list is told to reload its data.
public enum MeasuredSizePolicy: Hashable, Sendable, CaseIterable {
  /// An item that is still there keeps its measured size.
  case keptByID
  /// Every item is unmeasured again.
  case droppedOnReload
}
