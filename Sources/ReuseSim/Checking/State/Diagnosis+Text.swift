// What was found, in words that alone are enough to find what is wrong in the code.
extension Diagnosis {
  private var shown: CellRecord.Presented { record.values[place] }

  /// The name of the field or part.
  private var field: String { "'" + cause.field + "'" }

  private var cell: String { "cell \(record.cell.rawValue)" }

  // MARK: What a cell shows

  /// A field in a cell is not what it is to be.
  func text(of entry: Truth.Entry) -> String {
    Diagnosis.sentence([
      "\(item)'s \(field) shows \(shown.value.text) in \(cell), a fresh cell would show "
        + entry.intended.value.text + Diagnosis.whoIntends(entry.intended),
      entry.blame == cause ? modelText(entry) : nil, origin, biography, hint,
    ])
  }

  /// A part in a cell is not what it is to be.
  func text(of state: ContentBook.State) -> String {
    let fresh: String =
      if state.isAwaited {
        "a placeholder until its answer comes"
      } else if state.arrived != nil || shown.value == .placeholder {
        FieldValue.content(of: item, version: state.newest).text
      } else {
        "a placeholder"
      }
    var reason: String?
    if shown.value == .placeholder {
      reason =
        state.arrived.map { "its content arrived \($0.text)" }
        ?? state.cancelled.map { "its request was cancelled \($0.text), and no other was sent" }
        ?? "no request for it is open"
    } else if let changed = state.changed {
      reason = "its content changed \(changed.text)"
    }
    return Diagnosis.sentence([
      "\(item)'s \(field) shows \(shown.value.text) in \(cell), a fresh cell would show \(fresh)",
      reason, origin, biography, hint,
    ])
  }

  /// A timer runs in a cell that is not on screen.
  var textOffScreen: String {
    Diagnosis.sentence([
      "\(item)'s \(field) is \(shown.value.text) in \(cell), which is not on screen", origin,
      biography,
      record.isOnScreen
        ? "leaving the window calls nothing in a cell: the app has to stop what runs" : hint,
    ])
  }

  // MARK: What becomes of an edit

  /// An edit went elsewhere than to its item, or more than once.
  func text(of edit: StateChecker.Edit, _ entry: Truth.Entry) -> String {
    var writes: [String] = []
    for write in edit.writes.prefix(4) {
      guard let listener = write.listener else {
        writes.append("the cell handed it over for \(write.item)")
        continue
      }
      var text = "listener \(listener)"
      let place = listener - 1
      if record.listeners.indices.contains(place) {
        let listener = record.listeners[place]
        text +=
          ", put in \(listener.moment.text) when the cell was configured for \(listener.item),"
      }
      writes.append(text + " wrote to \(write.item)")
    }
    if edit.writes.count > 4 { writes.append("\(edit.writes.count - 4) more wrote") }
    if writes.isEmpty, let other = record.item, other != item {
      writes.append("the cell had \(other) by then")
    }
    let heard = writes.isEmpty ? "no listener wrote it to the model" : Diagnosis.list(writes)
    return Diagnosis.sentence([
      "the user made \(item)'s \(field) \(entry.intended.value.text) in \(cell)"
        + " \(entry.intended.moment.text), and the model says \(entry.model.value.text)",
      heard, hint,
    ])
  }

  /// A cell lost its item, and with it what the user did.
  func text(ofLoss entry: Truth.Entry) -> String {
    Diagnosis.sentence([
      lostText(entry) + ", and \(cell) has lost the item",
      story(from: entry.intended.moment), hint,
    ])
  }

  /// A cell handed a wrong value over.
  func text(ofSaving entry: Truth.Entry) -> String {
    Diagnosis.sentence([
      "\(cell) handed \(entry.model.value.text) over as \(item)'s \(field)"
        + " \(entry.model.moment.text), which is to be \(entry.intended.value.text)"
        + Diagnosis.whoIntends(entry.intended),
      origin, biography, hint,
    ])
  }

  private func lostText(_ entry: Truth.Entry) -> String {
    "the user made \(item)'s \(field) \(entry.intended.value.text)"
      + " \(entry.intended.moment.text), and the model says \(entry.model.value.text)"
  }

