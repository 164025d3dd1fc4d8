/// All guarantees of a run, each checked in every frame. Checkers read the trace and change nothing; only
/// agreement looks at the size index itself.
struct Checkers: Sendable {
  /// What was found.
  private(set) var findings: Findings
  private var cells = CellChecker()
  private var requests = RequestChecker()
  private var dataSource = DataSourceChecker()
  private var stability = StabilityChecker()
  private var state: StateChecker
  private let checksCoverage: Bool
  private let checksCells: Bool
  private let checksAttribution: Bool
  private let checksBounds: Bool
  /// Whether they look at the size index.
  let checksAgreement: Bool

  /// Makes the checkers of some guarantees, for a scenario whose cells are of some kinds.
  init(_ guarantees: GuaranteeSet, kinds: [CellKind] = []) {
    state = StateChecker(guarantees, kinds: kinds)
    findings = Findings(guarantees)
    checksCoverage = guarantees.contains(.coverage)
    checksCells =
      guarantees.contains(.exclusivity) || guarantees.contains(.conservation)
      || guarantees.contains(.lifecycle)
    checksAttribution = guarantees.contains(.attribution)
    checksBounds = guarantees.contains(.bounds)
    checksAgreement = guarantees.contains(.agreement)
  }

  /// Whether a fact matters to any of them: most do not, and handing the frame over copies it.
  @inline(__always)
  static func read(_ event: TraceEvent) -> Bool {
    switch event {
    case .cell, .request, .contentChanged, .anchor, .anchorTarget, .referenceTarget, .unsettled,
      .landed, .commit, .presented, .edited, .editEnded, .fieldSet, .focused, .inserted, .removed,
      .moved, .countsDiffer, .asked:
      true
    default: false
    }
  }

  /// Takes note of one fact that matters; `frame` has read it already.
  @inline(__always)
  mutating func observe(_ event: TraceEvent, _ frame: FrameFold) {
    if state.isNeeded { state.observe(event, frame.moment, &findings) }
    switch event {
    case .cell(let call, let cell, let kind, let item):
      if checksCells {
        cells.observe(call, cell, kind, item, frame.moment, &findings)
        dataSource.observe(call, cell)
      }
    case .countsDiffer(let list, let source):
      dataSource.observeCounts(list: list, dataSource: source, frame.moment, &findings)
    case .asked(let item, let place, let count):
      dataSource.observeRequest(for: item, at: place, dataSource: count, frame.moment, &findings)
    case .request(let fact):
      if checksCells { requests.observe(fact, frame.moment, &findings) }
    case .contentChanged(let item, let part, _): requests.observeChange(of: part, of: item)
    case .anchor(.suppressed(let reason)): stability.note(reason)
    case .anchor(.clampedFirst): stability.noteClamp()
    case .anchorTarget(let item, let point, let y, let terms):
      stability.expect(StabilityChecker.Target(item: item, point: point, y: y, terms: terms))
    case .referenceTarget(let reference, let offset, let terms):
      stability.expect(ReferenceChecker.Target(reference: reference, offset: offset, terms: terms))
    case .unsettled(let item, let first, let second):
      findings.add(
        .convergence, in: frame.moment, item: item,
        "\(item) keeps changing between \(first) and \(second)")
    case .landed(let item, let error, _):
      if error != .zero {
        let subject = item.map { "\($0)" } ?? "the content"
        findings.add(
          .landing, in: frame.moment, item: item,
          "\(subject) came to rest \(error) from where it was asked to be")
      }
    case .commit:
      check(frame)
    default:
      break
    }
  }

  @inline(__always)
  private mutating func check(_ frame: FrameFold) {
    if checksCells {
      cells.lose(dataSource.check(frame.moment, &findings))
      cells.check(frame, &findings)
      requests.check(frame, &findings)
    }
    if state.isNeeded { state.check(frame, &findings) }
    stability.check(frame, &findings)
    // What nobody sees is nowhere; where it is when it is seen again is looked at then, with all that happened until then.
    guard frame.isInWindow else { return }
    if checksCoverage && !frame.isUnsettled { CoverageChecker().check(frame, &findings) }
    if checksAttribution { AttributionChecker().check(frame, &findings) }
    if checksBounds { BoundsChecker().check(frame, &findings) }
  }

  /// Looks at a jump of an end of the content: its causes have to add up to it, as those of an item.
  mutating func check(_ jump: Jump, in moment: FrameMoment) {
    if case .item = jump.reference { return }
    let told = jump.causes.reduce(Length.zero) { $0 + $1.amount }
    guard checksAttribution, told != jump.amount else { return }
    findings.add(
      .attribution, in: moment,
      "what the reader holds moved by \(jump.amount), but its causes add up to \(told)")
  }

  /// Looks at the size index after a frame.
  ///
  /// - Precondition: `checksAgreement`.
  mutating func checkAgreement(_ simulation: Simulation, _ frame: FrameFold, isLast: Bool) {
    AgreementChecker().check(simulation, frame, isLast: isLast, &findings)
  }
}
