import Testing

@testable import PagerCore

@Suite struct RowTests {
  /// A line's rows, as they are written.
  private func rows(_ bytes: [UInt8], width: Int) -> [String] {
    let text = FileText(bytes)
    var table = RowTable(text, width: width)
    let line = 0..<bytes.count
    let count = table.rowCount(of: line)
    return (0..<count).map { row in
      let start = table.start(ofRow: row, in: line)
      let end = row + 1 < count ? table.start(ofRow: row + 1, in: line) : bytes.count
      return table.text(from: start, to: end)
    }
  }

  @Test(arguments: [
    ("", 4, [""]), ("abcd", 4, ["abcd"]), ("abcde", 4, ["abcd", "e"]),
    ("日本語", 4, ["日本", "語"]), ("a日本語", 4, ["a日", "本語"]), ("日本", 3, ["日", "本"]),
    ("日", 1, ["日"]), ("ｶﾅ", 2, ["ｶﾅ"]), ("한글", 2, ["한", "글"]),
    ("e\u{301}e\u{301}e", 2, ["e\u{301}e\u{301}", "e"]), ("😀😀", 3, ["😀", "😀"]),
    ("a\tb", 10, ["a       b"]), ("abcdefgh\ti", 20, ["abcdefgh        i"]),
    ("\ta", 4, ["    ", "a"]), ("abcd\te", 4, ["abcd", "    ", "e"]),
    ("\u{1}\u{7F}\u{1B}[m", 8, ["^A^?^[[m"]), ("ab\u{1}", 3, ["ab", "^A"]),
    ("\u{202E}x", 9, ["<U+202E>x"]), ("\u{85}", 8, ["<U+0085>"]), ("\u{85}x", 4, ["<U+0", "x"]),
  ])
  func lineIsCut(line: String, width: Int, expected: [String]) {
    #expect(rows(Array(line.utf8), width: width) == expected)
  }

  @Test(arguments: [
    ([0xFF], "<FF>"), ([0xC3], "<C3>"), ([0xC0, 0x80], "<C0><80>"),
    ([0xE2, 0x82, 0x41], "<E2><82>A"),
    ([0xED, 0xA0, 0x80], "<ED><A0><80>"), ([0xF4, 0x90, 0x80, 0x80], "<F4><90><80><80>"),
    ([0xE2, 0x82, 0xAC], "€"), ([0xF0, 0x9F, 0x98, 0x80], "😀"),
  ])
  func bytesThatAreNoTextAreShownAsNumbers(bytes: [UInt8], expected: String) {
    #expect(rows(bytes, width: 40) == [expected])
  }

  /// Long plain stretches are taken eight bytes at a time and rows at a time: that has to give what single steps do.
  @Test func stretchesAreCutAsSingleCharactersAre() {
    var seed: UInt64 = 9
    func next(_ bound: UInt64) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % bound)
    }
    let pieces = ["abcdefghijklmnopqrstuvwxyz", "x", "日本", "\t", "\u{301}", "\u{1}", " ", "é"]
    for _ in 0..<200 {
      let line = (0..<next(12)).map { _ in pieces[next(UInt64(pieces.count))] }.joined()
      let bytes = Array(line.utf8)
      let width = 1 + next(30)
      let text = FileText(bytes)
      let table = RowTable(text, width: width)
      var cursor = RowCursor(at: 0)
      var starts = [0]
      var rowOfByte: [Int] = []
      for byte in bytes.indices {
        cursor.advance(in: text.bytes, to: bytes.count, width: width, beyond: byte)
        if cursor.row == starts.count { starts.append(cursor.rowStart) }
        rowOfByte.append(cursor.row)
      }
      var fresh = table
      #expect(fresh.rowCount(of: 0..<bytes.count) == starts.count)
      for row in starts.indices {
        #expect(fresh.start(ofRow: row, in: 0..<bytes.count) == starts[row])
      }
      for byte in bytes.indices {
        #expect(fresh.row(at: byte, in: 0..<bytes.count) == rowOfByte[byte])
      }
    }
  }

  @Test(arguments: [70_000, 65_536 * 3])
  func rowsOfLongLinesAreFoundFromMarks(count: Int) {
    let bytes = (0..<count).map { $0 % 1000 == 999 ? UInt8(ascii: "\t") : UInt8(ascii: "a") }
    let text = FileText(bytes)
    var table = RowTable(text, width: 7)
    let rows = table.rowCount(of: 0..<count)
    var cursor = RowCursor(at: 0)
    cursor.advance(in: text.bytes, to: count, width: 7)
    #expect(rows == cursor.row + 1)
    for row in stride(from: 0, to: rows, by: 997) {
      let start = table.start(ofRow: row, in: 0..<count)
      var plain = RowCursor(at: 0)
      plain.advance(in: text.bytes, to: count, width: 7, row: row)
      #expect(start == plain.rowStart)
      #expect(table.row(at: start, in: 0..<count) == row)
    }
  }

  @Test func linesAreFoundByNumberAndByByte() {
    var seed: UInt64 = 4
    var bytes: [UInt8] = []
    var lines: [Range<Int>] = []
    for number in 0..<3000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let length = number % 700 == 350 ? 70_000 : Int((seed >> 33) % 20)
      lines.append(bytes.count..<(bytes.count + length))
      bytes.append(contentsOf: [UInt8](repeating: UInt8(ascii: "a"), count: length))
      if number % 3 == 0 { bytes.append(UInt8(ascii: "\r")) }
      bytes.append(UInt8(ascii: "\n"))
    }
    var index = LineIndex(FileText(bytes))
    while !index.isComplete { index.scan(atLeast: 1000) }
    #expect(index.count == lines.count)
    for (number, line) in lines.enumerated() where number % 7 == 0 || line.count > 20 {
      #expect(index.bytes(of: number) == line)
      #expect(index.line(at: line.lowerBound) == number)
      #expect(index.line(at: line.upperBound) == number)
    }
  }
}
