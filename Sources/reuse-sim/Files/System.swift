/// The world outside as the tool sees it: files, standard streams, a few facts about the machine.
///
/// The tool proper talks to nothing else, so that tests can give it a world of their own.
protocol System: Sendable {
  /// What is at a path, symbolic links followed.
  func status(of path: String) throws(FileFailure) -> FileStatus

  /// The names in a folder, in any order, without `.` and `..`.
  func names(in folder: String) throws(FileFailure) -> [String]

  /// The bytes of an ordinary file; one with more than `limit` bytes is refused, and so are pipes and devices,
  /// which might never end.
  func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8]

  /// The bytes of standard input up to its end; more than `limit` are refused.
  func standardInput(limit: Int) throws(FileFailure) -> [UInt8]

  /// Puts bytes in the place of what a file contains, or makes the file. An ordinary file has either its old
  /// contents or all of the new ones, whatever happens.
  func replaceContents(of path: String, with bytes: [UInt8]) throws(FileFailure)

  /// Makes a file that is not there yet.
  func create(_ path: String, with bytes: [UInt8]) throws(FileFailure)

  /// Opens a file to be written from its start.
  func open(_ path: String) throws(FileFailure) -> Channel

  /// Writes all bytes.
  func write(_ bytes: [UInt8], to channel: Channel) throws(FileFailure)

  /// Closes what `open` opened.
  func close(_ channel: Channel) throws(FileFailure)

  /// Whether a person looks at standard output.
  var showsStandardOutput: Bool { get }

  /// A variable of the environment.
  func environment(_ name: String) -> String?

  /// How many threads the machine runs at once.
  var processors: Int { get }
}

/// Something that can be written to, by the number the system knows it by.
struct Channel: Hashable, Sendable {
  var descriptor: Int32

  static let standardOutput = Channel(descriptor: 1)
  static let standardError = Channel(descriptor: 2)
}

/// What is at a path.
struct FileStatus: Hashable, Sendable {
  /// What kind of thing it is.
  enum Kind: Hashable, Sendable {
    case file
    case folder
    /// A pipe, a terminal, a device.
    case other
  }

  var kind: Kind
  /// Equal for two paths that lead to the same thing.
  var identity: Identity

  /// What tells a thing in the file system from every other.
  struct Identity: Hashable, Sendable {
    var device: UInt64
    var number: UInt64
  }
}
