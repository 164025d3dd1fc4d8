extension Platform {
  /// What UIKit's lists have from `UIScrollView`.
  static let uikitScrolling: [PlatformRule] = [
    PlatformRule(
      "Momentum shrinks by the factor 0.998 every millisecond, or 0.99 when it is fast.",
      basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/"
        + "decelerationrate-swift.struct"),
    PlatformRule(
      "Content that is pulled or flung beyond its ends comes back.", basis: .documented,
      source: "https://developer.apple.com/documentation/uikit/uiscrollview/bounces"),
    PlatformRule(
      "The rubber band follows the finger by 0.55 of its way at first, and the spring that brings "
        + "content back is critically damped, with a mass of 1 and a stiffness of 100.",
      basis: .assumed),
    PlatformRule(
      "A content offset that is written while the content moves takes the movement along.",
      basis: .assumed),
  ]
}
