/// Why a line cannot be read.
struct SyntaxError: Error {
  /// Where.
  var span: SourceSpan
  /// What is wrong; `nil` when it has been reported already.
  var message: String?
  /// What would be accepted.
  var help: String?
}
