/// The window through which a list is seen, without the content offset.
public struct Viewport: Hashable, Sendable {
  /// Where content is that does not fill the viewport.
  public enum ShortContent: Hashable, Sendable, CaseIterable {
    /// Its start is at the start of the viewport.
    case atStart
    /// Its end is at the end of the viewport.
    case atEnd
  }

  /// Its height; not negative.
  public var height: Length
  /// How much of its start is covered; content may scroll that far beyond it.
  public var topInset: Length
  /// How much of its end is covered.
  public var bottomInset: Length
  /// Where content is that does not fill it.
  public var shortContent: ShortContent

  /// Makes a viewport.
  ///
  /// - Precondition: nothing is negative.
  public init(
    height: Length, topInset: Length = .zero, bottomInset: Length = .zero,
    shortContent: ShortContent = .atStart
  ) {
    precondition(
      height >= .zero && topInset >= .zero && bottomInset >= .zero,
      "a viewport's height and insets are not negative")
    self.height = height
    self.topInset = topInset
    self.bottomInset = bottomInset
    self.shortContent = shortContent
  }

  /// Where the content's end meets the bottom inset, be it legal or not.
  public func lastOffset(contentHeight: Length) -> Length { contentHeight + bottomInset - height }

  /// The content offsets that are legal at rest for a content of this height: from −top inset to where the
  /// content's end meets the bottom inset. When the content is short there is one: the former, or the latter for
  /// short content at the end.
  public func legalOffsets(contentHeight: Length) -> OffsetRange {
    let start = -topInset
    let end = lastOffset(contentHeight: contentHeight)
    switch shortContent {
    case .atStart: return OffsetRange(lowest: start, highest: max(start, end))
    case .atEnd: return OffsetRange(lowest: min(start, end), highest: end)
    }
  }
}

/// The content offsets from a lowest to a highest one.
public struct OffsetRange: Hashable, Sendable {
  /// The smallest.
  public var lowest: Length
  /// The largest.
  public var highest: Length

  /// `offset`, moved into the range.
  public func clamp(_ offset: Length) -> Length {
    offset.clamped(from: lowest, to: highest)
  }

  /// Where a user who moves the content by `delta` gets to: never farther out of the range, and never
  /// moved back into it by the clamp.
  public func move(_ offset: Length, by delta: Length) -> Length {
    delta >= .zero
      ? max(offset, min(offset + delta, highest))
      : min(offset, max(offset + delta, lowest))
  }
}
