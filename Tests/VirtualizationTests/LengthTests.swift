import Testing
import Virtualization

@Suite struct LengthTests {
  @Test func addsWithoutRounding() {
    #expect(Length(points: 1) == Length(units: 4800))
  }
}
