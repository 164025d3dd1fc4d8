/// The whole list, or one section of it, as the app wants it from now on.
public struct Snapshot: Hashable, Sendable {
  /// The id of the section it is about; without one it is about the only section of a list.
  public var section: Int64?
  /// What there is to be, in order.
  public var parts: [Part]

  /// A part of it.
  public enum Part: Hashable, Sendable {
    /// The items with these ids, both bounds included, that are in the list, in the order of their ids. An item that
    /// an earlier part has named is not there twice.
    case items(ItemID, ItemID)
    /// New items.
    case new(ItemBlock)
  }

  /// Makes a snapshot.
  public init(section: Int64? = nil, _ parts: [Part]) {
    self.section = section
    self.parts = parts
  }
}
