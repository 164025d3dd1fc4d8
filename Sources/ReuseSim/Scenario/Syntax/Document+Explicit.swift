extension Document {
  /// The script with every setting spelled out that it leaves to its standard value or to its platform.
  ///
  /// Settings that a scenario does not state, and no shared line states for it, are put between those that
  /// it states, in the usual order; lines that state a part are completed. Where variants run on different
  /// platforms, the policies of each stand in its block.
  ///
  /// - Parameter imported: The shared lines of the files that it imports, as ``ScriptResult`` has them. They count
  ///   as stated, and are no part of the result.
  public func explicit(importing imported: Document = Document()) -> Document {
    var result: [Line] = []
    var start = 0
    while start < lines.count, !Document.beginsScenario(lines[start]) { start += 1 }
    for line in lines[..<start] { result.append(Document.completed(line)) }
    let shared = imported.lines + lines[..<start]
    while start < lines.count {
      var end = start + 1
      while end < lines.count, !Document.beginsScenario(lines[end]) { end += 1 }
      let own = Array(lines[start + 1..<end])
      result.append(lines[start])
      let platforms = VariantPlatforms(shared: shared, own: own)
      let standard =
        Document.standard(on: platforms, startingAt: Document.startEdge(of: shared + own))
        + Document.textMetrics(for: own[...], and: shared[...])
      var all = Document.adding(standard, to: own[...], and: shared)
      if platforms.areSeveral { all = platforms.spelledOut(all, and: shared) }
      for line in all { result.append(Document.completed(line)) }
      start = end
    }
    return Document(lines: result)
  }

  private static func beginsScenario(_ line: Line) -> Bool {
    line.statement?.value.word == .scenario
  }

  /// The standard settings in their usual order, with the policies of the platform that is stated, if all
  /// variants have the same.
  private static func standard(
    on platforms: VariantPlatforms, startingAt edge: GlassEdge?
  ) -> [Statement] {
    let device = Device.standard
    var statements: [Statement] = [
      .device(
        width: device.width, height: device.height, scale: device.scale, rate: device.rate),
      .insets(top: .zero, bottom: .zero),
      .safeArea(rotated: false, SafeAreaStatement().completed),
    ]
    if let edge { statements.append(.shortContent(edge)) }
    statements.append(.start(.top))
    if platforms.platforms.isEmpty { statements.append(.platform(platforms.platform.name)) }
    statements.append(.reader(.automatic))
    if !platforms.areSeveral { statements += platforms.platform.policies.statements }
    let scenario = Scenario(name: "")
    return statements + [
      .arrival(scenario.arrival), .prefetch(PrefetchStatement(scenario.prefetch)),
      .seed(scenario.seed),
    ]
  }

  /// The edge of the glass at which a scenario's list starts; `nil` when that depends on the variant.
  private static func startEdge(of lines: [Line]) -> GlassEdge? {
    if lines.contains(where: { $0.statement?.value == .inverted }) { return .bottom }
    let isInvertedByVariant = lines.contains { line in
      line.statement?.value.block?.lines.contains { $0.statement?.value == .inverted } == true
    }
    return isInvertedByVariant ? nil : .top
  }

  /// A scenario's own lines with the settings that neither they nor shared lines state: each behind the one
  /// that is usually before it, or before the next that is stated and the remarks above that.
  static func adding(
    _ standard: [Statement], to own: ArraySlice<Line>, and shared: [Line]
  ) -> [Line] {
    var result = Array(own)
    var place: Int?
    for (number, statement) in standard.enumerated() {
      if let stated = result.firstIndex(where: { $0.states(statement) }) {
        place = stated
        continue
      }
      if shared.contains(where: { $0.states(statement) }) { continue }
      let later = standard[(number + 1)...]
      var new = place.map { $0 + 1 } ?? 0
      if place == nil,
        let next = result.firstIndex(where: { line in later.contains { line.states($0) } })
      {
        new = next
        while new > 0, result[new - 1].statement == nil, !result[new - 1].isBlank { new -= 1 }
      }
      result.insert(Line(statement), at: new)
      place = new
    }
    return result
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
    case .field(let field): return .field(field.completed)
    case .cellCode(let code): return .cellCode(code.completed)
    case .cell(let name, let block): return .cell(name, withCode(completed(block)))
    case .insets(let top, let bottom): return .insets(top: top ?? .zero, bottom: bottom ?? .zero)
    case .safeArea(let rotated, let area): return .safeArea(rotated: rotated, area.completed)
    case .start(.item(let item, nil)): return .start(.item(item, .top))
    case .sectionInsets(let insets, let isPolicy):
      return .sectionInsets(SectionInsetsStatement(insets.insets), isPolicy: isPolicy)
    case .section(let count, let block): return .section(count: count, completed(block))
    case .estimate(let estimate): return .estimate(estimate.completed)
    case .anchor(let anchor): return .anchor(AnchorStatement(anchor.policy))
    case .cells(let policy): return .cells(policy.completed)
    case .prefetch(let prefetch): return .prefetch(PrefetchStatement(prefetch.rule))
    case .corrections(let corrections):
      return .corrections(CorrectionsStatement(corrections.policy))
    case .contentPart(let part): return .contentPart(part.completed)
    case .at(let time, let command): return .at(time, completed(command))
    case .atBlock(let time, let block): return .atBlock(time, completed(block))
    case .every(let rounds, let command): return .every(completed(rounds), completed(command))
    case .everyBlock(let rounds, let block): return .everyBlock(completed(rounds), completed(block))
    case .variant(let name, let block): return .variant(name, completed(block))
    case .command(let command): return .command(completed(command))
    case .when(let occurrence, let isRepeated, let condition, let block):
      return .when(occurrence, isRepeated: isRepeated ?? false, condition, completed(block))
    default: return statement
    }
  }

  private static func completed(_ command: CommandStatement) -> CommandStatement {
    if case .scrollToItem(let item, nil, let duration, let curve) = command {
      return .scrollToItem(item, .top, over: duration, curve: curve)
    }
    return command.block.map { command.with(completed($0)) } ?? command
  }

  private static func completed(_ rounds: EveryStatement) -> EveryStatement {
    EveryStatement(step: rounds.step, from: rounds.start, until: rounds.until)
  }

  private static func completed(_ block: Block) -> Block {
    Block(lines: block.lines.map { completed($0) }, closingComment: block.closingComment)
  }
}

