import ReuseSim

/// The value of a metric as a decimal: points, a count, or a fraction.
func decimalText(of metric: Metric, _ values: MetricValues) -> String {
  switch metric.unit {
  case .length: "\(Length(units: values[metric]))"
  case .count: String(values[metric])
  case .fraction: billionthsText(values[metric])
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
