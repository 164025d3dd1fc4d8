// Which part of a cell's code is at fault.
extension Diagnosis {
  /// What in the code makes it so.
  var hint: String {
    switch cause.faultClass {
    case .leftoverState, .innerScrollPosition, .runningAnimation, .constraintLeftActive, .neverSet:
      leavesItText
    case .runningTimer: runningTimerText
    case .lostAnimation:
      "the system ends animations of what leaves the screen, and willDisplay does not start \(name) again"
    case .wrongReset: wrongResetText
    case .lostState: lostStateText
    case .wrongItem, .duplicatedSubscription: listenerText
    case .staleAnswer: staleAnswerText
    case .missedUpdate: "changes of the model reach \(reachText)"
    case .missedWhilePrepared:
      "changes of the model reach \(reachText), and willDisplay does not set \(name)"
    case .duplicatedView:
      "configure adds one each time, and prepareForReuse does not take away those that are there"
    case .wrongFirstResponder:
      "one cell at a time has the focus: \(leavesItText), and who has it belongs to the model"
    case .placeholderLeft: placeholderText
    case .twoOwners:
      "both the model and the cell keep \(name), and the cell hands it over \(savingText): one of them is to keep it"
    case .hostedViewTaken:
      code.preparesElsewhere
        ? "prepareForReuse takes the item's view away wherever it is: it is to take away what is in its own cell"
        : "there is one view of an item, and another cell took it: \(leavesItText)"
    // What is no fault of a cell's code is told where it is found.
    case .cellNotReturned, .noSuchItem, .invalidUpdate: ""
    }
  }

  private var name: String { "'" + cause.field + "'" }

  private var code: FieldCode { kind.codeOfValue(place) }

  private var keeping: CellField.Keeping {
    place < kind.fields.count ? kind.fields[place].keeping : .model
  }

  /// What leaves a value as it is.
  private var leavesItText: String {
    "\(settingText), and \(preparingText)"
  }

  private var settingText: String {
    if keeping == .cell { return "\(name) is kept in the cell alone, so configure cannot set it" }
    return switch code.setting {
    case .always: "configure sets \(name)"
    case .when(let value): "configure sets \(name) only when it is \(value.text)"
    case .unless(let value): "configure does not set \(name) when it is \(value.text)"
    case .never: "configure does not set \(name)"
    case .adds: "configure adds one to \(name)"
    }
  }

  private var preparingText: String {
    code.prepared.map { "prepareForReuse makes it \($0.text)" }
      ?? "prepareForReuse does not reset it"
  }

  private var wrongResetText: String {
    let fresh =
      place < kind.fields.count ? kind.fields[place].fresh(for: item) : FieldValue.placeholder
    if record.values[place].writer == .didEndDisplaying {
      return "didEndDisplaying resets \(name), and willDisplay does not set it again"
    }
    return "prepareForReuse makes \(name) \(code.prepared?.text ?? ""), and a new item has"
      + " \(fresh.text); \(settingText)"
  }

  /// A timer that runs on for the next item was neither stopped when its cell left the screen, nor set for that item.
  private var runningTimerText: String {
    let hiding =
      code.hidden.map { "didEndDisplaying makes \(name) \($0.text) and does not stop it" }
      ?? "didEndDisplaying does not stop \(name)"
    return cause.source == nil ? hiding : "\(hiding), \(leavesItText)"
  }

  private var lostStateText: String {
    switch keeping {
    case .cell:
      "\(name) is kept in the cell alone: write it to the model when the user edits it"
    case .both:
      "the cell hands \(name) over \(savingText): write it to the model when the user edits it"
    case .model: settingText
    }
  }

  private var savingText: String {
    switch keeping {
    case .both(.atOnce): "at once"
    case .both(.atEndDisplay): "in didEndDisplaying"
    case .both(.atReuse): "in prepareForReuse"
    case .model, .cell: "never"
    }
  }

  private var listenerText: String {
    if keeping != .model {
      return "the cell keeps \(name) and hands it over \(savingText), to the item that it has by "
        + "then"
    }
    let listening =
      switch kind.code.listening {
      case .replaced: "each configure puts a listener in, in place of the one before"
      case .added: "each configure adds a listener"
      case .once: "only the first configure puts a listener in"
      }
    let removing =
      kind.code.removesListeners
      ? "prepareForReuse takes listeners out" : "prepareForReuse does not take listeners out"
    let target =
      switch kind.code.target {
      case .currentItem: "it writes to the item that the cell has"
      case .capturedItem: "it writes to the item that it was put in for"
      case .capturedIndex: "it writes to what stands at the index at which its item stood then"
      case .capturedGeneration:
        "it writes nothing when the cell was configured again since it was put in"
      }
    return "\(listening), \(removing), and \(target)"
  }

  private var reachText: String {
    switch kind.code.reach {
    case .everyCell: "every cell"
    case .cellsOnScreen: "cells on screen only"
    case .noCell: "no cell"
    }
  }

  private var placeholderText: String {
    if case .prepareForReuse = record.values[place].writer {
      return leavesItText
    }
    guard let part else { return settingText }
    if part.setsPlaceholderLast {
      return "configure sets the placeholder after it has asked, over content that is there at once"
    }
    if part.cancelling == .whenHidden, !code.isSetWhenShown {
      return "didEndDisplaying cancels the request, and willDisplay does not ask again"
    }
    if part.answers != .model { return answersText }
    if part.cancelling == .atReuse, code.setting == .always {
      return "a cell that is used again cancels what was asked for its former item, though another "
        + "cell may have that by then"
    }
    return "changes of the model reach \(reachText), and \(settingText)"
  }

  private var part: ContentPart? {
    place < kind.fields.count ? nil : kind.contentParts[place - kind.fields.count]
  }

  private var staleAnswerText: String {
    if cause.source == nil {
      return "answers count whose content has changed since it was asked for"
    }
    return answersText + ": compare the item, and what version it has, when the answer comes"
  }

  private var answersText: String {
    switch part?.answers {
    case .capturedCell: "answers go to the cell that asked, whatever it shows by then"
    case .capturedItem: "answers go to the cell that has the item by then, and to no other"
    case .capturedIndex:
      "answers go to the cell of what stands by then where the item stood when it was asked for"
    case .capturedGeneration: "answers go to the cell that asked, if it was not configured since"
    case .model, nil: "answers go to the model"
    }
  }
}