  private func modelText(_ entry: Truth.Entry) -> String {
    "the model has it as \(entry.model.value.text)"
  }

  private static func whoIntends(_ written: Truth.Written) -> String {
    switch written.writer {
    case .nobody: ""
    case .user: ", as the user made it \(written.moment.text)"
    case .model: ", as the app set it \(written.moment.text)"
    }
  }

  // MARK: Where the value came from

  private var origin: String {
    let moment = shown.moment.text
    let value = shown.value.text
    return switch shown.writer {
    case nil: "nobody has set it since the cell was made \(moment)"
    case .configure(let other): "configure for \(other) put \(value) there \(moment)"
    case .willDisplay(let other): "willDisplay for \(other) put \(value) there \(moment)"
    case .prepareForReuse: "prepareForReuse made it \(value) \(moment)"
    case .didEndDisplaying: "didEndDisplaying made it \(value) \(moment)"
    case .user(let other): "the user made it \(value) on \(other) \(moment)"
    case .change(let other): "a change of \(other) in the model made it \(value) \(moment)"
    case .answer(let request, let other): answer(request, other)
    case .system: "the system made it \(value) \(moment)"
    }
  }

  private func answer(_ request: Int64, _ other: ItemID) -> String {
    var text = "the answer to request \(request) for \(other)"
    if let sent = shown.request { text += ", sent \(sent.moment.text)," }
    text += " put it there \(shown.moment.text)"
    if shown.owner == nil { return text + ", when the cell had no item" }
    if let owner = shown.owner, owner != other { text += ", when the cell had \(owner)" }
    return text
  }

  // MARK: What became of the cell since

  private var biography: String? {
    story(from: shown.moment, calls: record.calls - shown.calls)
  }

  /// The calls of the cell since a moment, those of one frame together.
  private func story(from moment: Moment, calls: Int? = nil) -> String? {
    let steps = record.steps.filter { moment.isBefore($0.moment) }
    if steps.isEmpty { return nil }
    var groups: [[CellRecord.Step]] = []
    for step in steps {
      if let last = groups.last?.last, last.moment.frame == step.moment.frame {
        groups[groups.count - 1].append(step)
      } else {
        groups.append([step])
      }
    }
    let forgotten = (calls ?? steps.count) - steps.count
    let isLong = groups.count > 6
    var told = isLong ? [groups[0], groups[1]] : groups
    var text = "since then the cell was "
    if forgotten > 0 { text += "told \(forgotten) other things, and then " }
    text += Diagnosis.list(told.map { Diagnosis.text(of: $0) })
    if isLong {
      told = Array(groups.suffix(3))
      let left = groups.count - 5
      text += ", in \(left) more frames something else, and then "
      text += Diagnosis.list(told.map { Diagnosis.text(of: $0) })
    }
    return text
  }

  private static func text(of steps: [CellRecord.Step]) -> String {
    let moment = steps.first.map { " " + $0.moment.text } ?? ""
    return list(steps.map { text(of: $0) }) + moment
  }

  private static func text(of step: CellRecord.Step) -> String {
    let item = step.item.map { " \($0)" } ?? ""
    return switch step.call {
    case .create: "made"
    case .dequeue: "dequeued"
    case .retype: "made anew"
    case .prepareForReuse: "prepared"
    case .configure: "configured for" + item
    case .measure: "measured"
    case .willDisplay: "shown"
    case .didEndDisplaying: "taken off the screen"
    case .keep: "kept for" + item
    case .restore: "restored for" + item
    case .enqueue: "pooled"
    case .discard: "thrown away"
    }
  }

  /// Some words in a row.
  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    var text = ""
    for word in words.dropLast() { text += text.isEmpty ? word : ", " + word }
    return text + " and " + last
  }

  private static func sentence(_ parts: [String?]) -> String {
    var text = ""
    for part in parts {
      guard let part, !part.isEmpty else { continue }
      text += text.isEmpty ? part : "; " + part
    }
    return text
  }
}
