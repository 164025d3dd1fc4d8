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
      PlatformRule(
        "An item counts as 44 pt until it is measured.", about: .estimate, basis: .defined),
      PlatformRule(
        "The content offset stays when content changes.", about: .anchor, basis: .defined),
      PlatformRule("Measured sizes are kept by id.", about: .sizes, basis: .defined),
      PlatformRule(
        "Another width or text size makes them estimates again.",
        about: .widthChange, basis: .defined),
      PlatformRule(
        "A cell on screen is measured again when it asks for it.",
        about: .selfSizing, basis: .defined),
      PlatformRule(
        "A scroll to an item aims once, at its believed place.",
        about: .scrollTo, basis: .defined),
    ] + plain)

  /// Knows every height beforehand and holds what is read.
  public static let ideal = Platform(
    name: "ideal",
    summary: "Every height is known beforehand and the first fully visible item is held.",
    policies: Policies(
      estimate: .exact, anchor: AnchorPolicy(hold: .item(.firstFullyVisible)),
      measuredSizes: .keptByID, widthChange: .dropsSizes,
      selfSizing: .enabledIncludingConstraints, scrollsRetarget: true),
    rules: [
      PlatformRule("Estimates are the true heights.", about: .estimate, basis: .defined),
      PlatformRule(
        "The first fully visible item is held against every change.",
        about: .anchor, basis: .defined),
      PlatformRule(
        "Sizes are kept by id; another width or text size changes them to the true ones.",
        about: .sizes, .widthChange, basis: .defined),
      PlatformRule(
        "A cell on screen is measured again when anything in it changes.",
        about: .selfSizing, basis: .defined),
      PlatformRule(
        "A scroll to an item aims again each frame.", about: .scrollTo, basis: .defined),
    ] + plain)

  /// What platforms without an engine have nothing of their own in.
  private static let plain = [
    PlatformRule(
      "Nothing moves beyond the ends of the content.", about: .edges, basis: .defined),
    PlatformRule(
      "Momentum is lost at the normal rate, there are no pages, and a movement goes on from an offset "
        + "that is written.",
      about: .deceleration, .paging, .offsetWrite, basis: .defined),
    PlatformRule(
      "A snapshot is applied as its difference from the list.", about: .snapshot, basis: .defined),
    PlatformRule(
      "The safe area and a keyboard are insets; the content offset stays when they change, and when "
        + "content comes at the end.",
      about: .insetAdjustment, .keyboard, .insetsChange, .atTop, .atEnd, basis: .defined),
    PlatformRule(
      "While the list is not in its window, layout waits; measured sizes are kept.",
      about: .layoutOffWindow, .onReturn, basis: .defined),
    PlatformRule(
      "A drag does nothing to the keyboard. Where a script says that it does, the list follows the "
        + "keyboard in each frame, and that goes on the way that the finger went last.",
      about: .keyboardDismiss, .keyboardLift, .keyboardHeard, basis: .defined),
    PlatformRule(
      "There is no room between or around items, headers scroll, and a cell kind says how tall its "
        + "items are.",
      about: .spacing, .sectionInsets, .headers, .itemHeight, basis: .defined),
    PlatformRule(
      "The content offset is corrected at once and exactly, then clamped, without the part beyond an edge; "
        + "nobody takes that for scrolling.",
      about: .corrections, .echo, basis: .defined),
    PlatformRule(
      "What overlaps the viewport has cells, and nothing else.",
      about: .visibleRange, .overscan, basis: .defined),
    PlatformRule(
      "What one viewport's height shows next where the content was moved last is prefetched, if the app asks for data "
        + "beforehand.",
      about: .prefetchWindow, basis: .defined),
    PlatformRule(
      "All cells that leave wait for others of their kind, that of the focused item too, and the one that came "
        + "last is taken first.",
      about: .pool, .keep, .focusedCell, basis: .defined),
  ]
}
