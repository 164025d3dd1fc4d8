extension AnchorPolicy {
  /// Which item is held. Visible means inside the insets, unless what they cover counts; only items with height are. Where no item is visible, a header
  /// or footer is picked in the same way.
  public enum Pick: Hashable, Sendable {
    /// The first item that overlaps the visible part of the viewport.
    case firstIntersecting
    /// The first item that is wholly inside it; the first that overlaps when none is.
    case firstFullyVisible
    /// The last item that overlaps it.
    case lastVisible
    /// The last item that is wholly inside it; the last that overlaps when none is.
    case lastFullyVisible
    /// The first that overlaps when it begins exactly where the visible part does, else the one after it.
    case secondUnlessAligned
    /// The one that is nearest to a line across the visible part; the earlier one of two that are equally near.
    case nearest(Share)
    /// The one at a line that is so far below the start of the visible part; the next one, or the one before, where
    /// none is at it.
    case below(Length)

    /// Those that need no number.
    public static let plain: [Pick] = [
      .firstIntersecting, .firstFullyVisible, .lastVisible, .lastFullyVisible, .secondUnlessAligned,
    ]
  }

  /// Which point of the held item keeps its place.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// Its start.
    case leading
    /// Its end.
    case trailing
    /// The point that is at the line by which the item was picked: the same share of its height.
    case fraction
  }

  /// What is held instead when the held item is deleted.
  public enum WhenDeleted: Hashable, Sendable, CaseIterable {
    /// The item after it, held in its own place; the one before when there is none after.
    case nextSurvivor
    /// The item before it, held in its own place; the one after when there is none before.
    case previous
    /// Nothing: the content offset stays.
    case keepOffset
    /// The item after it, held in the deleted one's place; the one before when there is none after.
    case nextInPlace
    /// The item before it, held in the deleted one's place; the one after when there is none before.
    case previousInPlace
    /// The item after it, its leading edge where the part of the viewport starts that nothing covers; the one before when
    /// there is none after.
    case nextAtStart
    /// The same; but items that come in its place in the same update go before: the first of them is held there.
    case replacementAtStart
    /// The item after it if that was visible, else the one before it if that was, held in its own place; nothing when
    /// neither was.
    case visibleSurvivor
    /// The item that would have been picked had the deleted one not been there, among those that were shown, held in
    /// its own place; nothing when there is none.
    case nextPick

    /// Whether the survivor is held elsewhere than where it was shown.
    var movesSurvivor: Bool {
      switch self {
      case .nextInPlace, .previousInPlace, .nextAtStart, .replacementAtStart: true
      case .nextSurvivor, .previous, .keepOffset, .visibleSurvivor, .nextPick: false
      }
    }
  }

  /// What becomes of the hold when the held item gets another place in the list.
  public enum WhenMoved: Hashable, Sendable, CaseIterable {
    /// The item is held: the viewport goes where it goes.
    case held
    /// What is moved counts as deleted where it was, and as new where it is.
    case asDeleted
  }

  /// What becomes of items that come in right behind the held one, or while nothing is there that could be held.
  public enum NewBehind: Hashable, Sendable, CaseIterable {
    /// Nothing: the held one stays in its place.
    case ignored
    /// The last of them is held from then on, in the place of the one that was; where none was, at the line by which items
    /// are picked.
    case held
  }

  /// What becomes of the parts of the viewport that insets cover.
  public enum UnderInsets: Hashable, Sendable, CaseIterable {
    /// What is there is not visible.
    case ignored
    /// It is visible like the rest.
    case counted
  }

  /// When changes are compensated.
  public enum Condition: Hashable, Sendable, CaseIterable {
    /// In every update.
    case always
    /// Only in updates in which the user moves towards the start of the content.
    case scrollingUp
    /// Only while a finger is on the glass, or what it has left moves the content.
    case scrolling
  }

  /// How long one item is held.
  public enum Keeping: Hashable, Sendable, CaseIterable {
    /// It is picked for each change, on the geometry just before it, as far as that is legal; a transaction is one change, with
    /// all that is measured in it. What changes the window is none: an edge that the list follows is followed
    /// for what happens to its content.
    case eachChange
    /// It is picked for each update, on the geometry that was last shown.
    case eachUpdate
    /// Until something other than a correction or the clamp moves the content offset, or the policy suppresses a
    /// correction. Its place stays what it was when it was picked.
    case untilScroll
    /// The same, or until the clamp moves the content offset; when that comes first, nothing is corrected either.
    case untilScrollOrClamp
    /// The same, or until the held item gets another height.
    case untilScrollClampOrResize

    /// Whether an item is held beyond an update.
    public var outlivesUpdates: Bool { self != .eachChange && self != .eachUpdate }

    /// Whether the clamp ends it.
    var endsWithClamp: Bool { self == .untilScrollOrClamp || self == .untilScrollClampOrResize }
  }

  /// What follows when there was nothing that could be held.
  public enum WhenNothing: Hashable, Sendable, CaseIterable {
    /// It is looked for again in the next update.
    case pickedAgain
    /// Nothing is held for as long as an item would be.
    case kept
  }

  /// What the held item's place on the glass is counted in.
  public enum Place: Hashable, Sendable, CaseIterable {
    /// Its distance from the start of the viewport.
    case points
    /// The share of the viewport's height that is above it.
    case viewportShare
  }

  /// Which changes are compensated, by groups of kinds.
  public struct Against: OptionSet, Hashable, Sendable {
    /// A bit for each group.
    public var rawValue: UInt8

    /// Makes a set of the groups whose bits are given.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Estimates that give way to a first measurement.
    public static let firstMeasurements = Against(rawValue: 1)
    /// Known sizes that become others.
    public static let remeasurements = Against(rawValue: 2)
    /// What unmeasured items count as.
    public static let estimates = Against(rawValue: 4)
    /// Sizes that are forgotten, and items that are asked for again.
    public static let droppedSizes = Against(rawValue: 8)
    /// Items that come, go or move, and the space that comes and goes with them.
    public static let structure = Against(rawValue: 16)
    /// Another width or size of text.
    public static let layout = Against(rawValue: 32)
    /// Everything that moves the reference.
    public static let everyChange = Against(rawValue: 63)

    /// The groups.
    public static let groups: [Against] = [
      .firstMeasurements, .remeasurements, .estimates, .droppedSizes, .structure, .layout,
    ]

    /// The group of a kind of change.
    public init(_ kind: ListChangeKind) {
      switch kind {
      case .firstMeasurement: self = .firstMeasurements
      case .remeasurement: self = .remeasurements
      case .estimateChange: self = .estimates
      case .sizesDropped, .reload: self = .droppedSizes
      case .insertion, .removal, .move: self = .structure
      case .layout: self = .layout
      }
    }
  }

  /// When changes are not compensated.
  public struct Suppressions: OptionSet, Hashable, Sendable {
    /// A bit for each reason.
    public var rawValue: UInt16

    /// Makes a set of the reasons whose bits are given.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The content offset is at the smallest legal one, or beyond: what is new at the top shows.
    public static let atTop = Suppressions(rawValue: 1)
    /// The user moves towards the start of the content.
    public static let scrollingUp = Suppressions(rawValue: 2)
    /// The user moves towards the end of the content.
    public static let scrollingDown = Suppressions(rawValue: 4)
    /// A navigation is under way that takes time.
    public static let animating = Suppressions(rawValue: 8)
    /// Several changes are one transaction.
    public static let inBatch = Suppressions(rawValue: 16)
    /// The held item itself got another height.
    public static let ownResize = Suppressions(rawValue: 32)
    /// The viewport got another height.
    public static let viewportResize = Suppressions(rawValue: 64)

    /// The reasons.
    public static let reasons: [Suppressions] = [
      .atTop, .scrollingUp, .scrollingDown, .animating, .inBatch, .ownResize, .viewportResize,
    ]
  }
}
