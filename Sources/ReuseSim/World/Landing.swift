/// How a scroll to somewhere ended.
struct Landing: Hashable, Sendable {
  /// The item that it went to, if it was one.
  let item: ItemID?
  /// How far from where it was asked to be.
  let error: Length
  /// After how many frames.
  let frames: Int
}
