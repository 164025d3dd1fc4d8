extension ScenarioBuilder {
  /// Notes what the items of a cell kind remember, and what that adds to their heights.
  mutating func addFields(of block: Block, to kind: inout CellKind) {
    var lines: [String: Int] = [:]
    for case let line? in block.lines.map({ $0.statement }) {
      guard case .field(let name, let isOn, let isKeptInCell) = line.value else { continue }
      if let before = lines[name.value] {
        report(
          name.span, "the field '\(name.value)' is declared twice",
          help: "line \(before) declares it already: keep one of the two")
      } else if kind.fields.count == ScriptLimits.fields {
        report(
          name.span, "too many fields", help: "a cell has at most \(ScriptLimits.fields) fields")
        return
      } else {
        lines[name.value] = name.span.line
        kind.fields.append(
          CellField(
            name: name.value, isOnAtFirst: isOn ?? false, isKeptInCell: isKeptInCell ?? false))
      }
    }
    for case let line? in block.lines.map({ $0.statement }) {
      guard case .adds(let field, let isOn, let parts, let byConstraint) = line.value else {
        continue
      }
      if kind.additions.count == ScriptLimits.additions {
        report(
          line.span, "too many lines with 'adds'",
          help: "a cell has at most \(ScriptLimits.additions)")
        return
      }
      guard let place = place(of: field, in: kind.fields) else { continue }
      kind.additions.append(
        ConditionalHeight(
          condition: .field(place, isOn: isOn), height: HeightModel(parts),
          isByConstraint: byConstraint))
    }
  }

  private mutating func place(of name: Located<String>, in fields: [CellField]) -> Int? {
    if let place = fields.firstIndex(where: { $0.name == name.value }) { return place }
    reportUnknownField(name, among: fields.map { $0.name })
    return nil
  }

  /// Checks that a command names a field that items can have.
  ///
  /// - Parameter isInModel: Whether it has to be one that the model knows.
  mutating func checkField(_ name: Located<String>, isInModel: Bool) -> Bool {
    let fields = scenario.kinds.flatMap { $0.fields }
    let named = fields.filter { $0.name == name.value }
    if named.isEmpty {
      reportUnknownField(name, among: fields.map { $0.name })
      return false
    }
    guard isInModel, named.allSatisfy({ !$0.isInModel }) else { return true }
    report(
      name.span, "the model knows no field '\(name.value)': it is kept in the cell",
      help: "tap it, or declare it with: kept in model")
    return false
  }

  private mutating func reportUnknownField(_ name: Located<String>, among names: [String]) {
    // A line that failed may have declared it, or the cell that has it.
    if failures.count > 0 { return }
    var help = "declare it in a cell's block: field \(name.value): flag = no"
    if let nearest = Suggestion.nearest(to: name.value, among: names) {
      help = "did you mean '\(nearest)'?"
    }
    report(name.span, "unknown field \(ScriptParser.quote(name.value))", help: help)
  }
}
