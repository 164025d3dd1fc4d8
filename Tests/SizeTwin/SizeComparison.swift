import Virtualization

/// The first answer of an index that is not its naive twin's, in words.
///
/// - Complexity: O(*n* log *n*) for *n* items.
package func difference(_ index: SizeIndex, _ naive: NaiveSizes) -> String? {
  if let violation = index.invariantViolation() { return violation }
  let items = naive.indexedItems
  let end = items.last?.end ?? .zero
  if let found = difference(index, naive, ofTotals: end) { return found }
  // The first item that ends after an offset never comes before that of a smaller offset.
  var cursor = 0
  func firstItem(after offset: Length) -> IndexedItem? {
    while cursor < items.count && items[cursor].end <= offset { cursor += 1 }
    return cursor < items.count ? items[cursor] : nil
  }
  for item in items {
    if index.position(of: item.index) != item.position { return "position of \(item.index)" }
    if index.item(at: item.index) != item { return "item \(item.index)" }
    if index.item(at: item.index).size != naive.items[item.index].size {
      return "size of \(item.index)"
    }
    if index.index(of: item.id) != item.index { return "index of id \(item.id.rawValue)" }
    for offset in [item.position, item.end - Length(units: 1)] where offset >= item.position {
      let found = firstItem(after: offset)
      if index.item(atOffset: offset) != found { return "item at offset \(offset.units)" }
    }
  }
  if index.item(atOffset: Length(units: -7)) != items.first(where: { $0.height > .zero }) {
    return "item before the start"
  }
  if index.item(atOffset: end) != nil { return "item after the end" }
  if index.index(of: ItemID(Int64.max)) != nil { return "index of the largest id" }
  var walked: [IndexedItem] = []
  index.forEachItem(from: 0) {
    walked.append($0)
    return true
  }
  if walked != items { return "walk" }
  return index.runs(in: 0..<items.count) == naive.runs(in: 0..<items.count) ? nil : "runs"
}

private func difference(
  _ index: SizeIndex, _ naive: NaiveSizes, ofTotals end: Length
) -> String? {
  if index.count != naive.items.count { return "count \(index.count)" }
  if index.contentHeight != end { return "content height \(index.contentHeight)" }
  if index.measuredCount != naive.measuredCount { return "measured count" }
  if index.estimatedCount != naive.estimatedCount { return "estimated count" }
  if index.position(of: index.count) != end { return "position of the end" }
  for (identifier, estimate) in naive.estimates.enumerated() {
    let name = ReuseIdentifier(UInt16(identifier))
    if index.estimate(for: name) != estimate { return "estimate \(identifier)" }
  }
  return nil
}

/// As `difference(_:_:)`, but asks only for some items.
///
/// - Complexity: O(*n*), with a small factor.
package func sampledDifference(
  _ index: SizeIndex, _ naive: NaiveSizes, _ numbers: inout SeededNumbers
) -> String? {
  let count = naive.items.count
  if let found = difference(index, naive, ofTotals: naive.position(of: count)) { return found }
  let identifier = numbers.below(naive.estimates.count)
  if index.estimatedCount(for: ReuseIdentifier(UInt16(identifier)))
    != naive.estimatedCount(for: identifier)
  {
    return "estimated count of \(identifier)"
  }
  if count == 0 { return nil }
  let place = numbers.below(count)
  let (start, end) = (naive.position(of: place), naive.position(of: place + 1))
  let item = naive.indexedItem(place, from: start, to: end)
  if index.item(at: place) != item { return "item \(place)" }
  if index.position(of: place) != start { return "position of \(place)" }
  if index.index(of: item.id) != place { return "index of id \(item.id.rawValue)" }
  if item.height > .zero {
    for offset in [start, end - Length(units: 1)] where index.item(atOffset: offset) != item {
      return "item at offset \(offset.units)"
    }
  }
  var walked: [IndexedItem] = []
  index.forEachItem(fromOffset: start) {
    walked.append($0)
    return walked.count < 3
  }
  for found in walked {
    let (start, end) = (naive.position(of: found.index), naive.position(of: found.index + 1))
    if found != naive.indexedItem(found.index, from: start, to: end) { return "walk" }
  }
  let range = place..<min(place + 9, count)
  if index.runs(in: range) != naive.runs(in: range) { return "runs in \(range)" }
  return numbers.below(8) == 0 ? index.pathViolation(at: place) : nil
}
