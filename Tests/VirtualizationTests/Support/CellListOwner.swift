import Virtualization

/// A list whose heights are known, and what it is told.
struct CellListOwner {
  var list: Virtualizer
  /// What the last update changed, a word and a number for each.
  private(set) var updates: [String] = []
  private var nextID: Int64 = 0

  /// - Parameter kinds: how many reuse identifiers there are; items have them in turn.
  init(
    _ heights: [Int64], viewport: Int64, _ policy: CellPolicy, kinds: Int64 = 1
  ) {
    list = Virtualizer(
      estimates: [SizeEstimate](repeating: SizeEstimate(Length(points: 44)), count: Int(kinds)),
      viewport: Viewport(height: Length(points: viewport)), anchorPolicy: .keepOffset,
      measuredSizePolicy: .keptByID, cellPolicy: policy)
    let runs = heights.enumerated().map { place, height in
      ItemRun(
        firstID: ItemID(Int64(place)), count: 1,
        reuseIdentifier: ReuseIdentifier(UInt16(Int64(place) % kinds)),
        size: .measured(Length(points: height)))
    }
    nextID = Int64(heights.count)
    update { if !runs.isEmpty { _ = $0.list.insert(runs, at: 0) } }
  }

  /// The indices that have cells after some updates.
  func after(_ ways: [Int64]) -> [Int] {
    var owner = self
    for way in ways { owner.update(by: way) }
    return owner.indices
  }

  var indices: [Int] { list.displayed.map { $0.index } }

  mutating func insert(_ count: Int, of height: Int64, at index: Int, kind: UInt16 = 0) {
    list.insert(
      [
        ItemRun(
          firstID: ItemID(nextID), count: count, reuseIdentifier: ReuseIdentifier(kind),
          size: .measured(Length(points: height)))
      ], at: index)
    nextID += Int64(count)
  }

  mutating func remove(_ range: Range<Int>) { list.remove(range) }

  mutating func update(by way: Int64 = 0, _ change: (inout CellListOwner) -> Void = { _ in }) {
    updates = []
    list.beginUpdate()
    change(&self)
    if way != 0 { list.scroll(by: Length(points: way)) }
    while list.needsPass {
      list.updateCells()
      updates += list.cellUpdates.map { CellListOwner.text(of: $0) }
      list.correctOffset()
    }
    list.endUpdate()
  }

  private static func text(of update: CellUpdate) -> String {
    switch update {
    case .leave(let cell, .pool): "leave \(cell.cell.rawValue)"
    case .leave(let cell, .discarded): "lose \(cell.cell.rawValue)"
    case .keep(let cell): "keep \(cell.cell.rawValue)"
    case .enter(let cell, .new): "make \(cell.cell.rawValue)"
    case .enter(let cell, .pool): "use \(cell.cell.rawValue)"
    case .enter(let cell, .retyped): "retype \(cell.cell.rawValue)"
    case .make(let cell, _): "ahead \(cell.rawValue)"
    case .restore(let cell): "restore \(cell.cell.rawValue)"
    case .show(let cell): "show \(cell.cell.rawValue)"
    case .hide(let cell): "hide \(cell.cell.rawValue)"
    case .discard(let cell, _): "discard \(cell.rawValue)"
    }
  }
}
