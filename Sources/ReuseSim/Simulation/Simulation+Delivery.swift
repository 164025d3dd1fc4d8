extension Simulation {
  /// Delivers everything that is due at the frame's time, in order.
  mutating func deliver<Observer: TraceObserver>(_ observer: inout Observer) {
    while limit == nil, let entry = agenda.next(upTo: time) {
      switch entry.event {
      case .command(let place): carryOut(scenario.commands[place], &observer)
      case .answer(let request, let isFailure):
        answer(request, isFailure: isFailure, at: entry.time, &observer)
      case .release(let edit, let line): release(edit, line: line, &observer)
      case .repeatedAnswer(let request): answerAgain(request, &observer)
      case .retry(let request): retry(request, at: entry.time, &observer)
      case .trigger(let place):
        let trigger = scenario.triggers[place]
        observer.observe(.command(line: trigger.line))
        run(trigger.block, at: entry.time, &observer)
      case .timer(let timer): fire(timer, at: entry.time, &observer)
      case .returnToWindow(let departure, let line):
        returnToWindow(from: departure, line: line, &observer)
      }
    }
    compareCounts(&observer)
  }

  /// The line of the script that something to come is about; `nil` when it is about none.
  func line(of event: Agenda.Event) -> Int? {
    switch event {
    case .command(let place): scenario.commands[place].line
    case .answer, .repeatedAnswer, .retry: nil
    case .trigger(let place): scenario.triggers[place].line
    case .timer(let timer): timer.line
    case .release(_, let line): line
    case .returnToWindow(let departure, let line): presence.isAway(since: departure) ? line : nil
    }
  }

  /// The round of a repeated command that is to come; 0 for anything else.
  func round(of event: Agenda.Event) -> Int {
    if case .command(let place) = event { scenario.commands[place].round } else { 0 }
  }

  /// Carries out a command and tells what it found.
  mutating func carryOut<Observer: TraceObserver>(
    _ timed: TimedCommand, _ observer: inout Observer
  ) {
    line = timed.line
    observer.observe(.command(line: line))
    if timed.round > 0 { observer.observe(.round(timed.round)) }
    switch perform(timed.command, at: timed.time, &observer) {
    case .found: break
    case .foundInPart: observer.observe(.nothingToDo(line: timed.line, isPart: true))
    case .foundNothing: observer.observe(.nothingToDo(line: timed.line))
    }
  }
}
