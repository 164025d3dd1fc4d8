@testable import ReuseSim

extension Scenario {
  /// This scenario with cells whose code is right.
  func withRightCode() -> Scenario {
    var scenario = self
    for kind in scenario.kinds.indices { scenario.kinds[kind].makeCodeRight() }
    return scenario
  }
}

extension CellKind {
  /// Has its cells do what is right: the model keeps everything, `configure` sets it, and what ends when a cell goes off the
  /// screen begins again when it is shown.
  mutating func makeCodeRight() {
    code = CellCode()
    for place in fields.indices {
      fields[place].keeping = .model
      fields[place].code = FieldCode()
      if fields[place].type == .timer { fields[place].code.hidden = .stopped }
      fields[place].code.isSetWhenShown =
        fields[place].type == .timer || fields[place].type == .animation
    }
    for place in contentParts.indices {
      contentParts[place].answers = .model
      contentParts[place].takesOldAnswers = false
      contentParts[place].setsPlaceholderLast = false
      contentParts[place].repeats = nil
      if contentParts[place].cancelling == .atReuse { contentParts[place].cancelling = .whenHidden }
      contentParts[place].code = FieldCode()
      contentParts[place].code.isSetWhenShown = true
    }
  }
}
