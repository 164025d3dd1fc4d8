/// A change of which items a list has, or of their order.
public enum ListChange: Hashable, Sendable {
  /// New items came in before the item that was at an index.
  case insert(count: Int, at: Int)
  /// Items went away.
  case remove(count: Int, at: Int)
  /// An item got another place; `to` counts after its removal.
  case move(from: Int, to: Int)

  /// Where the item that was at an index is after the change; `nil` when it went away.
  public func index(of index: Int) -> Int? {
    switch self {
    case .insert(let count, let start):
      return index >= start ? index + count : index
    case .remove(let count, let start):
      if index < start { return index }
      return index >= start + count ? index - count : nil
    case .move(let source, let target):
      if index == source { return target }
      let gap = index > source ? index - 1 : index
      return gap >= target ? gap + 1 : gap
    }
  }
}
