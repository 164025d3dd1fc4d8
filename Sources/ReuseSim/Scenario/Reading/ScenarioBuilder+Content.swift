/// Gathers the parts of a cell whose content comes later: a part's shape may stand in the cell's height, the rest of
/// it on a line of its own.
struct ContentBuilder {
  /// The shapes that stand in the height, in order.
  private(set) var shapes: [(name: ContentPart.Name, shape: ImageShape, span: SourceSpan)] = []
  /// The lines of parts, in order.
  private(set) var lines: [(part: ContentPartStatement, span: SourceSpan)] = []
  /// What the cell empties before it is used again.
  var resets: [Located<String>] = []

  /// Adds what a sum of heights says.
  mutating func add(_ parts: [HeightPart], at span: SourceSpan) {
    for case .content(let name, let shape) in parts { shapes.append((name, shape, span)) }
  }

  /// Adds the line of a part.
  mutating func add(_ part: ContentPartStatement, at span: SourceSpan) {
    lines.append((part, span))
  }
}

extension ScenarioBuilder {
  /// The parts of a cell; reports what is stated twice.
  mutating func finish(_ content: ContentBuilder) -> [ContentPart] {
    var parts: [ContentPart] = []
    for (index, line) in content.lines.enumerated() {
      if let before = content.lines[..<index].first(where: { $0.part.name == line.part.name }) {
        reportStatedTwice("the \(line.part.name.rawValue)", line.span, before.span)
        continue
      }
      parts.append(line.part.part)
    }
    for (index, stated) in content.shapes.enumerated() {
      let noun = "the shape of the \(stated.name.rawValue)"
      if let before = content.shapes[..<index].first(where: { $0.name == stated.name }) {
        reportStatedTwice(noun, stated.span, before.span)
      } else if let place = parts.firstIndex(where: { $0.name == stated.name }) {
        if parts[place].shape == nil {
          parts[place].shape = stated.shape
        } else if let line = content.lines.first(where: { $0.part.name == stated.name }) {
          let isLater = line.span.line > stated.span.line
          let (later, earlier) = isLater ? (line.span, stated.span) : (stated.span, line.span)
          reportStatedTwice(noun, later, earlier)
        }
      } else {
        parts.append(ContentPart(stated.name, shape: stated.shape))
      }
    }
    return parts
  }

  /// Has the code of a cell empty fields and parts before the cell is used again; reports names that no line states.
  ///
  /// - Parameter mayHaveMore: Whether a line of the cell's block failed: it may have stated a field or a part.
  mutating func applyResets(
    _ resets: [Located<String>], to kind: inout CellKind, mayHaveMore: Bool
  ) {
    for reset in resets {
      if let place = kind.fields.firstIndex(where: { $0.name == reset.value }) {
        kind.fields[place].code.prepared = kind.fields[place].blankInCell
      } else if let place = kind.contentParts.firstIndex(where: { $0.name.rawValue == reset.value })
      {
        kind.contentParts[place].code.prepared = .placeholder
      } else if !mayHaveMore {
        reportUnknownPart(reset, of: kind)
      }
    }
  }

  private mutating func reportUnknownPart(_ name: Located<String>, of kind: CellKind) {
    let names = kind.fields.map { $0.name } + kind.contentParts.map { $0.name.rawValue }
    let known = names.isEmpty ? "it has none" : "it has: " + names.joined(separator: ", ")
    report(
      name.span, "the cell has no part \(ScriptParser.quote(name.value))",
      help: "parts are stated in the cell's block, such as 'image 3:2'; \(known)")
  }

  private mutating func reportStatedTwice(_ noun: String, _ span: SourceSpan, _ before: SourceSpan)
  {
    report(
      span, "\(noun) is stated twice",
      help: span.line == before.line
        ? "keep one of the two" : "line \(before.line) states it already: keep one of the two")
  }
}
