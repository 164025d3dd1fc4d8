/// Follows what a script expects through a run.
struct ExpectationChecker: Sendable {
  private let expectations: [Expectation]
  private var results: [ExpectationResult?]
  /// The positions of those that hold in every frame so far.
  private var everyFrame: [Int] = []
  /// The positions of those with a time that has not come, the next one last.
  private var dated: [Int] = []

  /// Makes the checker.
  init(_ expectations: [Expectation]) {
    self.expectations = expectations
    results = [ExpectationResult?](repeating: nil, count: expectations.count)
    for place in expectations.indices {
      switch expectations[place].moment {
      case .everyFrame: everyFrame.append(place)
      case .time: dated.append(place)
      case .end: break
      }
    }
    dated.sort {
      (ExpectationChecker.time(expectations[$0]), $0) > (
        ExpectationChecker.time(expectations[$1]), $1
      )
    }
  }

  /// The latest time that an expectation names.
  var lastTime: Time? { dated.first.map { ExpectationChecker.time(expectations[$0]) } }

  /// Whether there is anything to look at before the run is over.
  var isWaiting: Bool { !everyFrame.isEmpty || !dated.isEmpty }

  /// Looks at a run after a frame.
  mutating func check(_ view: RunView) {
    var place = 0
    while place < everyFrame.count {
      let number = everyFrame[place]
      let (held, actual) = view.evaluate(expectations[number].condition)
      if held {
        place += 1
        continue
      }
      everyFrame.remove(at: place)
      let frame = "frame \(view.metrics.frame.number), \(view.metrics.frame.time.secondsText) s"
      note(number, held: false, "\(actual) in \(frame)")
    }
    while let number = dated.last, view.isDue(ExpectationChecker.time(expectations[number])) {
      dated.removeLast()
      let (held, actual) = view.evaluate(expectations[number].condition)
      note(number, held: held, actual)
    }
  }

  /// Looks at a run after its last frame.
  ///
  /// - Returns: what became of each expectation; one whose time never came did not hold.
  mutating func finish(
    _ view: RunView, _ violations: inout [Violation]
  ) -> [ExpectationResult] {
    for number in everyFrame { note(number, held: true, "in every frame") }
    for number in dated { note(number, held: false, "the run ended before that time") }
    admit(&violations)
    for number in expectations.indices where results[number] == nil {
      let (held, actual) = view.evaluate(expectations[number].condition, violations: violations)
      note(number, held: held, actual)
    }
    return results.compactMap { $0 }
  }

  /// Marks the violations that the script expects.
  private func admit(_ violations: inout [Violation]) {
    for expectation in expectations {
      guard case .violation(let guarantee, let item) = expectation.condition else { continue }
      for place in violations.indices
      where violations[place].guarantee == guarantee
        && (item == nil || violations[place].item == item)
      {
        violations[place].isAdmitted = true
      }
    }
  }

  private mutating func note(_ number: Int, held: Bool, _ actual: String) {
    results[number] = ExpectationResult(
      text: expectations[number].text, line: expectations[number].line, held: held, actual: actual)
  }

  private static func time(_ expectation: Expectation) -> Time {
    guard case .time(let time) = expectation.moment else { return .zero }
    return time
  }
}
