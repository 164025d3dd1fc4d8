import Testing
import Virtualization

@Suite struct LengthTextTests {
  @Test func everyUnitOfTwoPointsComesBack() {
    for units in Int64(-9600)..<9600 {
      let length = Length(units: units)
      #expect(Length(decimal: length.description) == length)
    }
  }

  @Test func noShorterDecimalComesBack() {
    for units in Int64(0)..<9600 {
      let text = Length(units: units).description
      let parts = text.split(separator: ".")
      if parts.count == 1 { continue }
      #expect(parts[1].count <= 4)
      var scale: Int64 = 1
      for _ in 1..<parts[1].count { scale *= 10 }
      // All decimals with one place fewer that are near: none is the same length.
      let near = units * scale / 4800
      for digits in near...(near + 1) {
        #expect((2 * digits * 4800 + scale) / (2 * scale) != units, "\(text)")
      }
    }
  }

  @Test func extremesComeBack() {
    for units in [Int64.min, Int64.min + 1, Int64.max - 1, Int64.max] {
      #expect(Length(decimal: Length(units: units).description)?.units == units)
    }
    #expect(Length(units: Int64.max).description == "1921535841011411.6265")
    #expect(Length(units: Int64.min).description == "-1921535841011411.6267")
  }

  @Test(arguments: [
    (0, "0"), (4800, "1"), (-4800, "-1"), (2400, "0.5"), (-60000, "-12.5"), (1600, "0.3333"),
    (3200, "0.6667"), (1, "0.0002"), (-1, "-0.0002"), (4799, "0.9998"), (80, "0.0167"),
    (75, "0.0156"), (48, "0.01"), (480, "0.1"), (5040, "1.05"),
  ])
  func prints(units: Int64, text: String) {
    #expect(Length(units: units).description == text)
  }

  @Test(arguments: [
    ("44", 211200), ("-12.5", -60000), ("1/3", 1600), ("-1/3", -1600), ("100/3", 160000),
    ("0.33333333333333333333333333333333333333", 1600), ("007", 33600), ("-0", 0), ("0/7", 0),
    // 0.5 units is 0.00010416666…6 pt: halves go away from zero, what is below goes down.
    ("0.0001041666", 0), ("0.0001041667", 1), ("-0.0001041667", -1), ("0.00031250", 2),
    ("0.0003124999999999999999999999", 1), ("-0.0003125", -2), ("0.9999999", 4800),
    ("1921535841011411.6265", Int64.max),
  ])
  func parses(text: String, units: Int64) {
    #expect(Length(decimal: text)?.units == units)
  }

  @Test(arguments: [
    "", "-", ".", "1.", ".5", "+1", "1e3", " 1", "1 ", "1.2.3", "1/7", "1/0", "/3", "1/", "1/2/3",
    "--1", "1.-5", "1/-3", "١", "1921535841011411.6267", "-1921535841011411.6269",
    "99999999999999999999", "1921535841011412", "0.5/1",
  ])
  func refuses(text: String) {
    #expect(Length(decimal: text) == nil)
  }
}
