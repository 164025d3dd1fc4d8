/// Something that can happen in a run and that the app, or an expectation, waits for.
///
/// It is looked at once in each frame, after the frame was committed.
public enum Occurrence: Hashable, Sendable {
  /// An item gets a cell on screen.
  case itemAppears(ItemReference)
  /// An item that had a cell on screen has none any more.
  case itemDisappears(ItemReference)
  /// So many items or fewer come after the last one on screen, or before the first one.
  case near(ContentEnd, Int)
  /// Two values begin to compare like this.
  case comparison(Expression, Relation, Expression)
  /// What moved the content ends.
  case scrollingStops
  /// A scroll to an item ends.
  case scrollLands
  /// Late content of an item arrives, on screen or off it.
  case itemArrives(ItemReference)
  /// The list asks for content that no cell needs yet, of any item or of this one.
  case prefetchAsks(ItemReference?)
  /// The keyboard is all the way up.
  case keyboardShows
  /// The keyboard, which was not, is all the way down.
  case keyboardHides
  /// The list leaves its window.
  case windowLeaves
  /// The list is in its window again.
  case windowReturns

  /// Whether it happens only where content is asked for before a cell needs it.
  var isPrefetch: Bool {
    if case .prefetchAsks = self { true } else { false }
  }
}

/// What the app does when something happens.
public struct Trigger: Hashable, Sendable {
  /// What it waits for.
  public var occurrence: Occurrence
  /// Whether it waits again after it happened.
  public var isRepeated: Bool
  /// While which loads it does not count.
  public var guarding: LoadGuard?
  /// What the app does then, in the next frame.
  public var block: AppBlock
  /// The line of the script it stands in, from 1; 0 when it comes from no script.
  public var line: Int

  /// Makes a trigger.
  public init(
    _ occurrence: Occurrence, isRepeated: Bool = false, guarding: LoadGuard? = nil,
    block: AppBlock, line: Int = 0
  ) {
    self.occurrence = occurrence
    self.isRepeated = isRepeated
    self.guarding = guarding
    self.block = block
    self.line = line
  }
}

/// Loads while which a trigger does not count.
public enum LoadGuard: Hashable, Sendable {
  /// Any load.
  case anyLoad
  /// The load with this name.
  case named(String)
}
