import Virtualization

/// A Fenwick tree: the fastest known for lists in which nothing is inserted.
struct FenwickList: HeightList {
  static let name = "fenwick"
  static let canEdit = false
  static let largestCount = 10_000_000

  private var heights: [Int64]
  private var isMeasured: [Bool]
  /// Element *i* is the sum of the heights of as many items up to *i* as the lowest set bit of *i* says.
  private var sums: [Int64]
  private var total: Int64 = 0
  private var shown = Shown()

  init(count: Int, isMeasured: Bool) {
    heights = (0..<count).map {
      isMeasured ? Length(points: actualHeight($0)).units : estimatedHeight.units
    }
    self.isMeasured = [Bool](repeating: isMeasured, count: count)
    sums = [0] + heights
    for index in 1..<sums.count {
      total += heights[index - 1]
      let next = index + (index & -index)
      if next < sums.count { sums[next] += sums[index] }
    }
  }

  var count: Int { heights.count }
  var contentHeight: Length { Length(units: total) }
  var bytes: Int { heights.capacity * 8 + sums.capacity * 8 + isMeasured.capacity }
  var idBytes: Int { 0 }

  mutating func shown(from offset: Length, height: Length) -> Shown {
    var (item, position) = find(offset.units)
    var shown = Shown(first: item)
    let end = (offset + height).units
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

  private func find(_ offset: Int64) -> (item: Int, position: Int64) {
    var item = 0
    var position: Int64 = 0
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = item + step
      if next <= count && position + sums[next] <= offset {
        item = next
        position += sums[next]
      }
      step >>= 1
    }
    return item < count ? (item, position) : (count - 1, total - heights[count - 1])
  }

  mutating func measureShown() -> Bool {
    var isChanged = false
    for item in shown.first...shown.last where !isMeasured[item] {
      setHeight(Length(points: actualHeight(item)), at: item)
      isChanged = true
    }
    return isChanged
  }

  mutating func item(at offset: Length) -> Int { find(offset.units).item }

  mutating func position(of index: Int) -> Length {
    var sum: Int64 = 0
    var place = index
    while place > 0 {
      sum += sums[place]
      place &= place - 1
    }
    return Length(units: sum)
  }

  mutating func setHeight(_ height: Length, at index: Int) {
    let difference = height.units - heights[index]
    heights[index] = height.units
    isMeasured[index] = true
    total += difference
    var place = index + 1
    while place < sums.count {
      sums[place] += difference
      place += place & -place
    }
  }

  mutating func insert(_ count: Int, at index: Int) {}
  mutating func remove(_ count: Int, at index: Int) {}
}
