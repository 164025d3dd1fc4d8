extension ScenarioBuilder {
  /// The name of the cell kind that `rows` uses.
  static let rowKind = "Row"

  /// The first round: notes a cell kind, so that lines before its own can name it.
  mutating func declare(_ statement: Located<Statement>, load: (String) -> FileContents) {
    guard case .cell(let name, let block) = statement.value else { return }
    let failed =
      statement.span.file == 0 && failures.hasFailure(inBlockOf: statement.span.line)
    guard let index = declareKind(name, mayHaveHeight: failed) else { return }
    var kind = CellKind(name: name.value)
    var heightLine: Int?
    var estimateLine: Int?
    var content = ContentBuilder()
    for case let line? in block.lines.map({ $0.statement }) {
      switch line.value {
      case .height(let heights):
        if let before = heightLine {
          reportTwice("the height", line.span, before)
          continue
        }
        heightLine = line.span.line
        if let model = resolve(heights, load: load)?.model {
          kind.height = model
        } else {
          kinds[name.value]?.mayHaveHeight = true
        }
        if case .sum(let parts, _) = heights { content.add(parts, at: line.span) }
      case .estimate(let stated):
        guard case .constant(let estimate) = stated.start else { continue }
        if let before = estimateLine {
          reportTwice("the estimate", line.span, before)
          continue
        }
        estimateLine = line.span.line
        kind.estimate = estimate
      case .contentPart(let part): content.add(part, at: line.span)
      default: break
      }
    }
    kind.contentParts = finish(content)
    if kind.height == nil && kind.contentParts.contains(where: { $0.shape != nil }) {
      kind.height = .constant(.zero)
    }
    addFields(of: block, to: &kind)
    addCode(of: block, to: &kind, mayHaveMore: failed)
    scenario.kinds[index] = kind
  }

  private mutating func reportTwice(_ noun: String, _ span: SourceSpan, _ before: Int) {
    report(
      span, "\(noun) is stated twice",
      help: "line \(before) states it already: keep one of the two")
  }

  /// Between the rounds: notes the kind of rows when no line declares it, so that lines before the rows can
  /// name it, and gives it the rows' heights when it has none.
  mutating func declareRows(
    _ statement: Located<Statement>, load: (String) -> FileContents
  ) {
    if case .section(_, let block) = statement.value {
      for case let line? in block.lines.map({ $0.statement }) { declareRows(line, load: load) }
    }
    guard case .rows(let heights) = statement.value else { return }
    let name = ScenarioBuilder.rowKind
    if kinds[name] == nil {
      _ = declareKind(Located(name, statement.span), mayHaveHeight: false)
    }
    guard let kind = kinds[name] else { return }
    kinds[name]?.isUsed = true
    guard let model = resolve(heights, load: load)?.model else {
      kinds[name]?.mayHaveHeight = true
      return
    }
    if scenario.kinds[kind.index].height == nil && !kind.mayHaveHeight {
      scenario.kinds[kind.index].height = model
    }
  }

  /// The meaning of rows; `nil` when something is wrong with them.
  mutating func rows(
    _ heights: HeightList, at span: SourceSpan, load: (String) -> FileContents
  ) -> ItemBlock? {
    let resolved = resolve(heights, load: load)
    guard let kind = kinds[ScenarioBuilder.rowKind] else { return nil }
    guard let resolved, let count = resolved.count, create(count, at: span) else { return nil }
    return ItemBlock(count: count, kind: kind.index, heights: resolved.model)
  }

  /// Adds items to those the list starts with.
  mutating func list(_ block: ItemBlock, at span: SourceSpan) {
    let before = listed
    listed += Int64(block.count)
    if listed <= ScriptLimits.items {
      list(block)
    } else if before <= ScriptLimits.items {
      report(
        span, "the list starts with too many items",
        help: "it starts with at most \(ScriptLimits.items)")
    }
  }

  /// The meaning of new items; `nil` when something is wrong with them.
  mutating func block(
    _ items: NewItems, at span: SourceSpan, load: (String) -> FileContents
  ) -> ItemBlock? {
    let declared = declaredKinds(of: items, at: span)
    let resolved = items.heights.map { resolve($0, load: load) }
    guard let declared else { return nil }
    var heights: HeightModel?
    if let resolved {
      guard let resolved else { return nil }
      heights = resolved.model
    }
    var haveHeights = true
    for kind in declared {
      let name = scenario.kinds[kind.index].name
      kinds[name]?.isUsed = true
      guard heights == nil, scenario.kinds[kind.index].height == nil else { continue }
      if giveStandardHeight(to: kind, named: name) { continue }
      haveHeights = false
      if !kind.mayHaveHeight && !mayHaveItemHeight { reportNoHeight(name, kind, items, span) }
    }
    guard haveHeights, let count = items.count ?? resolved??.count, create(count, at: span)
    else { return nil }
    guard let mix = items.mix else {
      return ItemBlock(count: count, kind: declared[0].index, heights: heights)
    }
    let shares = zip(declared, mix.shares).map { KindShare(kind: $0.index, count: $1.count ?? 1) }
    let kinds: KindMix = mix.isDrawn ? .drawn(shares) : .repeating(shares)
    guard countChanges(of: kinds, count, at: span) else { return nil }
    return ItemBlock(count: count, mix: kinds, heights: heights)
  }

  /// The kinds that new items have, in the order in which they are named.
  private mutating func declaredKinds(of items: NewItems, at span: SourceSpan) -> [DeclaredKind]? {
    guard let mix = items.mix else { return kind(of: items, at: span).map { [$0] } }
    var declared: [DeclaredKind] = []
    for share in mix.shares {
      if let kind = kind(named: share.kind) { declared.append(kind) }
    }
    return declared.count == mix.shares.count ? declared : nil
  }

  /// Counts how often the kind changes in new items; `false` when that is too often.
  private mutating func countChanges(of mix: KindMix, _ count: Int, at span: SourceSpan) -> Bool {
    guard let before = kindChanges else { return false }
    let total = before + mix.changeCount(of: Int64(count))
    if total > ScriptLimits.kindChanges {
      kindChanges = nil
      report(
        span, "the kinds of the scenario's items change too often",
        help: "from item to item they change at most \(ScriptLimits.kindChanges) times in all")
      return false
    }
    kindChanges = total
    return true
  }

  /// The kind with a name; `nil` when there is none, which is reported.
  mutating func kind(named name: Located<String>) -> DeclaredKind? {
    if let kind = kinds[name.value] { return kind }
    if failures.mayDeclare(name.value) || refusedKinds.contains(name.value) { return nil }
    let names = scenario.kinds.map { $0.name }
    var help = "declare it: cell \(name.value) { height POINTS }"
    if let nearest = Suggestion.nearest(to: name.value, among: names) {
      help = "did you mean '\(nearest)'?"
    } else if !names.isEmpty {
      help += "; declared: " + shown(names)
    }
    report(name.span, "unknown cell kind \(ScriptParser.quote(name.value))", help: help)
    return nil
  }

  private mutating func kind(of items: NewItems, at span: SourceSpan) -> DeclaredKind? {
    if let name = items.kind { return kind(named: name) }
    if scenario.kinds.count == 1 { return kinds[scenario.kinds[0].name] }
    if scenario.kinds.isEmpty {
      if failures.count == 0 {
        report(
          span, "of which cell kind are these items?",
          help: "declare one: cell NAME { height POINTS }")
      }
    } else {
      report(
        span, "of which cell kind are these items?",
        help: "say 'of NAME'; declared: " + shown(scenario.kinds.map { $0.name }))
    }
    return nil
  }

  private func shown(_ names: [String]) -> String {
    names.prefix(20).joined(separator: ", ") + (names.count > 20 ? ", …" : "")
  }

  private mutating func reportNoHeight(
    _ name: String, _ kind: DeclaredKind, _ items: NewItems, _ span: SourceSpan
  ) {
    report(
      items.kind?.span ?? span, "cell '\(name)' has no height",
      help: "add 'height POINTS' to the block on \(lineText(of: kind.span)), or 'heights …' here")
  }

  /// Counts new items; `false` when there are too many.
  private mutating func create(_ count: Int, at span: SourceSpan) -> Bool {
    guard let before = created else { return false }
    let total = before + Int64(count) * copies
    if total > ScriptLimits.createdItems {
      created = nil
      report(
        span, "the scenario creates too many items",
        help: "it creates at most \(ScriptLimits.createdItems) in all")
      return false
    }
    created = total
    return true
  }
}
