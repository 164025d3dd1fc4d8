extension ScenarioBuilder {
  /// The meaning of a command that moves the content; `nil` for others.
  static func movement(_ statement: CommandStatement) -> Command? {
    switch statement {
    case .scrollBy(let distance, let time, let curve):
      return .scrollBy(distance, over: time, curve: curve)
    case .scrollToItem(let item, let alignment, let time, let curve):
      return .scrollToItem(item, alignment ?? .top, over: time, curve: curve)
    case .scrollTo(let place, let time, let curve):
      return .scrollTo(place, over: time, curve: curve)
    case .drag(let up, let distance, let time, let lifts):
      return .drag(up ? distance : -distance, over: time, lifts: lifts)
    case .dragLine(let from, let to, let time, let lifts):
      let path = [FingerPoint(time: .zero, y: from), FingerPoint(time: time, y: to)]
      return .dragPath(path, lifts: lifts)
    case .dragPath(let path, let lifts): return .dragPath(path, lifts: lifts)
    case .dragThumb(let from, let to, let time): return .dragThumb(from: from, to: to, over: time)
    case .touch(let time): return .touch(time ?? .zero)
    case .fling(let speed, let rate): return .fling(speed, rate)
    default: return nil
    }
  }
}
