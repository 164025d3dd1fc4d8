/// A part of a document and where it stands. Where it stands is no part of what it says: two located values
/// are equal when their values are.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What is said.
  public var value: Value
  /// Where it is said.
  public var span: SourceSpan

  /// Makes a located value.
  public init(_ value: Value, _ span: SourceSpan = .none) {
    self.value = value
    self.span = span
  }

  public static func == (left: Located, right: Located) -> Bool { left.value == right.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
