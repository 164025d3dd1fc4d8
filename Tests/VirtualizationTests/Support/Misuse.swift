@testable import Virtualization

/// A caller's bug.
enum Misuse: String, CaseIterable, Codable {
  case noEstimates, tooManyEstimates, nodesOfOne, nodesOfTooMany
  case estimateTooLarge, newEstimateTooLarge, negativeEstimate, estimateOfNothing
  case estimateOfUnknownIdentifier, countOfUnknownIdentifier, newEstimateOfUnknownIdentifier
  case itemAfterTheLast, itemBeforeTheFirst, positionAfterTheEnd, positionBeforeTheStart
  case walkFromAfterTheEnd, sizeAfterTheLast, sizeBeforeTheFirst, sizeTooHigh, sizeNegative
  case sizesAfterTheLast
  case assumedTooHigh, runsAfterTheEnd, runsBeforeTheStart, forgettingAfterTheEnd
  case replacingAfterTheEnd, replacingBeforeTheStart, runOfNoItems, runTooHigh, runNegative
  case runOfUnknownIdentifier, idOfOtherItem, idTwiceInOneEdit, negativeID, idTooLarge
  case lastIDTooLarge, oneItemTooMany, runsTooMany, runWithMoreThanAll
  case pathAfterTheLast, fanOutOfOne, fanOutOfThree, fanOutTooLarge, negativeIDInTheMap

  /// What the process says when it ends.
  var message: String {
    switch self {
    case .noEstimates, .tooManyEstimates:
      "a size index has 1...1024 reuse identifiers"
    case .nodesOfOne, .nodesOfTooMany: "the capacity of a node is in 2...4096"
    case .estimateTooLarge, .newEstimateTooLarge: "an estimate is at most the maximum slot height"
    case .negativeEstimate, .estimateOfNothing: "an estimate needs a sum ≥ 0 and a count > 0"
    case .estimateOfUnknownIdentifier, .countOfUnknownIdentifier, .newEstimateOfUnknownIdentifier,
      .runOfUnknownIdentifier:
      "every reuse identifier has an estimate"
    case .itemAfterTheLast, .itemBeforeTheFirst, .sizeAfterTheLast, .sizeBeforeTheFirst,
      .pathAfterTheLast:
      "the index of an item is in 0..<count"
    case .positionAfterTheEnd, .positionBeforeTheStart:
      "the index of a position is in 0...count"
    case .sizesAfterTheLast: "the items that get sizes are in the index"
    case .walkFromAfterTheEnd: "the index to start from is in 0...count"
    case .sizeTooHigh, .sizeNegative, .assumedTooHigh, .runTooHigh, .runNegative:
      "the height of an item is in 0...Length.maximumSlotHeight"
    case .runsAfterTheEnd, .runsBeforeTheStart, .forgettingAfterTheEnd:
      "the items of runs are in the index"
    case .replacingAfterTheEnd, .replacingBeforeTheStart: "the items to replace are in the index"
    case .runOfNoItems: "a run has at least one item"
    case .idOfOtherItem, .idTwiceInOneEdit: "an id belongs to one item only"
    case .negativeID, .idTooLarge, .lastIDTooLarge: "the ids of items are in 0..<2^63 - 1"
    case .oneItemTooMany, .runsTooMany, .runWithMoreThanAll:
      "an index has at most 2^31 - 2 items"
    case .fanOutOfOne, .fanOutOfThree, .fanOutTooLarge:
      "the fan-out of an id map is a power of two in 2...256"
    case .negativeIDInTheMap: "an item id is never negative"
    }
  }

  /// Does it.
  func commit() {
    switch self {
    case .fanOutOfOne: _ = ItemIDMap(fanOut: 1)
    case .fanOutOfThree: _ = ItemIDMap(fanOut: 3)
    case .fanOutTooLarge: _ = ItemIDMap(fanOut: 512)
    case .negativeIDInTheMap:
      var map = ItemIDMap()
      map.assign(-1..<1, to: RecordHandle(number: 0))
    default:
      makeWrongly()
      var index = SizeIndex(estimates: [SizeEstimate(Length(units: 5))])
      index.replaceSubrange(0..<0, with: [Misuse.run(0, 10)])
      askWrongly(index)
      changeWrongly(&index)
      insertWrongly(&index)
    }
  }

  private static let tooHigh = Length.maximumSlotHeight + Length(units: 1)

