/// What an update of the list has come to so far, for its own later steps.
struct UpdateNotes: Sendable {
  /// Whether something moved along the content.
  var contentMoved = false
  /// What changed all heights: the width or the size of text, whichever came last.
  var surroundingsCause: Cause.Kind?
  /// The items that came into a section of another width.
  var narrowed: [ItemID] = []
  /// The items whose content arrived.
  var arrivals: [ItemID] = []
  /// How many of them arrived before this frame.
  var earlierArrivals = 0
  /// The scroll that ends.
  var landing: ScrollTo?
  /// Those that ended where another movement took over.
  var overtaken: [Landing] = []
  /// The scroll that ends because its item is gone.
  var abandoned: ScrollTo?
  /// How far the movement under way took the content back to where it would have had it.
  var motionCorrection = Length.zero

  /// Begins another update. The memory of lists is kept.
  mutating func begin() {
    contentMoved = false
    surroundingsCause = nil
    narrowed.empty()
    arrivals.empty()
    earlierArrivals = 0
    landing = nil
    overtaken.empty()
    abandoned = nil
    motionCorrection = .zero
  }
}
