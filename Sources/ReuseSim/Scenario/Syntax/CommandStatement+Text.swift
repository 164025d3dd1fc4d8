extension CommandStatement {
  /// The word it starts with.
  var word: Word {
    switch self {
    case .scrollBy, .scrollToItem, .scrollTo: .scroll
    case .drag, .dragLine, .dragPath, .dragThumb: .drag
    case .touch: .touch
    case .fling: .fling
    case .insert: .insert
    case .remove: .remove
    case .move: .move
    case .reload, .reloadData: .reload
    case .resize: .resize
    case .batch: .batch
    case .repeated: .repeat
    case .viewportHeight: .viewport
    case .width: .width
    case .rotate: .rotate
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
    case .remove(let items), .reload(let items): return items.text
    case .move(let item, let place): return "\(item.text) \(Word.to.rawValue) \(place.text)"
    case .reloadData: return Word.data.rawValue
    case .resize(let items, let height):
      return "\(items.text) \(Word.to.rawValue) \(height.description)"
    case .batch: return ""
    case .repeated(let count, let step, _):
      return "\(count)" + (step.map { " \(Word.every.rawValue) \($0.text)" } ?? "")
    case .viewportHeight(let height): return "\(Word.height.rawValue) \(height.description)"
    case .width(let width): return width.description
    case .rotate: return ""
    case .textSize(let factor): return factor.text
    case .appBlock: return ""
    case .bind(let name, let value): return "\(name.value) \(Relation.equal.rawValue) \(value.text)"
    case .layoutNow: return Word.now.rawValue
    case .correctOffset(let write), .navigateOffset(let write): return write.text
    case .after(let time, _): return "\(time.text) \(Word.do.rawValue)"
    case .load(let name, let time, _):
      return "\(name.value) \(Word.after.rawValue) \(time.text)"
    case .branch(let left, let relation, let right, _):
      return "\(left.text) \(relation.rawValue) \(right.text)"
    }
  }
}

extension ItemReference {
  /// How it is written.
  var text: String {
    switch self {
    case .id(let id): "\(Word.item.rawValue) \(id.rawValue)"
    case .index(let position): "\(Word.index.rawValue) \(position)"
    }
  }
}

extension ItemSelection {
  /// How it is written.
  var text: String {
    switch self {
    case .one(let item): item.text
    case .ids(let low, let high): "\(Word.items.rawValue) \(low.rawValue)..\(high.rawValue)"
    case .run(let count, let position): "\(count) \(Word.at.rawValue) \(position)"
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
    }
  }
}

extension NewItems {
  /// How they are written, with the place where they go if they have one.
  func text(at place: Place?) -> String {
    var words: [String] = []
    if let count { words.append(String(count)) }
    if let kind { words.append("\(Word.of.rawValue) \(kind.value)") }
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
    case .table, .file: false
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
    }
  }
}
