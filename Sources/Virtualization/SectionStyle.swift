/// What the sections of one style have around their items.
public struct SectionStyle: Hashable, Sendable {
  /// The reuse identifier of the header; `nil` when there is none.
  public var header: ReuseIdentifier?
  /// The reuse identifier of the footer; `nil` when there is none.
  public var footer: ReuseIdentifier?
  /// The room between the header and the first item; an empty section has it, too.
  public var topInset: Length
  /// The room between the last item and the footer.
  public var bottomInset: Length

  /// Makes a style.
  ///
  /// - Precondition: both insets are in `0...Length.maximumSpace`.
  public init(
    header: ReuseIdentifier? = nil, footer: ReuseIdentifier? = nil, topInset: Length = .zero,
    bottomInset: Length = .zero
  ) {
    precondition(
      topInset >= .zero && bottomInset >= .zero && max(topInset, bottomInset) <= .maximumSpace,
      "the insets of a section are in 0...Length.maximumSpace")
    self.header = header
    self.footer = footer
    self.topInset = topInset
    self.bottomInset = bottomInset
  }

  /// Items and nothing else.
  public static let plain = SectionStyle()

  /// Whether an element stands before the items: a header, or the room of the inset.
  public var hasStart: Bool { header != nil || topInset > .zero }
  /// Whether an element stands after the items: a footer, or the room of the inset.
  public var hasEnd: Bool { footer != nil || bottomInset > .zero }
}

/// One section and where its elements are now.
public struct Section: Hashable, Sendable {
  /// Its id: how many sections were made before it.
  public var id: Int64
  /// Its place among the sections.
  public var index: Int
  /// The number of its style.
  public var styleNumber: Int
  /// What it has around its items.
  public var style: SectionStyle
  /// The indices of its elements.
  public var elements: Range<Int>

  /// The indices of its items.
  public var items: Range<Int> {
    let first = elements.lowerBound + (style.hasStart ? 1 : 0)
    return first..<(elements.upperBound - (style.hasEnd ? 1 : 0))
  }

  /// The index of its header; `nil` when it has none.
  public var header: Int? { style.header == nil ? nil : elements.lowerBound }
  /// The index of its footer; `nil` when it has none.
  public var footer: Int? { style.footer == nil ? nil : elements.upperBound - 1 }
}
