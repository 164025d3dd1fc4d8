/// Follows what a script expects through a run.
struct ExpectationChecker: Sendable {
  private let expectations: [Expectation]
  private var results: [ExpectationResult?]
  /// The positions of those that are looked at in many frames and have held so far.
  private var lasting: [Int] = []
  /// The positions of those with one time that has not come, the next one last.
  private var dated: [Int] = []
  /// What those wait for that are looked at when something happens, by position.
  private var watches: [OccurrenceWatch?]
  /// How often those were looked at that are looked at in many frames, by position.
  private var looks: [Int]
  /// The latest time that an expectation names.
  let lastTime: Time?

  /// Makes the checker.
  init(_ expectations: [Expectation]) {
    self.expectations = expectations
    results = [ExpectationResult?](repeating: nil, count: expectations.count)
    looks = [Int](repeating: 0, count: expectations.count)
    lastTime = expectations.compactMap { $0.moment.lastTime }.max()
    watches = expectations.map {
      if case .when(let occurrence) = $0.moment { OccurrenceWatch(occurrence) } else { nil }
    }
    for place in expectations.indices {
      switch expectations[place].moment {
      case .everyFrame, .everyFrameFrom, .between, .when: lasting.append(place)
      case .time: dated.append(place)
      case .end: break
      }
    }
    let times = expectations.map { $0.moment.lastTime ?? .zero }
    dated.sort { (times[$0], $0) > (times[$1], $1) }
  }

  /// Whether there is anything to look at before the run is over.
  var isWaiting: Bool { !lasting.isEmpty || !dated.isEmpty }

  /// Looks at a run after a frame.
  mutating func check(_ view: RunView) {
    var place = 0
    while place < lasting.count {
      let number = lasting[place]
      place += 1
      guard isMoment(of: number, view) else { continue }
      looks[number] += 1
      let (held, actual) = view.evaluate(expectations[number].condition)
      if held { continue }
      place -= 1
      lasting.remove(at: place)
      let frame = "frame \(view.metrics.frame.number), \(view.metrics.frame.time.secondsText) s"
      note(number, held: false, "\(actual) in \(frame)")
    }
    while let number = dated.last, view.isDue(time(of: number)) {
      dated.removeLast()
      let (held, actual) = view.evaluate(expectations[number].condition)
      note(number, held: held, actual)
    }
  }

  /// Whether an expectation that is looked at in many frames is looked at in this one.
  private mutating func isMoment(of number: Int, _ view: RunView) -> Bool {
    switch expectations[number].moment {
    case .everyFrameFrom(let time): view.isDue(time)
    case .between(let first, let last): view.isDue(first) && view.metrics.frame.time <= last
    case .when(let occurrence):
      watches[number]?.happens(
        view.simulation.occurs(occurrence), items: view.simulation.items(for: occurrence)) ?? false
    case .everyFrame, .time, .end: true
    }
  }

  /// Looks at a run after its last frame.
  ///
  /// - Returns: what became of each expectation; one that was never looked at did not hold.
  mutating func finish(
    _ view: RunView, _ violations: inout [Violation]
  ) -> [ExpectationResult] {
    for number in lasting { noteLasting(number, view) }
    for number in dated { note(number, held: false, "the run ended before that time") }
    admit(&violations)
    for number in expectations.indices where results[number] == nil {
      let (held, actual) = view.evaluate(expectations[number].condition, violations: violations)
      note(number, held: held, actual)
    }
    return results.compactMap { $0 }
  }

  private mutating func noteLasting(_ number: Int, _ view: RunView) {
    let times = "\(looks[number]) \(looks[number] == 1 ? "time" : "times")"
    switch expectations[number].moment {
    case .when:
      note(number, held: looks[number] > 0, looks[number] > 0 ? times : "it never happened")
    case .everyFrameFrom(let time), .between(_, let time):
      let isOver = view.isDue(time)
      let frames = looks[number] > 0 ? "in every such frame" : "no frame was between"
      note(
        number, held: isOver && looks[number] > 0,
        isOver ? frames : "the run ended before that time")
    case .everyFrame, .time, .end: note(number, held: true, "in every frame")
    }
  }

  /// Marks the violations that the script expects.
  private func admit(_ violations: inout [Violation]) {
    for expectation in expectations {
      guard case .violation(let expected) = expectation.condition else { continue }
      for place in violations.indices where expected.matches(violations[place]) {
        violations[place].isAdmitted = true
      }
    }
  }

  private mutating func note(_ number: Int, held: Bool, _ actual: String) {
    results[number] = ExpectationResult(
      text: expectations[number].text, line: expectations[number].line, held: held, actual: actual)
  }

  private func time(of number: Int) -> Time { expectations[number].moment.lastTime ?? .zero }
}
