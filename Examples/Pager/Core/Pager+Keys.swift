extension Pager {
  /// Does what a key asks for.
  public mutating func press(_ key: Key) {
    message = ""
    if typed != nil { return type(key) }
    let count = number
    if case .character(let digit) = key, UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit {
      number = min((number ?? 0) * 10 + Int(digit - UInt8(ascii: "0")), 1_000_000_000_000)
      return
    }
    number = nil
    if key != .character(UInt8(ascii: "n")) { found = nil }
    let page = height - 1
    switch key {
    case .character(UInt8(ascii: "j")), .down, .enter: scroll(by: count ?? 1)
    case .character(UInt8(ascii: "k")), .up: scroll(by: -(count ?? 1))
    case .character(UInt8(ascii: " ")), .character(UInt8(ascii: "f")), .pageDown: scroll(by: page)
    case .character(UInt8(ascii: "b")), .pageUp: scroll(by: -page)
    case .character(UInt8(ascii: "d")): scroll(by: max(page / 2, 1))
    case .character(UInt8(ascii: "u")): scroll(by: -max(page / 2, 1))
    case .character(UInt8(ascii: "g")), .home: goToLine(count ?? 1)
    case .character(UInt8(ascii: "G")), .end:
      if let count { goToLine(count) } else { goToEnd() }
    case .character(UInt8(ascii: "%")): goToShare(count ?? 0)
    case .character(UInt8(ascii: "/")): typed = []
    case .character(UInt8(ascii: "n")): search()
    case .character(UInt8(ascii: "q")), .character(3): isDone = true
    case .character, .escape, .backspace: break
    }
  }

  /// Takes a key for what is searched for.
  private mutating func type(_ key: Key) {
    switch key {
    case .character(3), .escape: typed = nil
    case .character(let byte): typed?.append(byte)
    case .backspace:
      // The last character has more bytes than one when it is not ASCII.
      while let last = typed?.popLast(), last & 0xC0 == 0x80 {}
    case .enter:
      if let typed, !typed.isEmpty { pattern = typed }
      typed = nil
      search()
    case .up, .down, .pageUp, .pageDown, .home, .end: break
    }
  }

  /// Goes to the next row below the top one in which the pattern begins.
  private mutating func search() {
    guard !pattern.isEmpty else {
      message = "Nothing to search for"
      return
    }
    let top = topByte
    guard let line = list.item(atOffset: list.offset)?.index else { return }
    let bytes = lines.bytes(of: line)
    let row = rows.row(at: top, in: bytes)
    // Where the top row is the line's last one, that is the line's end.
    let next =
      row + 1 < rows.rowCount(of: bytes)
      ? rows.start(ofRow: row + 1, in: bytes) : min(bytes.upperBound + 1, text.count)
    let start = found.map { $0 + 1 } ?? next
    guard let place = text.firstIndex(of: pattern, from: start) else {
      message = "Not found: \(String(decoding: pattern, as: UTF8.self))"
      return
    }
    found = place
    go(toFound: place)
  }

  private mutating func goToLine(_ number: Int) {
    while lines.count < number && !isComplete { scan(atLeast: 1 << 24) }
    if lines.count == 0 { return }
    go(toFound: lines.bytes(of: max(0, min(number, lines.count) - 1)).lowerBound)
  }

  /// Goes to the row that the byte at a share of the text is in.
  private mutating func goToShare(_ percent: Int) {
    if text.count == 0 { return }
    let share = min(percent, 100)
    go(toFound: min(text.count - 1, text.count / 100 * share + text.count % 100 * share / 100))
  }

  private mutating func goToEnd() {
    if !isComplete { scan(atLeast: text.count) }
    list.show(.end)
    layOut()
    place = topByte
  }

  /// Takes the reader to a byte, which may not have been looked through yet.
  private mutating func go(toFound byte: Int) {
    if lines.scanned <= byte { scan(atLeast: byte + 1 - lines.scanned) }
    // The rows below it have to be there, too, or it would not get to the top.
    let line = lines.line(at: byte)
    while lines.count - line < height && !isComplete { scan(atLeast: 1 << 16) }
    go(to: byte)
    place = topByte
  }
}
