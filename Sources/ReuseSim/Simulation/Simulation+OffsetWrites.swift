extension Simulation {
  /// What a write of the content offset, by the app or to keep the anchor in place, does to the movement under way.
  ///
  /// A movement to a place (a scroll to an item, a thumb that is dragged, the way back from beyond an edge) knows no
  /// difference between going on from the new place and going on as if nothing had been written.
  mutating func offsetWasWritten(by amount: Length) {
    guard amount != .zero, motion != .none else { return }
    switch policies.offsetWrite {
    case .stops: endMotion(at: time)
    case .continues: if motion.isRelative { strayed += amount }
    case .rebases: break
    }
  }

  /// What the clamp took back of what was written needs no taking back any more.
  mutating func clampTookBack(_ clamp: Length) {
    guard (clamp > .zero) != (strayed > .zero) else { return }
    strayed += strayed > .zero ? max(clamp, -strayed) : min(clamp, -strayed)
  }

  /// Takes the content back to where the movement under way would have it; what is held goes along.
  mutating func resumeMotion() {
    guard strayed != .zero else { return }
    thisUpdate.motionCorrection += virtualizer.scroll(by: -strayed)
    strayed = .zero
  }
}
