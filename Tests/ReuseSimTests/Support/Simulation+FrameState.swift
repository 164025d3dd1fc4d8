@testable import ReuseSim

extension Simulation {
  /// The list as it stands.
  var frameState: FrameState {
    var copy = self
    return copy.takeFrameState()
  }
}
