/// Something in a source that this project does not allow.
struct LintFinding: Hashable, CustomStringConvertible {
  /// The line, from 1.
  var line: Int
  /// What it is.
  var message: String

  var description: String { "\(line): \(message)" }
}

/// What the libraries must not contain, because both are built as Embedded Swift and because a run must
/// give the same bytes everywhere.
enum SourceLint {
  /// Classes that may be declared, each with the reason.
  static let allowedClasses: [String: String] = [
    "Slab": "owns memory that the size index shares between copies until one of them is written"
  ]

  /// What `source` has that a library must not have.
  ///
  /// - Parameter modules: what the source may import.
  static func findings(in source: String, mayImport modules: Set<String>) -> [LintFinding] {
    let tokens = SourceToken.tokens(of: source)
    let words = zip(tokens, tokens.dropFirst())
    let ownFunctions = Set(words.compactMap { $0.text == "func" ? $1.text : nil })
    return tokens.indices.compactMap { index in
      let message =
        message(at: index, of: tokens, mayImport: modules)
        ?? messageOfCall(at: index, of: tokens, except: ownFunctions)
      return message.map { LintFinding(line: tokens[index].line, message: $0) }
    }
  }

  /// Names that must not occur at all.
  private static let forbiddenNames: [String: String] = [
    "Double": "floating point", "Float": "floating point", "Float16": "floating point",
    "Float32": "floating point", "Float64": "floating point", "Float80": "floating point",
    "CGFloat": "floating point", "TimeInterval": "floating point",
    "Any": "an existential", "AnyHashable": "an existential", "AnyKeyPath": "a key path",
    "await": "asynchrony", "async": "asynchrony", "actor": "asynchrony", "Task": "asynchrony",
    "weak": "a weak reference", "unowned": "a weak reference",
    "Int128": "needs newer systems", "UInt128": "needs newer systems",
    "Mirror": "reflection", "hashValue": "differs from run to run",
    "SystemRandomNumberGenerator": "differs from run to run",
    "randomElement": "differs from run to run", "shuffled": "differs from run to run",
    "ContinuousClock": "reads a real clock", "SuspendingClock": "reads a real clock",
  ]

  /// Functions that must not be called, unless the source has one of the same name.
  private static let forbiddenCalls: [String: String] = [
    "fatalError": "a caller's bug is a precondition", "print": "libraries do not print",
    "debugPrint": "libraries do not print", "dump": "libraries do not print",
  ]

  private static func message(
    at index: Int, of tokens: [SourceToken], mayImport modules: Set<String>
  ) -> String? {
    let text = tokens[index].text
    let previous = index > 0 ? tokens[index - 1].text : ""
    let next = index + 1 < tokens.count ? tokens[index + 1] : SourceToken(text: "", line: 0)
    if let reason = forbiddenNames[text] { return "\(text): \(reason)" }
    if SourceScanner.isDigit(text.utf8.first ?? 0), text.contains(".") {
      return "\(text): floating point"
    }
    switch text {
    case "import" where !modules.contains(next.text):
      return "import \(next.text): libraries import nothing"
    case "any" where previous != "." && (next.isWord || next.text == "("):
      return "any \(next.text): an existential"
    case "throws" where previous != "." && next.text != "(":
      return "throws: without a type"
    case "as" where next.text == "!", "try" where next.text == "!":
      return "\(text)!: traps"
    case "\\":
      return "\\\(next.text): a key path"
    case "describing" where previous == "(", "reflecting" where previous == "(":
      return "String(\(text):): reflection"
    case "class" where next.isWord && allowedClasses[next.text] == nil:
      return "class \(next.text): state is made of values"
    default:
      return nil
    }
  }

  private static func messageOfCall(
    at index: Int, of tokens: [SourceToken], except ownFunctions: Set<String>
  ) -> String? {
    let text = tokens[index].text
    guard let reason = forbiddenCalls[text], !ownFunctions.contains(text),
      index + 1 < tokens.count, tokens[index + 1].text == "(",
      index == 0 || tokens[index - 1].text != "."
    else { return nil }
    return "\(text)(: \(reason)"
  }
}
