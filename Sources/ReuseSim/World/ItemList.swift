/// The truth: which items the list has, in which order, and how tall each one really is.
struct ItemList: Sendable {
  /// The items with their true heights, every one of them measured.
  private(set) var heights: SizeIndex
  /// The id that the next new item gets.
  private(set) var nextID: Int64 = 0
  private let kinds: [CellKind]
  private let random: Random

  /// Makes an empty list.
  init(kinds: [CellKind], seed: UInt64) {
    self.kinds = kinds
    random = Random(seed: seed, purpose: .content)
    heights = SizeIndex(
      estimates: [SizeEstimate](repeating: SizeEstimate(.zero), count: max(kinds.count, 1)))
  }

  /// How many items there are.
  var count: Int { heights.count }

  /// Puts new items in before the item at `index`; they get the next ids.
  ///
  /// - Returns: the new items with their true heights.
  mutating func insert(_ blocks: [ItemBlock], at index: Int) -> [ItemRun] {
    var runs: [ItemRun] = []
    for block in blocks {
      append(block, to: &runs)
      nextID += Int64(block.count)
    }
    heights.replaceSubrange(index..<index, with: runs)
    return runs
  }

  /// Takes items away.
  mutating func remove(_ range: Range<Int>) {
    heights.replaceSubrange(range, with: [])
  }

  /// Moves an item; `target` counts after its removal.
  mutating func move(from source: Int, to target: Int) {
    let runs = heights.runs(in: source..<(source + 1))
    heights.replaceSubrange(source..<(source + 1), with: [])
    heights.replaceSubrange(target..<target, with: runs)
  }

  /// Gives items another height.
  mutating func resize(_ range: Range<Int>, to height: Length) {
    var runs = heights.runs(in: range)
    for place in runs.indices { runs[place].size = .measured(height) }
    heights.replaceSubrange(range, with: runs)
  }

  private func append(_ block: ItemBlock, to runs: inout [ItemRun]) {
    let kind = ReuseIdentifier(UInt16(block.kind))
    let model = block.heights ?? kinds[block.kind].height ?? .constant(.zero)
    let phase = block.heights == nil ? nextID : 0
    switch model {
    case .constant(let height):
      runs.append(
        ItemRun(
          firstID: ItemID(nextID), count: block.count, reuseIdentifier: kind,
          size: .measured(height)))
    case .table(let table):
      append(table, count: block.count, kind: kind, phase: phase, to: &runs)
    case .column(let column):
      let table = column.heights
      append(table, count: block.count, kind: kind, phase: phase, to: &runs)
    case .range(let lower, let upper):
      let steps = UInt64((upper - lower).units / Length.unitsPerPoint) + 1
      for id in nextID..<(nextID + Int64(block.count)) {
        let points = Int64(random.number(below: steps, at: id))
        runs.append(
          ItemRun(
            firstID: ItemID(id), count: 1, reuseIdentifier: kind,
            size: .measured(lower + Length(points: points))))
      }
    }
  }

  /// Appends items that go through a table again and again, beginning at its entry number `phase`.
  private func append(
    _ table: [HeightRun], count: Int, kind: ReuseIdentifier, phase: Int64, to runs: inout [ItemRun]
  ) {
    var total: Int64 = 0
    for run in table { total += Int64(run.count) }
    var skipped = phase % total
    var made = 0
    while made < count {
      for run in table where made < count {
        if skipped >= Int64(run.count) {
          skipped -= Int64(run.count)
          continue
        }
        let length = min(run.count - Int(skipped), count - made)
        skipped = 0
        runs.append(
          ItemRun(
            firstID: ItemID(nextID + Int64(made)), count: length, reuseIdentifier: kind,
            size: .measured(run.height)))
        made += length
      }
    }
  }
}
