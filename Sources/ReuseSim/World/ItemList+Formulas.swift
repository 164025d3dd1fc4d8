extension ItemList {
  /// How tall the items of a block are that is about to come in.
  func blockFormula(of block: ItemBlock) -> ItemBlockFormula {
    let kind = kinds[block.kind]
    let base = formula(of: block)
    guard !kind.additions.isEmpty || !kind.contentParts.isEmpty else {
      return ItemBlockFormula(firstID: nextID, formula: base)
    }
    var parts = ItemBlockFormula.HeightParts(base: base, additions: [])
    for (place, addition) in kind.additions.enumerated() {
      let formula = formula(
        of: addition.height, table: addition.height.table, phase: nextID,
        part: ItemList.firstPartOfAdditions + UInt64(place))
      parts.additions.append((addition.condition, formula))
    }
    let placeholders = addContent(of: kind, to: &parts)
    return ItemBlockFormula(
      firstID: nextID, formula: parts.formula(in: initialStates[block.kind]), parts: parts,
      placeholders: placeholders)
  }

  /// Adds the parts of a kind whose content comes later.
  ///
  /// - Returns: what is there for each until it arrives.
  private func addContent(
    of kind: CellKind, to parts: inout ItemBlockFormula.HeightParts
  ) -> [HeightFormula?] {
    var placeholders: [HeightFormula?] = []
    for (place, part) in kind.contentParts.enumerated() {
      guard let shape = part.shape else {
        placeholders.append(nil)
        continue
      }
      let random = Random(
        seed: seed, purpose: .content, part: ItemList.firstPartOfContent + UInt64(place))
      let image = HeightFormula.image(
        ImageFormula(shape.height, random: random, firstID: nextID))
      if let placeholder = shape.placeholder {
        parts.additions.append((.content(place, hasArrived: false), .constant(placeholder)))
        parts.additions.append((.content(place, hasArrived: true), image))
      } else {
        parts.base = .sum([parts.base, image])
      }
      placeholders.append(shape.placeholder.map { .constant($0) } ?? image)
    }
    return placeholders
  }

  /// What additions are drawn with: far from the parts of sums, so that they are independent.
  private static let firstPartOfAdditions: UInt64 = 1 << 32

  /// The same for parts whose content comes later.
  private static let firstPartOfContent: UInt64 = 1 << 33

  private func formula(of block: ItemBlock) -> HeightFormula {
    if let own = block.heights { return formula(of: own, table: own.table, phase: 0, part: 0) }
    // A block's own table begins with its first item; a kind's goes on from id to id.
    return formula(
      of: kinds[block.kind].height ?? .constant(.zero), table: kindTables[block.kind],
      phase: nextID, part: 0)
  }

  private func formula(
    of model: HeightModel, table: HeightTable?, phase: Int64, part: UInt64
  ) -> HeightFormula {
    let random = Random(seed: seed, purpose: .content, part: part)
    switch model {
    case .constant(let height):
      return .constant(height)
    case .table, .column:
      guard let table else { return .constant(.zero) }
      return .table(table, phase: phase)
    case .range(let lower, let upper):
      let steps = UInt64(max(0, (upper - lower).units / Length.unitsPerPoint)) + 1
      return .drawn(lower: lower, steps: steps, random, firstID: nextID)
    case .text(let text):
      return .text(
        TextFormula(text, metrics: metrics(of: text.size), random: random, firstID: nextID))
    case .sum(let models):
      var parts: [HeightFormula] = []
      for model in models {
        parts.append(
          formula(
            of: model, table: model.table, phase: phase,
            part: part &* 16 &+ UInt64(parts.count) &+ 1))
      }
      return .sum(parts)
    }
  }

  private func metrics(of size: Length) -> TextMetrics {
    textMetrics.first { $0.size == size } ?? .standard(size)
  }
}

extension HeightModel {
  /// The table that heights are read from, if they are.
  var table: HeightTable? {
    switch self {
    case .table(let runs): HeightTable(runs)
    case .column(let column): HeightTable(column.heights)
    case .constant, .range, .text, .sum: nil
    }
  }
}
