extension AnchorStatement {
  /// How it is written, behind `anchor`.
  var text: String {
    var parts = [Word.hold.rawValue]
    switch hold {
    case .nothing: parts.append(Word.nothing.rawValue)
    case .item(let pick): parts.append(pick.text)
    case .end: parts.append(Word.end.rawValue)
    case .thumb: parts.append(Word.thumb.rawValue)
    case .deltas(let rules): parts += [Word.deltas.rawValue, rules.text]
    }
    func add(_ word: Word, _ value: String?) {
      if let value { parts += [word.rawValue, value] }
    }
    if focusedFirst { parts.append(Word.focusedFirst.rawValue) }
    add(.underInsets, underInsets?.word.rawValue)
    add(.edge, edge?.word.rawValue)
    add(.whenDeleted, whenDeleted?.word.rawValue)
    add(.whenMoved, whenMoved?.word.rawValue)
    add(.newBehind, newBehind?.word.rawValue)
    add(.against, against?.text)
    add(.while, condition?.word.rawValue)
    add(.unless, suppressions?.text)
    add(.scrollingFor, directionTime.map { Time(microseconds: $0).text })
    add(.kept, keeping?.word.rawValue)
    add(.whenNothing, whenNothing?.word.rawValue)
    add(.place, place?.word.rawValue)
    return parts.joined(separator: " ")
  }
}

extension DeltaRulesStatement {
  /// How it is written, behind `deltas`.
  var text: String {
    var parts: [String] = []
    if let line { parts += [Word.line.rawValue, line.text] }
    parts += [Word.first.rawValue, first.text]
    if let again { parts += [Word.again.rawValue, again.text] }
    if let estimates { parts += [Word.estimates.rawValue, estimates.text] }
    if let structure { parts += [Word.structure.rawValue, structure.text] }
    return parts.joined(separator: " ")
  }
}

extension DeltaRules.Directed {
  /// How it is written: the usual rule, and those that differ from it.
  var text: String {
    var words = [usual.word]
    if up != usual { words += [.up, up.word] }
    if down != usual { words += [.down, down.word] }
    return words.map { $0.rawValue }.joined(separator: " ")
  }
}

extension CorrectionsStatement {
  /// How it is written, behind `corrections`.
  var text: String {
    var parts: [String] = []
    if let timing { parts.append(timing.text) }
    if let word = batches?.word { parts.append(word.rawValue) }
    if let clamp { parts += [Word.clamp.rawValue, clamp.word.rawValue] }
    if let touched { parts += [Word.touched.rawValue, touched.word.rawValue] }
    if let overscroll { parts += [Word.overscroll.rawValue, overscroll.word.rawValue] }
    if let rounding { parts += [Word.rounding.rawValue, rounding.word.rawValue] }
    if let beforeScroll { parts += [Word.beforeScroll.rawValue, beforeScroll.word.rawValue] }
    return parts.joined(separator: " ")
  }
}

extension CorrectionPolicy.Timing {
  /// How it is written.
  var text: String {
    switch self {
    case .atOnce: Word.atOnce.rawValue
    case .beforeLayout: Word.beforeLayout.rawValue
    case .whenIdle(let time): "\(Word.whenIdle.rawValue) \(Time(microseconds: time).text)"
    case .nextUpdate: Word.nextFrame.rawValue
    }
  }
}
