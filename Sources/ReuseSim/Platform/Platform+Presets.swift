extension Platform {
  /// Every platform, in the order in which they are listed.
  public static let all: [Platform] = [keepOffset, ideal, uikitTable]

  /// The platform of a script that names none.
  public static let standard = keepOffset

  /// Keeps the content offset, whatever happens above.
  public static let keepOffset = Platform(
    name: "keep-offset",
    summary: "The content offset never moves by itself; what is above pushes the picture.",
    policies: Policies(
      estimate: .constant(Length(points: 44)), anchor: .keepOffset, measuredSizes: .keptByID,
      widthChange: .dropsSizes, scrollsRetarget: false),
    rules: [
      PlatformRule("The content offset stays when content changes.", basis: .defined),
      PlatformRule("Measured sizes are kept by id.", basis: .defined),
      PlatformRule("Another width or text size makes them estimates again.", basis: .defined),
      PlatformRule("A scroll to an item aims once, at its believed place.", basis: .defined),
    ])

  /// Knows every height beforehand and holds what is read.
  public static let ideal = Platform(
    name: "ideal",
    summary: "Every height is known beforehand and the first fully visible item is held.",
    policies: Policies(
      estimate: .exact, anchor: AnchorPolicy(hold: .item(.firstFullyVisible)),
      measuredSizes: .keptByID, widthChange: .dropsSizes, scrollsRetarget: true),
    rules: [
      PlatformRule("Estimates are the true heights.", basis: .defined),
      PlatformRule("The first fully visible item is held against every change.", basis: .defined),
      PlatformRule("A scroll to an item aims again each frame.", basis: .defined),
    ])

  /// UIKit's table view with automatic heights and estimates, in a first form.
  public static let uikitTable = Platform(
    name: "uikit-table",
    summary: "UITableView with automatic row heights and estimated ones.",
    policies: Policies(
      estimate: .constant(Length(points: 44)),
      anchor: AnchorPolicy(
        hold: .item(.firstIntersecting), against: .firstMeasurements, condition: .scrollingUp),
      measuredSizes: .droppedOnReload, widthChange: .dropsSizes, scrollsRetarget: false),
    rules: [
      PlatformRule(
        "A row counts as its estimated height until its cell is measured.", basis: .documented,
        source: "https://developer.apple.com/documentation/uikit/uitableview/estimatedrowheight"),
      PlatformRule(
        "With estimates the table manages its content offset: rows measured for the first time above "
          + "what is seen do not push it while the user scrolls up.",
        basis: .assumed),
      PlatformRule(
        "Rows inserted or resized above push what is seen.", basis: .assumed),
      PlatformRule(
        "Reload data forgets the measured heights.", basis: .assumed),
      PlatformRule(
        "Another width or text size forgets the measured heights.", basis: .assumed),
      PlatformRule(
        "A scroll to a row is approximate: rows on the way count as their estimates.",
        basis: .documented,
        source: "https://github.com/lionheart/openradar-mirror/issues/19406"),
      PlatformRule(
        "Without another word an estimate is 44 pt, the height of a standard row.", basis: .assumed),
    ])
}
