@testable import Virtualization

/// A caller's bug in what he says to a list with headers.
enum ListMisuse: String, CaseIterable, Codable {
  case insertBeforeTheHeader, insertIntoAnotherSection, removeHeader, removeAcrossSections
  case moveHeader, moveBeforeTheHeader, unknownSection, placeAfterTheSection
  case idOfHeaders, negativeCount, assumedTooHigh, measuredTooHigh, roundingWithoutPixel

  /// What the process says when it ends.
  var message: String {
    switch self {
    case .insertBeforeTheHeader, .insertIntoAnotherSection:
      "new items come in before one of their section's items, or behind the last of them"
    case .removeHeader, .removeAcrossSections:
      "what is removed are items of one section; headers and footers go with their section"
    case .moveHeader: "what is moved are items of one section"
    case .moveBeforeTheHeader:
      "a move ends before one of the section's items, or behind the last of them"
    case .unknownSection: "there is such a section"
    case .placeAfterTheSection: "a place is in 0... the number of its section's items"
    case .idOfHeaders:
      "the ids of items are in 0..<2^40; larger ones are those of headers and footers"
    case .negativeCount: "the count of a run is not negative"
    case .assumedTooHigh, .measuredTooHigh:
      "the height of an item is in 0...Length.maximumItemHeight"
    case .roundingWithoutPixel: "a list that rounds to pixels is told how tall one is"
    }
  }

  /// A list of two sections of three items with headers: h 0 1 2 h 3 4 5.
  static func list() -> VirtualList {
    var list = VirtualList(
      Virtualizer(
        estimates: [SizeEstimate(Length(points: 40)), SizeEstimate(Length(points: 24))],
        viewport: Viewport(height: Length(points: 200)),
        anchorPolicy: AnchorPolicy(hold: .item(.firstIntersecting)),
        measuredSizePolicy: .keptByID, sectionStyles: [SectionStyle(header: ReuseIdentifier(1))],
        pinsHeaders: true))
    list.insertSection(items: [run(0, 3)], at: 0)
    list.insertSection(items: [run(3, 3)], at: 1)
    return list
  }

  static func run(_ id: Int64, _ count: Int = 1, _ size: ItemSize = .estimated) -> ItemRun {
    ItemRun(firstID: ItemID(id), count: count, reuseIdentifier: ReuseIdentifier(0), size: size)
  }

  /// Does it.
  func commit() {
    var list = ListMisuse.list()
    let tooHigh = Length.maximumItemHeight + Length(units: 1)
    switch self {
    case .insertBeforeTheHeader: list.insert([ListMisuse.run(9)], at: 0)
    case .insertIntoAnotherSection: list.insert([ListMisuse.run(9)], at: 2, inSection: 1)
    case .removeHeader: list.remove(0..<2)
    case .removeAcrossSections: list.remove(2..<6)
    case .moveHeader: list.move(from: 4, to: 6)
    case .moveBeforeTheHeader: list.move(from: 3, to: 0)
    case .unknownSection: list.insert([ListMisuse.run(9)], at: ItemPlace(section: 2, item: 0))
    case .placeAfterTheSection: list.remove(at: ItemPlace(section: 0, item: 4))
    case .idOfHeaders: list.insert([ListMisuse.run((1 << 40) - 1, 2)], at: 1)
    case .negativeCount: list.insert([ListMisuse.run(9, -1)], at: 1)
    case .assumedTooHigh: list.insert([ListMisuse.run(9, 1, .assumed(tooHigh))], at: 1)
    case .measuredTooHigh: _ = list.layOut { _, _ in tooHigh }
    case .roundingWithoutPixel:
      _ = Virtualizer(
        estimates: [SizeEstimate(.zero)], viewport: Viewport(height: .zero),
        anchorPolicy: .keepOffset, correctionPolicy: CorrectionPolicy(rounding: .pixels),
        measuredSizePolicy: .keptByID)
    }
  }
}
