/// The violations of a run, one for each root cause: the same guarantee breached by the same item or cell is
/// told once.
struct Findings: Sendable {
  /// How many violations are kept.
  static let kept = 100

  private(set) var violations: [Violation] = []
  private let guarantees: GuaranteeSet

  /// Makes the empty findings of a run in which some guarantees are checked.
  init(_ guarantees: GuaranteeSet) {
    self.guarantees = guarantees
  }

  /// Takes note of a violation.
  mutating func add(_ violation: Violation) {
    guard violations.count < Findings.kept, guarantees.contains(violation.guarantee) else { return }
    let isKnown = violations.contains {
      $0.guarantee == violation.guarantee && $0.item == violation.item && $0.cell == violation.cell
    }
    if !isKnown { violations.append(violation) }
  }

  /// Takes note of what was found in a frame.
  mutating func add(
    _ guarantee: Guarantee, in frame: FrameFold, item: ItemID? = nil, cell: CellID? = nil,
    _ message: String
  ) {
    add(
      Violation(
        guarantee, frame: frame.number, time: frame.time, item: item, cell: cell, message: message))
  }
}
