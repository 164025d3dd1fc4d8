extension Simulation {
  /// Carries out a block of the app. Names that it gives are forgotten behind it.
  ///
  /// - Parameter start: when what it belongs to was due.
  mutating func run<Observer: TraceObserver>(
    _ block: AppBlock, at start: Time, _ observer: inout Observer
  ) {
    let outer = app.names.count
    for step in block.steps where limit == nil {
      carryOut(TimedCommand(time: start, command: step.command, line: step.line), &observer)
    }
    app.names.removeSubrange(outer...)
  }

  /// Carries out what only the app does.
  ///
  /// - Returns: whether it found something to do.
  mutating func performOfApp<Observer: TraceObserver>(
    _ command: Command, at start: Time, _ observer: inout Observer
  ) -> Bool {
    switch command {
    case .block(let block): run(block, at: start, &observer)
    case .bind(let name, let expression): bind(name, expression, &observer)
    case .layoutNow:
      if !presence.isInWindow { observer.observe(.laidOutOffWindow(line: line)) }
      layOutNow(&observer)
    case .correctOffset(let write): correctOffset(write, &observer)
    case .navigateOffset(let write): navigateOffset(write, at: start, &observer)
    case .after(let delay, let latest, let block):
      let timer = Timer(block: block, names: app.names, line: line, load: nil)
      agenda.schedule(.timer(timer), at: start + drawnDelay(delay, latest, at: start))
    case .load(let name, let delay, let latest, let block):
      if app.loading.contains(name) { break }
      app.loading.append(name)
      let timer = Timer(block: block, names: app.names, line: line, load: name)
      agenda.schedule(.timer(timer), at: start + drawnDelay(delay, latest, at: start))
    case .branch(let left, let relation, let right, let block):
      branch(left, relation, right, block, at: start, &observer)
    default: return false
    }
    return true
  }

  /// How long the app waits from a time on. What is drawn depends on that time, and on how many others were drawn
  /// for it before.
  private mutating func drawnDelay(_ low: Time, _ high: Time?, at start: Time) -> Time {
    guard let high else { return low }
    if app.drawnDelays.start != start { app.drawnDelays = (start, 0) }
    defer { app.drawnDelays.count += 1 }
    return latency.delay(from: low, to: high, at: start, number: app.drawnDelays.count)
  }

  /// Carries out what waited for its time.
  mutating func fire<Observer: TraceObserver>(
    _ timer: Timer, at start: Time, _ observer: inout Observer
  ) {
    line = timer.line
    observer.observe(.command(line: line))
    app.names = timer.names
    run(timer.block, at: start, &observer)
    app.names = []
    app.loading.removeAll { $0 == timer.load }
  }

  private mutating func bind<Observer: TraceObserver>(
    _ name: String, _ expression: Expression, _ observer: inout Observer
  ) {
    do throws(EvaluationFailure) {
      let value = try value(of: expression)
      app.names.append(NamedValue(name: name, value: value))
      observer.observe(.named(name, value))
    } catch {
      app.names.append(NamedValue(name: name, value: nil))
      observer.observe(.noValue(line: line, error))
    }
  }

  private mutating func branch<Observer: TraceObserver>(
    _ left: Expression, _ relation: Relation, _ right: Expression, _ block: AppBlock,
    at start: Time, _ observer: inout Observer
  ) {
    do throws(EvaluationFailure) {
      let (first, second) = try values(of: left, right)
      if relation.holds(first, second) { run(block, at: start, &observer) }
    } catch {
      observer.observe(.noValue(line: line, error))
    }
  }
}

/// A block of the app that waits for its time.
struct Timer: Hashable, Sendable {
  /// What the app does then.
  let block: AppBlock
  /// What was named when it began to wait.
  let names: [NamedValue]
  /// The line of the script it stands in.
  let line: Int
  /// The load that it ends, if it is one.
  let load: String?
}
