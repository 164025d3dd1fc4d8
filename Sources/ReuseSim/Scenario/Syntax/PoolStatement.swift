/// Where cells wait, as a script states it: what is left out takes its usual value.
public struct PoolStatement: Hashable, Sendable {
  /// How many wait at most; `nil` for any number.
  public var capacity: Int?
  /// What that is the number of.
  public var scope: PoolPolicy.Scope?
  /// When cells are thrown away that are too many.
  public var trimming: PoolPolicy.Trimming?
  /// Which of them are.
  public var surplus: PoolPolicy.Surplus?
  /// Which cell is taken first.
  public var order: PoolPolicy.Order?
  /// What a cell shows while it waits.
  public var waiting: PoolPolicy.Waiting?
  /// For which kinds a cell can be used.
  public var kinds: PoolPolicy.Kinds?
  /// How many cells are made before the first pass.
  public var madeAhead: Int?
  /// What comes first in a layout pass.
  public var exchange: PoolPolicy.Exchange?
  /// In which order cells leave together.
  public var leaving: PoolPolicy.Leaving?
  /// When a cell forgets its former item.
  public var reset: PoolPolicy.Reset?
  /// Whether cells that wait are thrown away when the list gets another size.
  public var isEmptiedOnResize: Bool?

  /// Makes a statement that leaves everything else out.
  public init(capacity: Int?) {
    self.capacity = capacity
  }

  /// The statement that says everything about a policy.
  public init(_ policy: PoolPolicy) {
    capacity = policy.capacity
    scope = policy.scope
    trimming = policy.trimming
    surplus = policy.surplus
    order = policy.order
    waiting = policy.waiting
    kinds = policy.kinds
    madeAhead = policy.madeAhead
    exchange = policy.exchange
    leaving = policy.leaving
    reset = policy.reset
    isEmptiedOnResize = policy.isEmptiedOnResize
  }

  /// The policy, with the usual values for what is left out.
  public var policy: PoolPolicy {
    var policy = PoolPolicy(
      capacity: capacity, trimming: trimming ?? .onEntry, order: order ?? .newest,
      exchange: exchange ?? .leaveFirst, leaving: leaving ?? .firstToLast,
      reset: reset ?? .atDequeue, isEmptiedOnResize: isEmptiedOnResize ?? false)
    policy.scope = scope ?? .reuseIdentifier
    policy.surplus = surplus ?? .lastIn
    policy.waiting = waiting ?? .bare
    policy.kinds = kinds ?? .apart
    policy.madeAhead = madeAhead ?? 0
    return policy
  }

  /// How it is written, behind `pool`.
  var text: String {
    var text =
      switch capacity {
      case nil: Word.unbounded.rawValue
      case 0: Word.without.rawValue
      case let count?: String(count)
      }
    func add(_ word: Word, _ value: String?) {
      if let value { text += " \(word.rawValue) \(value)" }
    }
    if let scope { text += " \(scope.word.rawValue)" }
    add(.trimmed, trimming?.word.rawValue)
    add(.discards, surplus?.word.rawValue)
    add(.takes, order?.word.rawValue)
    add(.waiting, waiting?.word.rawValue)
    add(.kinds, kinds?.word.rawValue)
    add(.madeAhead, madeAhead.map { String($0) })
    add(.exchange, exchange?.word.rawValue)
    add(.leaving, leaving?.word.rawValue)
    add(.reset, reset?.word.rawValue)
    add(.onResize, isEmptiedOnResize.map { ($0 ? Word.emptied : .kept).rawValue })
    return text
  }
}
