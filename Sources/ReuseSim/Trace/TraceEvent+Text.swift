extension TraceEvent {
  /// Appends this fact as one line of text, with its line feed.
  ///
  /// The form is stable: traces are compared byte by byte.
  public func write(into text: inout [UInt8]) {
    text.append(contentsOf: line.utf8)
    text.append(UInt8(ascii: "\n"))
  }

  /// This fact as one line of text.
  public var line: String {
    switch self {
    case .frame(let number, let time): "frame \(number) \(time.secondsText)s"
    case .command(let line): "command line \(line)"
    case .round(let number): "round \(number)"
    case .nothingToDo(let line, let isPart): TraceEvent.nothing(line, isPart)
    case .named(let name, let value): "named \(name) \(value.text)"
    case .noValue(let line, let failure): "no-value line \(line): \(failure.message)"
    case .inserted(let index, let count, let first): "inserted \(count) at \(index) \(first)"
    case .removed(let index, let count): "removed \(count) at \(index)"
    case .sectionInserted(let section, let place): "section-inserted \(section) at \(place)"
    case .sectionRemoved(let section, let place): "section-removed \(section) at \(place)"
    case .moved(let item, let count, let from, let to): TraceEvent.move(item, count, from, to)
    case .tapped(let item, let index): "tapped \(item) index \(index)"
    case .focused(let item): item.map { "focused \($0)" } ?? "focused nothing"
    case .edited, .editEnded, .fieldSet, .contentChanged, .presented, .countsDiffer, .asked:
      fieldLine
    case .shifted(let from, let cause): "shifted from \(from) \(cause.traceText)"
    case .viewport(let height): "viewport \(height)"
    case .insets(let start, let end): "insets start \(start) end \(end)"
    case .keyboard(let height): "keyboard \(height)"
    case .keyboardHeld(let height): "keyboard-held \(height)"
    case .width(let width): "width \(width)"
    case .textSize(let scale): "text-size \(scale.text)"
    case .leftWindow: "left-window"
    case .returnedToWindow: "returned-to-window"
    case .laidOutOffWindow(let line): "laid-out-off-window line \(line)"
    case .motion(let phase, let delta, let begins, let end):
      TraceEvent.motion(phase, delta, begins, end)
    case .request(let fact): TraceEvent.request(fact)
    case .pass(let number): "pass \(number)"
    case .cell(let call, let cell, let kind, let item):
      "cell \(cell.rawValue) \(call.rawValue) kind \(kind.rawValue)\(TraceEvent.text(of: item))"
    case .measured(let item, let index, let height, let first, let changed):
      TraceEvent.measured(item, index, height, first, changed)
    case .estimate(let kind, let estimate): "estimate kind \(kind.rawValue) \(estimate.text)"
    case .corrected(let kind, let amount): "corrected \(kind.rawValue) \(amount)"
    case .postponed(let fate, let amount): "correction \(fate.rawValue) \(amount)"
    case .anchor(let outcome): "anchor \(outcome.traceText)"
    case .anchorTarget, .referenceTarget: heldLine
    case .restless(let kind, let old, let new): TraceEvent.unrest(kind, old, new)
    case .restlessSize(let item, let old, let new): TraceEvent.unrest(item, old, new)
    case .unsettled(let item, let first, let second):
      "unsettled \(item) between \(first) and \(second)"
    case .landed(let item, let error, let frames):
      "landed\(TraceEvent.text(of: item)) error \(error) frames \(frames)"
    case .abandoned(let item, let line): "abandoned \(item) line \(line)"
    case .shown(let item, let index, let cell, let y, let height):
      TraceEvent.seen("shown", item, index, cell, y, height)
    case .placeholder(let item, let height): "placeholder \(item) height \(height)"
    case .pinned(let item, let index, let cell, let y, let height):
      TraceEvent.seen("pinned", item, index, cell, y, height)
    case .prepared(let item, let index, let cell, let y, let height):
      TraceEvent.seen("prepared", item, index, cell, y, height)
    case .space(let y, let height): "space y \(y) height \(height)"
    case .whereabouts(let item, let index, let y): "whereabouts \(item) index \(index) y \(y)"
    case .stopped(let limit): "stopped \(limit.rawValue)"
    case .commit(let state): "commit \(state.traceText)"
    }
  }

  /// A fact about what is held in place.
  private var heldLine: String {
    switch self {
    case .anchorTarget(let item, let point, let y, let terms):
      "anchor-target \(item) \(point.traceText) y \(y)\(terms.suffix)"
    case .referenceTarget(let reference, let offset, let terms):
      "reference \(reference.traceText) offset \(offset)\(terms.suffix)"
    default: ""
    }
  }

  /// A fact about what items remember and cells show.
  private var fieldLine: String {
    switch self {
    case .edited(let item, let cell, let field, let value):
      "edited \(item) cell \(cell.rawValue) field \(field) \(value.text)"
    case .editEnded(let item, let cell, let field, let count):
      "edit-ended \(item) cell \(cell.rawValue) field \(field) listeners \(count)"
    case .fieldSet(let items, let field, let value, let writer):
      "field \(field) \(value.text) \(items.traceText) by \(writer.traceText)"
    case .contentChanged(let item, let part, let version):
      "content-changed \(item) \(part.rawValue) version \(version)"
    case .presented(let cell, let field, let value, let writer):
      "presented cell \(cell.rawValue) field \(field) \(value.text) by \(writer.traceText)"
    case .countsDiffer(let list, let source): "counts-differ list \(list) data-source \(source)"
    case .asked(let item, let place, let count): "asked \(item) at \(place) data-source \(count)"
    default: ""
    }
  }

  private static func seen(
    _ word: String, _ item: ItemID, _ index: Int, _ cell: CellID, _ y: Length, _ height: Length
  ) -> String {
    "\(word) \(item) index \(index) cell \(cell.rawValue) y \(y) height \(height)"
  }

  private static func motion(
    _ phase: Phase, _ delta: Length, _ begins: Bool, _ end: ContentEnd?
  ) -> String {
    "motion \(phase.rawValue) \(delta)" + (begins ? " begins" : "")
      + (end.map { " toward \($0.rawValue)" } ?? "")
  }

  private static func measured(
    _ item: ItemID, _ index: Int, _ height: Length, _ first: Bool, _ changed: Bool
  ) -> String {
    "measured \(item) index \(index) height \(height)"
      + (first ? " first" : "") + (changed ? " changed" : "")
  }

  private static func unrest(
    _ kind: ReuseIdentifier, _ first: SizeEstimate, _ second: SizeEstimate
  ) -> String {
    "restless kind \(kind.rawValue) between \(first.text) and \(second.text)"
  }

  private static func unrest(
    _ item: ItemID, _ measured: Length, _ forgotten: SizeEstimate
  ) -> String {
    "restless \(item) between \(measured) and \(forgotten.text)"
  }

  private static func move(_ item: ItemID, _ count: Int, _ from: Int, _ to: Int) -> String {
    "moved \(item)" + (count > 1 ? " count \(count)" : "") + " from \(from) to \(to)"
  }

  private static func request(_ fact: RequestFact) -> String {
    "request \(fact.request) \(fact.call.rawValue) \(fact.item)"
      + " \(fact.part.rawValue) " + (fact.cell.map { "cell \($0.rawValue)" } ?? "prefetch")
  }

  private static func nothing(_ line: Int, _ isPart: Bool) -> String {
    "nothing-to-do line \(line)" + (isPart ? " part" : "")
  }

  private static func text(of item: ItemID?) -> String {
    guard let item else { return "" }
    return " \(item)"
  }
}

