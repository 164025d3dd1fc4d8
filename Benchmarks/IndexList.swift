import Virtualization

/// The library's size index.
struct IndexList: HeightList {
  static let name = "index"
  static let canEdit = true
  static let largestCount = 100_000_000

  private(set) var index = SizeIndex(estimates: [SizeEstimate(estimatedHeight)])
  private var nextID: Int64
  /// What was shown last and nobody has measured.
  private var unmeasured: [Int] = []
  /// What is measured of it now.
  private var sizes: [ItemSize] = []

  init(count: Int, isMeasured: Bool) {
    nextID = Int64(count)
    if !isMeasured {
      if count > 0 { index.replaceSubrange(0..<0, with: [IndexList.run(0, count, .estimated)]) }
      return
    }
    var start = 0
    while start < count {
      let end = min(start + 65536, count)
      let runs = (start..<end).map {
        IndexList.run(Int64($0), 1, .measured(Length(points: actualHeight($0))))
      }
      index.replaceSubrange(start..<start, with: runs)
      start = end
    }
  }

  private static func run(_ id: Int64, _ count: Int, _ size: ItemSize) -> ItemRun {
    ItemRun(firstID: ItemID(id), count: count, reuseIdentifier: ReuseIdentifier(0), size: size)
  }

  var count: Int { index.count }
  var contentHeight: Length { index.contentHeight }
  var bytes: Int { index.allocatedBytes }
  var idBytes: Int { index.allocatedIDBytes }

  mutating func shown(from offset: Length, height: Length) -> Shown {
    if !unmeasured.isEmpty { unmeasured.removeAll(keepingCapacity: true) }
    // An item that starts right at the end is shown, too.
    let end = offset + height + Length(units: 1)
    return IndexList.shown(index, in: offset..<end, &unmeasured)
  }

  private static func shown(
    _ index: borrowing SizeIndex, in stretch: Range<Length>, _ unmeasured: inout [Int]
  ) -> Shown {
    var shown = Shown(first: -1)
    index.forEachItem(in: stretch) { item in
      if shown.first < 0 { shown.first = item.index }
      shown.last = item.index
      shown.sum += item.position.wholePoints
      if item.belief == .estimated { unmeasured.append(item.index) }
    }
    return shown
  }

  mutating func measureShown() -> Bool {
    var place = 0
    while place < unmeasured.count {
      let first = unmeasured[place]
      sizes.removeAll(keepingCapacity: true)
      while place < unmeasured.count, unmeasured[place] == first + sizes.count {
        sizes.append(.measured(Length(points: actualHeight(unmeasured[place]))))
        place += 1
      }
      index.setSizes(sizes, from: first)
    }
    return !unmeasured.isEmpty
  }

  mutating func item(at offset: Length) -> Int { index.item(atOffset: offset)?.index ?? count - 1 }

  mutating func position(of item: Int) -> Length { index.position(of: item) }

  mutating func setHeight(_ height: Length, at item: Int) {
    index.setSize(.measured(height), at: item)
  }

  mutating func insert(_ count: Int, at item: Int) {
    index.replaceSubrange(item..<item, with: [IndexList.run(nextID, count, .estimated)])
    nextID += Int64(count)
  }

  mutating func remove(_ count: Int, at item: Int) {
    index.replaceSubrange(item..<(item + count), with: [])
  }
}
