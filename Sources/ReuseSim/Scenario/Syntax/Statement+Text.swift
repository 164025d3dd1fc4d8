extension Statement {
  /// The word the line starts with.
  var word: Word {
    switch self {
    case .scenario: .scenario
    case .importFile: .importFile
    case .device: .device
    case .insets: .insets
    case .safeArea: .safeArea
    case .insetAdjustment: .insetAdjustment
    case .keyboard(let policy): policy.word
    case .insetsChange: .insetsChange
    case .layoutOffWindow: .layoutOffWindow
    case .onReturn: .onReturn
    case .atTop: .atTop
    case .atEnd: .atEnd
    case .shortContent: .shortContent
    case .inverted: .inverted
    case .start: .start
    case .platform: .platform
    case .platforms: .platforms
    case .variant: .variant
    case .reader: .reader
    case .text: .text
    case .estimate, .anchor, .corrections, .echo, .sizes, .widthChange, .selfSizing, .scrollTo,
      .edges, .deceleration, .paging, .offsetWrite, .snapshot:
      policy.word
    case .seed: .seed
    case .end: .end
    case .cell: .cell
    case .height(let heights): heights.isOne ? .height : .heights
    case .contentPart(let part): part.name.word
    case .cellCode(let code): code.word
    case .arrival: .arrival
    case .prefetch: .prefetch
    case .cells(let policy): policy.word
    case .field: .field
    case .adds: .when
    case .items: .items
    case .rows: .rows
    case .section(let count, _): count == nil ? .section : .sections
    case .header: .header
    case .footer: .footer
    case .sectionInsets(_, let isPolicy): isPolicy ? .sectionInsets : .insets
    case .spacing: .spacing
    case .headers: .headers
    case .itemHeight: .itemHeight
    case .at, .atBlock: .at
    case .every, .everyBlock: .every
    case .command(let command): command.word
    case .when: .when
    case .expect: .expect
    }
  }

  /// What follows that word, up to the block if there is one.
  var rest: String {
    switch self {
    case .scenario(let name), .importFile(let name): CanonicalText.quoted(name.value)
    case .device, .insets, .text: screen
    case .safeArea(let rotated, let area): (rotated ? "\(Word.rotated.rawValue) " : "") + area.text
    case .insetAdjustment(let policy): policy.word.rawValue
    case .keyboard(let policy): policy.text
    case .insetsChange(let policy, let part):
      policy.text + (part.map { " \(Word.for.rawValue) \($0.word.rawValue)" } ?? "")
    case .layoutOffWindow(let policy): policy.word.rawValue
    case .onReturn(let policy): policy.word.rawValue
    case .atTop(let policy): policy.text
    case .atEnd(let policy): policy.text
    case .shortContent(let edge): edge.word.rawValue
    case .inverted: ""
    case .start(let position): "\(Word.at.rawValue) \(position.text)"
    case .platform(let name): name
    case .platforms(let names): names.joined(separator: Token.Symbol.comma.rawValue + " ")
    case .variant(let name, _): CanonicalText.quoted(name.value)
    case .reader(let reader): reader.text
    case .estimate, .anchor, .corrections, .echo, .sizes, .widthChange, .selfSizing, .scrollTo,
      .edges, .deceleration, .paging, .offsetWrite, .snapshot:
      policy.text
    case .seed(let seed): String(seed)
    case .end(let time): "\(Word.at.rawValue) \(time.text)"
    case .cell(let name, _): name.value
    case .height(let heights): heights.text
    case .contentPart(let part): part.text
    case .cellCode(let code): code.text
    case .arrival(let rule): rule.word.rawValue
    case .prefetch(let prefetch): prefetch.text
    case .cells(let policy): policy.text
    case .field(let field): field.text
    case .adds(let field, let isOn, let parts, let byConstraint):
      (isOn ? "" : "\(Word.not.rawValue) ") + "\(field.value) \(Word.adds.rawValue) "
        + parts.map { $0.text }.joined(separator: " + ")
        + (byConstraint ? ", \(Word.by.rawValue) \(Word.constraint.rawValue)" : "")
    case .items(let items): items.text(at: nil)
    case .rows(let heights): "\(Word.heights.rawValue) \(heights.text)"
    case .section(let count, _): count.map { String($0) } ?? ""
    case .header(let kind), .footer(let kind): kind.value
    case .sectionInsets(let insets, _): insets.text
    case .spacing(let spacing): spacing.description
    case .itemHeight(let policy): policy.text
    case .headers(let arePinned): (arePinned ? Word.pinned : .scroll).rawValue
    case .at(let time, let command): "\(time.text) \(command.text)"
    case .atBlock(let time, _): time.text
    case .every(let rounds, let command): "\(rounds.text) \(command.text)"
    case .everyBlock(let rounds, _): rounds.text
    case .command(let command): command.rest
    case .when(let occurrence, let isRepeated, let condition, _):
      occurrence.text + (isRepeated.map { " " + ($0 ? Word.again : .once).rawValue } ?? "")
        + (condition.map { " " + $0.text } ?? "")
    case .expect(let condition, let moment): Expectation.text(condition, moment)
    }
  }

  /// The word of a policy that a list has on any platform, and what follows it.
  private var policy: (word: Word, text: String) {
    switch self {
    case .estimate(let policy): (.estimate, policy.text)
    case .anchor(let anchor): (.anchor, anchor.text)
    case .corrections(let corrections): (.corrections, corrections.text)
    case .echo(let policy): (.echo, policy.word.rawValue)
    case .sizes(let sizes): (.sizes, sizes.text)
    case .widthChange(let policy): (.widthChange, policy.word.rawValue)
    case .selfSizing(let policy): (.selfSizing, policy.word.rawValue)
    case .scrollTo(let retargets): (.scrollTo, (retargets ? Word.retargets : .aimsOnce).rawValue)
    case .edges(let policy): (.edges, policy.word.rawValue)
    case .deceleration(let rate): (.deceleration, rate.word.rawValue)
    case .paging(let isOn): (.paging, (isOn ? Word.on : .off).rawValue)
    case .offsetWrite(let policy): (.offsetWrite, policy.word.rawValue)
    case .snapshot(let policy): (.snapshot, policy.word.rawValue)
    default: preconditionFailure("it states no policy")
    }
  }

  /// The block that the line opens.
  var block: Block? {
    switch self {
    case .cell(_, let block), .variant(_, let block), .section(_, let block),
      .atBlock(_, let block), .everyBlock(_, let block), .when(_, _, _, let block):
      block
    case .at(_, let command), .every(_, let command), .command(let command): command.block
    default: nil
    }
  }

  private var screen: String {
    var words: [String] = []
    switch self {
    case .device(let width, let height, let scale, let rate):
      words.append("\(width.description)\(Word.times.rawValue)\(height.description)")
      if let scale { words.append("@\(scale)\(Word.times.rawValue)") }
      if let rate { words.append("\(rate)\(Word.hertz.rawValue)") }
    case .insets(let top, let bottom):
      if let top { words.append("\(Word.top.rawValue) \(top.description)") }
      if let bottom { words.append("\(Word.bottom.rawValue) \(bottom.description)") }
    case .text(let size, let width, let line):
      words.append("\(Word.size.rawValue) \(size.description)")
      words.append("\(Word.width.rawValue) \(width.description)")
      words.append("\(Word.line.rawValue) \(line.description)")
    default: break
    }
    return words.joined(separator: " ")
  }
}

extension Reader {
  /// How it is written, behind `reader`.
  var text: String {
    switch self {
    case .automatic: Word.automatic.rawValue
    case .firstVisible: "\(Word.holds.rawValue) \(Word.firstVisible.rawValue)"
    case .item(let id): "\(Word.holds.rawValue) \(Word.item.rawValue) \(id.rawValue)"
    case .end: "\(Word.holds.rawValue) \(Word.end.rawValue)"
    case .top: "\(Word.holds.rawValue) \(Word.top.rawValue)"
    }
  }
}

extension StartPosition {
  /// How it is written, behind `start at`.
  var text: String {
    switch self {
    case .top: return Word.top.rawValue
    case .end: return Word.end.rawValue
    case .item(let item, let alignment):
      return item.text + (alignment.map { " \(Word.align.rawValue) \($0.word.rawValue)" } ?? "")
    case .offset(let offset): return "\(Word.offset.rawValue) \(offset.description)"
    }
  }
}
