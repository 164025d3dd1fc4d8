/// What the heights of all items depend on together.
struct Surroundings: Hashable, Sendable {
  /// How wide the viewport is.
  var viewportWidth: Length
  /// How much of that is covered at the sides.
  var sideInsets: Length
  /// How much larger than standard the user reads text.
  var textScale: Rational

  /// Makes them.
  init(width: Length, sideInsets: Length = .zero, textScale: Rational) {
    viewportWidth = width
    self.sideInsets = sideInsets
    self.textScale = textScale
  }

  /// How wide an item is.
  var width: Length { max(viewportWidth - sideInsets, .zero) }
}
