/// How far content follows a finger that pulls it beyond an edge.
///
/// Pulled by x, it is seen to go (1 − 1 ÷ (0.55 x ÷ d + 1)) d, where d is the viewport's height: 0.55 of the
/// way at first, and never more than d. In integers that is 55 x d ÷ (55 x + 100 d), rounded towards the edge.
struct RubberBand: Hashable, Sendable {
  /// The farthest that a finger pulls; more counts as this, so that everything fits 64 bits.
  static let farthest = Length(units: .max / 256)

  /// The viewport's height.
  let dimension: Length

  /// How far content is beyond the edge for a finger that pulled it so far.
  func stretch(_ pull: Length) -> Length {
    let (way, size) = (55 * min(pull.magnitude, RubberBand.farthest).units, dimension.units)
    guard way > 0, size > 0 else { return .zero }
    let stretch = Length.product(dimension, way, over: way + 100 * size)
    return pull < .zero ? -stretch : stretch
  }

  /// The shortest way that a finger has pulled for content to be so far beyond the edge.
  ///
  /// Each stretch below the viewport's height has one, because the content never goes farther than the finger;
  /// a longer stretch, which is left from a taller viewport, counts as the longest.
  func pull(_ stretch: Length) -> Length {
    let size = dimension.units
    let seen = min(stretch.magnitude.units, size - 1)
    guard seen > 0 else { return .zero }
    let slack = 55 * (size - seen)
    let (quotient, remainder) = slack.dividingFullWidth(
      (100 * seen).multipliedFullWidth(by: size))
    let pull = min(
      Length(units: remainder == 0 ? quotient : quotient + 1), RubberBand.farthest)
    return stretch < .zero ? -pull : pull
  }
}
