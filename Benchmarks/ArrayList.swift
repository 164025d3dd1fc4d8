import Virtualization

/// An array of heights and one of positions, recomputed from the first change on when one is needed:
/// what most list libraries do.
struct ArrayList: HeightList {
  static let name = "array"
  static let canEdit = true
  static let largestCount = 1_000_000

  private var heights: [Int64]
  private var isMeasured: [Bool]
  private var positions: [Int64]
  /// How many elements of `positions` are right.
  private var rightCount = 1
  private var total: Int64 = 0
  private var shown = Shown()

  init(count: Int, isMeasured: Bool) {
    heights = (0..<count).map {
      isMeasured ? Length(points: actualHeight($0)).units : estimatedHeight.units
    }
    self.isMeasured = [Bool](repeating: isMeasured, count: count)
    positions = [Int64](repeating: 0, count: count + 1)
    for height in heights { total += height }
  }

  var count: Int { heights.count }
  var contentHeight: Length { Length(units: total) }
  var bytes: Int { heights.capacity * 8 + positions.capacity * 8 + isMeasured.capacity }
  var idBytes: Int { 0 }

  private mutating func makeRight(through index: Int) {
    while rightCount <= index {
      positions[rightCount] = positions[rightCount - 1] + heights[rightCount - 1]
      rightCount += 1
    }
  }

  mutating func shown(from offset: Length, height: Length) -> Shown {
    var item = item(at: offset)
    var shown = Shown(first: item)
    let end = (offset + height).units
    var position = positions[item]
    while true {
      shown.sum += Length(units: position).wholePoints
      position += heights[item]
      if item + 1 >= count || position > end { break }
      item += 1
    }
    shown.last = item
    self.shown = shown
    return shown
  }

  mutating func measureShown() -> Bool {
    var isChanged = false
    for item in shown.first...shown.last where !isMeasured[item] {
      setHeight(Length(points: actualHeight(item)), at: item)
      isChanged = true
    }
    return isChanged
  }

  mutating func item(at offset: Length) -> Int {
    while rightCount <= count && positions[rightCount - 1] <= offset.units {
      makeRight(through: min(rightCount + 1024, count))
    }
    var first = 0
    var length = min(rightCount - 1, count)
    while length > 0 {
      let half = (length + 1) / 2
      if positions[first + half] <= offset.units {
        first += half
        length -= half
      } else {
        length = half - 1
      }
    }
    return min(first, count - 1)
  }

  mutating func position(of index: Int) -> Length {
    makeRight(through: index)
    return Length(units: positions[index])
  }

  mutating func setHeight(_ height: Length, at index: Int) {
    total += height.units - heights[index]
    heights[index] = height.units
    isMeasured[index] = true
    rightCount = min(rightCount, index + 1)
  }

  mutating func insert(_ count: Int, at index: Int) {
    heights.insert(contentsOf: repeatElement(estimatedHeight.units, count: count), at: index)
    isMeasured.insert(contentsOf: repeatElement(false, count: count), at: index)
    positions.append(contentsOf: repeatElement(0, count: count))
    total += estimatedHeight.units * Int64(count)
    rightCount = min(rightCount, index + 1)
  }

  mutating func remove(_ count: Int, at index: Int) {
    for height in heights[index..<(index + count)] { total -= height }
    heights.removeSubrange(index..<(index + count))
    isMeasured.removeSubrange(index..<(index + count))
    positions.removeLast(count)
    rightCount = min(rightCount, index + 1)
  }
}
