extension Simulation {
  /// Asks for the content of an item that a cell was configured for, as far as it is not there. Content that goes to
  /// the model and is on its way already is not asked for again.
  mutating func requestContent<Observer: TraceObserver>(
    of cell: DisplayedCell, _ observer: inout Observer
  ) {
    let parts = scenario.kinds[Int(cell.reuseIdentifier.rawValue)].contentParts
    if parts.isEmpty { return }
    for place in parts.indices where !list.state(at: cell.index).hasArrived(place) {
      let asker = asker(cell)
      let open = requests.openRequest(for: cell.item, part: place, isNewest: true)
      if let open, fault != .repeatedRequest {
        if open.isPrefetch && open.asker == nil {
          tell(.joined, requests.join(open, from: asker), &observer)
          continue
        }
        if parts[place].answers == .model && !parts[place].asksEachTime { continue }
      }
      send(for: cell.item, cell.reuseIdentifier, part: place, from: asker, &observer)
    }
  }

  /// Asks for the content of an item whose cell comes on screen, where `willDisplay` sets it and nothing is on its way.
  mutating func requestContentWhenShown<Observer: TraceObserver>(
    of cell: DisplayedCell, _ observer: inout Observer
  ) {
    let parts = scenario.kinds[Int(cell.reuseIdentifier.rawValue)].contentParts
    for place in parts.indices
    where parts[place].code.isSetWhenShown && !list.state(at: cell.index).hasArrived(place) {
      if requests.openRequest(for: cell.item, part: place, isNewest: true) != nil { continue }
      send(for: cell.item, cell.reuseIdentifier, part: place, from: asker(cell), &observer)
    }
  }

  private func asker(_ cell: DisplayedCell) -> Requests.Asker {
    Requests.Asker(
      cell: cell.cell, index: cell.index, generation: contents[cell.cell]?.generation ?? 0)
  }

  /// Asks for the content of a part of an item: for a cell, or beforehand.
  mutating func send<Observer: TraceObserver>(
    for item: ItemID, _ kind: ReuseIdentifier, part: Int, from asker: Requests.Asker?,
    _ observer: inout Observer
  ) {
    let request = requests.send(for: item, kind, part: part, from: asker)
    tell(.sent, request, &observer)
    attempt(request, at: time)
  }

  /// Cancels what a cell that leaves the screen has asked for, where that is what the app does.
  mutating func cancelRequests<Observer: TraceObserver>(
    of cell: DisplayedCell, _ observer: inout Observer
  ) {
    let parts = scenario.kinds[Int(cell.reuseIdentifier.rawValue)].contentParts
    for place in parts.indices where parts[place].cancelling == .whenHidden {
      cancel(place, of: cell.item, for: cell.cell, &observer)
    }
  }

  /// Cancels what a cell has asked for a part of an item, or a prefetch when it is no cell, unless its answer is as good
  /// as there.
  mutating func cancel<Observer: TraceObserver>(
    _ part: Int, of item: ItemID, for cell: CellID?, _ observer: inout Observer
  ) {
    guard let request = requests.openRequest(for: item, part: part), request.asker?.cell == cell
    else { return }
    if let limit = self.part(of: request).cancelsTooLate, let due = requests.dueTime(of: request),
      due - time <= limit
    {
      return
    }
    end(request, .cancelled, &observer)
  }

  /// Makes an attempt: its answer will come.
  private mutating func attempt(_ request: Requests.Request, at start: Time) {
    let attempt = requests.attempt(request)
    let part = part(of: request)
    let isFailure = part.failures.map { latency.fails(attempt, $0) } ?? false
    let time = start + latency.time(of: attempt, part.latency)
    requests.note(time, for: request)
    agenda.schedule(.answer(request, isFailure: isFailure), at: time)
  }

  /// Makes another attempt, unless the request was cancelled meanwhile.
  mutating func retry<Observer: TraceObserver>(
    _ sent: Requests.Request, at time: Time, _ observer: inout Observer
  ) {
    guard let request = requests[sent.number] else { return }
    tell(.retried, request, &observer)
    attempt(request, at: time)
  }

  /// Takes an answer that was due at a time.
  mutating func answer<Observer: TraceObserver>(
    _ sent: Requests.Request, isFailure: Bool, at time: Time, _ observer: inout Observer
  ) {
    if fault == .lostAnswer { requests.end(sent) }
    guard let request = requests[sent.number] else {
      if fault != .lostAnswer { tell(.late, sent, &observer) }
      return
    }
    let part = part(of: request)
    if isFailure {
      guard let retries = part.retries, request.retries < retries.limit else {
        end(request, .failed, &observer)
        return
      }
      requests.noteRetry(of: request)
      tell(.stumbled, request, &observer)
      agenda.schedule(.retry(request), at: time + retries.delay)
      return
    }
    if let delay = part.repeats { agenda.schedule(.repeatedAnswer(request), at: time + delay) }
    let cell = receiver(of: request)
    guard counts(request) else {
      end(request, .lost, &observer)
      return
    }
    guard let index = virtualizer.sizes.index(of: request.item),
      request.isPrefetch || part.answers == .model || isShown(request, in: cell)
    else {
      end(request, .lost, &observer)
      presentAnswer(request, in: cell, at: nil, &observer)
      return
    }
    end(request, .arrived, &observer)
    requests.hold(request.version, of: request.item, part: request.part)
    receive(request.part, at: index, &observer)
    presentAnswer(request, in: cell, at: index, &observer)
  }

