/// How fast the velocity of a fling shrinks. The rates are `UIScrollView`'s.
public enum DecelerationRate: String, CaseIterable, Sendable {
  /// 0.998 a millisecond.
  case normal
  /// 0.99 a millisecond.
  case fast

  /// What is left of a velocity after a millisecond, in thousandths.
  var thousandths: Int64 {
    switch self {
    case .normal: 998
    case .fast: 990
    }
  }
}
