extension ContentPartStatement {
  /// How it is written, behind its name.
  var text: String {
    var options: [String] = []
    if let latency { options.append("\(Word.latency.rawValue) \(latency.text)") }
    if let failures { options.append("\(Word.fails.rawValue) \(failures.text)") }
    if let retries { options.append("\(Word.retry.rawValue) \(retries.text)") }
    if let cancelling {
      let limit = cancelsTooLate.map {
        " \(Word.unless.rawValue) \(Word.due.rawValue) \(Word.within.rawValue) \($0.text)"
      }
      options.append("\(Word.cancel.rawValue) \(cancelling.text)" + (limit ?? ""))
    }
    if let answers {
      options.append("\(Word.answers.rawValue) \(Word.to.rawValue) \(answers.text)")
    }
    if let repeats {
      options.append("\(Word.twice.rawValue) \(Word.after.rawValue) \(repeats.text)")
    }
    if asksEachTime {
      options.append("\(Word.asks.rawValue) \(Word.each.rawValue) \(Word.time.rawValue)")
    }
    if takesOldAnswers {
      options.append("\(Word.takes.rawValue) \(Word.old.rawValue) \(Word.answers.rawValue)")
    }
    if setsPlaceholderLast {
      options.append("\(Word.placeholder.rawValue) \(Word.last.rawValue)")
    }
    let parts = (shape.map { [$0.text] } ?? []) + options
    return parts.joined(separator: ", ")
  }
}

extension ImageShape {
  /// How it is written.
  var text: String {
    let suffix = placeholder.map { " \(Word.placeholder.rawValue) \($0.description)" } ?? ""
    return switch height {
    case .fixed(let height): height.description + suffix
    case .inTurn(let ratios): ImageShape.text(of: ratios) + suffix
    case .drawn(let ratios): "\(Word.drawn.rawValue) " + ImageShape.text(of: ratios) + suffix
    }
  }

  private static func text(of ratios: [AspectRatio]) -> String {
    ratios.map { "\($0.width):\($0.height)" }.joined(separator: " ")
  }
}

extension LatencyModel {
  /// How it is written, behind `latency`.
  var text: String {
    switch self {
    case .fixed(let time): return time.text
    case .range(let low, let high): return "\(low.text)..\(high.text)"
    case .heavy(let low, let high): return "\(Word.heavy.rawValue) \(low.text)..\(high.text)"
    case .table(let entries, let otherwise):
      let rows = entries.map { "\($0.item.rawValue): \($0.time.text)" }
      let rest = "\(Word.else.rawValue) \(otherwise.text)"
      return "\(Word.table.rawValue) " + (rows + [rest]).joined(separator: ", ")
    }
  }
}

extension FailureModel {
  /// How it is written, behind `fails`.
  var text: String {
    switch self {
    case .chance(let part, let whole): return "\(part) \(Word.in.rawValue) \(whole)"
    case .items(let items, let times):
      let often = times.map { "\($0) \(Word.often.rawValue) " } ?? ""
      let ids = items.map { String($0.rawValue) }.joined(separator: ", ")
      return often + "\(Word.for.rawValue) \(Word.items.rawValue) \(ids)"
    }
  }
}

extension RetryModel {
  /// How it is written, behind `retry`.
  var text: String {
    "\(Word.after.rawValue) \(delay.text) \(Word.up.rawValue) \(Word.to.rawValue) \(limit) "
      + Word.often.rawValue
  }
}

extension ContentPart.Answers {
  /// How it is written, behind `answers to`.
  var text: String {
    guard let capturedWord else { return Word.model.rawValue }
    return "\(Word.captured.rawValue) \(capturedWord.rawValue)"
  }

  /// What is captured; `nil` for the model.
  var capturedWord: Word? {
    switch self {
    case .model: nil
    case .capturedCell: .cell
    case .capturedItem: .item
    case .capturedIndex: .index
    case .capturedGeneration: .generation
    }
  }
}

extension ContentPart.Cancelling {
  /// How it is written, behind `cancel`.
  var text: String {
    switch self {
    case .whenHidden: "\(Word.when.rawValue) \(Word.hidden.rawValue)"
    case .atReuse: "\(Word.at.rawValue) \(Word.reuse.rawValue)"
    }
  }
}

extension ContentPart.Name {
  /// The word that its line starts with.
  var word: Word {
    switch self {
    case .image: .image
    case .photo: .photo
    }
  }
}

extension ArrivalRule {
  /// How it is written.
  var word: Word {
    switch self {
    case .reportsSize: .reportsSize
    case .reloads: .reloads
    case .reconfigures: .reconfigures
    case .tellsNobody: .tellsNobody
    }
  }
}
