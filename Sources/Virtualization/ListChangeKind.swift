/// Why elements of a list come to count as taller or shorter, or come to stand elsewhere.
public enum ListChangeKind: UInt8, Hashable, Sendable, CaseIterable {
  /// An element that nobody had measured was measured.
  case firstMeasurement
  /// A size that was known is another one now: measured again, reported, or known beforehand.
  case remeasurement
  /// What unmeasured elements count as became something else.
  case estimateChange
  /// Measured sizes were forgotten, as on reload data or when an element is asked for anew.
  case sizesDropped
  /// Elements came in.
  case insertion
  /// Elements went away.
  case removal
  /// Elements got another place.
  case move
  /// Elements were asked for again, their sizes forgotten.
  case reload
  /// The room for the elements changed: their width, the size of text, or the space around them.
  case layout
}

/// Some of the kinds of changes.
public struct ListChangeKinds: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public var rawValue: UInt16

  /// Makes a set of the kinds whose bits are given.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Makes a set of one kind.
  public init(_ kind: ListChangeKind) { rawValue = 1 << UInt16(kind.rawValue) }

  /// Whether a kind is in the set.
  public func contains(_ kind: ListChangeKind) -> Bool { contains(ListChangeKinds(kind)) }

  /// Unmeasured elements that are measured.
  public static let firstMeasurement = ListChangeKinds(.firstMeasurement)
  /// Known sizes that become others.
  public static let remeasurement = ListChangeKinds(.remeasurement)
  /// What unmeasured elements count as.
  public static let estimateChange = ListChangeKinds(.estimateChange)
  /// Sizes that are forgotten.
  public static let sizesDropped = ListChangeKinds(.sizesDropped)
  /// Elements that come in.
  public static let insertion = ListChangeKinds(.insertion)
  /// Elements that go away.
  public static let removal = ListChangeKinds(.removal)
  /// Elements that get another place.
  public static let move = ListChangeKinds(.move)
  /// Elements that are asked for again.
  public static let reload = ListChangeKinds(.reload)
  /// Another width, size of text or space.
  public static let layout = ListChangeKinds(.layout)

  /// What changes which elements there are, or their order.
  public static let structure: ListChangeKinds = [.insertion, .removal, .move]
  /// Every kind.
  public static let all = ListChangeKinds(
    rawValue: 1 << UInt16(ListChangeKind.allCases.count) - 1)
}
