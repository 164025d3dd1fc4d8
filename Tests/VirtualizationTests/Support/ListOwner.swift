@testable import Virtualization

/// The owner of a virtualized list in tests: it knows the true heights and carries out every layout pass.
struct ListOwner {
  var list: Virtualizer
  /// True heights by id; looked up only.
  var heights: [ItemID: Length] = [:]
  private var nextID: Int64 = 0

  /// A list of items of one reuse identifier that are laid out once.
  init(
    _ heights: [Int64], viewport: Viewport = Viewport(height: Length(points: 400)),
    estimate: Int64 = 50, learning: LearningPolicy? = nil, holding policy: AnchorPolicy,
    isMeasured: Bool = true, sizes: MeasuredSizePolicy = .keptByID
  ) {
    list = Virtualizer(
      estimates: [SizeEstimate(Length(points: estimate))], viewport: viewport,
      anchorPolicy: policy, measuredSizePolicy: sizes, learning: learning)
    update { $0.insert(heights, at: 0, isMeasured: isMeasured) }
  }

  /// Puts new items in.
  mutating func insert(_ points: [Int64], at index: Int, isMeasured: Bool = true) {
    var runs: [ItemRun] = []
    for height in points {
      let id = ItemID(nextID)
      nextID += 1
      heights[id] = Length(points: height)
      runs.append(
        ItemRun(
          firstID: id, count: 1, reuseIdentifier: ReuseIdentifier(0),
          size: isMeasured ? .measured(Length(points: height)) : .estimated))
    }
    list.insert(runs, at: index)
  }

  /// Gives an item another true height, of which the list hears as a displayed cell or a report.
  mutating func resize(_ index: Int, to points: Int64) {
    let item = list.sizes.item(at: index)
    heights[item.id] = Length(points: points)
    if list.displayed.contains(where: { $0.index == index }) {
      list.invalidateSizes(in: index..<(index + 1))
    } else {
      list.setSizes(
        index..<(index + 1),
        as: [
          ItemRun(
            firstID: item.id, count: 1, reuseIdentifier: item.reuseIdentifier,
            size: .measured(Length(points: points)))
        ], because: .remeasurement)
    }
  }

  /// One update: changes, the user's part, layout.
  mutating func update(
    scrollingBy delta: Int64 = 0, _ change: (inout ListOwner) -> Void = { _ in }
  ) {
    list.beginUpdate()
    change(&self)
    if delta != 0 { list.scroll(by: Length(points: delta)) }
    layOut()
  }

  /// The layout passes of an update.
  mutating func layOut() {
    while list.needsPass {
      list.updateCells()
      for place in list.displayed.indices where list.displayed[place].needsMeasure {
        _ = list.setMeasuredHeight(heights[list.displayed[place].item] ?? .zero, at: place)
      }
      list.endMeasurements()
      list.correctOffset()
    }
    list.endUpdate()
  }

  /// The content offset, in points.
  var offset: Length { list.offset }

  /// The ids of the displayed items.
  var shown: [Int64] { list.displayed.map { $0.item.rawValue } }
}

extension ListLayout {
  /// Measured items of these heights in units, ids from 0, in one section.
  static func measured(units: [Int64]) -> ListLayout {
    var layout = ListLayout(estimates: [SizeEstimate(.zero)])
    let runs = units.enumerated().map { id, height in
      ItemRun(
        firstID: ItemID(Int64(id)), count: 1, reuseIdentifier: ReuseIdentifier(0),
        size: .measured(Length(units: height)))
    }
    _ = layout.insertSection(style: 0, items: runs, at: 0)
    return layout
  }
}

extension SizeIndex {
  /// Measured items of these heights in units, ids from 0.
  static func measured(units: [Int64]) -> SizeIndex {
    var index = SizeIndex(estimates: [SizeEstimate(.zero)], nodeCapacity: 2)
    var runs: [ItemRun] = []
    for (id, height) in units.enumerated() {
      runs.append(
        ItemRun(
          firstID: ItemID(Int64(id)), count: 1, reuseIdentifier: ReuseIdentifier(0),
          size: .measured(Length(units: height))))
    }
    index.replaceSubrange(0..<0, with: runs)
    return index
  }
}
