/// The violations of a run, one for each root cause: the same guarantee breached by the same item or cell is
/// told once.
struct Findings: Sendable {
  /// Those of each guarantee, in the order of `Guarantee.allCases`.
  private var byGuarantee: [[Violation]]
  private let guarantees: GuaranteeSet
  /// How many more there were.
  private(set) var omitted = 0
  /// Where those stand that have a root cause; only ever looked up in.
  private var places: [RootCause: Place] = [:]

  /// Where a violation stands.
  private struct Place: Hashable {
    var guarantee: Int
    var index: Int
  }

  /// Makes the empty findings of a run in which some guarantees are checked.
  init(_ guarantees: GuaranteeSet) {
    self.guarantees = guarantees
    byGuarantee = [[Violation]](repeating: [], count: Guarantee.allCases.count)
  }

  /// All violations, by the frame in which they began.
  var violations: [Violation] {
    let all = byGuarantee.flatMap { $0 }
    let order = all.indices.sorted { (all[$0].frame, $0) < (all[$1].frame, $1) }
    return order.map { place in
      var violation = all[place]
      violation.message += violation.affectedText
      return violation
    }
  }

  /// Takes note of what was found in a frame and where it comes from: once for each root cause, with all items that
  /// it concerns.
  mutating func add(
    _ guarantee: Guarantee, _ cause: RootCause, in moment: FrameMoment, item: ItemID, cell: CellID,
    _ message: @autoclosure () -> String
  ) {
    guard guarantees.contains(guarantee) else { return }
    if let place = places[cause] {
      byGuarantee[place.guarantee][place.index].note(item, guarantee)
      return
    }
    let place = Place(guarantee: guarantee.place, index: byGuarantee[guarantee.place].count)
    guard place.index < RunLimits.findings else {
      omitted += 1
      return
    }
    var violation = Violation(
      guarantee, frame: moment.number, time: moment.time, item: item, cell: cell, message: message()
    )
    violation.faultClass = cause.faultClass
    violation.field = cause.field
    violation.source = cause.source
    byGuarantee[place.guarantee].append(violation)
    places[cause] = place
  }

  /// Takes note of what was found in a frame.
  mutating func add(
    _ guarantee: Guarantee, in moment: FrameMoment, item: ItemID? = nil, cell: CellID? = nil,
    as faultClass: FaultClass? = nil, _ message: @autoclosure () -> String
  ) {
    guard guarantees.contains(guarantee) else { return }
    let place = guarantee.place
    let isKnown = byGuarantee[place].contains {
      $0.item == item && $0.cell == cell && $0.faultClass == faultClass
    }
    if isKnown { return }
    guard byGuarantee[place].count < RunLimits.findings else {
      omitted += 1
      return
    }
    var violation = Violation(
      guarantee, frame: moment.number, time: moment.time, item: item, cell: cell, message: message()
    )
    violation.faultClass = faultClass
    byGuarantee[place].append(violation)
  }
}

extension Violation {
  /// Another item was found that the root cause concerns, or another guarantee that it breaks.
  fileprivate mutating func note(_ item: ItemID, _ guarantee: Guarantee) {
    if guarantee != self.guarantee { alsoBreaks.insert(guarantee) }
    if !concerns(item), affectedItems.count < RunLimits.affectedItems { affectedItems.append(item) }
  }

  /// The further items, the first ones by name.
  fileprivate var affectedText: String {
    guard let first = affectedItems.first else { return "" }
    var text = affectedItems.count == 1 ? "; also on \(first)" : "; also on items "
    if affectedItems.count == 1 { return text }
    let named = affectedItems.prefix(affectedItems.count > 4 ? 3 : 4)
    for (place, item) in named.enumerated() {
      let isLast = place == affectedItems.count - 1
      text += (place == 0 ? "" : isLast ? " and " : ", ") + String(item.rawValue)
    }
    let more = affectedItems.count - named.count
    if more == 0 { return text }
    return text + " and " + (affectedItems.count == RunLimits.affectedItems ? "at least " : "")
      + "\(more) more"
  }
}
