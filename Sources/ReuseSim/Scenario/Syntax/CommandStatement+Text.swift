extension CommandStatement {
  /// The word it starts with.
  var word: Word {
    switch self {
    case .scrollBy, .scrollToItem, .scrollTo: .scroll
    case .drag, .dragLine, .dragPath, .dragThumb: .drag
    case .touch: .touch
    case .fling: .fling
    case .insert, .insertSections: .insert
    case .remove, .removeSection: .remove
    case .move: .move
    case .reload, .reloadData, .reloadSection: .reload
    case .resize: .resize
    case .act(let action, _, _, _): action.value.word
    case .type: .type
    case .miscount: .miscount
    case .focus: .focus
    case .set: .set
    case .changeContent: .change
    case .invalidateSize, .invalidateLayout: .invalidate
    case .reconfigure: .reconfigure
    case .batch: .batch
    case .apply: .apply
    case .repeated: .repeat
    case .viewportHeight: .viewport
    case .width: .width
    case .rotate: .rotate
    case .setInsets: .set
    case .keyboardShows, .keyboardHides: .keyboard
    case .mount: .keep
    case .unmount: .release
    case .leaveWindow: .leave
    case .returnToWindow: .returnTo
    case .textSize: .textSize
    case .appBlock: .do
    case .bind: .let
    case .layoutNow: .layout
    case .correctOffset: .correct
    case .navigateOffset: .navigate
    case .after: .after
    case .load: .load
    case .branch: .if
    }
  }

  /// The command, up to the block if there is one.
  var text: String {
    rest.isEmpty ? word.rawValue : "\(word.rawValue) \(rest)"
  }

  /// What follows the first word.
  var rest: String {
    switch self {
    case .scrollBy, .scrollToItem, .scrollTo, .drag, .dragLine, .dragPath, .dragThumb, .touch,
      .fling:
      return movement
    case .insert(let items, let place): return items.text(at: place)
    case .insertSections(let count, let place, _):
      let noun = count.map { "\(Word.sections.rawValue) \($0)" } ?? Word.section.rawValue
      return "\(noun) \(Word.at.rawValue) \(place.text)"
    case .removeSection(let id), .reloadSection(let id): return "\(Word.section.rawValue) \(id)"
    case .remove(let items), .reload(let items): return items.text
    case .move(let item, let place): return "\(item.text) \(Word.to.rawValue) \(place.text)"
    case .reloadData: return Word.data.rawValue
    case .resize(let items, let height, let isQuiet):
      return "\(items.text) \(Word.to.rawValue) \(height.description)"
        + (isQuiet ? " \(Word.quietly.rawValue)" : "")
    case .focus(let item): return item?.text ?? Word.nothing.rawValue
    case .act, .type, .miscount, .set, .changeContent: return fieldText
    case .invalidateSize(let items):
      return "\(Word.size.rawValue) \(Word.of.rawValue) \(items.text)"
    case .invalidateLayout: return Word.layout.rawValue
    case .reconfigure(let items): return items.text
    case .mount(let item): return "\(Word.mounted.rawValue) \(item.text)"
    case .unmount(let item): return item.text
    case .batch: return ""
    case .apply(let snapshot): return snapshot.text
    case .repeated(let count, let step, _):
      return "\(count)" + (step.map { " \(Word.every.rawValue) \($0.text)" } ?? "")
    case .viewportHeight(let height): return "\(Word.height.rawValue) \(height.description)"
    case .width(let width): return width.description
    case .rotate: return ""
    case .setInsets(let top, let bottom, let time):
      return "\(Word.insets.rawValue) \(Statement.insets(top: top, bottom: bottom).rest)"
        + CommandStatement.duration(time)
    case .keyboardShows(let height, let time):
      return "\(Word.shows.rawValue) \(height.description)" + CommandStatement.duration(time)
    case .keyboardHides(let time): return Word.hides.rawValue + CommandStatement.duration(time)
    case .leaveWindow(let time):
      return Word.window.rawValue + (time.map { " \(Word.for.rawValue) \($0.text)" } ?? "")
    case .returnToWindow: return "\(Word.to.rawValue) \(Word.window.rawValue)"
    case .textSize(let factor): return factor.text
    case .appBlock: return ""
    case .bind(let name, let value): return "\(name.value) \(Relation.equal.rawValue) \(value.text)"
    case .layoutNow: return Word.now.rawValue
    case .correctOffset(let write), .navigateOffset(let write): return write.text
    case .after(let time, let latest, _):
      return "\(CommandStatement.delay(time, latest)) \(Word.do.rawValue)"
    case .load(let name, let time, let latest, _):
      return "\(name.value) \(Word.after.rawValue) \(CommandStatement.delay(time, latest))"
    case .branch(let left, let relation, let right, _):
      return "\(left.text) \(relation.rawValue) \(right.text)"
    }
  }
}

