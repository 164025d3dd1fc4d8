extension Expectation.Moment {
  /// The time up to which a run has to go on for it; `nil` when it waits for none.
  var lastTime: Time? {
    switch self {
    case .end, .everyFrame, .when: nil
    case .time(let time), .everyFrameFrom(let time), .between(_, let time): time
    }
  }
}
