/// Gathers the parts of a cell whose content comes later: a part's shape may stand in the cell's height, the rest of
/// it on a line of its own.
struct ContentBuilder {
  /// The shapes that stand in the height, in order.
  private(set) var shapes: [(name: ContentPart.Name, shape: ImageShape, span: SourceSpan)] = []
  /// The lines of parts, in order.
  private(set) var lines: [(part: ContentPartStatement, span: SourceSpan)] = []

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

  /// Checks that some cell has a part with a name, or any part.
  mutating func checkPart(_ name: ContentPart.Name?, _ span: SourceSpan) -> Bool {
    let parts = scenario.kinds.flatMap { $0.contentParts }
    if parts.contains(where: { name == nil || $0.name == name }) { return true }
    if failures.count > 0 { return false }
    let noun = name.map { "no \($0.rawValue)" } ?? "no late content"
    report(
      span, "the items have \(noun) that could change",
      help: "state it in the block of a cell, such as: \((name ?? .image).rawValue) 3:2")
    return false
  }

  private mutating func reportStatedTwice(_ noun: String, _ span: SourceSpan, _ before: SourceSpan)
  {
    report(
      span, "\(noun) is stated twice",
      help: span.line == before.line
        ? "keep one of the two" : "line \(before.line) states it already: keep one of the two")
  }
}
