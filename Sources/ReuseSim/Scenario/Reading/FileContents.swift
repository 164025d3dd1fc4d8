/// What a file holds, or why it cannot be read.
public enum FileContents: Sendable {
  /// The file's bytes.
  case bytes([UInt8])
  /// Why there are none, in a few words such as "no such file", and what would be accepted; `nil` when the
  /// file may be in another place.
  case failure(String, help: String? = nil)
}
