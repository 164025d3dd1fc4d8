/// How much the tool takes from outside; `ScriptLimits` has the sizes of scripts and their files.
enum Limits {
  /// The most threads that `--jobs` may ask for.
  static let jobs = 256

  /// How many bytes of output are gathered before they are written.
  static let outputChunk = 64 << 10
}
