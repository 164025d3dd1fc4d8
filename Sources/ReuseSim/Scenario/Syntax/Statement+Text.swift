extension Statement {
  /// The word the line starts with.
  var word: Word {
    switch self {
    case .scenario: .scenario
    case .importFile: .importFile
    case .device: .device
    case .insets: .insets
    case .start: .start
    case .platform: .platform
    case .platforms: .platforms
    case .variant: .variant
    case .reader: .reader
    case .estimate: .estimate
    case .anchor: .anchor
    case .sizes: .sizes
    case .widthChange: .widthChange
    case .text: .text
    case .scrollTo: .scrollTo
    case .edges: .edges
    case .deceleration: .deceleration
    case .paging: .paging
    case .offsetWrite: .offsetWrite
    case .seed: .seed
    case .end: .end
    case .cell: .cell
    case .height(let heights): heights.isOne ? .height : .heights
    case .items: .items
    case .rows: .rows
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
    case .device, .insets: screen
    case .start(let position): "\(Word.at.rawValue) \(position.text)"
    case .platform(let name): name
    case .platforms(let names): names.joined(separator: Token.Symbol.comma.rawValue + " ")
    case .variant(let name, _): CanonicalText.quoted(name.value)
    case .reader(let reader): reader.text
    case .estimate(let policy): policy.text
    case .anchor(let anchor): anchor.text
    case .sizes(let policy): policy.word.rawValue
    case .widthChange(let policy): policy.word.rawValue
    case .text(let size, let width, let line):
      "\(Word.size.rawValue) \(size.description) \(Word.width.rawValue) \(width.description) "
        + "\(Word.line.rawValue) \(line.description)"
    case .scrollTo(let retargets): (retargets ? Word.retargets : .aimsOnce).rawValue
    case .edges(let policy): policy.word.rawValue
    case .deceleration(let rate): rate.word.rawValue
    case .paging(let isOn): (isOn ? Word.on : .off).rawValue
    case .offsetWrite(let policy): policy.word.rawValue
    case .seed(let seed): String(seed)
    case .end(let time): "\(Word.at.rawValue) \(time.text)"
    case .cell(let name, _): name.value
    case .height(let heights): heights.text
    case .items(let items): items.text(at: nil)
    case .rows(let heights): "\(Word.heights.rawValue) \(heights.text)"
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

  /// The block that the line opens.
  var block: Block? {
    switch self {
    case .cell(_, let block), .variant(_, let block), .atBlock(_, let block),
      .everyBlock(_, let block), .when(_, _, _, let block):
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

extension EstimatePolicy {
  /// How it is written, behind `estimate`.
  var text: String {
    switch self {
    case .constant(let height): height.description
    case .exact: Word.exact.rawValue
    }
  }
}

extension AnchorStatement {
  /// How it is written, behind `anchor`.
  var text: String {
    var words: [Word] = [.hold]
    switch hold {
    case .nothing: words.append(.nothing)
    case .item(let pick): words.append(pick.word)
    }
    if let edge { words += [.edge, edge.word] }
    if let whenDeleted { words += [.whenDeleted, whenDeleted.word] }
    if let against { words += [.against, against.word] }
    if let condition { words += [.while, condition.word] }
    return words.map { $0.rawValue }.joined(separator: " ")
  }
}
