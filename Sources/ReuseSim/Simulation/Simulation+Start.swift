extension Simulation {
  /// Takes the reader to where the list begins, in the initial layout: a navigation like any other, whose target is the
  /// anchor until it ends.
  mutating func start<Observer: TraceObserver>(_ observer: inout Observer) {
    line = scenario.startLine
    guard scenario.start != .top else { return }
    guard let target = startTarget else {
      observer.observe(.nothingToDo(line: line))
      return
    }
    scroll(to: target, over: .zero, at: time)
    advanceMotion(&observer)
    if scenario.start == .end { virtualizer.beginAtEnd() }
  }

  /// What the list begins at; `nil` when that is an item that it does not have.
  private var startTarget: ScrollTarget? {
    switch scenario.start {
    case .top: return nil
    case .end: return .end
    case .offset(let offset): return .offset(offset)
    case .item(let reference, let alignment):
      guard let index = index(of: reference) else { return nil }
      let asked = alignment ?? .top
      return .item(
        virtualizer.sizes.item(at: index).id, scenario.isInverted ? asked.mirrored : asked)
    }
  }
}
