/// What a list keeps in place on the glass when its content changes, as a plain value.
///
/// There is one formula under all of it. A *reference* has a position in the content and a place on the glass. Each
/// change of the list moves the position; when the policy admits the change, the place stays, so that the content offset
/// goes along, else the place goes along and the offset stays. The offset that is wanted is always the position less
/// the place.
public struct AnchorPolicy: Hashable, Sendable {
  /// What the reference is.
  public enum Hold: Hashable, Sendable {
    /// There is none: the content offset stays; whatever is above pushes the picture.
    case nothing
    /// An edge of one item, or a point in it.
    case item(Pick)
    /// The end of the content.
    case end
    /// The thumb of the scroll indicator: the content offset keeps its share of the legal range.
    case thumb
    /// A line across the viewport, which the items before it move by as much as they grow.
    case deltas(DeltaRules)
  }

  /// What is held.
  public var hold: Hold
  /// Whether the item that has the focus is held in place of the one that is picked, while it is visible.
  public var focusedFirst: Bool
  /// Whether items under the insets are picked as well.
  public var underInsets: UnderInsets
  /// Which edge of the held item keeps its place.
  public var edge: Edge
  /// What is held instead when the held item is deleted.
  public var whenDeleted: WhenDeleted
  /// What becomes of the hold when the held item gets another place in the list.
  public var whenMoved: WhenMoved
  /// What becomes of items that come in right behind the held one.
  public var newBehind: NewBehind
  /// Which changes are compensated, where no rules for deltas say so.
  public var against: Against
  /// When changes are compensated.
  public var condition: Condition
  /// When they are not.
  public var suppressions: Suppressions
  /// For how long after the content was last moved, in microseconds, the direction of that counts as the user's. With 0 it
  /// does while a finger or its momentum moves the content.
  public var directionTime: Int64
  /// How long one item is held.
  public var keeping: Keeping
  /// How long nothing is held when nothing was found that could be, while items are held longer than an update.
  public var whenNothing: WhenNothing
  /// What the place on the glass is counted in.
  public var place: Place

  /// Makes a policy; without arguments beyond `hold`, the usual one: the leading edge (the trailing edge of
  /// the last items), against every change, always, picked for each update, in points.
  public init(
    hold: Hold, edge: Edge? = nil, whenDeleted: WhenDeleted = .nextSurvivor,
    against: Against = .everyChange, condition: Condition = .always,
    suppressions: Suppressions = [], directionTime: Int64 = 0, focusedFirst: Bool = false,
    underInsets: UnderInsets = .ignored, whenMoved: WhenMoved = .held,
    newBehind: NewBehind = .ignored, keeping: Keeping = .eachUpdate,
    whenNothing: WhenNothing = .pickedAgain, place: Place = .points
  ) {
    self.hold = hold
    self.edge = edge ?? AnchorPolicy.usualEdge(of: hold)
    self.whenDeleted = whenDeleted
    self.against = against
    self.condition = condition
    self.suppressions = suppressions
    self.directionTime = directionTime
    self.focusedFirst = focusedFirst
    self.underInsets = underInsets
    self.whenMoved = whenMoved
    self.newBehind = newBehind
    self.keeping = keeping
    self.whenNothing = whenNothing
    self.place = place
  }

  /// The edge that is held when nothing else is said.
  public static func usualEdge(of hold: Hold) -> Edge {
    hold == .item(.lastVisible) || hold == .item(.lastFullyVisible) ? .trailing : .leading
  }

  /// Keeps the content offset.
  public static let keepOffset = AnchorPolicy(hold: .nothing)

  /// Whether it never compensates anything although it holds something.
  public var neverHolds: Bool {
    if case .deltas(let rules) = hold, rules.neverCompensate { return true }
    return condition == .scrollingUp && suppressions.contains(.scrollingUp)
  }
}
