import Foundation

/// A page of the documentation, as far as its examples are concerned.
///
/// The word behind the fence of a block says what it is and how it is checked:
///
/// | fence | checked |
/// | --- | --- |
/// | `scenario [NAME] [status N]` | a complete script: `run` ends with this status, 0 if none is said |
/// | `script` | lines of a script that can be read |
/// | `cell`, `section`, `commands` | the same for lines of a cell's or section's block, and for commands |
/// | `file NAME` | a file for the examples behind it: something to import, or heights |
/// | `console [status N]` | `$ reuse-sim …`, then all that it says; a line `…` stands for any lines |
/// | nothing | the same as `script` when the first word can start a line of a script |
/// | anything else | not at all |
///
/// A console example finds the scenarios of the repository, the files before it on the page, and under any other
/// name the script before it. So an example that is meant to fail says its status, and shows what is said.
struct DocumentationPage {
  /// One block.
  struct Block {
    /// The words behind its fence.
    var tags: [String]
    /// The line of its fence.
    var line: Int
    /// What stands in it.
    var text: String

    /// The exit status that it is meant to have.
    var status: Int32 {
      guard let place = tags.firstIndex(of: "status"), place + 1 < tags.count else { return 0 }
      return Int32(tags[place + 1]) ?? -1
    }
  }

  /// Its path in the repository.
  var path: String
  /// Its blocks, in order.
  var blocks: [Block]

  /// Reads the blocks of a page.
  init(path: String, text: String) {
    self.path = path
    blocks = []
    var open: Block?
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      let tags = line.drop { $0 == "`" }.split(separator: " ").map(String.init)
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(tags: tags, line: number + 1, text: "") : nil
      } else {
        open?.text += line + "\n"
      }
    }
  }

  /// The folder of the repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The README and all pages of the documentation.
  static func all() throws -> [DocumentationPage] {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent("Documentation").path)
    let pages = names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
    return try (["README.md"] + pages).map { path in
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      return DocumentationPage(path: path, text: text)
    }
  }
}
