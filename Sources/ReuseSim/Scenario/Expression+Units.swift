extension Expression {
  /// Whether this is a number as it stands.
  var isNumber: Bool {
    switch self {
    case .number: true
    case .negative(let inner): inner.isNumber
    case .metric, .reading, .item, .name: false
    case .binary(_, let left, let right): left.isNumber && right.isNumber
    }
  }

  /// Whether this is a length rather than a count or a fraction; a bare number is none.
  var isLength: Bool {
    switch self {
    case .number: false
    case .metric(let metric): metric.unit == .length
    case .reading(let reading): reading.isLength
    case .item(let reading, _): reading != .index
    case .name(_, let isLength): isLength
    case .negative(let inner): inner.isLength
    case .binary(.divided, let left, let right): left.isLength && !right.isLength
    case .binary(_, let left, let right): left.isLength || right.isLength
    }
  }
}

extension Reading {
  fileprivate var isLength: Bool {
    switch self {
    case .offset, .contentHeight, .contentTrueHeight, .viewportHeight, .insetTop, .insetBottom,
      .keyboardHeight:
      true
    case .items, .sections, .measured, .unmeasured, .firstVisible, .lastVisible, .cellsLive: false
    }
  }
}
