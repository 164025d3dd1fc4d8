/// What a list keeps in place on the glass when its content changes, as a plain value.
public struct AnchorPolicy: Hashable, Sendable {
  /// What is held.
  public enum Hold: Hashable, Sendable {
    /// The content offset stays; whatever is above pushes the picture.
    case nothing
    /// One item, chosen on the geometry that was last shown.
    case item(Pick)
  }

  /// Which item is held. Visible means inside the insets.
  public enum Pick: Hashable, Sendable, CaseIterable {
    /// The first item that overlaps the visible part of the viewport.
    case firstIntersecting
    /// The first item that is wholly inside it; the first that overlaps when none is.
    case firstFullyVisible
    /// The last item that overlaps it.
    case lastVisible
  }

  /// Which edge of the held item keeps its place.
  public enum Edge: Hashable, Sendable, CaseIterable {
    case leading
    case trailing
  }

  /// What is held instead when the held item is deleted.
  public enum WhenDeleted: Hashable, Sendable, CaseIterable {
    /// The item after it, held in its own place; the one before when there is none after.
    case nextSurvivor
    /// The item before it, held in its own place; the one after when there is none before.
    case previous
    /// Nothing: the content offset stays.
    case keepOffset
  }

  /// Which changes are compensated.
  public enum Against: Hashable, Sendable, CaseIterable {
    /// Everything that moves the held item.
    case everyChange
    /// Only estimates that give way to a first measurement.
    case firstMeasurements
  }

  /// When changes are compensated.
  public enum Condition: Hashable, Sendable, CaseIterable {
    case always
    /// Only in frames in which the user moves towards the start of the content.
    case scrollingUp
  }

  /// What is held.
  public var hold: Hold
  /// Which edge of the held item keeps its place.
  public var edge: Edge
  /// What is held instead when the held item is deleted.
  public var whenDeleted: WhenDeleted
  /// Which changes are compensated.
  public var against: Against
  /// When changes are compensated.
  public var condition: Condition

  /// Makes a policy; without arguments beyond `hold`, the usual one: the leading edge (the trailing edge of
  /// the last visible item), against every change, always.
  public init(
    hold: Hold, edge: Edge? = nil, whenDeleted: WhenDeleted = .nextSurvivor,
    against: Against = .everyChange, condition: Condition = .always
  ) {
    self.hold = hold
    self.edge = edge ?? AnchorPolicy.usualEdge(of: hold)
    self.whenDeleted = whenDeleted
    self.against = against
    self.condition = condition
  }

  /// The edge that is held when nothing else is said.
  public static func usualEdge(of hold: Hold) -> Edge {
    hold == .item(.lastVisible) ? .trailing : .leading
  }

  /// Keeps the content offset.
  public static let keepOffset = AnchorPolicy(hold: .nothing)
}