extension CommandStatement {
  private static func delay(_ time: Time, _ latest: Time?) -> String {
    time.text + (latest.map { Token.Symbol.dots.rawValue + $0.text } ?? "")
  }
}

extension ItemReference {
  /// How it is written.
  var text: String {
    switch self {
    case .id(let id): id.text
    case .index(let position): "\(Word.index.rawValue) \(position)"
    }
  }
}

extension ItemID {
  /// How it is written.
  var text: String {
    let word: Word =
      switch role {
      case .item: .item
      case .header: .header
      case .footer: .footer
      }
    return "\(word.rawValue) \(number)"
  }
}

extension ItemSelection {
  /// How it is written.
  var text: String {
    switch self {
    case .one(let item): item.text
    case .ids(let low, let high): "\(Word.items.rawValue) \(low.rawValue)..\(high.rawValue)"
    case .run(let count, let position): "\(count) \(Word.at.rawValue) \(position)"
    case .section(let id):
      "\(Word.items.rawValue) \(Word.of.rawValue) \(Word.section.rawValue) \(id)"
    case .all: "\(Word.all.rawValue) \(Word.items.rawValue)"
    }
  }
}

extension Place {
  /// How it is written.
  var text: String {
    switch self {
    case .index(let position): String(position)
    case .end: Word.end.rawValue
    case .before(let item): "\(Word.before.rawValue) \(item.text)"
    case .after(let item): "\(Word.after.rawValue) \(item.text)"
    case .startOfSection(let id):
      "\(Word.start.rawValue) \(Word.of.rawValue) \(Word.section.rawValue) \(id)"
    case .endOfSection(let id):
      "\(Word.end.rawValue) \(Word.of.rawValue) \(Word.section.rawValue) \(id)"
    }
  }
}

extension NewItems {
  /// How they are written, with the place where they go if they have one.
  func text(at place: Place?) -> String {
    var words: [String] = []
    if let count { words.append(String(count)) }
    if let mix {
      words.append(mix.text)
    } else if let kind {
      words.append("\(Word.of.rawValue) \(kind.value)")
    }
    if let place { words.append("\(Word.at.rawValue) \(place.text)") }
    if let heights { words.append("\(Word.heights.rawValue) \(heights.text)") }
    return words.joined(separator: " ")
  }
}

extension HeightList {
  /// Whether it is announced by `height`.
  var isOne: Bool {
    switch self {
    case .constant, .range, .sum: true
    case .table, .file, .fileAtWidths: false
    }
  }

  /// How it is written, behind `height` or `heights`.
  var text: String {
    switch self {
    case .constant(let height): return height.description
    case .range(let low, let high, let count):
      let times = count.map { " \(Word.times.rawValue) \($0)" } ?? ""
      return "\(low.description)..\(high.description)\(times)"
    case .table(let runs):
      return runs.map { run in
        run.count == 1
          ? run.height.description : "\(run.height.description) \(Word.times.rawValue) \(run.count)"
      }.joined(separator: " ")
    case .sum(let parts, let count):
      let times = count.map { " \(Word.times.rawValue) \($0)" } ?? ""
      return parts.map { $0.text }.joined(separator: " + ") + times
    case .file(let name, let column):
      let suffix = column.map { " \(Word.column.rawValue) \($0)" } ?? ""
      return "\(Word.from.rawValue) \(CanonicalText.quoted(name.value))\(suffix)"
    case .fileAtWidths(let name, let columns):
      let list = columns.map {
        "\(Word.column.rawValue) \($0.column) \(Word.at.rawValue) \($0.width.description)"
      }.joined(separator: ", ")
      return "\(Word.from.rawValue) \(CanonicalText.quoted(name.value)) \(list)"
    }
  }
}

extension HeightPart {
  /// How it is written.
  var text: String {
    switch self {
    case .constant(let height): return height.description
    case .range(let low, let high): return "\(low.description)..\(high.description)"
    case .text(let low, let high, let size):
      let characters = low == high ? String(low) : "\(low)..\(high)"
      return "\(Word.text.rawValue) \(characters) \(Word.chars.rawValue) \(Word.size.rawValue) "
        + size.description
    case .content(let name, let shape): return "\(name.word.rawValue) \(shape.text)"
    case .formula(let expression): return "\(Word.formula.rawValue) \(expression.text)"
    }
  }
}

extension MixStatement {
  /// How it is written.
  var text: String {
    let word = isDrawn ? Word.mixed : .of
    return word.rawValue + " "
      + shares.map { share in
        share.kind.value + (share.count.map { " \($0)" } ?? "")
      }.joined(separator: isDrawn ? " : " : ", ")
  }
}
