import Testing

/// What a process that ended said that its caller did wrong; `nil` if it said nothing of the kind.
func failedPrecondition(of result: ExitTest.Result?) -> String? {
  guard let result else { return nil }
  let mark = Array("Precondition failed: ".utf8)
  for line in result.standardErrorContent.split(separator: 10) {
    for start in line.indices where line[start...].starts(with: mark) {
      return String(decoding: line[(start + mark.count)...], as: UTF8.self)
    }
  }
  return nil
}