  private static func run(
    _ id: Int64, _ count: Int = 1, _ size: ItemSize = .estimated, identifier: UInt16 = 0
  ) -> ItemRun {
    ItemRun(
      firstID: ItemID(id), count: count, reuseIdentifier: ReuseIdentifier(identifier), size: size)
  }

  private func makeWrongly() {
    let estimate = SizeEstimate(.zero)
    switch self {
    case .noEstimates: _ = SizeIndex(estimates: [])
    case .tooManyEstimates:
      _ = SizeIndex(estimates: [SizeEstimate](repeating: estimate, count: 1025))
    case .nodesOfOne: _ = SizeIndex(estimates: [estimate], nodeCapacity: 1)
    case .nodesOfTooMany: _ = SizeIndex(estimates: [estimate], nodeCapacity: 4097)
    case .estimateTooLarge:
      let sum = Length.maximumSlotHeight * 3 + Length(units: 1)
      _ = SizeIndex(estimates: [SizeEstimate(sum: sum, count: 3)])
    case .negativeEstimate: _ = SizeEstimate(Length(units: -1))
    case .estimateOfNothing: _ = SizeEstimate(sum: .zero, count: 0)
    default: break
    }
  }

  private func askWrongly(_ index: SizeIndex) {
    switch self {
    case .estimateOfUnknownIdentifier: _ = index.estimate(for: ReuseIdentifier(1))
    case .countOfUnknownIdentifier: _ = index.estimatedCount(for: ReuseIdentifier(1))
    case .itemAfterTheLast: _ = index.item(at: 10)
    case .itemBeforeTheFirst: _ = index.item(at: -1)
    case .positionAfterTheEnd: _ = index.position(of: 11)
    case .positionBeforeTheStart: _ = index.position(of: -1)
    case .walkFromAfterTheEnd: index.forEachItem(from: 11) { _ in true }
    case .runsAfterTheEnd: _ = index.runs(in: 9..<11)
    case .runsBeforeTheStart: _ = index.runs(in: -1..<3)
    case .pathAfterTheLast: _ = index.pathViolation(at: 10)
    default: break
    }
  }

  private func changeWrongly(_ index: inout SizeIndex) {
    switch self {
    case .newEstimateTooLarge:
      index.setEstimate(SizeEstimate(Misuse.tooHigh), for: ReuseIdentifier(0))
    case .newEstimateOfUnknownIdentifier:
      index.setEstimate(SizeEstimate(.zero), for: ReuseIdentifier(1))
    case .sizeAfterTheLast: index.setSize(.estimated, at: 10)
    case .sizesAfterTheLast: index.setSizes([.estimated, .estimated], from: 9)
    case .sizeBeforeTheFirst: index.setSize(.estimated, at: -1)
    case .sizeTooHigh: index.setSize(.measured(Misuse.tooHigh), at: 9)
    case .sizeNegative: index.setSize(.measured(Length(units: -1)), at: 9)
    case .assumedTooHigh: index.setSize(.assumed(Misuse.tooHigh), at: 9)
    case .forgettingAfterTheEnd: index.forgetSizes(in: 9..<11)
    case .replacingAfterTheEnd: index.replaceSubrange(11..<11, with: [])
    case .replacingBeforeTheStart: index.replaceSubrange(-1..<3, with: [])
    default: break
    }
  }

  private func insertWrongly(_ index: inout SizeIndex) {
    let many = SizeIndex.maximumCount
    var new: [ItemRun] = []
    switch self {
    case .runOfNoItems: new = [Misuse.run(50, 0)]
    case .runTooHigh: new = [Misuse.run(50, 1, .measured(Misuse.tooHigh))]
    case .runNegative: new = [Misuse.run(50, 1, .assumed(Length(units: -1)))]
    case .runOfUnknownIdentifier: new = [Misuse.run(50, identifier: 1)]
    case .idOfOtherItem: new = [Misuse.run(9, 2)]
    case .idTwiceInOneEdit: new = [Misuse.run(50, 5), Misuse.run(40, 11)]
    case .negativeID: new = [Misuse.run(-1)]
    case .idTooLarge: new = [Misuse.run(Int64.max)]
    case .lastIDTooLarge: new = [Misuse.run(Int64.max - 9, 10)]
    case .oneItemTooMany: new = [Misuse.run(50, many - 9)]
    case .runsTooMany: new = [Misuse.run(50, many), Misuse.run(1 << 40, many)]
    case .runWithMoreThanAll: new = [Misuse.run(50, Int.max - 100)]
    default: break
    }
    index.replaceSubrange(4..<4, with: new)
  }
}
