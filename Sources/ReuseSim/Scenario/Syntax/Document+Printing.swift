extension Document {
  /// The script in canonical form; parsing it gives this document again.
  ///
  /// Blocks have a line for each statement, two spaces further in. In a run of neighbouring settings, and in
  /// one of neighbouring timed commands, what follows the first word (the time) is aligned; so are the
  /// remarks behind neighbouring statements.
  public var printed: String {
    var text = ""
    Document.write(lines, indentation: 0, to: &text)
    return text
  }

  /// A statement divided for alignment.
  private struct PrintedLine {
    /// Statements with the same family are aligned with each other.
    enum Family { case setting, timed, other }

    var family: Family
    var head: String
    var tail: String
    var comment: String?

    /// How wide it is when the head is padded to a width.
    func width(head width: Int) -> Int {
      tail.isEmpty ? Document.width(head) : width + 1 + Document.width(tail)
    }
  }

  private static func write(_ lines: [Line], indentation: Int, to text: inout String) {
    let indent = String(repeating: " ", count: indentation)
    var run: [PrintedLine] = []
    for line in lines {
      guard let statement = line.statement?.value else {
        flush(&run, indent, to: &text)
        if let comment = line.comment { text += indent + "#" + comment }
        text += "\n"
        continue
      }
      guard let block = statement.block else {
        run.append(divided(statement, comment: line.comment))
        continue
      }
      flush(&run, indent, to: &text)
      text += indent + statement.word.rawValue
      if !statement.rest.isEmpty { text += " " + statement.rest }
      text += " {" + (line.comment.map { "  #" + $0 } ?? "") + "\n"
      write(block.lines, indentation: indentation + 2, to: &text)
      text += indent + "}" + (block.closingComment.map { "  #" + $0 } ?? "") + "\n"
    }
    flush(&run, indent, to: &text)
  }

  private static func divided(_ statement: Statement, comment: String?) -> PrintedLine {
    switch statement {
    case .at(let time, let command):
      PrintedLine(
        family: .timed, head: "\(Word.at.rawValue) \(time.text)", tail: command.text,
        comment: comment)
    case .scenario, .importFile, .expect, .every, .command:
      PrintedLine(
        family: .other, head: statement.word.rawValue, tail: statement.rest, comment: comment)
    default:
      PrintedLine(
        family: .setting, head: statement.word.rawValue, tail: statement.rest, comment: comment)
    }
  }

  /// Prints neighbouring one-line statements.
  private static func flush(_ run: inout [PrintedLine], _ indent: String, to text: inout String) {
    var heads: [Int] = []
    var start = 0
    while start < run.count {
      var end = start
      var head = 0
      while end < run.count && run[end].family == run[start].family {
        head = max(head, width(run[end].head))
        end += 1
      }
      for line in run[start..<end] {
        heads.append(line.family == .other ? width(line.head) : head)
      }
      start = end
    }
    var column = 0
    for (line, head) in zip(run, heads) where line.comment != nil {
      column = max(column, line.width(head: head))
    }
    for (line, head) in zip(run, heads) {
      text += indent + line.head
      if !line.tail.isEmpty {
        text += String(repeating: " ", count: head - width(line.head) + 1) + line.tail
      }
      if let comment = line.comment {
        text += String(repeating: " ", count: column - line.width(head: head) + 2) + "#" + comment
      }
      text += "\n"
    }
    run = []
  }

  private static func width(_ text: String) -> Int { text.unicodeScalars.count }
}
