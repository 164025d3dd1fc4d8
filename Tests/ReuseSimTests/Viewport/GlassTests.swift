import Testing

@testable import ReuseSim

/// Where a list is on the glass, against a naive model that lays items out from an edge: content shorter than,
/// as tall as and taller than the screen, with insets, at either edge, upright and inverted, from its start and its end.
@Suite struct GlassTests {
  private struct Layout: CustomTestStringConvertible, Sendable {
    var heights: [Int64]
    var top: Int64
    var bottom: Int64
    var edge: GlassEdge
    var isInverted: Bool
    var startsAtEnd: Bool

    var testDescription: String {
      "\(heights) \(top) \(bottom) \(edge) inverted \(isInverted) end \(startsAtEnd)"
    }

    /// Where the tops of all items are on a screen of 400.
    var tops: [Int64] {
      let content = heights.reduce(0, +)
      let room = 400 - top - bottom
      let isAtTop = content <= room ? edge == .top : isInverted == startsAtEnd
      var y = isAtTop ? top : 400 - bottom - content
      var tops: [Int64] = []
      for height in isInverted ? heights.reversed() : heights {
        tops.append(y)
        y += height
      }
      return isInverted ? tops.reversed() : tops
    }
  }

  private static let layouts: [Layout] = {
    var layouts: [Layout] = []
    let contents: [[Int64]] = [
      [], [100], [100, 200], [100, 200, 100], [150, 200, 100], [100, 300, 200, 50],
    ]
    for heights in contents {
      for (top, bottom) in [(0, 0), (30, 0), (0, 50), (60, 40)] as [(Int64, Int64)] {
        for edge in GlassEdge.allCases {
          for isInverted in [false, true] {
            for startsAtEnd in [false, true] {
              layouts.append(
                Layout(
                  heights: heights, top: top, bottom: bottom, edge: edge, isInverted: isInverted,
                  startsAtEnd: startsAtEnd))
            }
          }
        }
      }
    }
    return layouts
  }()

  private static func scenario(_ layout: Layout) -> Scenario {
    var scenario = Scenario.rows(0).estimating(.exact)
    scenario.kinds[0].height = nil
    if !layout.heights.isEmpty {
      let runs = layout.heights.map { HeightRun(height: .pt($0), count: 1) }
      scenario.items = [ItemBlock(count: layout.heights.count, kind: 0, heights: .table(runs))]
    }
    scenario.insets = Insets(top: .pt(layout.top), bottom: .pt(layout.bottom))
    scenario.shortContent = layout.edge
    scenario.isInverted = layout.isInverted
    scenario.start = layout.startsAtEnd ? .end : .top
    return scenario
  }

  @Test func listsAreWhereTheyBelong() {
    for layout in GlassTests.layouts {
      let scenario = GlassTests.scenario(layout)
      for frames in [1, 3] as [Int64] {
        let simulation = scenario.simulation(frames: frames)
        let tops = layout.heights.indices.map { simulation.glassPosition(ofItemAt: $0) }
        #expect(tops == layout.tops.map { .pt($0) }, "\(layout)")
      }
      #expect(scenario.report().violations == [], "\(layout)")
    }
  }

  /// Whatever a finger does, a list at rest has no gap that its content could fill.
  @Test func fingersLeaveNoGap() {
    for layout in GlassTests.layouts where !layout.heights.isEmpty {
      for way in [-1000, -30, 30, 1000] as [Int64] {
        let scenario = GlassTests.scenario(layout).at(0, .drag(.pt(way), over: .ms(50)))
        let simulation = scenario.simulation(frames: 20)
        let tops = layout.heights.indices.map { simulation.glassPosition(ofItemAt: $0) }
        let first: Length = tops.min() ?? .zero
        let moved = first - .pt(layout.tops.min() ?? 0)
        let content = layout.heights.reduce(0, +)
        let slack = max(content - (400 - layout.top - layout.bottom), 0)
        // A finger that goes up moves the content up, as far as there is content below the bottom inset.
        let begins = layout.isInverted == layout.startsAtEnd
        let free = slack == 0 ? 0 : (way > 0) == begins ? slack : 0
        let expected = (way > 0 ? -1 : 1) * min(free, way.magnitude == 30 ? 30 : 1000)
        #expect(moved == .pt(expected), "\(layout) \(way)")
        #expect(scenario.report().violations == [], "\(layout) \(way)")
      }
    }
  }

  /// A chat that grows past the screen at the bottom, row by row: each row pushes what is there up until the screen is
  /// full.
  @Test func shortContentGrowsPastTheScreen() {
    var scenario = Scenario.rows(1).estimating(.exact)
    scenario.shortContent = .bottom
    for step in 1...5 as ClosedRange<Int64> {
      scenario = scenario.at(step * 100, .insert([ItemBlock(count: 1, kind: 0)], .end))
    }
    let report = scenario.report()
    #expect(report.jumps.map { $0.amount } == [.pt(-100), .pt(-100), .pt(-100)])
    for jump in report.jumps {
      #expect(jump.causes == [Cause(kind: .clamp, items: nil, amount: .pt(-100))])
    }
    #expect(scenario.simulation(frames: 60).virtualizer.offset == .zero)
    #expect(report.violations == [])
  }

  /// In an inverted list what is new at its start goes in at the bottom and pushes the others up.
  @Test func invertedListsArePushedUp() {
    var scenario = Scenario.rows(50).estimating(.exact)
    scenario.isInverted = true
    let report = scenario.at(100, .insert([ItemBlock(count: 1, kind: 0)], .index(0)))
      .at(200, .insert([ItemBlock(count: 1, kind: 0)], .end)).report()
    #expect(report.jumps.map { $0.amount } == [.pt(-100)])
    #expect(
      report.jumps[0].lines == [
        "frame 6, 0.100 s: jump -100 pt",
        "  item 50, below the reference (item 0): inserted with a height of 100: -100",
        "  not compensated because the platform keeps the offset",
      ])
  }

  /// The bottom of an inverted list goes up with the viewport's, and everything with it.
  @Test func invertedListsFollowTheBottomOfTheViewport() {
    var scenario = Scenario.rows(50).estimating(.exact)
    scenario.isInverted = true
    let report = scenario.at(100, .viewportHeight(.pt(250))).report()
    #expect(report.jumps.map { $0.amount } == [.pt(-150)])
    #expect(report.jumps[0].causes == [Cause(kind: .viewport, items: nil, amount: .pt(-150))])
    #expect(report.violations == [])
  }
}
