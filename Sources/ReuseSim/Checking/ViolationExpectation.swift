/// Which violations a script speaks of: those of a guarantee, perhaps only some of them.
public struct ViolationExpectation: Hashable, Sendable {
  /// The guarantee.
  public var guarantee: Guarantee
  /// How it came to be; `nil` for any way.
  public var faultClass: FaultClass?
  /// On which item; `nil` for any.
  public var item: ItemID?
  /// In which field or part of its cell; `nil` for any.
  public var field: String?
  /// From which item that came; `nil` for any.
  public var source: ItemID?

  /// Makes a value.
  public init(
    _ guarantee: Guarantee, _ faultClass: FaultClass? = nil, item: ItemID? = nil,
    field: String? = nil, source: ItemID? = nil
  ) {
    self.guarantee = guarantee
    self.faultClass = faultClass
    self.item = item
    self.field = field
    self.source = source
  }

  /// Whether it speaks of a violation: one whose root cause breaks the guarantee, and concerns the item.
  public func matches(_ violation: Violation) -> Bool {
    violation.breaks(guarantee) && (item.map { violation.concerns($0) } ?? true)
      && (faultClass == nil || faultClass == violation.faultClass)
      && (field == nil || field == violation.field)
      && (source == nil || source == violation.source)
  }
}

extension Guarantee {
  /// Whether its violations can have a class, a field, and an item that they come from.
  public var hasClasses: Bool {
    switch self {
    case .freshness, .roundTrip, .lifecycle, .exclusivity, .conservation: true
    case .coverage, .attribution, .stability, .convergence, .bounds, .landing, .agreement: false
    }
  }
}
