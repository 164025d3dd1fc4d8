extension Platform {
  /// UIKit's collection view with a flow layout, a full-width item in each line.
  public static let uikitFlow = Platform(
    name: "uikit-flow",
    summary:
      "UICollectionView with UICollectionViewFlowLayout, a full-width item in each line.",
    policies: Policies(
      estimate: .exact, anchor: .keepOffset, measuredSizes: .droppedOnReload,
      widthChange: .dropsSizes, selfSizing: .enabled, scrollsRetarget: false,
      edges: .bounce),
    rules: [
      PlatformRule(
        "Without an estimated item size, or with one of zero, cells do not size themselves: heights are "
          + "the item size or what the delegate says, known beforehand.",
        basis: .documented,
        source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/"
          + "estimateditemsize"),
      PlatformRule(
        "With one, a cell is asked for its size, and items off screen count as the estimate.",
        basis: .documented,
        source: "https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout/"
          + "automaticsize"),
      PlatformRule(
        "The content offset stays when items come, go or change their size above.",
        basis: .documented,
        source: "https://github.com/ekazaev/ChatLayout"),
    ] + collectionRules + uikitScrolling)

  /// UIKit's collection view with a list layout of `UICollectionViewCompositionalLayout`.
  public static let uikitList = Platform(
    name: "uikit-list",
    summary:
      "UICollectionView with UICollectionViewCompositionalLayout.list, cells that size themselves.",
    policies: Policies(
      estimate: .constant(Length(points: 44)), anchor: .keepOffset,
      measuredSizes: .droppedOnReload, widthChange: .dropsSizes, selfSizing: .enabled,
      scrollsRetarget: false, edges: .bounce),
    rules: [
      PlatformRule(
        "Cells size themselves, and items off screen count as an estimate.", basis: .documented,
        source: "https://developer.apple.com/documentation/uikit/"
          + "uicollectionlayoutlistconfiguration-swift.struct"),
      PlatformRule(
        "Without another word an estimate is 44 pt, the height of a standard row.", basis: .assumed),
      PlatformRule(
        "The content offset stays when items come, go or change their size above.",
        basis: .assumed,
        variants: [
          PolicyOverrides(
            anchor: AnchorPolicy(
              hold: .item(.firstIntersecting), against: .firstMeasurements,
              condition: .scrollingUp))
        ]),
    ] + collectionRules + uikitScrolling)

  /// What both collection views do alike.
  private static let collectionRules = [
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
      source: "https://developer.apple.com/documentation/uikit/uicollectionview/"
        + "selfsizinginvalidation-swift.enum/enabled"),
    PlatformRule(
      "That is so without another word.", basis: .documented,
      source: "https://developer.apple.com/videos/play/wwdc2022/10068/"),
    PlatformRule(
      "Cells that are configured again are measured again.", basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/"
        + "nsdiffabledatasourcesnapshot-swift.struct/reconfigureitems(_:)"),
    PlatformRule(
      "An empty batch and an invalidated layout have what is on screen measured again.",
      basis: .assumed),
    PlatformRule(
      "A scroll to an item is approximate: items on the way count as their estimates.",
      basis: .documented,
      source: "https://github.com/lionheart/openradar-mirror/issues/19406"),
  ]
}
