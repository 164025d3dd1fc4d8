/// What becomes of measured sizes when something happens.
public enum SizeFate: Hashable, Sendable, CaseIterable {
  /// They stay, right or not.
  case keepsSizes
  /// The items are unmeasured again.
  case dropsSizes
  /// The items are unmeasured again, each with its old height as its own estimate: what it was measured last.
  case turnsSizesIntoEstimates
}

/// What a list knows a measured size by, and how long it keeps it.
public struct MeasuredSizePolicy: Hashable, Sendable {
  /// What a size is known by.
  public enum Key: Hashable, Sendable, CaseIterable {
    /// The item: the size goes where the item goes.
    case id
    /// The item's place in the list: when items come, go or move before it, the place keeps the size, as an estimate of
    /// the item that is there now. Places that are new have none.
    case index
  }

  /// What a size is known by.
  public var key: Key
  /// What becomes of sizes when the list is told to reload its data.
  public var onReload: SizeFate
  /// What becomes of the size of an item whose cell leaves the screen.
  public var onRelease: SizeFate

  /// Makes a policy; without arguments, the usual one: sizes are kept by id, for good.
  public init(
    key: Key = .id, onReload: SizeFate = .keepsSizes, onRelease: SizeFate = .keepsSizes
  ) {
    self.key = key
    self.onReload = onReload
    self.onRelease = onRelease
  }

  /// An item that is still there keeps its measured size.
  public static let keptByID = MeasuredSizePolicy()
  /// Every item is unmeasured again after reload data.
  public static let droppedOnReload = MeasuredSizePolicy(onReload: .dropsSizes)
}
