extension Platform {
  /// Every platform, in the order in which they are listed.
  public static let all: [Platform] = [keepOffset, ideal, uikitTable, uikitFlow, uikitList]

  /// The platform of a script that names none.
  public static let standard = keepOffset

  /// Keeps the content offset, whatever happens above.
  public static let keepOffset = Platform(
    name: "keep-offset",
    summary: "The content offset never moves by itself; what is above pushes the picture.",
    policies: Policies(
      estimate: .constant(Length(points: 44)), anchor: .keepOffset, measuredSizes: .keptByID,
      widthChange: .dropsSizes, selfSizing: .enabled, scrollsRetarget: false),
    rules: [
      PlatformRule("The content offset stays when content changes.", basis: .defined),
      PlatformRule("Measured sizes are kept by id.", basis: .defined),
      PlatformRule("Another width or text size makes them estimates again.", basis: .defined),
      PlatformRule("A cell on screen is measured again when it asks for it.", basis: .defined),
      PlatformRule("A scroll to an item aims once, at its believed place.", basis: .defined),
      PlatformRule("Nothing moves beyond the ends of the content.", basis: .defined),
    ])

  /// Knows every height beforehand and holds what is read.
  public static let ideal = Platform(
    name: "ideal",
    summary: "Every height is known beforehand and the first fully visible item is held.",
    policies: Policies(
      estimate: .exact, anchor: AnchorPolicy(hold: .item(.firstFullyVisible)),
      measuredSizes: .keptByID, widthChange: .dropsSizes,
      selfSizing: .enabledIncludingConstraints, scrollsRetarget: true),
    rules: [
      PlatformRule("Estimates are the true heights.", basis: .defined),
      PlatformRule("The first fully visible item is held against every change.", basis: .defined),
      PlatformRule(
        "A cell on screen is measured again when anything in it changes.", basis: .defined),
      PlatformRule("A scroll to an item aims again each frame.", basis: .defined),
      PlatformRule("Nothing moves beyond the ends of the content.", basis: .defined),
    ])
}
