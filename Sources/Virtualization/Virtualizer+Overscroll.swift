extension Virtualizer {
  /// The offsets that are no overscroll now: the legal ones, and what lies between them and where a change has
  /// left the offset that the clamp has not taken back yet.
  @inline(__always)
  public var freeOffsets: OffsetRange {
    let legal = legalOffsets
    let place = offset - overscroll
    return OffsetRange(lowest: min(legal.lowest, place), highest: max(legal.highest, place))
  }

  /// Tells the overscroll from the rest of the offset again after content came to lie, or lies no more, where it
  /// is; the offset itself stays.
  mutating func divideOffset() {
    if overscroll == .zero { return }
    ledger.overscroll = offset - freeOffsets.clamp(offset)
  }
}
