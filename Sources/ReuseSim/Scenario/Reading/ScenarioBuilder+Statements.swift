extension ScenarioBuilder {
  /// The second round: does what a statement says.
  mutating func perform(_ statement: Located<Statement>, load: (String) -> FileContents) {
    let span = statement.span
    switch statement.value {
    case .scenario, .importFile, .variant, .platforms, .cell, .height, .field, .adds, .contentPart,
      .cellCode, .header, .footer, .command:
      break
    case .section(let count, let block): addSections(count, block, at: span, load: load)
    case .items(let items):
      if let block = block(items, at: span, load: load) { list(block, at: span) }
    case .safeArea(rotated: true, let area):
      if state(.rotated, as: "safe-area rotated", at: span) { scenario.rotatedSafeArea = area.area }
    case .estimate(let estimate): addEstimate(estimate, at: span, load: load)
    case .text(let size, let width, let line): addTextMetrics(size, width, line, at: span)
    case .rows(let heights):
      if let block = rows(heights, at: span, load: load) { list(block, at: span) }
    case .at(let time, let command):
      dates.append(StatedDate(time: time, span: span))
      schedule(command, at: time, span, load: load)
    case .atBlock(let time, let block):
      dates.append(StatedDate(time: time, span: span))
      schedule(block, at: time, load: load)
    case .every(let rounds, let command):
      schedule(rounds, at: span) { $0.schedule(command, at: $1, span, $2, load: load) }
    case .everyBlock(let rounds, let block):
      schedule(rounds, at: span) { $0.schedule(block, at: $1, $2, load: load) }
    case .when(let occurrence, let isRepeated, let condition, let block):
      addTrigger(
        occurrence, isRepeated: isRepeated ?? false, condition, block, at: span, load: load)
    case .expect(let condition, let moment):
      if let time = moment.lastTime { dates.append(StatedDate(time: time, span: span)) }
      checkField(of: condition, at: span)
      scenario.expectations.append(
        Expectation(
          moment: moment, condition: condition, text: Expectation.text(condition, moment),
          line: span.line))
    default:
      if case .end(let time) = statement.value { dates.append(StatedDate(time: time, span: span)) }
      if state(statement.value.word, at: span) { set(statement.value, line: span.line) }
    }
  }

  /// What only the whole scenario can tell.
  mutating func finish() {
    let covered = scenario.insets.top + scenario.insets.bottom
    if covered >= scenario.device.height, let insets = stated[.insets] {
      report(
        insets.span, "the insets cover the whole viewport",
        help: "their sum is \(covered.description), the viewport's height is "
          + scenario.device.height.description)
    }
    checkLoads()
    checkDates()
    checkWidths()
    checkEstimates()
    let order = scenario.commands.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    scenario.commands = order.map { $0.element }
    noteUnusedKinds()
    noteIdleSettings()
    warnOfNarrowLists()
  }

  /// Refuses times that no run of the device can reach, unless the line that states the device failed.
  private mutating func checkDates() {
    if failures.count > 0 && stated[.device].map({ $0.level.isShared }) != false { return }
    let rate = scenario.device.rate
    let latest = Time.ofFrame(RunLimits.frames - 1, rate: rate)
    for date in dates where date.time > latest {
      let source = sources[date.span.file]
      let span = date.isLastRound ? date.span : spanOfTime(in: date.span)
      let subject =
        date.isLastRound
        ? "the last round, at \(date.time.text)" : source.text(span.start, span.end)
      report(
        span, "the run ends before \(subject)",
        help: "at \(rate) Hz a time is at most \(latest.text): a run has at most "
          + "\(RunLimits.frames) frames")
    }
  }

  /// Where a line's time stands: it is the first number with a unit.
  private func spanOfTime(in stated: SourceSpan) -> SourceSpan {
    let source = sources[stated.file]
    let tokens = Tokenizer(source, line: stated.line).tokens
    for (number, unit) in zip(tokens, tokens.dropFirst()) {
      guard case .number = number.kind, case .word = unit.kind else { continue }
      return SourceSpan(
        line: stated.line, start: number.start, end: unit.end, file: stated.file)
    }
    return stated
  }

  private mutating func addTextMetrics(
    _ size: Length, _ width: Length, _ line: Length, at span: SourceSpan
  ) {
    let metrics = TextMetrics(size: size, characterWidth: width, lineHeight: line)
    if let place = scenario.textMetrics.firstIndex(where: { $0.size == size }) {
      let before = textSizes[place]
      if before.level == level {
        report(
          span, "the text size \(size) is stated twice",
          help: "\(lineText(of: before.span)) states it already: keep one of the two")
        return
      }
      scenario.textMetrics[place] = metrics
      textSizes[place] = StatedLine(span: span, level: level)
    } else if textSizes.count == ScriptLimits.textSizes {
      report(
        span, "too many sizes of text",
        help: "a scenario states at most \(ScriptLimits.textSizes) sizes of text")
    } else {
      scenario.textMetrics.append(metrics)
      textSizes.append(StatedLine(span: span, level: level))
    }
  }

  private mutating func set(_ statement: Statement, line: Int) {
    switch statement {
    case .device(let width, let height, let scale, let rate):
      scenario.device = Device(
        width: width, height: height, scale: scale ?? Device.standard.scale,
        rate: rate ?? Device.standard.rate)
    case .insets(let top, let bottom):
      scenario.insets = Insets(top: top ?? .zero, bottom: bottom ?? .zero)
    case .safeArea(_, let area): scenario.safeArea = area.area
    case .insetAdjustment(let policy): scenario.overrides.viewport.insetAdjustment = policy
    case .keyboard(let policy): policy.apply(to: &scenario.overrides.viewport)
    case .insetsChange(let policy, let part):
      scenario.overrides.viewport.insetsChange = policy
      scenario.overrides.viewport.insetsChangePart = part ?? .everything
    case .layoutOffWindow(let policy): scenario.overrides.viewport.offWindow = policy
    case .onReturn(let policy): scenario.overrides.viewport.onReturn = policy
    case .atTop(let policy): scenario.overrides.viewport.atTop = policy
    case .atEnd(let policy): scenario.overrides.viewport.atEnd = policy
    case .shortContent(let edge): scenario.shortContent = edge
    case .inverted: scenario.isInverted = true
    case .start(let position):
      scenario.start = position
      scenario.startLine = position == .top ? 0 : line
    case .platform(let name): scenario.platform = name
    case .reader(let reader): scenario.reader = reader
    case .anchor(let anchor): scenario.overrides.anchor = anchor.policy
    case .sizes(let sizes): scenario.overrides.measuredSizes = sizes.policy
    case .corrections(let corrections): scenario.overrides.corrections = corrections.policy
    case .echo(let policy): scenario.overrides.echo = policy
    case .widthChange(let policy): scenario.overrides.widthChange = policy
    case .selfSizing(let policy): scenario.overrides.selfSizing = policy
    case .scrollTo(let retargets): scenario.overrides.scrollsRetarget = retargets
    case .edges(let policy): scenario.overrides.edges = policy
    case .deceleration(let rate): scenario.overrides.deceleration = rate
    case .paging(let isOn): scenario.overrides.paging = isOn
    case .snapshot(let policy): scenario.overrides.snapshot = policy
    case .offsetWrite(let policy): scenario.overrides.offsetWrite = policy
    case .arrival(let rule): scenario.arrival = rule
    case .prefetch(let prefetch): scenario.prefetch = prefetch.rule
    case .spacing(let spacing): scenario.overrides.lineSpacing = spacing
    case .sectionInsets(let insets, _): scenario.overrides.sectionInsets = insets.insets
    case .itemHeight(let policy): scenario.overrides.itemHeight = policy
    case .headers(let arePinned): scenario.overrides.pinsHeaders = arePinned
    case .cells(let policy): policy.apply(to: &scenario.overrides.cells)
    case .seed(let seed): scenario.seed = seed
    case .end(let time): scenario.end = time
    default: break
    }
  }

  /// The meaning of a command; `nil` when something is wrong with it.
  mutating func command(
    _ statement: CommandStatement, _ span: SourceSpan, load: (String) -> FileContents
  ) -> Command? {
    switch statement {
    case .scrollBy, .scrollToItem, .scrollTo, .drag, .dragLine, .dragPath, .dragThumb, .touch,
      .fling:
      return ScenarioBuilder.movement(statement)
    case .insert(let items, let place):
      return block(items, at: span, load: load).map { .insert([$0], place) }
    case .insertSections(let count, let place, let block):
      return sections(count, block, at: span, load: load).map { .insertSections($0, at: place) }
    case .removeSection(let id): return .removeSection(id)
    case .reloadSection(let id): return .reloadSection(id)
    case .remove(let items): return .remove(items)
    case .move(let item, let place): return .move(item, to: place)
    case .reload(let items): return .reload(items)
    case .reloadData: return .reloadData
    case .resize(let items, let height, let isQuiet):
      return .resize(items, height, quietly: isQuiet)
    case .focus(let item): return .focus(item)
    case .act, .type, .miscount, .set, .changeContent: return fieldCommand(statement, span)
    case .invalidateSize(let items): return .invalidateSize(items)
    case .invalidateLayout: return .invalidateLayout
    case .reconfigure(let items): return .reconfigure(items)
    case .mount(let item): return .mount(item)
    case .unmount(let item): return .unmount(item)
    case .batch(let block):
      return .batch(commands(of: block, load: load))
    case .repeated(let count, _, let block):
      return .batch((0..<count).flatMap { _ in commands(of: block, load: load) })
    case .apply(let snapshot):
      return self.snapshot(snapshot, span, load: load).map { .apply($0) }
    case .viewportHeight(let height): return .viewportHeight(height)
    case .width(let width): return .width(width)
    case .rotate: return .rotate
    case .setInsets(let top, let bottom, let time):
      return .setInsets(top: top, bottom: bottom, over: time)
    case .keyboardShows(let height, let time): return .keyboard(height, over: time)
    case .keyboardHides(let time): return .keyboard(.zero, over: time)
    case .leaveWindow(let time): return .leaveWindow(for: time)
    case .returnToWindow: return .returnToWindow
    case .textSize(let factor): return .textSize(factor)
    case .appBlock, .bind, .layoutNow, .correctOffset, .navigateOffset, .after, .load, .branch:
      return appCommand(statement, load: load)
    }
  }

  /// A cell kind that no line makes items of is likely a slip; shared ones may be for other scenarios, those of
  /// a scenario for one of its variants.
  private mutating func noteUnusedKinds() {
    var ofScenario: [Located<String>] = []
    var ofVariant: [Located<String>] = []
    for kind in scenario.kinds {
      guard let declared = kinds[kind.name], !declared.isUsed else { continue }
      let name = Located(kind.name, declared.span)
      if declared.level == .scenario { ofScenario.append(name) }
      if declared.level == .variant { ofVariant.append(name) }
    }
    unusedKinds = unusedKinds.map { $0.filter { ofScenario.contains($0) } } ?? ofScenario
    warnOfUnusedKinds(ofVariant)
  }

  /// Warns of cell kinds, unless an error may be why nothing uses them.
  mutating func warnOfUnusedKinds(_ names: [Located<String>]) {
    if failures.count > 0 || hasErrors { return }
    for name in names {
      report(
        name.span, "no items of cell '\(name.value)' are ever in the list",
        help: "write 'items COUNT of \(name.value)', or remove the cell", severity: .warning)
    }
  }
}
