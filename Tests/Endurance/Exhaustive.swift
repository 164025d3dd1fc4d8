import SizeTwin
import Virtualization

/// All trees of lists of up to four items.
enum Exhaustive {
  private static func assumed(_ units: Int64) -> ItemSize { .assumed(Length(units: units)) }
  private static func measured(_ units: Int64) -> ItemSize { .measured(Length(units: units)) }

  /// The lists that are gone through: with three sizes and four items, and with all states and heights and
  /// three items, in each order of ids; with four items and two states of one height, in an order of ids.
  private static var graphs: [(name: String, graph: EditGraph)] {
    [
      (
        "4 items of 3 sizes in each order of ids",
        EditGraph(
          sizes: [.estimated, measured(0), measured(2)], maximumCount: 4, tellsIDOrders: true)
      ),
      (
        "4 items of 4 sizes",
        EditGraph(
          sizes: [.estimated, assumed(1), measured(0), measured(1)], maximumCount: 4,
          tellsIDOrders: false)
      ),
      (
        "3 items of 7 sizes in each order of ids",
        EditGraph(
          sizes: [
            .estimated, assumed(0), assumed(1), assumed(2), measured(0), measured(1), measured(2),
          ],
          maximumCount: 3, tellsIDOrders: true)
      ),
    ]
  }

  /// Goes through them.
  ///
  /// - Returns: Whether everything held.
  static func run() async -> Bool {
    await withTaskGroup(of: Bool.self) { group in
      for (name, graph) in graphs {
        group.addTask {
          var graph = graph
          let failure = graph.run()
          print("\(name): \(graph.treeCount) trees, \(graph.changeCount) changes")
          if let failure { print(failure) }
          return failure == nil
        }
      }
      return await group.reduce(true) { $0 && $1 }
    }
  }
}
