import ReuseSim
import Testing

@Suite struct CanonicalFormTests {
  private func formatted(_ text: String) throws -> String {
    try Document(parsing: Array(text.utf8), path: "a.scenario").printed
  }

  @Test func keepsWhatIsCanonical() throws {
    #expect(try formatted(ScriptSamples.everything) == ScriptSamples.everything)
  }

  @Test func alignsNeighbours() throws {
    let text = #"""


      scenario   "a"#one
      device 390 x 844 @ 3 x 120 Hz   #  two
      insets bottom 3 top 2


      platform ideal
      cell Article{height 88}#three
      cell Photo {

      height 60 60 60 70   # four
      # five
      } # six
      items 3 of Article
      items 3 of Photo
      at 1.0s reload data
      at 100ms fling +3   # seven
      at 0.1s { batch { remove item 3 } }
      at 0s {   }
      expect jump.max<=2-(3*4)+(1/3)
      expect ((offset)) = -(1) at every frame  # eight

      """#
    #expect(
      try formatted(text) == #"""
        scenario "a"              #one
        device 390x844 @3x 120Hz  #  two
        insets top 2 bottom 3

        platform ideal
        cell Article {  #three
          height 88
        }
        cell Photo {
          heights 60 x 3 70  # four
          # five
        }  # six
        items 3 of Article
        items 3 of Photo
        at 1s    reload data
        at 100ms fling 3  # seven
        at 100ms {
          batch {
            remove item 3
          }
        }
        at 0s {
        }
        expect jump.max <= 2 - 3 * 4 + 1/3
        expect offset = -1 at every frame  # eight

        """#)
  }

  @Test(arguments: [
    ("offset = 1 + 2 * 3", "offset = 1 + 2 * 3"), ("offset = (1 + 2) * 3", "offset = (1 + 2) * 3"),
    ("offset = 1 - (2 - 3)", "offset = 1 - (2 - 3)"),
    ("offset = (1 - 2) - 3", "offset = 1 - 2 - 3"),
    ("offset = 1 * (2 / 3)", "offset = 1 * (2/3)"), ("offset = (1 * 2) / 3", "offset = 1 * 2 / 3"),
    ("offset = 1/(2/3)", "offset = 1 / (2/3)"), ("offset = (1/2)/3", "offset = 1 / 2 / 3"),
    ("offset = 1/3*2", "offset = 1 / 3 * 2"), ("offset = 2 * 1/3", "offset = 2 * 1 / 3"),
    ("offset = 1 - 1/3", "offset = 1 - 1/3"), ("offset = 1/3 + 1/3", "offset = 1/3 + 1/3"),
    ("offset = -1/3", "offset = -1/3"), ("offset = -(1/3)", "offset = -(1/3)"),
    ("offset = 0.5/3", "offset = 0.5 / 3"), ("offset = items/3", "offset = items / 3"),
    (
      "offset = 0.000001/0.000001/0.000001",
      "offset = 0.000001 / 0.000001 / 0.000001"
    ),
    ("offset = -(1 + 2)", "offset = -(1 + 2)"), ("offset = - -1", "offset = --1"),
    ("offset = -(offset * 2)", "offset = -(offset * 2)"),
    ("offset = (-offset) * 2", "offset = -offset * 2"), ("offset = 1 - -2", "offset = 1 - -2"),
    ("offset = 0.50", "offset = 0.5"), ("offset = 007", "offset = 7"),
  ])
  func writesAsFewParenthesesAsItNeeds(text: String, canonical: String) throws {
    let result = readScript(bytes: Array("scenario \"a\"\nexpect \(text)\n".utf8), path: "a") { _ in
      .failure("")
    }
    #expect(result.scenarios.first?.expectations.first?.text == canonical)
    #expect(try formatted("expect \(canonical)") == "expect \(canonical)\n")
  }

  @Test(arguments: [
    ("0s", "0s"), ("999ms", "999ms"), ("1000ms", "1s"), ("0.25s", "250ms"), ("1.5s", "1.5s"),
    ("1500.001ms", "1.500001s"), ("0.001ms", "0.001ms"), ("86400s", "86400s"),
  ])
  func writesTimes(text: String, canonical: String) throws {
    #expect(try formatted("end at \(text)") == "end at \(canonical)\n")
  }

  @Test(arguments: [
    ("0.33333", "0.3333"), ("0.3333", "0.3333"), ("1.00005", "1"), ("1.000105", "1.0002"),
    ("0.5", "0.5"), ("447392", "447392"),
  ])
  func roundsLengths(text: String, canonical: String) throws {
    #expect(try formatted("estimate \(text)") == "estimate \(canonical)\n")
  }
}
