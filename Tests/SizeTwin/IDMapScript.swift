import Virtualization

/// Random changes, made to an id map and to an array with the leaf of every id.
package struct IDMapScript: Sendable {
  private var map: ItemIDMap
  private var array: [RecordHandle]
  /// The id of the array's first element.
  private let firstID: Int64
  private let fanOut: Int
  private var numbers: SeededNumbers

  package init(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    fanOut = numbers.one(of: [2, 4, 16, 64, 256])
    let size = numbers.one(of: [20, 300, 5000])
    firstID = numbers.one(of: [0, 0, 1_000_000, 1 << 40, Int64.max - Int64(size)])
    map = ItemIDMap(fanOut: fanOut)
    array = [RecordHandle](repeating: .none, count: size)
    self.numbers = numbers
  }

  /// What was drawn, in words.
  package var summary: String { "id map of fan-out \(fanOut), \(array.count) ids from \(firstID)" }

  /// Gives a range of ids to a leaf or to none.
  ///
  /// - Returns: The first answer of the map that is not the array's, in words.
  package mutating func step() -> String? {
    let any = numbers.range(in: array.count)
    let range = numbers.below(2) == 0 ? any : any.prefix(numbers.of(1...40))
    let ids = (firstID + Int64(range.lowerBound))..<(firstID + Int64(range.upperBound))
    if map.isVacant(ids) != array[range].allSatisfy({ $0.isNone }) { return "isVacant \(ids)" }
    let number = numbers.below(5)
    var leaf = RecordHandle.none
    if number >= 2 { leaf.number = Int32(number) }
    map.assign(ids, to: leaf)
    for place in range { array[place] = leaf }
    for place in [range.lowerBound - 1, range.lowerBound, range.upperBound - 1, range.upperBound]
    where array.indices.contains(place) {
      if map.leaf(of: firstID + Int64(place)) != array[place] { return "leaf of id \(place)" }
    }
    let place = numbers.below(array.count)
    let some = place..<min(place + numbers.of(1...5), array.count)
    let isOne = array[some].allSatisfy { $0 == array[place] }
    let someIDs = (firstID + Int64(some.lowerBound))..<(firstID + Int64(some.upperBound))
    if map.onlyLeaf(of: someIDs) != (isOne ? array[place] : .none) { return "only leaf of \(some)" }
    return nil
  }

  /// The first answer for any id that is not the array's, in words.
  package func difference() -> String? {
    if let violation = map.invariantViolation() { return violation }
    if map.idCount != UInt64(array.count { !$0.isNone }) { return "id count" }
    for place in array.indices where map.leaf(of: firstID + Int64(place)) != array[place] {
      return "leaf of id \(place)"
    }
    if firstID > 0 && !map.leaf(of: firstID - 1).isNone { return "id before the first" }
    return nil
  }
}
