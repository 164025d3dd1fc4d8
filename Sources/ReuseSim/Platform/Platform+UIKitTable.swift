extension Platform {
  /// UIKit's table view with automatic row heights and estimated ones.
  public static let uikitTable = Platform(
    name: "uikit-table",
    summary: "UITableView with automatic row heights and estimated ones.",
    policies: Policies(
      estimate: .constant(Length(points: 44)),
      anchor: AnchorPolicy(
        hold: .item(.firstIntersecting), against: .firstMeasurements, condition: .scrollingUp),
      measuredSizes: .droppedOnReload, widthChange: .dropsSizes, selfSizing: .enabled,
      scrollsRetarget: false, edges: .bounce),
    rules: [
      PlatformRule(
        "A row counts as its estimated height until its cell is measured; an estimate of 0 asks for "
          + "every height beforehand.",
        basis: .documented,
        source: "https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight"),
      PlatformRule(
        "Without another word an estimate is 44 pt, the height of a standard row.", basis: .assumed),
      PlatformRule(
        "With estimates the table manages its content offset: rows measured for the first time above "
          + "what is seen do not push it while the user scrolls up.",
        basis: .assumed,
        variants: [
          PolicyOverrides(anchor: .keepOffset),
          PolicyOverrides(
            anchor: AnchorPolicy(
              hold: .item(.firstIntersecting), against: .firstMeasurements)),
        ]),
      PlatformRule(
        "Rows inserted, removed or resized above push what is seen.", basis: .assumed,
        variants: [PolicyOverrides(anchor: AnchorPolicy(hold: .item(.firstIntersecting)))]),
      PlatformRule(
        "Reload data forgets the measured heights.", basis: .assumed,
        variants: [PolicyOverrides(measuredSizes: .keptByID)]),
      PlatformRule(
        "Another width or text size forgets the measured heights.", basis: .assumed,
        variants: [
          PolicyOverrides(widthChange: .keepsSizes),
          PolicyOverrides(widthChange: .turnsSizesIntoEstimates),
        ]),
      PlatformRule(
        "Cells on screen that call invalidateIntrinsicContentSize() are measured again; a change of "
          + "constraints alone is not heard.",
        basis: .documented,
        source: "https://developer.apple.com/documentation/uikit/uitableview/"
          + "selfsizinginvalidation-swift.enum/enabled"),
      PlatformRule(
        "That is so without another word.", basis: .documented,
        source: "https://developer.apple.com/videos/play/wwdc2022/10068/"),
      PlatformRule(
        "Cells that are configured again are measured again.", basis: .documented,
        source: "https://developer.apple.com/documentation/uikit/"
          + "nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)"),
      PlatformRule(
        "An empty batch has what is on screen measured again.", basis: .documented,
        source: "https://developer.apple.com/documentation/uikit/uitableview/beginupdates()"),
      PlatformRule(
        "A scroll to a row is approximate: rows on the way count as their estimates.",
        basis: .documented,
        source: "https://github.com/lionheart/openradar-mirror/issues/19406"),
    ] + uikitScrolling)
}
