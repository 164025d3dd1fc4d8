/// A number for each metric.
///
/// Reading or writing one looks through the list of metrics: this is for results, not for counting.
public struct MetricValues: Hashable, Sendable {
  private var values: [Int64]

  /// Makes zeros.
  public init() {
    values = [Int64](repeating: 0, count: Metric.allCases.count)
  }

  /// The value of a metric: 1/4800 pt, a count, or billionths, as its unit says.
  public subscript(metric: Metric) -> Int64 {
    get { values[metric.place] }
    set { values[metric.place] = newValue }
  }

  /// The value of a metric as a plain number: points, a count, or a fraction.
  public func number(of metric: Metric) -> Rational {
    metric.number(self[metric])
  }
}

extension Metric {
  /// A value of this metric as a plain number: points, a count, a fraction, seconds, or points for seconds.
  public func number(_ value: Int64) -> Rational {
    switch unit {
    case .length: Rational(Length(units: value))
    case .count: Rational(value)
    case .fraction: Rational(value, over: 1_000_000_000) ?? .zero
    case .time: Rational(value, over: 1_000_000) ?? .zero
    case .area: Rational(value, over: 1_000_000 * Length.unitsPerPoint) ?? .zero
    }
  }

  fileprivate var place: Int { Metric.allCases.firstIndex(of: self) ?? 0 }
}
