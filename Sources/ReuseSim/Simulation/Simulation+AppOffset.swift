extension Simulation {
  /// The app moves the content offset to undo a shift. What becomes of a movement under way the policy
  /// says.
  mutating func correctOffset<Observer: TraceObserver>(
    _ write: OffsetWrite, _ observer: inout Observer
  ) {
    guard let target = target(of: write, &observer) else { return }
    let moved = target - virtualizer.offset
    virtualizer.writeOffset(target)
    offsetWasWritten(by: moved)
  }

  /// The app takes the reader to another content offset, at once. What was beyond an edge then, and still is,
  /// swings back.
  mutating func navigateOffset<Observer: TraceObserver>(
    _ write: OffsetWrite, at start: Time, _ observer: inout Observer
  ) {
    guard let target = target(of: write, &observer) else { return }
    let way = target - virtualizer.offset
    begin(.none, at: start)
    virtualizer.dropOwedCorrection()
    thisFrame.phase = .animation
    moveContent(by: way)
    endMotion(at: start)
  }

  /// The content offset that is written; `nil` when it cannot be told.
  private func target<Observer: TraceObserver>(
    of write: OffsetWrite, _ observer: inout Observer
  ) -> Length? {
    do throws(EvaluationFailure) {
      switch write {
      case .by(let way): return virtualizer.offset + (try length(of: way))
      case .to(let offset): return try length(of: offset)
      }
    } catch {
      observer.observe(.noValue(line: line, error))
      return nil
    }
  }

  /// A number of points, rounded to the nearest unit.
  private func length(of expression: Expression) throws(EvaluationFailure) -> Length {
    let farthest = Length(points: ScriptLimits.distance)
    guard let length = try value(of: expression).roundedToUnit.length,
      length >= -farthest, length <= farthest
    else { throw .tooFar }
    return length
  }
}
