/// A distance along the scrolling axis, counted in whole 1/4800 pt.
///
/// Halves, thirds, 60ths, 64ths and hundredths of a point are all whole counts, so sums never depend
/// on their order and two lengths can be compared with `==`. "Height" and "top" are this library's
/// words for size and start along the scrolling axis; nothing depends on the axis being vertical.
///
/// Arithmetic traps when a result does not fit 64 bits.
public struct Length: Hashable, Comparable, Sendable, AdditiveArithmetic {
  /// The count of 1/4800 pt.
  public var units: Int64

  /// How many units one point has.
  public static let unitsPerPoint: Int64 = 4800

  /// No distance.
  @inlinable public static var zero: Length { Length(units: 0) }

  /// The largest height one item may have: 447,392.426 pt, so that it fits 31 bits.
  public static let maximumItemHeight = Length(units: Int64(Int32.max))

  /// The most space there may be between two elements of a list: 100,000 pt.
  public static let maximumSpace = Length(points: 100_000)

  /// The largest height that a size index knows: that of the tallest item with the most space, so that it
  /// fits 32 bits.
  public static let maximumSlotHeight = maximumItemHeight + maximumSpace

  /// Makes a length of `units` 1/4800 pt.
  @inlinable
  public init(units: Int64) {
    self.units = units
  }

  /// Makes a length of whole points.
  ///
  /// - Precondition: `points` × 4800 fits 64 bits.
  public init(points: Int64) {
    self.units = points * Length.unitsPerPoint
  }

  /// How far from zero this length is.
  public var magnitude: Length { Length(units: abs(units)) }

  /// Whether the left one is nearer to the start.
  public static func < (left: Length, right: Length) -> Bool { left.units < right.units }

  /// Both together.
  ///
  /// - Precondition: the sum fits 64 bits.
  public static func + (left: Length, right: Length) -> Length {
    Length(units: left.units + right.units)
  }

  /// What the left one has more.
  ///
  /// - Precondition: the difference fits 64 bits.
  public static func - (left: Length, right: Length) -> Length {
    Length(units: left.units - right.units)
  }

  /// The same the other way.
  ///
  /// - Precondition: it is not the smallest length that there is.
  public static prefix func - (length: Length) -> Length { Length(units: -length.units) }

  /// So many times the length.
  ///
  /// - Precondition: the product fits 64 bits.
  public static func * (left: Length, right: Int64) -> Length {
    Length(units: left.units * right)
  }

  /// The nearest multiple of another length, half of one towards the end.
  ///
  /// - Precondition: the other one is more than nothing.
  public func rounded(to step: Length) -> Length {
    let doubled = units * 2 + step.units
    let whole = step.units * 2
    let remainder = doubled % whole
    return Length(units: (doubled - (remainder < 0 ? remainder + whole : remainder)) / 2)
  }

  /// This length, moved into `lower...upper`; `lower` wins when the two cross.
  public func clamped(from lower: Length, to upper: Length) -> Length {
    max(lower, min(self, upper))
  }
}
