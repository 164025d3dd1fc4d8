extension Time {
  /// The time in seconds, with as many of six decimals as it needs.
  public var secondsText: String {
    let whole = microseconds.magnitude / 1_000_000
    var fraction = microseconds.magnitude % 1_000_000
    var text = (microseconds < 0 ? "-" : "") + String(whole)
    if fraction == 0 { return text }
    var digits = 6
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let written = String(fraction)
    text += "."
    for _ in 0..<(digits - written.utf8.count) { text += "0" }
    return text + written
  }

  /// The time in seconds with three decimals, rounded to the nearest: for people to read.
  public var millisecondsText: String {
    let milliseconds = (microseconds.magnitude + 500) / 1000
    let decimals = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - decimals.utf8.count)
    let sign = microseconds < 0 && milliseconds > 0 ? "-" : ""
    return "\(sign)\(milliseconds / 1000).\(zeros)\(decimals)"
  }
}
