/// What the sections of one kind have around their items.
public struct SectionModel: Hashable, Sendable {
  /// The cell kind of the header; `nil` when there is none.
  public var header: Int?
  /// The cell kind of the footer; `nil` when there is none.
  public var footer: Int?
  /// The room around the items; `nil` leaves it to the policies.
  public var insets: SectionInsets?

  /// Makes a model.
  public init(header: Int? = nil, footer: Int? = nil, insets: SectionInsets? = nil) {
    self.header = header
    self.footer = footer
    self.insets = insets
  }

  /// Items and nothing else.
  public static let plain = SectionModel()
}

/// The room around the items of a section, inside its header and footer.
public struct SectionInsets: Hashable, Sendable {
  public var top: Length
  public var bottom: Length
  /// With the right one, how much narrower than the list the items are.
  public var left: Length
  public var right: Length

  /// Makes insets.
  ///
  /// - Precondition: none is negative.
  public init(
    top: Length = .zero, bottom: Length = .zero, left: Length = .zero, right: Length = .zero
  ) {
    precondition(
      min(min(top, bottom), min(left, right)) >= .zero, "section insets are not negative")
    self.top = top
    self.bottom = bottom
    self.left = left
    self.right = right
  }

  /// No room.
  public static let zero = SectionInsets()

  /// How much narrower than the list the items are.
  public var sides: Length { left + right }
}

/// A number of sections alike, one after the other.
public struct SectionBlock: Hashable, Sendable {
  /// How many.
  public var count: Int
  /// What they have around their items: a position in the scenario's section models.
  public var model: Int
  /// The items of each.
  public var items: [ItemBlock]

  /// Makes a block.
  public init(count: Int = 1, model: Int, items: [ItemBlock]) {
    self.count = count
    self.model = model
    self.items = items
  }
}

extension Scenario {
  /// The items the list starts with, whatever sections they are in; setting them makes one section without a
  /// header, or none when there are no items.
  public var items: [ItemBlock] {
    get {
      sections.flatMap { section in
        [[ItemBlock]](repeating: section.items, count: section.count).flatMap { $0 }
      }
    }
    set { sections = newValue.isEmpty ? [] : [SectionBlock(model: 0, items: newValue)] }
  }
}
