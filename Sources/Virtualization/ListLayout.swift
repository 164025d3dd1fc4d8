/// Where the elements of a list are: what is believed of their heights, the space around them, and their
/// sections.
///
/// Each element has a *slot*: its own height and the space that goes with it, which is the line spacing
/// before an item that is not the first of its section, the top inset after a header and the bottom inset
/// before a footer. The slots are one size index, so they follow each other without gaps. How much space
/// a slot has is told by the *class* of its element, which is what the size index takes for its reuse
/// identifier.
///
/// Positions of elements (`item(at:)`) are those of their cells; positions of indices (`position(of:)`)
/// are the bounds of slots.
public struct ListLayout: Sendable {
  /// The elements with their slots; their reuse identifiers stand for classes.
  @usableFromInline var slots: SizeIndex
  /// The sections.
  public internal(set) var sections: SectionTable
  /// The room between neighbouring items of a section.
  public let lineSpacing: Length
  /// By the number that the size index knows.
  let classes: [ElementClass]
  /// How many reuse identifiers there are.
  let kindCount: Int
  /// The classes of what stands before and after the items, by style.
  let boundaryClasses: [(start: Int, end: Int)]
  /// Whether slots are cells: there is no space and there are only items.
  let isPlain: Bool

  /// Makes the layout of an empty list.
  ///
  /// - Parameters:
  ///   - estimates: what unmeasured elements count as, one for each reuse identifier.
  ///   - lineSpacing: the room between neighbouring items of a section.
  ///   - styles: the styles that sections can have; the first is that of a section that comes with the
  ///     first items of a list without sections.
  /// - Precondition: the spacing is in `0...Length.maximumSpace`, there is a style, and all together make at most 1024
  ///   classes.
  public init(
    estimates: [SizeEstimate], lineSpacing: Length = .zero, styles: [SectionStyle] = [.plain]
  ) {
    precondition(
      lineSpacing >= .zero && lineSpacing <= .maximumSpace,
      "the spacing of lines is in 0...Length.maximumSpace")
    precondition(!styles.isEmpty, "a list has a style of sections")
    kindCount = estimates.count
    self.lineSpacing = lineSpacing
    (classes, boundaryClasses) = ElementClass.table(
      kindCount: estimates.count, lineSpacing: lineSpacing, styles: styles)
    slots = SizeIndex(
      estimates: classes.map { known in
        known.reuseIdentifier == .none
          ? SizeEstimate(known.space)
          : known.estimate(of: estimates[Int(known.reuseIdentifier.rawValue)])
      })
    sections = SectionTable(styles: styles)
    isPlain = classes.count == estimates.count && !styles.contains { $0.hasStart || $0.hasEnd }
  }

  /// How many elements there are.
  public var count: Int { slots.count }
  /// How many items there are.
  public var itemCount: Int { sections.itemCount }
  /// How many elements are measured.
  public var measuredCount: Int { slots.measuredCount }
  /// How many elements that have cells are not measured.
  public var unmeasuredCount: Int {
    sections.itemCount + sections.boundaryCellCount - slots.measuredCount
  }
  /// Where the content ends.
  @inline(__always) public var contentHeight: Length { slots.contentHeight }

  /// The space that goes with all elements, together.
  @inline(__always)
  public var spaceHeight: Length {
    sections.insetHeight + lineSpacing * Int64(sections.itemCount - sections.occupiedCount)
  }

  /// The height that unmeasured elements of a reuse identifier count as.
  ///
  /// - Precondition: there is an estimate for `identifier`.
  public func estimate(for identifier: ReuseIdentifier) -> SizeEstimate {
    // The first classes are those of items without space, in the order of the reuse identifiers.
    slots.estimate(for: identifier)
  }

  /// The class of an item.
  func itemClass(_ identifier: ReuseIdentifier, isFirst: Bool) -> ReuseIdentifier {
    isFirst || lineSpacing == .zero
      ? identifier : ReuseIdentifier(UInt16(kindCount + Int(identifier.rawValue)))
  }
}

/// What elements of a list have in common: which cells they get, and how much space goes with them.
struct ElementClass: Hashable, Sendable {
  /// `none` for elements without cells.
  var reuseIdentifier: ReuseIdentifier
  var before: Length
  var after: Length

  var space: Length { before + after }

  /// What the slots of unmeasured elements count as when their cells count as `estimate`.
  func estimate(of estimate: SizeEstimate) -> SizeEstimate {
    SizeEstimate(sum: estimate.sum + space * estimate.count, count: estimate.count)
  }

  /// All classes of a list: items without space, items with the line spacing before them, and what the
  /// styles have before and after items.
  static func table(
    kindCount: Int, lineSpacing: Length, styles: [SectionStyle]
  ) -> (classes: [ElementClass], boundaries: [(start: Int, end: Int)]) {
    var classes: [ElementClass] = []
    for before in lineSpacing > .zero ? [.zero, lineSpacing] : [.zero] {
      for kind in 0..<kindCount {
        classes.append(
          ElementClass(
            reuseIdentifier: ReuseIdentifier(UInt16(kind)), before: before, after: .zero))
      }
    }
    var numbers: [ElementClass: Int] = [:]
    for (number, known) in classes.enumerated() { numbers[known] = number }
    func number(_ new: ElementClass) -> Int {
      if let known = numbers[new] { return known }
      numbers[new] = classes.count
      classes.append(new)
      return classes.count - 1
    }
    var boundaries: [(start: Int, end: Int)] = []
    for style in styles {
      var pair = (start: 0, end: 0)
      if style.hasStart {
        pair.start = number(
          ElementClass(
            reuseIdentifier: style.header ?? .none, before: .zero, after: style.topInset))
      }
      if style.hasEnd {
        pair.end = number(
          ElementClass(
            reuseIdentifier: style.footer ?? .none, before: style.bottomInset, after: .zero))
      }
      boundaries.append(pair)
    }
    return (classes, boundaries)
  }
}

extension ReuseIdentifier {
  /// That of elements that never have a cell.
  public static let none = ReuseIdentifier(UInt16.max)
}
