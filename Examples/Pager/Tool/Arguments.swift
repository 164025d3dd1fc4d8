/// What the command line asks for.
struct Arguments {
  enum Task {
    case help
    /// Shows a file on the terminal.
    case show(String)
    /// Prints the screen that some keys lead to; needs no terminal.
    case print(String, columns: Int, height: Int, keys: String)
    case wrong(String)
  }

  var task: Task

  static let usage = """
    Usage: reuse-pager FILE                 show a file; - is what comes in by a pipe
           reuse-pager --screen 80x24 [--keys KEYS] FILE
                                            print the screen that keys lead to, without a terminal

    Keys:  j k, arrows      a row down, up (12j: twelve)
           space b          a page down, up
           d u              half a page down, up
           g G              the start, the end (12g: line 12)
           50%              the middle
           /TEXT enter, n   the next row with a text, and the next
           q                leave

    """

  /// Reads the words after the program's name.
  ///
  /// - Parameter isPiped: whether something comes in by a pipe, which is shown when no file is named.
  init(_ words: [String], isPiped: Bool) {
    var rest = words[...]
    var size: (columns: Int, height: Int)?
    var keys: String?
    var files: [String] = []
    var isOption = true
    while let word = rest.popFirst() {
      switch word {
      case "--" where isOption: isOption = false
      case "-h" where isOption, "--help" where isOption:
        task = .help
        return
      case "--keys" where isOption:
        guard let value = rest.popFirst() else {
          task = .wrong("--keys needs keys")
          return
        }
        keys = value
      case "--screen" where isOption:
        size = rest.popFirst().flatMap { Arguments.size($0) }
        if size == nil {
          task = .wrong("--screen needs a size such as 80x24")
          return
        }
      case _ where isOption && word.hasPrefix("-") && word != "-":
        task = .wrong("unknown option '\(word)'")
        return
      default: files.append(word)
      }
    }
    guard files.count <= 1, let file = files.first ?? (isPiped ? "-" : nil)
    else {
      task = .wrong(files.isEmpty ? "no file" : "more than one file")
      return
    }
    if let size {
      task = .print(file, columns: size.columns, height: size.height, keys: keys ?? "")
    } else {
      task = keys == nil ? .show(file) : .wrong("--keys goes with --screen")
    }
  }

  private static func size(_ word: String) -> (columns: Int, height: Int)? {
    let parts = word.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let columns = Int(parts[0]), let height = Int(parts[1]),
      1...10_000 ~= columns, 2...10_000 ~= height
    else { return nil }
    return (columns, height)
  }
}
