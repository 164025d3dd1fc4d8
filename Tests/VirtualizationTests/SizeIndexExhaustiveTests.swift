import SizeTwin
import Testing
import Virtualization

/// Some of the trees that the endurance run goes through completely.
@Suite struct SizeIndexExhaustiveTests {
  private static func measured(_ units: Int64) -> ItemSize { .measured(Length(units: units)) }
  private static func assumed(_ units: Int64) -> ItemSize { .assumed(Length(units: units)) }

  @Test func allTreesOfThreeItemsAreRight() {
    var graph = EditGraph(
      sizes: [.estimated, Self.measured(0), Self.measured(2)], maximumCount: 3,
      tellsIDOrders: false)
    #expect(graph.run() == nil)
    #expect(graph.treeCount == 289)
    #expect(graph.changeCount == 22_335)
  }

  @Test func allTreesOfTwoItemsOfAllSizesAreRight() {
    var graph = EditGraph(
      sizes: [.estimated] + (0...2).flatMap { [Self.measured($0), Self.assumed($0)] },
      maximumCount: 2, tellsIDOrders: true)
    #expect(graph.run() == nil)
    #expect(graph.treeCount == 204)
    #expect(graph.changeCount == 18_837)
  }
}
