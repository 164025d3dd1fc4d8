import Testing
import Virtualization

@Suite struct PlaceholderTests {
  @Test func addsWithoutRounding() {
    #expect(Length(points: 1) == Length(units: 4800))
  }
}
