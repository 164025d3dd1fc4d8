/// How and when the content offset is moved for what is held, as a plain value.
public struct CorrectionPolicy: Hashable, Sendable {
  /// When the offset is moved.
  public enum Timing: Hashable, Sendable {
    /// In the update of the change, behind each layout pass: the first one sees the list where the changes left it.
    case atOnce
    /// The same, and before the first layout pass for the changes that came before it.
    case beforeLayout
    /// When nothing has moved for so long and no finger is down; until then corrections are added up.
    case whenIdle(microseconds: Int64)
    /// In the update after that of the change.
    case nextUpdate
  }

  /// When corrections for what is measured in a batch are made.
  public enum Batches: Hashable, Sendable, CaseIterable {
    /// When others are.
    case asOthers
    /// Behind the layout of the batch, all of them.
    case atEnd
    /// The same, and each takes the place of the one before it, so that only the last one counts.
    case lastAtEnd
  }

  /// When the offset is brought into its legal range.
  public enum ClampOrder: Hashable, Sendable, CaseIterable {
    /// After the correction: a correction goes on from where the offset was.
    case after
    /// Before it, and again after it: a correction goes on from where the clamp left the offset.
    case before
    /// After it; in a batch only behind its layout, and for good: what is measured from there on goes on from there.
    case batchEnd
  }

  /// What becomes of the clamp while a finger is on the glass.
  public enum Touched: Hashable, Sendable, CaseIterable {
    /// The offset is brought into its legal range as ever.
    case clamps
    /// What is left beyond an edge without a correction stays there until the finger is gone.
    case waits
  }

  /// What becomes of the part of the offset that is beyond an edge.
  public enum Overscroll: Hashable, Sendable, CaseIterable {
    /// It stays what it is; the rest is corrected and clamped.
    case apart
    /// It is corrected and clamped with the rest, and is gone behind a correction.
    case counted
    /// The same in a batch; else it stays what it is.
    case countedInBatches
  }

  /// What is rounded to the nearest pixel, half of one towards the end. The list has to be told how tall one is.
  public enum Rounding: Hashable, Sendable, CaseIterable {
    /// Nothing: everything is exact.
    case none
    /// The offset that is written; what is cut off is lost.
    case pixels
    /// The positions in the content whose difference is the correction, so that corrections are whole pixels and what is
    /// cut off adds up. The thumb and a line have none.
    case positions
  }

  /// What becomes of the corrections for changes of an update in which the content is scrolled behind them.
  public enum BeforeScroll: Hashable, Sendable, CaseIterable {
    /// They are made first, and the scroll goes on from there.
    case made
    /// They are not made: the scroll goes on from where the content is.
    case dropped
  }

  /// When the offset is moved.
  public var timing: Timing
  /// When it is moved for what is measured in a batch.
  public var batches: Batches
  /// When it is brought into its legal range.
  public var clamp: ClampOrder
  /// What becomes of that while a finger is on the glass.
  public var touched: Touched
  /// What becomes of the part beyond an edge.
  public var overscroll: Overscroll
  /// What is rounded.
  public var rounding: Rounding
  /// What becomes of it when the content is scrolled first.
  public var beforeScroll: BeforeScroll

  /// Makes a policy; the usual one without arguments: at once, then clamped, without the part beyond an edge, exact,
  /// and before a scroll.
  public init(
    timing: Timing = .atOnce, batches: Batches = .asOthers, clamp: ClampOrder = .after,
    touched: Touched = .clamps, overscroll: Overscroll = .apart, rounding: Rounding = .none,
    beforeScroll: BeforeScroll = .made
  ) {
    self.timing = timing
    self.batches = batches
    self.clamp = clamp
    self.touched = touched
    self.overscroll = overscroll
    self.rounding = rounding
    self.beforeScroll = beforeScroll
  }
}
