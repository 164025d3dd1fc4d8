/// Names of files, with slashes between folders.
enum FilePath {
  /// The folder of a file with the slash at its end; empty for a name without a folder.
  static func folder(of path: String) -> String {
    let bytes = Array(path.utf8)
    guard let slash = bytes.lastIndex(of: FilePath.slash) else { return "" }
    return String(decoding: bytes[...slash], as: UTF8.self)
  }

  /// A file's name without its folder.
  static func name(of path: String) -> String {
    let bytes = Array(path.utf8)
    guard let slash = bytes.lastIndex(of: FilePath.slash) else { return path }
    return String(decoding: bytes[(slash + 1)...], as: UTF8.self)
  }

  /// A name that counts from a folder on, without needless `.` and `..`, so that one file has one name.
  static func joined(_ folder: String, _ name: String) -> String {
    let path = Array((name.utf8.first == slash ? name : folder + name).utf8)
    var parts: [[UInt8]] = []
    for part in path.split(separator: slash).map({ Array($0) }) where part != [dot] {
      if part == [dot, dot], let last = parts.last, last != [dot, dot] {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let start = path.first == slash ? "/" : ""
    return start + parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")
}
