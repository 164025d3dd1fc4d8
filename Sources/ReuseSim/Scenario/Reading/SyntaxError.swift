/// Why a line cannot be read.
struct SyntaxError: Error {
  /// Where.
  var span: SourceSpan
  /// What is wrong; `nil` when it has been reported already.
  var message: String?
  /// What would be accepted.
  var help: String?
  /// Whether another line that failed is to blame, so that this one is not told.
  var isSilent = false
}
