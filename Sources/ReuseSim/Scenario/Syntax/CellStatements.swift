/// What counts as in view, as a script states it: what is left out takes its usual value.
public struct RangeStatement: Hashable, Sendable {
  /// At which edges an item counts that only touches the window.
  public var touching: RangePolicy.Touching
  /// Whether items without height count.
  public var includesEmptyItems: Bool?
  /// How long what was in view stays so.
  public var retention: RangePolicy.Retention?

  /// Makes a statement.
  public init(
    touching: RangePolicy.Touching, includesEmptyItems: Bool? = nil,
    retention: RangePolicy.Retention? = nil
  ) {
    self.touching = touching
    self.includesEmptyItems = includesEmptyItems
    self.retention = retention
  }

  /// The statement that says everything about a policy.
  public init(_ policy: RangePolicy) {
    self.init(
      touching: policy.touching, includesEmptyItems: policy.includesEmptyItems,
      retention: policy.retention)
  }

  /// The policy, with the usual values for what is left out.
  public var policy: RangePolicy {
    RangePolicy(
      touching: touching, includesEmptyItems: includesEmptyItems ?? false,
      retention: retention ?? .none)
  }

  /// How it is written, behind `visible-range`.
  var text: String {
    var text = "\(Word.touching.rawValue) \(touching.word.rawValue)"
    if let includesEmptyItems {
      text += " \(Word.empty.rawValue) "
      text += (includesEmptyItems ? Word.included : .skipped).rawValue
    }
    if let retention { text += " \(Word.kept.rawValue) \(retention.text)" }
    return text
  }
}

/// How far beyond the viewport items have cells, as a script states it.
public struct OverscanStatement: Hashable, Sendable {
  /// How far on which side.
  public var window: WindowStatement
  /// Whether what falls beyond an end is added on the other side.
  public var spills: Bool?
  /// When cells off screen are measured.
  public var measuring: Overscan.Measuring?

  /// Makes a statement.
  public init(
    _ window: WindowStatement, spills: Bool? = nil, measuring: Overscan.Measuring? = nil
  ) {
    self.window = window
    self.spills = spills
    self.measuring = measuring
  }

  /// The statement that says everything about a policy.
  public init(_ policy: Overscan) {
    self.init(
      WindowStatement(policy.sides, movement: policy.movement), spills: policy.spills,
      measuring: policy.measuring)
  }

  /// The policy, with the usual values for what is left out.
  public var policy: Overscan {
    Overscan(
      window.sides, movement: window.movement ?? .none, spills: spills ?? false,
      measuring: measuring ?? .whenPrepared)
  }

  /// How it is written, behind `overscan`.
  var text: String {
    var text = window.text
    if let spills { text += " \(Word.spills.rawValue) \((spills ? Word.yes : .no).rawValue)" }
    if let measuring { text += " \(Word.measured.rawValue) \(measuring.word.rawValue)" }
    return text
  }
}

/// Where cells wait, as a script states it: what is left out takes its usual value.
public struct PoolStatement: Hashable, Sendable {
  /// How many wait at most; `nil` for any number.
  public var capacity: Int?
  /// When cells are thrown away that are too many.
  public var trimming: PoolPolicy.Trimming?
  /// Which is taken first.
  public var order: PoolPolicy.Order?
  /// What comes first in a layout pass.
  public var exchange: PoolPolicy.Exchange?
  /// In which order cells leave together.
  public var leaving: PoolPolicy.Leaving?
  /// When a cell forgets its former item.
  public var reset: PoolPolicy.Reset?
  /// Whether cells that wait are thrown away when the list gets another size.
  public var isEmptiedOnResize: Bool?

  /// Makes a statement.
  public init(
    capacity: Int?, trimming: PoolPolicy.Trimming? = nil, order: PoolPolicy.Order? = nil,
    exchange: PoolPolicy.Exchange? = nil, leaving: PoolPolicy.Leaving? = nil,
    reset: PoolPolicy.Reset? = nil, isEmptiedOnResize: Bool? = nil
  ) {
    self.capacity = capacity
    self.trimming = trimming
    self.order = order
    self.exchange = exchange
    self.leaving = leaving
    self.reset = reset
    self.isEmptiedOnResize = isEmptiedOnResize
  }

  /// The statement that says everything about a policy.
  public init(_ policy: PoolPolicy) {
    self.init(
      capacity: policy.capacity, trimming: policy.trimming, order: policy.order,
      exchange: policy.exchange, leaving: policy.leaving,
      reset: policy.reset, isEmptiedOnResize: policy.isEmptiedOnResize)
  }

  /// The policy, with the usual values for what is left out.
  public var policy: PoolPolicy {
    PoolPolicy(
      capacity: capacity, trimming: trimming ?? .onEntry, order: order ?? .newest,
      exchange: exchange ?? .leaveFirst, leaving: leaving ?? .firstToLast,
      reset: reset ?? .atDequeue, isEmptiedOnResize: isEmptiedOnResize ?? false)
  }

  /// How it is written, behind `pool`.
  var text: String {
    var text =
      switch capacity {
      case nil: Word.unbounded.rawValue
      case 0: Word.without.rawValue
      case let count?: String(count)
      }
    if let trimming { text += " \(Word.trimmed.rawValue) \(trimming.word.rawValue)" }
    if let order { text += " \(Word.takes.rawValue) \(order.word.rawValue)" }
    if let exchange { text += " \(Word.exchange.rawValue) \(exchange.word.rawValue)" }
    if let leaving { text += " \(Word.leaving.rawValue) \(leaving.word.rawValue)" }
    if let reset { text += " \(Word.reset.rawValue) \(reset.word.rawValue)" }
    if let isEmptiedOnResize {
      text += " \(Word.onResize.rawValue) \((isEmptiedOnResize ? Word.emptied : .kept).rawValue)"
    }
    return text
  }
}
