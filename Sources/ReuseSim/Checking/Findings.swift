/// The violations of a run, one for each root cause: the same guarantee breached by the same item or cell is
/// told once.
struct Findings: Sendable {
  /// Those of each guarantee, in the order of `Guarantee.allCases`.
  private var byGuarantee: [[Violation]]
  private let guarantees: GuaranteeSet
  /// How many more there were.
  private(set) var omitted = 0

  /// Makes the empty findings of a run in which some guarantees are checked.
  init(_ guarantees: GuaranteeSet) {
    self.guarantees = guarantees
    byGuarantee = [[Violation]](repeating: [], count: Guarantee.allCases.count)
  }

  /// All violations, by the frame in which they began.
  var violations: [Violation] {
    let all = byGuarantee.flatMap { $0 }
    let order = all.indices.sorted { (all[$0].frame, $0) < (all[$1].frame, $1) }
    return order.map { all[$0] }
  }

  /// Takes note of what was found in a frame.
  mutating func add(
    _ guarantee: Guarantee, in moment: FrameMoment, item: ItemID? = nil, cell: CellID? = nil,
    _ message: @autoclosure () -> String
  ) {
    guard guarantees.contains(guarantee) else { return }
    let place = guarantee.place
    let isKnown = byGuarantee[place].contains { $0.item == item && $0.cell == cell }
    if isKnown { return }
    guard byGuarantee[place].count < RunLimits.findings else {
      omitted += 1
      return
    }
    byGuarantee[place].append(
      Violation(
        guarantee, frame: moment.number, time: moment.time, item: item, cell: cell,
        message: message()))
  }
}
