extension Length {
  /// The length in points as a script has it: the shortest decimal that is read as the same length.
  var points: String {
    let size = units.magnitude
    let whole = size / UInt64(Length.unitsPerPoint)
    let rest = size % UInt64(Length.unitsPerPoint)
    var text = (units < 0 ? "-" : "") + String(whole)
    if rest == 0 { return text }
    var digits: UInt64 = 1
    for places in 1...4 {
      digits *= 10
      let decimal = (rest * digits * 2 + 4800) / 9600
      if (decimal * 9600 + digits) / (2 * digits) == rest {
        let fraction = String(decimal)
        text += "." + String(repeating: "0", count: places - fraction.utf8.count) + fraction
        break
      }
    }
    return text
  }
}
