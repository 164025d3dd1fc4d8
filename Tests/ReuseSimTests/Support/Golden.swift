import Foundation
import Testing

/// Text that was read line by line once and must not change unnoticed.
///
/// With `REUSE_SIM_RECORD` set in the environment the files are written anew, and the tests fail, so that
/// nobody takes a recording for a comparison.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  /// Compares a text with the file of a name.
  static func compare(_ text: String, with name: String) throws {
    let file = folder.appendingPathComponent(name + ".txt")
    if ProcessInfo.processInfo.environment["REUSE_SIM_RECORD"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("\(name) was recorded: read it and run the tests again without recording")
      return
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let (lines, expected) = (text.split(separator: "\n"), golden.split(separator: "\n"))
    let place = zip(lines, expected).prefix { $0 == $1 }.count
    if text != golden {
      Issue.record(
        """
        \(name) differs from line \(place + 1) on:
          was: \(place < expected.count ? expected[place] : "the end")
          is:  \(place < lines.count ? lines[place] : "the end")
        """)
    }
  }
}
