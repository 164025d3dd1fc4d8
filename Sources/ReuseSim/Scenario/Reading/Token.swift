/// The smallest part of a line that means something.
struct Token: Hashable, Sendable {
  /// What kinds there are.
  enum Kind: Hashable, Sendable {
    /// A name; a word of the language if it is one.
    case word(Word?)
    case number(ScriptNumber)
    /// A text in quotes; its span includes them.
    case text
    case symbol(Symbol)
  }

  /// Signs; the raw value is how it is written.
  enum Symbol: String, CaseIterable, Sendable {
    case openBrace = "{"
    case closeBrace = "}"
    case openParenthesis = "("
    case closeParenthesis = ")"
    case comma = ","
    case colon = ":"
    case equal = "="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case star = "*"
    case divided = "/"
    case atSign = "@"
    case dots = ".."
    case bar = "|"
  }

  /// What it is.
  var kind: Kind
  /// Its first byte's place in the script.
  var start: Int
  /// The place after its last byte.
  var end: Int
}
