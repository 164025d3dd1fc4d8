import Testing
import Virtualization

/// Expects that an index answers every question as its naive twin does, and keeps its invariants.
func expectSame(
  _ index: SizeIndex, _ naive: NaiveSizes, sourceLocation: SourceLocation = #_sourceLocation
) {
  if let difference = difference(index, naive) {
    Issue.record("\(difference)\n\(index.picture)", sourceLocation: sourceLocation)
  }
}

/// The first answer of an index that is not its naive twin's, in words.
func difference(_ index: SizeIndex, _ naive: NaiveSizes) -> String? {
  if let violation = index.invariantViolation() { return violation }
  let items = naive.indexedItems
  let end = naive.positions[items.count]
  if index.count != items.count { return "count \(index.count)" }
  if index.contentHeight != end { return "content height \(index.contentHeight)" }
  if index.measuredCount != naive.measuredCount { return "measured count" }
  if index.estimatedCount != naive.estimatedCount { return "estimated count" }
  if index.position(of: items.count) != end { return "position of the end" }
  for item in items {
    if index.position(of: item.index) != item.position { return "position of \(item.index)" }
    if index.item(at: item.index) != item { return "item \(item.index)" }
    if index.item(at: item.index).size != naive.items[item.index].size {
      return "size of \(item.index)"
    }
    if index.index(of: item.id) != item.index { return "index of id \(item.id.rawValue)" }
    if let violation = index.pathViolation(at: item.index) { return violation }
    for offset in [item.position, item.position + item.height - Length(units: 1)]
    where offset >= .zero {
      let found = items.first { $0.end > offset }
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
  if index.runs(in: 0..<items.count) != naive.runs(in: 0..<items.count) { return "runs" }
  return nil
}
