extension ItemList {
  /// How tall the items of a block are that is about to come in.
  func blockFormula(of block: ItemBlock) -> ItemBlockFormula {
    guard let mix = block.mix else {
      let parts = parts(of: block.kind, own: block.heights)
      return ItemBlockFormula(
        firstID: nextID, formula: parts.formula(in: initialStates[block.kind]),
        parts: parts.dependsOnState ? [parts] : [])
    }
    let sequence = KindSequence(mix, seed: seed, firstID: nextID)
    let parts = sequence.kinds.map { self.parts(of: $0, own: block.heights) }
    let formulas = parts.map { $0.formula(in: initialStates[$0.kind]) }
    let depend = parts.contains { $0.dependsOnState }
    return ItemBlockFormula(
      firstID: nextID, formula: .mixed(sequence, formulas), parts: depend ? parts : [])
  }

  /// The runs of a block's items, whose ids count up from the next new one.
  ///
  /// - Parameter sideInset: how much narrower than the list they are: a place in the list's side insets.
  func runs(of block: ItemBlock, sideInset: Int) -> [ItemRun] {
    guard let mix = block.mix else {
      return [run(of: block.kind, 0..<Int64(block.count), sideInset)]
    }
    var runs: [ItemRun] = []
    let sequence = KindSequence(mix, seed: seed, firstID: nextID)
    sequence.forEachStretch(in: 0..<Int64(block.count)) { share, numbers in
      runs.append(run(of: sequence.kinds[share], numbers, sideInset))
    }
    return runs
  }

  private func run(of kind: Int, _ numbers: Range<Int64>, _ sideInset: Int) -> ItemRun {
    ItemRun(
      firstID: ItemID(nextID + numbers.lowerBound),
      count: Int(numbers.upperBound - numbers.lowerBound),
      reuseIdentifier: identifier(of: kind, sideInset: sideInset), size: .estimated)
  }

  /// What the heights of items of a kind are made of, which may have heights of their own.
  private func parts(of kind: Int, own: HeightModel?) -> ItemBlockFormula.HeightParts {
    var base: HeightFormula
    if let own {
      base = formula(of: own, tables: HeightTables(own), phase: 0, part: 0)
    } else {
      // A block's own table begins with its first item; a kind's goes on from id to id.
      base = formula(
        of: kinds[kind].height ?? .constant(.zero), tables: kindTables[kind], phase: nextID, part: 0
      )
    }
    var parts = ItemBlockFormula.HeightParts(kind: kind, base: base, additions: [])
    for (place, addition) in kinds[kind].additions.enumerated() {
      let formula = formula(
        of: addition.height, tables: HeightTables(addition.height), phase: nextID,
        part: ItemList.firstPartOfAdditions + UInt64(place))
      parts.additions.append((addition.condition, formula))
    }
    addContent(of: kinds[kind], to: &parts)
    return parts
  }

  /// Adds the parts of a kind whose content comes later.
  private func addContent(of kind: CellKind, to parts: inout ItemBlockFormula.HeightParts) {
    for (place, part) in kind.contentParts.enumerated() {
      guard let shape = part.shape else {
        parts.placeholders.append(nil)
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
      parts.placeholders.append(shape.placeholder.map { .constant($0) } ?? image)
    }
  }

  /// What additions are drawn with: far from the parts of sums, so that they are independent.
  private static let firstPartOfAdditions: UInt64 = 1 << 32
  /// The same for parts whose content comes later.
  private static let firstPartOfContent: UInt64 = 1 << 33

  /// The same for estimates of items.
  private static let firstPartOfEstimates: UInt64 = 1 << 34

  /// What items count as by their ids, before they are measured.
  ///
  /// - Precondition: no item has been put in.
  func estimates(_ model: HeightModel) -> HeightFormula {
    formula(
      of: model, tables: HeightTables(model), phase: 0, part: ItemList.firstPartOfEstimates)
  }

  private func formula(
    of model: HeightModel, tables: HeightTables?, phase: Int64, part: UInt64
  ) -> HeightFormula {
    let random = Random(seed: seed, purpose: .content, part: part)
    switch model {
    case .constant(let height):
      return .constant(height)
    case .table, .column, .columns:
      switch tables {
      case .one(let table): return .table(table, phase: phase)
      case .byWidth(let tables): return .tables(tables, phase: phase)
      case nil: return .constant(.zero)
      }
    case .formula(let expression):
      return .formula(expression, first: phase)
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
            of: model, tables: HeightTables(model), phase: phase,
            part: part &* 16 &+ UInt64(parts.count) &+ 1))
      }
      return .sum(parts)
    }
  }

  private func metrics(of size: Length) -> TextMetrics {
    textMetrics.first { $0.size == size } ?? .standard(size)
  }
}
