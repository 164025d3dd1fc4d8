extension Document {
  /// The script with every setting spelled out that it leaves to its standard value or to its platform.
  ///
  /// Settings that a scenario does not state, and no shared line states for it, follow its first line;
  /// lines that state a part are completed.
  public var explicit: Document {
    var result: [Line] = []
    var start = 0
    while start < lines.count, !Document.beginsScenario(lines[start]) { start += 1 }
    let shared = lines[..<start]
    for line in shared { result.append(Document.completed(line)) }
    while start < lines.count {
      var end = start + 1
      while end < lines.count, !Document.beginsScenario(lines[end]) { end += 1 }
      let own = lines[start + 1..<end]
      result.append(lines[start])
      for statement in Document.missing(in: own, and: shared) { result.append(Line(statement)) }
      for line in own { result.append(Document.completed(line)) }
      start = end
    }
    return Document(lines: result)
  }

  private static func beginsScenario(_ line: Line) -> Bool {
    line.statement?.value.word == .scenario
  }

  /// The standard settings that neither the scenario nor the shared lines state.
  private static func missing(
    in own: ArraySlice<Line>, and shared: ArraySlice<Line>
  ) -> [Statement] {
    var stated: [Word: Statement] = [:]
    for case let statement? in (shared + own).map({ $0.statement }) {
      stated[statement.value.word] = statement.value
    }
    var platform = Platform.standard
    if case .platform(let name)? = stated[.platform] { platform = Platform.named(name) ?? platform }
    let device = Device.standard
    let standard: [Statement] = [
      .device(
        width: device.width, height: device.height, scale: device.scale, rate: device.rate),
      .insets(top: .zero, bottom: .zero),
      .platform(platform.name),
      .reader(.automatic),
      .seed(Scenario(name: "").seed),
    ]
    return (standard + platform.policies.statements).filter { stated[$0.word] == nil }
  }

  /// A line with the parts that its statement leaves out.
  private static func completed(_ line: Line) -> Line {
    guard let statement = line.statement else { return line }
    var result = line
    result.statement?.value = completed(statement.value)
    return result
  }

  private static func completed(_ statement: Statement) -> Statement {
    switch statement {
    case .device(let width, let height, let scale, let rate):
      return .device(
        width: width, height: height, scale: scale ?? Device.standard.scale,
        rate: rate ?? Device.standard.rate)
    case .insets(let top, let bottom): return .insets(top: top ?? .zero, bottom: bottom ?? .zero)
    case .anchor(let anchor): return .anchor(AnchorStatement(anchor.policy))
    case .at(let time, .scrollToItem(let item, nil, let duration)):
      return .at(time, .scrollToItem(item, .top, over: duration))
    case .at(let time, .batch(let block)): return .at(time, .batch(completed(block)))
    case .atBlock(let time, let block): return .atBlock(time, completed(block))
    case .command(.scrollToItem(let item, nil, let duration)):
      return .command(.scrollToItem(item, .top, over: duration))
    case .command(.batch(let block)): return .command(.batch(completed(block)))
    default: return statement
    }
  }

  private static func completed(_ block: Block) -> Block {
    Block(lines: block.lines.map { completed($0) }, closingComment: block.closingComment)
  }
}

extension Policies {
  /// The settings that state these policies, one for each.
  var statements: [Statement] {
    [
      .estimate(estimate), .anchor(AnchorStatement(anchor)), .sizes(measuredSizes),
      .scrollTo(retargets: scrollsRetarget),
    ]
  }
}
