/// What an element of a list is: an item, or the header or footer of a section.
public enum ElementRole: Hashable, Sendable {
  /// An item.
  case item
  /// The header of the section with this id.
  case header(section: Int64)
  /// The footer of the section with this id.
  case footer(section: Int64)
}

extension ItemID: CustomStringConvertible {
  /// Ids of items are below this number, 2⁴⁰; those from it on are headers' and footers'.
  public static let itemLimit: Int64 = 1 << 40
  /// The first id that is a header's.
  private static let firstHeader = itemLimit
  /// The first id that is a footer's.
  private static let firstFooter: Int64 = 1 << 41

  /// The id of a section's header.
  ///
  /// - Precondition: `section` is in `0..<2⁴⁰`.
  public static func header(ofSection section: Int64) -> ItemID {
    precondition(0..<firstHeader ~= section, "the id of a section is in 0..<2^40")
    return ItemID(firstHeader + section)
  }

  /// The id of a section's footer.
  ///
  /// - Precondition: `section` is in `0..<2⁴⁰`.
  public static func footer(ofSection section: Int64) -> ItemID {
    precondition(0..<firstHeader ~= section, "the id of a section is in 0..<2^40")
    return ItemID(firstFooter + section)
  }

  /// What has this id.
  public var role: ElementRole {
    if rawValue < ItemID.firstHeader { return .item }
    if rawValue < ItemID.firstFooter { return .header(section: rawValue - ItemID.firstHeader) }
    return .footer(section: rawValue - ItemID.firstFooter)
  }

  /// Whether this is an item's id, neither a header's nor a footer's.
  @inline(__always)
  public var isItem: Bool { rawValue < ItemID.firstHeader }

  /// The number that is written for it: an item's id, or its section's.
  public var number: Int64 {
    switch role {
    case .item: rawValue
    case .header(let section), .footer(let section): section
    }
  }

  /// What it names, in words: `item 3`, `header 0`, `footer 7`.
  public var description: String {
    switch role {
    case .item: "item \(rawValue)"
    case .header(let section): "header \(section)"
    case .footer(let section): "footer \(section)"
    }
  }
}