extension Cause {
  fileprivate var traceText: String {
    var text = "\(kind.rawValue) \(amount)"
    if let items { text += " " + items.traceText }
    if let before { text += " before \(before)" }
    if let after { text += " after \(after)" }
    if let origin { text += " of \(origin.rawValue)" }
    return text
  }
}

extension ItemSpan {
  fileprivate var traceText: String {
    let ends =
      isItems ? "items \(first.rawValue)..\(last.rawValue)" : "from \(first) to \(last)"
    return "\(ends) count \(count) index \(index)"
  }
}

extension SizeEstimate {
  /// The height, or the sum that is divided by a count.
  var text: String { "\(sum)" + (count > 1 ? " over \(count)" : "") }
}

extension Anchor.Point {
  fileprivate var traceText: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    case .share(let part, let whole): "share \(part) of \(whole)"
    }
  }
}

extension HoldTerms {
  /// How they end a line: usual ones need no word.
  fileprivate var suffix: String {
    (against == .everyChange ? "" : " against \(against.text)")
      + (pixel.map { " rounded-to \($0)" } ?? "") + (isNew ? " new" : "")
  }
}

extension HeldReference {
  fileprivate var traceText: String {
    switch self {
    case .end: "end"
    case .start: "start"
    case .thumb: "thumb"
    case .line(let rules): "deltas \(DeltaRulesStatement(rules).text)"
    }
  }
}

extension AnchorOutcome {
  fileprivate var traceText: String {
    switch self {
    case .held(let item): "held \(item)"
    case .heldAgainst(let item, let against): "held \(item) against \(against.text)"
    case .heldEnd: "held end"
    case .heldStart: "held start"
    case .heldThumb: "held thumb"
    case .heldLine: "held line"
    case .keepsOffset: "keeps-offset"
    case .notScrollingUp: "not-scrolling-up"
    case .notScrolling: "not-scrolling"
    case .suppressed(let reason): "suppressed \(reason.text)"
    case .nothingVisible: "nothing-visible"
    case .clampedFirst: "clamped-first"
    case .deleted: "deleted"
    }
  }
}

extension FrameState {
  fileprivate var traceText: String {
    "offset \(offset) legal \(lowestOffset)..\(highestOffset) content \(contentHeight)"
      + " true \(trueContentHeight) viewport \(viewportHeight) bottom-inset \(bottomInset) items \(items) measured \(measured)"
      + " displayed \(displayed) pooled \(pooled)"
      + (prepared > 0 ? " prepared \(prepared)" : "") + (kept > 0 ? " kept \(kept)" : "")
      + (discarded > 0 ? " discarded \(discarded)" : "")
      + (openRequests > 0 ? " requests \(openRequests)" : "")
      + (shortContent == .atEnd ? " top-inset \(topInset) short-content at-end" : "")
      + (isInverted ? " inverted" : "")
  }
}
