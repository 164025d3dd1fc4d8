extension ScenarioBuilder {
  /// Adds items outside of sections to those that the list starts with: what stands between two sections is one
  /// of its own.
  mutating func list(_ block: ItemBlock) {
    if isSectionOpen {
      scenario.sections[scenario.sections.count - 1].items.append(block)
    } else {
      createdSections += 1
      scenario.sections.append(SectionBlock(model: 0, items: [block]))
      isSectionOpen = true
    }
  }

  /// Adds sections to those that the list starts with.
  mutating func addSections(
    _ count: Int?, _ block: Block, at span: SourceSpan, load: (String) -> FileContents
  ) {
    guard let new = sections(count, block, at: span, load: load) else { return }
    isSectionOpen = false
    let before = listed
    listed += new.items.reduce(0) { $0 + Int64($1.count) } * Int64(new.count)
    if listed <= ScriptLimits.items {
      scenario.sections.append(new)
    } else if before <= ScriptLimits.items {
      report(
        span, "the list starts with too many items",
        help: "it starts with at most \(ScriptLimits.items)")
    }
  }

  /// The meaning of sections; `nil` when something is wrong with them.
  mutating func sections(
    _ count: Int?, _ block: Block, at span: SourceSpan, load: (String) -> FileContents
  ) -> SectionBlock? {
    let count = count ?? 1
    copies = Int64(count)
    defer { copies = 1 }
    var model = SectionModel()
    var items: [ItemBlock] = []
    var lines: [Word: Int] = [:]
    var isWhole = !failures.hasFailure(inBlockOf: span.line)
    for case let line? in block.lines.map({ $0.statement }) {
      if !read(line, into: &model, &items, &lines, load: load) { isWhole = false }
    }
    guard isWhole, let number = number(of: model, at: span), createSections(count, at: span) else {
      return nil
    }
    return SectionBlock(count: count, model: number, items: items)
  }

  /// Does what a line in the block of a section says; `false` when something is wrong with it.
  private mutating func read(
    _ line: Located<Statement>, into model: inout SectionModel, _ items: inout [ItemBlock],
    _ lines: inout [Word: Int], load: (String) -> FileContents
  ) -> Bool {
    switch line.value {
    case .items(let new):
      guard let block = block(new, at: line.span, load: load) else { return false }
      items.append(block)
    case .rows(let heights):
      guard let block = rows(heights, at: line.span, load: load) else { return false }
      items.append(block)
    case .header(let name):
      guard isOnly(line, &lines), let kind = boundaryKind(name) else { return false }
      model.header = kind
    case .footer(let name):
      guard isOnly(line, &lines), let kind = boundaryKind(name) else { return false }
      model.footer = kind
    case .sectionInsets(let insets, _):
      guard isOnly(line, &lines) else { return false }
      model.insets = insets.insets
    default: break
    }
    return true
  }

  /// Whether a line says for the first time what it says of its section.
  private mutating func isOnly(_ line: Located<Statement>, _ lines: inout [Word: Int]) -> Bool {
    let word = line.value.word
    if let before = lines[word] {
      let place = before == line.span.line ? "this line" : "line \(before)"
      report(
        line.span,
        "the \(word.rawValue) of the section \(word == .insets ? "are" : "is") stated twice",
        help: "\(place) states it already: keep one of the two")
      return false
    }
    lines[word] = line.span.line
    return true
  }

  /// The place of the cell kind of a header or footer.
  private mutating func boundaryKind(_ name: Located<String>) -> Int? {
    guard let kind = kind(named: name) else { return nil }
    kinds[name.value]?.isUsed = true
    if scenario.kinds[kind.index].height != nil && !kind.hasStandardHeight { return kind.index }
    if !kind.mayHaveHeight {
      report(
        name.span, "cell '\(name.value)' has no height",
        help: "add 'height POINTS' to the block on line \(kind.span.line)")
    }
    return nil
  }

  /// The place of a section model among the scenario's.
  private mutating func number(of model: SectionModel, at span: SourceSpan) -> Int? {
    if let known = scenario.sectionModels.firstIndex(of: model) { return known }
    if scenario.sectionModels.count > ScriptLimits.sectionKinds {
      report(
        span, "too many kinds of sections",
        help:
          "a scenario has at most \(ScriptLimits.sectionKinds) with other headers, footers or insets"
      )
      return nil
    }
    sectionSpan = span
    scenario.sectionModels.append(model)
    return scenario.sectionModels.count - 1
  }

  /// Counts new sections; `false` when there are too many.
  private mutating func createSections(_ count: Int, at span: SourceSpan) -> Bool {
    let before = createdSections
    createdSections += Int64(count)
    if createdSections <= ScriptLimits.createdSections { return true }
    if before <= ScriptLimits.createdSections {
      report(
        span, "the scenario creates too many sections",
        help: "it creates at most \(ScriptLimits.createdSections) in all")
    }
    return false
  }

  /// Refuses more cell kinds, each as wide as any section lets its items be, than a list tells apart.
  mutating func checkWidths() {
    var sides: [Length] = []
    for case let insets? in scenario.sectionModels.map({ $0.insets }) {
      if insets.sides > .zero && !sides.contains(insets.sides) { sides.append(insets.sides) }
    }
    // Beside them, items are as wide as the list, or as the platform's own insets leave.
    let widths = sides.count + 2
    if scenario.kinds.count * widths <= ScriptLimits.kindWidths || sides.isEmpty { return }
    report(
      sectionSpan, "too many widths of items",
      help: "\(scenario.kinds.count) cell kinds in \(widths) widths are more than "
        + "\(ScriptLimits.kindWidths)")
  }
}
