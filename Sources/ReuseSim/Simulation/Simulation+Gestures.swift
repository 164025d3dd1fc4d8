extension Simulation {
  /// Moves the content with a finger, and leaves it to itself when that is gone.
  mutating func advance(_ finger: Finger, to time: Time) -> Bool {
    var finger = finger
    let hadMoved = finger.hasMoved
    let way = finger.advance(to: time)
    if finger.hasMoved && !hadMoved { dragBegins(at: finger.firstMove) }
    takeKeyboardAlong(&finger, at: time)
    if policies.edges == .bounce && way != .zero {
      pull(by: way, &finger.pull)
    } else {
      moveContent(by: way)
    }
    motion = .finger(finger)
    guard time >= finger.end else { return false }
    leaveKeyboard(at: finger.end)
    take(.none)
    release(at: finger.releaseVelocity, policies.deceleration, at: finger.end)
    return motion != .none
  }

  /// Moves the content with a finger that may pull it beyond an edge.
  ///
  /// - Parameter pull: How far it has pulled; what is beyond an edge for other reasons counts as pulled.
  private mutating func pull(by way: Length, _ pull: inout Length) {
    virtualizer.settleChanges(before: .init(sign: way.units))
    let band = RubberBand(dimension: virtualizer.viewport.height)
    let beyond = virtualizer.overscroll
    if band.stretch(pull) != beyond { pull = band.pull(beyond) }
    let wanted = virtualizer.offset - beyond + pull + way
    let inside = virtualizer.freeOffsets.clamp(wanted)
    pull = wanted - inside
    moveContent(by: inside + band.stretch(pull) - virtualizer.offset, beyondEdges: true)
  }

  /// Moves the content with momentum.
  mutating func advance(_ fling: Fling, gone: Length, to time: Time) -> Bool {
    var fling = fling
    guard policies.edges == .bounce else {
      let total = fling.advance(to: time)
      motion = .fling(fling, gone: total)
      moveContent(by: total - gone)
      if fling.isOver { take(.none) }
      return false
    }
    virtualizer.settleChanges(before: .init(sign: fling.fineVelocity))
    let free = virtualizer.freeOffsets
    let edge = (fling.fineVelocity < 0 ? free.lowest : free.highest) - virtualizer.offset + gone
    let total = fling.advance(to: time, edge: edge)
    motion = .fling(fling, gone: total)
    moveContent(by: total - gone, beyondEdges: true)
    if fling.isAt(edge) {
      take(.spring(spring(from: fling)))
      return true
    }
    return fling.isOver && endMotion(at: fling.now)
  }

  /// Moves the content on its way back from beyond an edge. Where other content has come to lie there meanwhile,
  /// a spring on its way out becomes momentum, and one on its way back ends.
  mutating func advance(_ spring: Spring, to time: Time) -> Bool {
    var spring = spring
    virtualizer.settleChanges(before: .init(sign: spring.fineVelocity))
    let beyond = virtualizer.overscroll
    if beyond != spring.shown {
      if beyond == .zero {
        let goesOn = spring.goesOut
        take(goesOn ? .fling(spring.momentum(from: spring.last), gone: .zero) : .none)
        return goesOn
      }
      spring = Spring(
        start: spring.last, displacement: beyond, fineVelocity: spring.fineVelocity,
        scale: scenario.device.scale, rate: spring.rate)
    }
    let now = spring.advance(to: time)
    motion = .spring(spring)
    moveContent(by: now - beyond, beyondEdges: true)
    if spring.hasCrossed {
      take(.fling(spring.momentum(from: spring.now), gone: .zero))
      return true
    }
    if spring.isOver { take(.none) }
    return false
  }
}

extension Spring {
  /// The momentum that goes on from it.
  fileprivate func momentum(from start: Time) -> Fling {
    Fling(start: start, velocity: Length(units: fineVelocity / Fling.fineness), rate: rate)
  }
}
