import Testing

@testable import ReuseSim

/// The whole traces of a few tiny runs, read line by line against the model when they were recorded.
@Suite struct GoldenTraceTests {
  /// Rows of 100 pt that count 50 pt until measured, in a viewport of 200 pt, at 10 frames a second.
  private static func rows(_ count: Int, _ platform: String) -> Scenario {
    var scenario = Scenario.rows(count, platform: platform)
    scenario.device.height = .pt(200)
    scenario.device.rate = 10
    return scenario
  }

  /// Such rows, each a text that is 100 pt tall at a width of 100 pt and 50 pt tall at 200 pt.
  private static func texts(
    _ platform: String, _ widthChange: SizeFate = .turnsSizesIntoEstimates
  ) -> Scenario {
    var scenario = rows(6, platform)
    scenario.overrides.widthChange = widthChange
    scenario.textMetrics = [
      TextMetrics(size: .pt(20), characterWidth: .pt(10), lineHeight: .pt(50))
    ]
    scenario.kinds[0].height = .text(TextModel(lowest: 20, highest: 20, size: .pt(20)))
    return scenario
  }

  /// By name: the same name has the file.
  static let scenarios: [(name: String, scenario: Scenario)] = [
    ("empty-list", rows(0, "ideal").at(50, .scrollBy(.pt(10), over: nil))),
    (
      "insert-above-keep-offset",
      rows(6, "keep-offset").at(50, .scrollBy(.pt(150), over: nil))
        .at(150, .insert([ItemBlock(count: 1, kind: 0)], .index(0)))
    ),
    (
      "insert-above-held",
      rows(6, "ideal").at(50, .scrollBy(.pt(150), over: nil))
        .at(150, .insert([ItemBlock(count: 1, kind: 0)], .index(0)))
    ),
    (
      "scroll-up-uikit-table",
      rows(20, "uikit-table").at(50, .scrollBy(.pt(1000), over: nil))
        .at(150, .scrollBy(.pt(-60), over: nil))
    ),
    (
      "scroll-to-item-retargets",
      rows(9, "ideal").at(0, .scrollToItem(.id(ItemID(6)), .center, over: .ms(200)))
    ),
    (
      "remove-the-held-item-at-the-end",
      rows(4, "ideal").estimating(.exact).at(50, .scrollBy(.pt(200), over: nil))
        .at(150, .remove(.one(.id(ItemID(2)))))
    ),
    (
      "everything-in-one-frame",
      rows(5, "ideal").at(100, .move(.index(0), to: .end))
        .at(
          100,
          .batch([
            .resize(.ids(ItemID(1), ItemID(3)), .pt(30)), .reload(.one(.id(ItemID(2)))),
            .remove(.one(.id(ItemID(77)))),
          ])
        )
        .at(100, .remove(.run(count: 3, at: 9))).at(100, .viewportHeight(.pt(120)))
    ),
    (
      "reload-data-uikit-table",
      rows(4, "uikit-table").at(50, .reloadData)
    ),
    (
      "rotate-while-reading", texts("ideal").at(50, .scrollBy(.pt(150), over: nil)).at(150, .rotate)
    ),
    (
      "text-size-keeps-sizes", texts("keep-offset", .keepsSizes).at(150, .textSize(Rational(2)))
    ),
    (
      "drag-and-fling",
      rows(40, "keep-offset").estimating(.exact).at(0, .drag(.pt(90), over: .ms(150)))
        .at(150, .fling(.pt(12)))
    ),
  ]

  @Test(arguments: scenarios.indices) func isAsRecorded(_ place: Int) throws {
    let (name, scenario) = GoldenTraceTests.scenarios[place]
    try GeneratedFile.expect("Tests/Goldens/\(name).txt", is: scenario.traceText())
  }
}
