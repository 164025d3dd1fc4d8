/// The stable name of one item of a list.
///
/// Ids are numbers that the list's owner hands out, in `0..<`2⁴⁰ (``itemLimit``): those above are the names of headers and
/// footers, which nobody hands out. So timestamps in milliseconds (about 1.7 · 10¹²) and the 64-bit ids of servers are too
/// large; give items numbers of your own and keep a table. Ids given out in a row (0, 1, 2, …) cost the least memory. An
/// id is never given to a second item; an item that was taken away may come back under its own.
public struct ItemID: Hashable, Comparable, Sendable {
  /// The number itself.
  public var rawValue: Int64

  /// Makes the id with this number.
  public init(_ rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// Whether the left one has the smaller number.
  public static func < (left: ItemID, right: ItemID) -> Bool { left.rawValue < right.rawValue }
}

/// Which cells can stand in for each other: a small number, counted from 0, that stands for a reuse
/// identifier's name.
public struct ReuseIdentifier: Hashable, Comparable, Sendable {
  /// The number itself.
  public var rawValue: UInt16

  /// Makes the identifier with this number.
  public init(_ rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Whether the left one has the smaller number.
  public static func < (left: ReuseIdentifier, right: ReuseIdentifier) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The serial number of one cell, counted from 0 in the order in which cells were created.
public struct CellID: Hashable, Comparable, Sendable {
  /// The number itself.
  public var rawValue: Int32

  /// Makes the serial number.
  public init(_ rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// Whether the left one has the smaller number.
  public static func < (left: CellID, right: CellID) -> Bool { left.rawValue < right.rawValue }
}
