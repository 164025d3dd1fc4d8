/// A setting that says something and has no effect beside the other lines of its run.
struct IdleSetting: Sendable {
  /// The word that its line starts with.
  let word: Word
  /// The word in it that has no effect; `nil` when that is the whole line.
  var part: Word?
  /// Why it has none.
  let reason: String
  /// What would give it one.
  let cure: String
  /// Whether it has none in a run that states it, and in which it does not say what the platform says anyway.
  let isIdle: @Sendable (StatedRun) -> Bool

  /// All of them, in the order of the settings.
  static let all: [IdleSetting] =
    sizeSettings + anchorSettings + correctionSettings + scrollSettings + windowSettings
    + cellSettings + lookAheadSettings + spaceSettings
}
