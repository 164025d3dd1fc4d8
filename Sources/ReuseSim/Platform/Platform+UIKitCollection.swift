extension Platform {
  /// UIKit's collection view with a flow layout, a full-width item in each line.
  public static let uikitFlow = Platform(
    name: "uikit-flow",
    summary:
      "UICollectionView with UICollectionViewFlowLayout, a full-width item in each line.",
    policies: Policies(
      estimate: .exact, anchor: .keepOffset, measuredSizes: .droppedOnReload,
      widthChange: .dropsSizes, selfSizing: .enabled, scrollsRetarget: false,
      edges: .bounce, lineSpacing: Length(points: 10), itemHeight: .standard(Length(points: 50)),
      viewport: uikitViewport, cells: collectionCells),
    rules: flowSizes + uikitForgetting + collectionUpdates + flowLayout + uikitScrolling
      + uikitWindow + uikitCells + collectionPool)

  /// UIKit's collection view with a list layout of `UICollectionViewCompositionalLayout`.
  public static let uikitList = Platform(
    name: "uikit-list",
    summary:
      "UICollectionView with UICollectionViewCompositionalLayout.list of the plain appearance, cells that "
      + "size themselves.",
    policies: Policies(
      estimate: .constant(Length(points: 44)), anchor: .keepOffset,
      measuredSizes: .droppedOnReload, widthChange: .dropsSizes, selfSizing: .enabled,
      scrollsRetarget: false, edges: .bounce, pinsHeaders: true, viewport: uikitViewport,
      cells: collectionCells),
    rules: listSizes + uikitForgetting + collectionUpdates + listLayout + uikitScrolling
      + uikitWindow + uikitCells + collectionPool)

  private static let collectionCells = CellPolicy(pool: PoolPolicy(leaving: .lastToFirst))

  /// How the cells of both collection views wait.
  private static let collectionPool = [
    PlatformRule(
      "Of cells that leave together the one of the first item comes into the pool last, and is taken first.",
      about: .pool, basis: .assumed)
  ]

  private static let flowSizes = [
    PlatformRule(
      "Without an estimated item size, or with one of zero, cells do not size themselves: heights are "
        + "the item size or what the delegate says, known beforehand.",
      about: .estimate, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/"
        + "estimateditemsize"),
    PlatformRule(
      "With one, a cell is asked for its size, and items off screen count as the estimate.",
      about: .estimate, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/"
        + "automaticsize"),
    PlatformRule(
      "The content offset stays when items come, go or change their size above.",
      about: .anchor, basis: .documented,
      source: "https://github.com/ekazaev/ChatLayout"),
  ]

  private static let flowLayout = [
    PlatformRule(
      "Without another word lines are 10 pt apart; there is no such room beside headers and footers.",
      about: .spacing, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/"
        + "minimumlinespacing"),
    PlatformRule(
      "Without another word, and without a delegate that says it, an item is 50 pt tall.",
      about: .itemHeight, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/itemsize"),
    PlatformRule(
      "Without another word there is no room around the items of a section.",
      about: .sectionInsets, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/"
        + "sectioninset"),
    PlatformRule(
      "Without another word headers scroll away.", about: .headers, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/"
        + "sectionheaderspintovisiblebounds"),
  ]

  private static let listSizes = [
    PlatformRule(
      "Cells size themselves, and items off screen count as an estimate.",
      about: .estimate, .itemHeight, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/"
        + "uicollectionlayoutlistconfiguration-swift.struct"),
    PlatformRule(
      "Without another word an estimate is 44 pt, the height of a standard row.",
      about: .estimate, basis: .assumed),
    PlatformRule(
      "The content offset stays when items come, go or change their size above.",
      about: .anchor, basis: .assumed,
      variants: [
        PolicyOverrides(
          anchor: AnchorPolicy(
            hold: .item(.firstIntersecting), against: .firstMeasurements,
            condition: .scrollingUp))
      ]),
  ]

  private static let listLayout = [
    PlatformRule(
      "The header of the section that is read stays at the top.",
      about: .headers, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/"
        + "uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum/supplementary"),
    PlatformRule(
      "Items stand without room between or around them.",
      about: .spacing, .sectionInsets, basis: .assumed),
  ]

  /// What both collection views do alike when items change.
  private static let collectionUpdates = [
    PlatformRule(
      "Cells on screen that call invalidateIntrinsicContentSize() are measured again; a change of "
        + "constraints alone is not heard.",
      about: .selfSizing, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uicollectionview/"
        + "selfsizinginvalidation-swift.enum/enabled"),
    uikitSelfSizing,
    PlatformRule(
      "Cells that are configured again are measured again.", basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/"
        + "nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)"),
    PlatformRule(
      "An empty batch and an invalidated layout have what is on screen measured again.",
      basis: .assumed),
    PlatformRule(
      "A scroll to an item is approximate: items on the way count as their estimates.",
      about: .scrollTo, basis: .documented,
      source: "https://github.com/lionheart/openradar-mirror/issues/19406"),
  ]
}
