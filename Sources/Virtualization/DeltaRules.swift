/// Which changes of size move a line across the viewport, as a plain value: those of items before it, by what *before*
/// means for a kind of change and a direction of scrolling.
public struct DeltaRules: Hashable, Sendable {
  /// Which items are before the line.
  public enum Rule: Hashable, Sendable, CaseIterable {
    /// None.
    case never
    /// All.
    case always
    /// Those that start before it.
    case startsBefore
    /// Those that start before it or at it.
    case startsUpTo
    /// Those that end before it.
    case endsBefore
    /// Those that end before it or at it.
    case endsUpTo
    /// Those that start before it and end before the visible part does.
    case startsBeforeEndsInside
  }

  /// A rule, and those while the user scrolls.
  public struct Directed: Hashable, Sendable {
    /// While the user does not scroll.
    public var usual: Rule
    /// While he moves towards the start of the content.
    public var up: Rule
    /// While he moves towards its end.
    public var down: Rule

    /// Makes a rule; what is left out is as usual.
    public init(_ usual: Rule, up: Rule? = nil, down: Rule? = nil) {
      self.usual = usual
      self.up = up ?? usual
      self.down = down ?? usual
    }

    /// Compensates nothing.
    public static let never = Directed(.never)
  }

  /// Where the line is in the visible part of the viewport, from its start.
  public var line: Share
  /// For first measurements.
  public var first: Directed
  /// For sizes that change after that, are forgotten, or change with the width.
  public var again: Directed
  /// For estimates that change.
  public var estimates: Directed
  /// For items that come, go or move.
  public var structure: Directed

  /// Makes rules; what is left out compensates nothing, but sizes that change again, which are as first measurements.
  public init(
    line: Share = .none, first: Directed, again: Directed? = nil, estimates: Directed = .never,
    structure: Directed = .never
  ) {
    self.line = line
    self.first = first
    self.again = again ?? first
    self.estimates = estimates
    self.structure = structure
  }

  /// Whether they compensate nothing at all.
  public var neverCompensate: Bool {
    [first, again, estimates, structure].allSatisfy { $0 == .never }
  }

  /// The rule for a kind of change in an update.
  func rule(for kind: ListChangeKind, _ direction: UpdateContext.Direction) -> Rule {
    let directed: Directed =
      switch kind {
      case .firstMeasurement: first
      case .remeasurement, .sizesDropped, .reload, .layout: again
      case .estimateChange: estimates
      case .insertion, .removal, .move: structure
      }
    switch direction {
    case .none: return directed.usual
    case .up: return directed.up
    case .down: return directed.down
    }
  }
}