extension Line {
  /// Whether it states what another statement does: the same setting, or the room for text of the same size.
  fileprivate func states(_ other: Statement) -> Bool {
    guard let statement = statement?.value, statement.word == other.word else { return false }
    if case .safeArea(let rotated, _) = statement { return !rotated }
    guard case .text(let size, _, _) = statement, case .text(let otherSize, _, _) = other else {
      return true
    }
    return size == otherSize
  }
}

extension Policies {
  /// The settings that state these policies, one for each.
  var statements: [Statement] {
    [
      .estimate(EstimateStatement(estimate)), .anchor(AnchorStatement(anchor)),
      .corrections(CorrectionsStatement(corrections)), .echo(echo),
      .sizes(SizesStatement(measuredSizes)),
      .widthChange(widthChange), .selfSizing(selfSizing), .scrollTo(retargets: scrollsRetarget),
      .edges(edges),
      .deceleration(deceleration), .paging(paging), .offsetWrite(offsetWrite),
      .snapshot(snapshot),
      .insetAdjustment(viewport.insetAdjustment), .keyboard(.effect(viewport.keyboard)),
      .keyboard(.dismiss(viewport.keyboardDismiss)), .keyboard(.lift(viewport.keyboardLift)),
      .keyboard(.heard(viewport.keyboardHeard)),
      .insetsChange(viewport.insetsChange, part: viewport.insetsChangePart),
      .atTop(viewport.atTop), .atEnd(viewport.atEnd),
      .layoutOffWindow(viewport.offWindow), .onReturn(viewport.onReturn),
      .spacing(lineSpacing),
      .sectionInsets(SectionInsetsStatement(sectionInsets), isPolicy: true),
      .headers(arePinned: pinsHeaders), .itemHeight(itemHeight),
    ] + cells.statements
  }
}
