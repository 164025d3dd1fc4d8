extension Platform {
  /// How UIKit's lists behave when their window changes.
  static let uikitViewport = ViewportPolicies(keyboardHeard: .notifications)

  /// When UIKit's lists forget measured heights.
  static let uikitForgetting = [
    PlatformRule(
      "Reload data forgets the measured heights.", about: .sizes, basis: .assumed,
      variants: [PolicyOverrides(measuredSizes: .keptByID)]),
    PlatformRule(
      "Another width or text size forgets the measured heights.",
      about: .widthChange, basis: .assumed,
      variants: [
        PolicyOverrides(widthChange: .keepsSizes),
        PolicyOverrides(widthChange: .turnsSizesIntoEstimates),
      ]),
  ]

  /// How UIKit's lists hear of cells whose size changes.
  static let uikitSelfSizing = PlatformRule(
    "That is so without another word, and all that cells ask for in a frame is one update. UIKit "
      + "animates it; here it is carried out at once, with the heights of its end.",
    about: .selfSizing, basis: .documented,
    source: "https://developer.apple.com/videos/play/wwdc2022/10068/")

  /// What UIKit's lists do while they are not in their window, and after it. They warn of layout that is asked for there,
  /// which tells that they can do it, and not whether anything asks for it by itself.
  static let uikitWindow = [
    PlatformRule(
      "A list that is not in its window is laid out when the app asks for it, and else when it "
        + "returns.",
      about: .layoutOffWindow, basis: .assumed,
      variants: [PolicyOverrides(viewport: ViewportOverrides(offWindow: .runs))]),
    PlatformRule(
      "A list that returns to its window keeps the measured heights. Tables of iOS 8 are reported to "
        + "have forgotten them.",
      about: .onReturn, basis: .assumed,
      variants: [PolicyOverrides(viewport: ViewportOverrides(onReturn: .dropsSizes))]),
    PlatformRule(
      "What moves stops when the list leaves its window, and its cells keep their items: they are "
        + "not told that they end displaying.",
      basis: .assumed),
  ]

  /// Which cells UIKit's lists have, and when they use them again. How many cells are ready beyond the screen, how many
  /// are kept and how many wait is published nowhere.
  static let uikitCells = [
    PlatformRule(
      "A row is in view while it overlaps the bounds.", about: .visibleRange, basis: .assumed),
    PlatformRule(
      "Cells are made when their items come on screen, and not beforehand, as with prefetching switched off. With "
        + "it a cell may be ready early, and never be shown; how early is not said.",
      about: .overscan, basis: .assumed),
    PlatformRule(
      "Cells that leave wait for others with their reuse identifier, any number of them, and the last one is taken "
        + "first; they leave before others enter.",
      about: .pool, basis: .assumed),
    PlatformRule(
      "A cell is prepared for reuse when it is dequeued.", about: .pool, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uitableviewcell/prepareforreuse()"),
    PlatformRule(
      "No cell is kept for the item that it showed. From iOS 15 on some are, for a while; how many is not said.",
      about: .keep, basis: .assumed),
    PlatformRule(
      "The cell that has the first responder is used again like any other when it leaves the screen.",
      about: .focusedCell, basis: .assumed),
    PlatformRule(
      "An app that gives a prefetch data source is asked as the user scrolls for the data of what is "
        + "likely to come on screen next, the most urgent first, and not for what needs it at once; and told "
        + "what is no longer wanted.",
      about: .prefetchWindow, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/"
        + "uicollectionviewdatasourceprefetching"),
    PlatformRule(
      "That is what one viewport's height shows next where the content was moved last, towards the end "
        + "at first. How far ahead it is, is not said.",
      about: .prefetchWindow, basis: .assumed,
      variants: [500, 2000].map { thousandths in
        PolicyOverrides(
          cells: CellOverrides(
            prefetch: PrefetchPolicy(
              .directed(
                behind: .none, ahead: .screens(thousandths: thousandths), atRest: .lastDirection))))
      }),
  ]

  /// What UIKit's lists have from `UIScrollView`.
  static let uikitScrolling = [
    PlatformRule(
      "Momentum shrinks by the factor 0.998 every millisecond, or 0.99 when it is fast.",
      about: .deceleration, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/"
        + "decelerationrate-swift.struct"),
    PlatformRule(
      "Without another word the rate is the normal one.",
      about: .deceleration, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/"
        + "decelerationrate-swift.property"),
    PlatformRule(
      "Content that is pulled or flung beyond its ends comes back.",
      about: .edges, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/bounces"),
    PlatformRule(
      "The rubber band follows the finger by 0.55 of its way at first, and the spring that brings "
        + "content back is critically damped, with a mass of 1 and a stiffness of 100.",
      about: .edges, basis: .assumed),
    PlatformRule(
      "Without another word there are no pages.", about: .paging, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/ispagingenabled"),
    PlatformRule(
      "A content offset that is written while the content moves takes the movement along.",
      about: .offsetWrite, basis: .assumed,
      variants: [PolicyOverrides(offsetWrite: .stops)]),
    PlatformRule(
      "A snapshot is applied as its difference from the list, also when nothing is animated: so since "
        + "iOS 15; before, that reloaded the data.",
      about: .snapshot, basis: .documented,
      source: "https://developer.apple.com/videos/play/wwdc2021/10252/"),
    PlatformRule(
      "Without another word the safe area counts as an inset.",
      about: .insetAdjustment, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/"
        + "contentinsetadjustmentbehavior-swift.property"),
    PlatformRule(
      "A keyboard raises the bottom inset to its height: UITableViewController sees to that, "
        + "elsewhere the app.",
      about: .keyboard, basis: .assumed,
      variants: [PolicyOverrides(viewport: ViewportOverrides(keyboard: .covers))]),
    PlatformRule(
      "Without another word a drag does nothing to the keyboard.",
      about: .keyboardDismiss, basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/"
        + "keyboarddismissmode-swift.property"),
    PlatformRule(
      "A keyboard that a finger took along goes on the way that the finger went last.",
      about: .keyboardLift, basis: .assumed,
      variants: [PolicyOverrides(viewport: ViewportOverrides(keyboardLift: .byPlace))]),
    PlatformRule(
      "The app hears of the keyboard by notifications, and lets the insets go along evenly. They tell "
        + "nothing of a finger that moves it before it is lifted.",
      about: .keyboardHeard, basis: .assumed,
      variants: [
        PolicyOverrides(viewport: ViewportOverrides(keyboardHeard: .eachFrame)),
        PolicyOverrides(viewport: ViewportOverrides(keyboardHeard: .notificationsAtOnce)),
      ]),
    PlatformRule(
      "The content offset stays when insets change, and when content comes at the end that is read.",
      about: .insetsChange, .atTop, .atEnd, basis: .documented,
      source: "https://github.com/ekazaev/ChatLayout"),
    PlatformRule(
      "A content offset that is adjusted for sizes or updates is so at once, then clamped at rest, without the "
        + "part beyond an edge, and not rounded to pixels.",
      about: .corrections, basis: .assumed),
    PlatformRule(
      "A list's own adjustments do not count as the user's scrolling.", about: .echo,
      basis: .assumed),
  ]
}
