extension LanguageReference {
  /// The limits of scripts and runs, as a table.
  static var limitsSection: String {
    "## Limits\n\n| of | at most |\n| --- | --- |\n"
      + (scriptLimits + numberLimits + cellLimits + otherLimits + sectionLimits)
      .map { row([$0.name, $0.bound]) }.joined()
  }

  /// What a script may have.
  private static let scriptLimits: [(name: String, bound: String)] = [
    ("size of a script", "\(ScriptLimits.scriptBytes) bytes"),
    ("length of a line", "\(ScriptLimits.lineBytes) bytes"),
    ("lines of a script", "\(ScriptLimits.lines)"),
    ("scenarios of a script", "\(ScriptLimits.scenarios)"),
    ("runs of a script: scenarios, and their variants", "\(ScriptLimits.runs)"),
    (
      "statements of all runs, shared ones counted for each and repeated ones for each round",
      "\(ScriptLimits.statements)"
    ),
    (
      "imported files, and their size together",
      "\(ScriptLimits.importedFiles), \(ScriptLimits.scriptBytes) bytes"
    ),
    ("files that import each other in a row", "\(ScriptLimits.importDepth)"),
    ("rounds of a repetition", "\(ScriptLimits.rounds)"),
    ("blocks inside each other", "\(ScriptLimits.blocks)"),
    ("cell kinds of a scenario", "\(ScriptLimits.cellKinds)"),
    ("parentheses and signs inside each other", "\(ScriptLimits.nesting)"),
    ("numbers and names in an expression or formula", "\(ScriptLimits.operands)"),
    ("names of values in a block and those around it", "\(ScriptLimits.names)"),
    ("triggers of a scenario", "\(ScriptLimits.triggers)"),
    ("names of loads of a scenario", "\(ScriptLimits.loads)"),
    ("parts of a snapshot", "\(ScriptLimits.snapshotParts)"),
    ("how often the triggers of a run fire", "\(RunLimits.firings)"),
  ]

  /// Numbers, and what a list may have.
  private static let numberLimits: [(name: String, bound: String)] = [
    ("a number", "\(ScriptLimits.number), \(ScriptLimits.decimalPlaces) decimal places"),
    ("a time", "\(ScriptLimits.seconds) s"),
    (
      "frames of a run, which has to reach the time of each command, expectation and `end`",
      "\(RunLimits.frames): not quite \(RunLimits.frames / 60) s at 60 Hz, "
        + "\(RunLimits.frames / 120) s at 120 Hz"
    ),
    ("items of a list, and positions", "\(ScriptLimits.items)"),
    ("items that a scenario creates", "\(ScriptLimits.createdItems)"),
  ]

  /// What cells may have.
  private static let cellLimits: [(name: String, bound: String)] = [
    ("height of an item, and estimates", "\(ScriptLimits.itemHeight) pt"),
    ("width, height and insets of a device", "\(ScriptLimits.deviceSize) pt"),
    ("fields of a cell kind, and lines that say what they add", "\(ScriptLimits.fields)"),
    ("words of a choice", "\(ScriptLimits.choiceWords)"),
    ("characters of a text in a field", "\(ScriptLimits.typedCharacters)"),
    ("a number in a field", "\(ScriptLimits.number), or -\(ScriptLimits.number) at least"),
    ("copies of a subview after preparing for reuse", "\(ScriptLimits.subviews)"),
    ("cells that are kept for the same item", "\(ScriptLimits.keptCells)"),
    ("items of an overscan", "\(Overscan.maximumCount)"),
    ("heights of a sum", "\(ScriptLimits.heightParts)"),
    ("characters of a text", "\(ScriptLimits.characters)"),
    ("size of a text", "\(ScriptLimits.textSize) pt"),
    ("width of a character, height of a line", "\(ScriptLimits.textRoom) pt"),
    ("sizes of text that a scenario states", "\(ScriptLimits.textSizes)"),
    ("ratios of an image", "\(ScriptLimits.ratios)"),
    ("width and height of a ratio", "\(ScriptLimits.ratioSide)"),
    ("parts of a share of the viewport", "\(ScriptLimits.shareParts)"),
    ("time that an answer takes, and time to a retry", ScriptLimits.latency.text),
    ("attempts of which some fail", "\(ScriptLimits.attempts)"),
    ("retries of a request", "\(ScriptLimits.retries)"),
    (
      "factor of the size of text",
      "\(ScriptLimits.leastTextScale.text) to \(ScriptLimits.textScale)"
    ),
  ]

  /// What moves and what is read from files.
  private static let otherLimits: [(name: String, bound: String)] = [
    ("a distance", "\(ScriptLimits.distance) pt"),
    ("a speed", "\(ScriptLimits.velocity) pt a second"),
    ("points of a finger's path", "\(ScriptLimits.pathPoints)"),
    ("refresh rate", "1 to \(ScriptLimits.rate) Hz"),
    ("scale", "1 to \(ScriptLimits.scale)"),
    ("columns of files that a script reads", "\(ScriptLimits.columnsRead)"),
    ("size of these files together", "\(ScriptLimits.dataFileBytes) bytes"),
    ("widths that heights are read at", "\(ScriptLimits.columnWidths)"),
    ("kinds that items can have by turns, or drawn", "\(ScriptLimits.shares)"),
    ("how many in a row or how likely one of them is", "\(ScriptLimits.shareCount)"),
    (
      "changes of the kind from item to item in what a scenario creates",
      "\(ScriptLimits.kindChanges)"
    ),
    ("heights in a file", "\(ScriptLimits.dataFileHeights)"),
    ("columns of a file", "\(ScriptLimits.columns)"),
    ("errors shown", "\(ScriptLimits.errorsShown), then their number"),
  ]

  /// What sections may have.
  private static let sectionLimits: [(name: String, bound: String)] = [
    ("kinds of sections: other headers, footers or insets", "\(ScriptLimits.sectionKinds)"),
    ("sections that a scenario creates", "\(ScriptLimits.createdSections)"),
    (
      "cell kinds, times the widths of items: the list's, and one for each left and right "
        + "inset, that of the platform included",
      "\(ScriptLimits.kindWidths)"
    ),
    ("spacing, and insets of a section", "\(ScriptLimits.deviceSize) pt"),
  ]
}
