extension Document {
  /// The standard metrics of the sizes of text that lines use, as far as a scenario may state so many.
  static func textMetrics(
    for own: ArraySlice<Line>, and shared: ArraySlice<Line>
  ) -> [Statement] {
    var sizes: [Length] = []
    var stated: Set<Length> = []
    for case let statement? in (shared + own).map({ $0.statement?.value }) {
      if case .text(let size, _, _) = statement { stated.insert(size) }
      sizes += statement.textSizes
    }
    var result: [Statement] = []
    var last: Length?
    for size in sizes.sorted() where size != last && !stated.contains(size) {
      last = size
      if stated.count + result.count == ScriptLimits.textSizes { break }
      let metrics = TextMetrics.standard(size)
      result.append(.text(size: size, width: metrics.characterWidth, line: metrics.lineHeight))
    }
    return result
  }
}

extension Statement {
  /// The sizes of the texts that it and its block name.
  fileprivate var textSizes: [Length] {
    let own: [Length] =
      switch self {
      case .height(let heights), .rows(let heights): heights.textSizes
      case .items(let items): items.heights?.textSizes ?? []
      case .at(_, .insert(let items, _)), .every(_, .insert(let items, _)),
        .command(.insert(let items, _)):
        items.heights?.textSizes ?? []
      case .adds(_, _, let parts, _): parts.textSizes
      default: []
      }
    guard let block else { return own }
    return own + block.lines.flatMap { $0.statement?.value.textSizes ?? [] }
  }
}

extension HeightList {
  fileprivate var textSizes: [Length] {
    guard case .sum(let parts, _) = self else { return [] }
    return parts.textSizes
  }
}

extension [HeightPart] {
  fileprivate var textSizes: [Length] {
    compactMap { part in
      if case .text(_, _, let size) = part { size } else { nil }
    }
  }
}
