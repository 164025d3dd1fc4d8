extension Platform {
  /// UIKit's table view of the plain style, with automatic row heights and estimated ones.
  public static let uikitTable = Platform(
    name: "uikit-table",
    summary: "UITableView of the plain style, with automatic row heights and estimated ones.",
    policies: Policies(
      estimate: .constant(Length(points: 44)),
      anchor: AnchorPolicy(
        hold: .item(.firstIntersecting), against: .firstMeasurements, condition: .scrollingUp),
      measuredSizes: .droppedOnReload, widthChange: .dropsSizes, selfSizing: .enabled,
      scrollsRetarget: false, edges: .bounce, pinsHeaders: true, viewport: uikitViewport),
    rules: tableSizes + uikitForgetting + tableUpdates + tableLayout + uikitScrolling
      + uikitWindow + uikitCells)

  private static let tableSizes = [
    PlatformRule(
      "A row counts as its estimated height until its cell is measured; an estimate of 0 asks for "
        + "every height beforehand.",
      about: .estimate, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight"),
    PlatformRule(
      "Without another word an estimate is 44 pt, the height of a standard row.",
      about: .estimate, basis: .assumed),
    PlatformRule(
      "With estimates the table manages its content offset: rows measured for the first time above "
        + "what is seen do not push it while the user scrolls up.",
      about: .anchor, basis: .assumed,
      variants: [
        PolicyOverrides(anchor: .keepOffset),
        PolicyOverrides(
          anchor: AnchorPolicy(
            hold: .item(.firstIntersecting), against: .firstMeasurements)),
      ]),
    PlatformRule(
      "Rows inserted, removed or resized above push what is seen.",
      about: .anchor, basis: .assumed,
      variants: [PolicyOverrides(anchor: AnchorPolicy(hold: .item(.firstIntersecting)))]),
  ]

  private static let tableUpdates = [
    PlatformRule(
      "Cells on screen that call invalidateIntrinsicContentSize() are measured again; a change of "
        + "constraints alone is not heard.",
      about: .selfSizing, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uitableview/"
        + "selfsizinginvalidation-swift.enum/enabled"),
    uikitSelfSizing,
    PlatformRule(
      "Cells that are configured again are measured again.", basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/"
        + "nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)"),
    PlatformRule(
      "An empty batch has what is on screen measured again.", basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uitableview/beginupdates()"),
    PlatformRule(
      "A scroll to a row is approximate: rows on the way count as their estimates.",
      about: .scrollTo, basis: .documented,
      source: "https://github.com/lionheart/openradar-mirror/issues/19406"),
  ]

  private static let tableLayout = [
    PlatformRule(
      "The header of the section that is read floats at the top.",
      about: .headers, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uitableview/style-swift.enum/plain"),
    PlatformRule(
      "Without another word a row is as tall as its cell's content.",
      about: .itemHeight, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uitableview/rowheight"),
    PlatformRule(
      "Rows stand without room between or around them.",
      about: .spacing, .sectionInsets, basis: .assumed),
  ]
}
