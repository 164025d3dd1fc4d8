import ReuseSim

/// The value of a metric as a decimal: points, a count, or a fraction.
func decimalText(of metric: Metric, _ values: MetricValues) -> String {
  decimalText(of: metric, values[metric])
}

/// A value of a metric as a decimal: points, a count, or a fraction.
func decimalText(of metric: Metric, _ value: Int64) -> String {
  switch metric.unit {
  case .length: "\(Length(units: value))"
  case .count: String(value)
  case .fraction: billionthsText(value)
  case .time, .area: metric.number(value).decimalText
  }
}

extension RunReport {
  /// The value of a metric, or the range it has over what is plausible where rules of the platform are assumed.
  func text(of metric: Metric) -> String {
    let own = brackets.filter { $0.metric == metric }
    guard let lowest = own.map({ $0.lowest }).min(), let highest = own.map({ $0.highest }).max()
    else { return decimalText(of: metric, metrics) }
    return decimalText(of: metric, lowest) + "…" + decimalText(of: metric, highest)
  }
}

/// Billionths of one as a decimal without needless zeros.
func billionthsText(_ billionths: Int64) -> String {
  let whole = billionths.magnitude / 1_000_000_000
  var digits = Array(String(billionths.magnitude % 1_000_000_000).utf8)
  digits.insert(contentsOf: [UInt8](repeating: UInt8(ascii: "0"), count: 9 - digits.count), at: 0)
  while digits.last == UInt8(ascii: "0") { digits.removeLast() }
  let sign = billionths < 0 ? "-" : ""
  return "\(sign)\(whole)" + (digits.isEmpty ? "" : "." + String(decoding: digits, as: UTF8.self))
}
