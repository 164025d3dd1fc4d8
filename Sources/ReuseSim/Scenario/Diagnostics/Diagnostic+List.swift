extension Diagnostic {
  /// Many diagnostics as they are shown: at most ``ScriptLimits/errorsShown`` errors, then a count, then as
  /// many warnings; each followed by a line feed.
  public static func rendered(_ diagnostics: [Diagnostic]) -> String {
    rendered(diagnostics, .error, "error") + rendered(diagnostics, .warning, "warning")
  }

  private static func rendered(
    _ diagnostics: [Diagnostic], _ severity: Severity, _ noun: String
  ) -> String {
    var text = ""
    var count = 0
    for diagnostic in diagnostics where diagnostic.severity == severity {
      count += 1
      if count <= ScriptLimits.errorsShown { text += diagnostic.rendered + "\n" }
    }
    let rest = count - ScriptLimits.errorsShown
    if rest > 0 { text += "… and \(rest) more \(noun)\(rest == 1 ? "" : "s")\n" }
    return text
  }
}
