/// What the heights of all items depend on together.
struct Surroundings: Hashable, Sendable {
  /// How wide an item is.
  var width: Length
  /// How much larger than standard the user reads text.
  var textScale: Rational
}