  /// Takes an answer that came before, a second time.
  mutating func answerAgain<Observer: TraceObserver>(
    _ request: Requests.Request, _ observer: inout Observer
  ) {
    tell(.repeated, request, &observer)
    guard counts(request) else { return }
    presentAnswer(
      request, in: receiver(of: request), at: virtualizer.sizes.index(of: request.item), &observer)
  }

  /// Whether an answer counts: its content has not changed since it was asked for, or the app does not look.
  private func counts(_ request: Requests.Request) -> Bool {
    part(of: request).takesOldAnswers
      || request.version == requests.newestVersion(of: request.item, part: request.part)
  }

  /// Ends a request.
  mutating func end<Observer: TraceObserver>(
    _ request: Requests.Request, _ call: RequestFact.Call, _ observer: inout Observer
  ) {
    requests.end(request)
    tell(call, request, &observer)
    if fault == .doubleAnswer { tell(call, request, &observer) }
  }

  private func part(of request: Requests.Request) -> ContentPart {
    scenario.kinds[Int(request.kind.rawValue)].contentParts[request.part]
  }

  private func tell<Observer: TraceObserver>(
    _ call: RequestFact.Call, _ request: Requests.Request, _ observer: inout Observer
  ) {
    observer.observe(
      .request(
        RequestFact(
          call, request: request.number, item: request.item, part: part(of: request).name,
          cell: request.asker?.cell)))
  }
}

extension Simulation {
  /// Gives an item its content.
  private mutating func receive<Observer: TraceObserver>(
    _ part: Int, at index: Int, _ observer: inout Observer
  ) {
    changeArrival(at: index, &observer) { $0.noteArrival(of: part) }
  }

  /// Takes the content of an item away.
  mutating func loseContent<Observer: TraceObserver>(
    of part: Int, at index: Int, _ observer: inout Observer
  ) {
    guard list.state(at: index).hasArrived(part) else { return }
    changeArrival(at: index, &observer) { $0.noteLoss(of: part) }
  }

  /// Changes which content of an item is there. Its true height may change; the app and the item's cell have the list hear
  /// of that, each in its way.
  private mutating func changeArrival<Observer: TraceObserver>(
    at index: Int, _ observer: inout Observer, _ change: (inout ItemState) -> Void
  ) {
    var state = list.state(at: index)
    change(&state)
    let isResized = list.setState(state, at: index)
    let range = index..<(index + 1)
    thisUpdate.arrivals.append(virtualizer.sizes.item(at: index).id)
    switch scenario.arrival {
    case .reloads: _ = reload([range], &observer)
    case .reconfigures: reconfigure(at: index, &observer)
    case .reportsSize:
      if isResized { reportArrival(at: index, &observer) }
    case .tellsNobody:
      if isResized { askForSize(in: range) }
      renewExactEstimate(at: index, &observer)
    }
  }

  /// The cell of an item whose content has arrived asks to be measured; whether it is heard the policy says.
  private mutating func askForSize(in range: Range<Int>) {
    if policies.selfSizing.hears(.cell) {
      virtualizer.invalidateSizes(in: range)
    } else {
      virtualizer.markStale(in: range)
    }
  }

  /// Where estimates are exact, an item that nobody has measured counts as its new height at once, and so does one whose cell
  /// would say it and is not asked off screen.
  private mutating func renewExactEstimate<Observer: TraceObserver>(
    at index: Int, _ observer: inout Observer
  ) {
    guard policies.estimate == .exact else { return }
    switch virtualizer.sizes.item(at: index).belief {
    case .assumed, .remembered: break
    case .estimated: return
    case .measured:
      let cell = virtualizer.displayed.first { $0.index == index && $0.needsMeasure }
      guard let cell, !isAskedFirst(cell) else { return }
    }
    let height = list.height(at: index)
    let range = index..<(index + 1)
    telling(.contentArrived, range, &observer) { $0.reportSizes(range, height) }
  }

  /// Has the list hear of the new size of an item, as `resize` does.
  private mutating func reportArrival<Observer: TraceObserver>(
    at index: Int, _ observer: inout Observer
  ) {
    let range = index..<(index + 1)
    askForSize(in: range)
    if virtualizer.displayed.contains(where: { $0.index == index && isAskedFirst($0) }) { return }
    let height = list.height(at: index)
    telling(.contentArrived, range, &observer) { $0.reportSizes(range, height) }
  }

  /// Configures the cell of an item again, which has it measured. An item that no cell is asked for is measured when it
  /// appears.
  private mutating func reconfigure<Observer: TraceObserver>(
    at index: Int, _ observer: inout Observer
  ) {
    let range = index..<(index + 1)
    configureAgain([range], &observer)
    virtualizer.invalidateSizes(in: range)
    if virtualizer.displayed.contains(where: { $0.index == index && isAskedFirst($0) }) { return }
    renewExactEstimate(at: index, &observer)
    let run = virtualizer.sizes.runs(in: range)[0]
    if !run.size.isMeasured { return }
    virtualizer.setSizes(range, as: [run.withoutMeasurement], because: .remeasurement)
  }
}
