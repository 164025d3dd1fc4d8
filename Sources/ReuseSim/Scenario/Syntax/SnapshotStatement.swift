/// A snapshot as a script states it.
public struct SnapshotStatement: Hashable, Sendable {
  /// The section it is about.
  public var section: Int64?
  /// What there is to be, in order.
  public var parts: [Part]

  /// A part of it.
  public enum Part: Hashable, Sendable {
    /// See ``Snapshot/Part/items(_:_:)``.
    case items(ItemID, ItemID)
    /// New items, with a count and perhaps one kind.
    case new(NewItems)
  }

  /// Makes a value.
  public init(section: Int64? = nil, _ parts: [Part]) {
    self.section = section
    self.parts = parts
  }

  /// How it is written, behind `apply`.
  var text: String {
    var words: [Word] = [.snapshot]
    if section != nil { words += [.in, .section] }
    var text = words.map { $0.rawValue }.joined(separator: " ")
    if let section { text += " \(section)" }
    let list = parts.map { $0.text }.joined(separator: Token.Symbol.comma.rawValue + " ")
    return "\(text) \(Word.of.rawValue) \(parts.isEmpty ? Word.nothing.rawValue : list)"
  }
}

extension SnapshotStatement.Part {
  fileprivate var text: String {
    switch self {
    case .items(let first, let last):
      return first == last ? first.text : ItemSelection.ids(first, last).text
    case .new(let items):
      let kind = items.kind.map { " \(Word.of.rawValue) \($0.value)" } ?? ""
      return "\(items.count ?? 0) \(Word.new.rawValue)\(kind)"
    }
  }
}
