/// How much the tool takes from outside.
enum Limits {
  /// The largest script: 16 MiB. A larger one is refused before it is read.
  static let scriptBytes = 16 << 20

  /// The largest file that a script may name: 256 MiB. A larger one is refused before it is read.
  static let dataBytes = 256 << 20

  /// The most threads that `--jobs` may ask for.
  static let jobs = 256

  /// How many bytes of output are gathered before they are written.
  static let outputChunk = 64 << 10
}
