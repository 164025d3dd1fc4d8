extension LanguageReference {
  /// Settings that have no effect beside the others, as a table.
  static var idleSection: String {
    """
    ## Settings without an effect

    Some settings mean something only together with other lines. Where a scenario states one and has not the rest, a
    warning says so, and what would make a difference; the run is the same without it. Nobody is warned of what the
    platform does anyway. A line that several runs share, variants or scenarios, is warned of when it has no effect in
    any of them, and a line of an imported file never.

    | setting | has no effect when | what gives it one |
    | --- | --- | --- |
    \(IdleSetting.all.map { row([name(of: $0), $0.reason, $0.cure]) }.joined())
    """
  }

  private static func name(of setting: IdleSetting) -> String {
    let line = code(setting.word.rawValue)
    return setting.part.map { "\(line): \(code($0.rawValue))" } ?? line
  }
}
