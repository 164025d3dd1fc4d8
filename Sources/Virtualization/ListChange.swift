/// A change of which items a list has, or of their order.
public enum ListChange: Hashable, Sendable {
  /// New items came in before the item that was at an index.
  case insert(count: Int, at: Int)
  /// Items went away.
  case remove(count: Int, at: Int)
  /// Items that stand together got another place; `to` counts after their removal.
  case move(count: Int = 1, from: Int, to: Int)

  /// How many items it is about.
  public var count: Int {
    switch self {
    case .insert(let count, _), .remove(let count, _), .move(let count, _, _): count
    }
  }

  /// Where the item that was at an index is after the change; `nil` when it went away.
  public func index(of index: Int) -> Int? {
    switch self {
    case .insert(let count, let start):
      return index >= start ? index + count : index
    case .remove(let count, let start):
      if index < start { return index }
      return index >= start + count ? index - count : nil
    case .move(let count, let source, let target):
      if index >= source && index < source + count { return target + index - source }
      let gap = index >= source + count ? index - count : index
      return gap >= target ? gap + count : gap
    }
  }
}
