import Testing

@testable import ReuseSim

/// Items whose cell kind does not say how tall they are.
@Suite struct ItemHeightTests {
  private func scenarios(_ lines: String) -> [Scenario] {
    let result = readScript(bytes: Array("scenario \"a\"\n\(lines)\n".utf8), path: "a") { _ in
      .failure("")
    }
    #expect(!result.hasErrors)
    return result.scenarios
  }

  private func height(_ lines: String) -> HeightModel? {
    scenarios(lines).first?.kinds.first?.height
  }

  /// Wherever the lines stand: the platform of a scenario is one.
  @Test(
    arguments: [
      ("platform uikit-flow\ncell A { }\nitems 3 of A", 50),
      ("cell A { }\nitems 3 of A\nplatform uikit-flow", 50),
      ("platform uikit-flow\nitem-height 80\ncell A { }\nitems 3 of A", 80),
      ("cell A { }\nitems 3 of A\nitem-height 80\nplatform uikit-flow", 80),
      ("platform uikit-table\nitem-height 30\ncell A { }\nitems 3 of A", 30),
      ("platform uikit-flow\ncell A { height 7 }\nitems 3 of A", 7),
      ("platform uikit-flow\nitem-height none\ncell A { height 7 }\nitems 3 of A", 7),
    ] as [(String, Int64)])
  func itemsAreAsTallAsThePlatformSays(lines: String, points: Int64) {
    #expect(height(lines) == .constant(.pt(points)))
  }

  @Test func whatIsInsertedLaterIsAsTall() {
    let lines =
      "platform uikit-flow\ncell A { }\ncell B { }\nitems 3 of A\nat 1s insert 2 of B at end"
    let simulation = scenarios(lines)[0].simulation(frames: 100)
    #expect(simulation.virtualizer.sizes.contentHeight == .pt(5 * 50 + 4 * 10))
  }

  @Test func anotherPlatformDoesNotChangeIt() {
    let scenario = scenarios("platform uikit-flow\ncell A { }\nitems 100 of A")[0]
    var simulation = Simulation(scenario, platform: .ideal, seed: 1)
    var observer = NoObserver()
    simulation.step(&observer)
    #expect(simulation.virtualizer.sizes.contentHeight == .pt(100 * 50))
  }

  @Test func variantsHaveThatOfTheirOwn() {
    let all = scenarios(
      """
      cell A { }
      items 3 of A
      variant "as it is" { platform uikit-flow }
      variant "taller" {
        platform uikit-flow
        item-height 60
      }
      """)
    #expect(all.map { $0.kinds[0].height } == [.constant(.pt(50)), .constant(.pt(60))])
  }
}
