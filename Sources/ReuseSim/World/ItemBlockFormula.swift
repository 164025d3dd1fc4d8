/// How tall the items are that came in together, as a function of their ids and states.
struct ItemBlockFormula: Sendable {
  /// The id of the first of them; the others count up from it.
  var firstID: Int64
  /// Their heights while they remember no more than new items do.
  var formula: HeightFormula
  /// What makes the heights of each kind up, when the state of any has a part in it.
  var parts: [HeightParts]

  /// What the height of an item is made of.
  struct HeightParts: Sendable {
    /// The kind of the items: a position in the scenario's kinds.
    var kind: Int
    /// What is there in any state.
    var base: HeightFormula
    /// What is there while a condition holds.
    var additions: [(condition: HeightCondition, formula: HeightFormula)]

    /// What the height has for each late part until it arrives; `nil` where that is nothing.
    var placeholders: [HeightFormula?] = []

    /// Whether what an item remembers has a part in it.
    var dependsOnState: Bool { !additions.isEmpty || !placeholders.isEmpty }

    /// The height of items in a state.
    func formula(in state: ItemState) -> HeightFormula {
      var parts = [base]
      for addition in additions where state.meets(addition.condition) {
        parts.append(addition.formula)
      }
      return parts.count == 1 ? base : .sum(parts)
    }
  }

  /// The height of an item.
  func height(
    of id: Int64, kind: Int, state: ItemState, in surroundings: Surroundings
  ) -> Length {
    let formula = parts.first { $0.kind == kind }?.formula(in: state) ?? self.formula
    return formula.height(at: id - firstID, in: surroundings)
  }

  /// Whether the width or the size of text makes a difference to any of them.
  var dependsOnSurroundings: Bool {
    formula.dependsOnSurroundings
      || parts.contains { $0.additions.contains { $0.formula.dependsOnSurroundings } }
  }
}
