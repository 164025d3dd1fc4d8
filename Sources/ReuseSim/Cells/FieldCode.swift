/// What the code of a cell does with a field, or with a part whose content comes later, in the calls that the cell
/// gets.
public struct FieldCode: Hashable, Sendable {
  /// When `configure` sets it to what the model says; otherwise it leaves it as it is.
  public enum Setting: Hashable, Sendable {
    /// Always, which is right.
    case always
    /// When the model says this value: one branch of an `if`. Whatever runs is `running`, whatever has arrived is content.
    case when(FieldValue)
    /// When the model says anything but this value.
    case unless(FieldValue)
    /// Never.
    case never
    /// It adds one more to those that are there.
    case adds
  }

  /// When `configure` sets it.
  public var setting = Setting.always
  /// What `prepareForReuse` sets it to; `nil` when it leaves it.
  public var prepared: FieldValue?
  /// Whether `prepareForReuse` takes a hosted view away wherever it is by then, and not from its own cell alone.
  public var preparesElsewhere = false
  /// Whether `willDisplay` sets it to what the model says.
  public var isSetWhenShown = false
  /// What `didEndDisplaying` sets it to; `nil` when it leaves it.
  public var hidden: FieldValue?

  /// Makes the code that is right: `configure` sets it always.
  public init() {}
}

/// What the code of a kind of cells does with its user's edits and with changes of the model.
public struct CellCode: Hashable, Sendable {
  /// When the closure, target or binding is put into the cell that hears of the user's edits.
  public enum Listening: Hashable, Sendable, CaseIterable {
    /// In each `configure`, in place of the one before.
    case replaced
    /// In each `configure`, beside those before.
    case added
    /// In the first `configure`.
    case once
  }

  /// Which item a listener writes to.
  public enum Target: Hashable, Sendable, CaseIterable {
    /// The one that its cell has by then.
    case currentItem
    /// The one that it was put there for.
    case capturedItem
    /// The one that stands by then where that one stood.
    case capturedIndex
    /// The one that it was put there for, if the cell was not configured again since.
    case capturedGeneration
  }

  /// Which cells hear of a change of the model.
  public enum Reach: Hashable, Sendable, CaseIterable {
    /// Every cell that has the item, prepared and kept ones included.
    case everyCell
    /// Those on screen.
    case cellsOnScreen
    /// None.
    case noCell
  }

  /// When a listener is put into the cell.
  public var listening = Listening.replaced
  /// Whether `prepareForReuse` takes the listeners out.
  public var removesListeners = false
  /// Which item a listener writes to.
  public var target = Target.capturedItem
  /// Which cells hear of a change of the model.
  public var reach = Reach.everyCell
  /// Whether the data source takes another cell for each item before the one that it returns.
  public var dequeuesTwice = false
  /// How much taller a cell is each second time that it is measured; it asks to be measured again each time. Zero for
  /// a cell that measures the same.
  public var restlessHeight = Length.zero

  /// Makes the code that is right.
  public init() {}
}
