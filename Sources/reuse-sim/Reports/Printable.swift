/// Text from outside, made harmless for a terminal: control characters become visible escapes.
func printable(_ text: String) -> String {
  if text.unicodeScalars.allSatisfy({ !isControl($0) }) { return text }
  var result = ""
  for scalar in text.unicodeScalars {
    if isControl(scalar) {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// C0 and C1 controls, and what turns the direction of writing.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
  default: false
  }
}

/// How many columns of a terminal text takes: wide East Asian characters and pictures take two.
func displayWidth(_ text: String) -> Int {
  if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
  return text.reduce(0) { $0 + width(of: $1) }
}

/// Text that takes no more columns than a limit; what is cut off leaves an ellipsis.
func shortened(_ text: String, to limit: Int) -> String {
  if displayWidth(text) <= limit { return text }
  var result = ""
  var room = limit - 1
  for character in text {
    room -= width(of: character)
    if room < 0 { break }
    result.append(character)
  }
  return result + "…"
}

private func width(of character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  switch first.value {
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD:
    return 2
  default:
    return 1
  }
}

/// A path as a word of a shell's command line that no program takes for an option.
func shellWord(_ path: String) -> String {
  let safe = path.hasPrefix("-") && path != "-" ? "./" + path : path
  if !safe.isEmpty && safe.utf8.allSatisfy(isHarmless) { return safe }
  let parts = safe.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}

private func isHarmless(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
    UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: ","),
    UInt8(ascii: "@"), UInt8(ascii: ":"), 0x80...0xFF:
    true
  default: false
  }
}
