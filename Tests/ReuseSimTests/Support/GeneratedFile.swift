import Foundation
import Testing

/// A file of the repository that the code makes: a page of the documentation, or a recorded trace.
enum GeneratedFile {
  /// The folder of the repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Holds the file at a path against what it should be. With `RECORD=1` in the environment it
  /// is written anew, and the test fails all the same.
  static func expect(_ path: String, is text: String) throws {
    let file = root.appendingPathComponent(path)
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(path) was recorded; run the tests again without RECORD")
      return
    }
    let found = try? String(contentsOf: file, encoding: .utf8)
    #expect(found == text, "\(path) is not what the code makes; RECORD=1 records it")
  }

  /// The cells of one column of the table whose header begins with `column`, without backquotes.
  static func cells(of path: String, under column: String, place: Int = 1) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    var cells: [String] = []
    var isInTable = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "`", with: "")
      }
      guard parts.count > place else {
        isInTable = false
        continue
      }
      if parts[1] == column {
        isInTable = true
      } else if isInTable && parts[1] != "---" {
        cells.append(parts[place])
      }
    }
    return cells
  }
}
