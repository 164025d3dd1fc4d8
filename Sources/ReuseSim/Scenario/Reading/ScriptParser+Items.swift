extension ScriptParser {
  /// Heights, after the word that announces them.
  ///
  /// - Parameter tellCount: Whether the heights alone tell how many items there are.
  mutating func heights(tellCount: Bool) throws(SyntaxError) -> HeightList {
    expected.add("a height")
    expected.add("a range LOW..HIGH")
    if accept(.from) { return try column() }
    let first = index
    if accept(.text) { return try sum(of: [try text()], first, tellCount: tellCount) }
    if let part = try imagePart() { return try sum(of: [part], first, tellCount: tellCount) }
    if accept(.formula) {
      return try sum(of: [.formula(try formula())], first, tellCount: tellCount)
    }
    let low = try height()
    if next?.kind == .symbol(.dots) { return try range(from: low, first, tellCount: tellCount) }
    if next?.kind == .symbol(.plus) {
      return try sum(of: [.constant(low)], first, tellCount: tellCount)
    }
    var runs: [HeightRun] = []
    var total: Int64 = 0
    var height = low
    while true {
      var count = 1
      if accept(.times) { count = try self.count() }
      total += Int64(count)
      if total > ScriptLimits.items {
        throw outOfRange(first, "there are at most \(ScriptLimits.items) items")
      }
      if let last = runs.last, last.height == height {
        runs[runs.count - 1].count += count
      } else {
        runs.append(HeightRun(height: height, count: count))
      }
      guard startsNumber else { break }
      height = try self.height()
    }
    expected.add("a height")
    if !tellCount && total == 1 { return .constant(low) }
    return .table(runs)
  }

  private mutating func range(
    from low: Length, _ first: Int, tellCount: Bool
  ) throws(SyntaxError) -> HeightList {
    advance()
    let high = try height()
    if high < low {
      throw outOfRange(first, "a range goes from the lower height to the higher one")
    }
    if next?.kind == .symbol(.plus) {
      return try sum(of: [.range(low, high)], first, tellCount: tellCount)
    }
    return .range(
      low, high, count: try countOfItems(behind: first, "a range", tellCount: tellCount))
  }

  /// How many items have the heights just read, where only a count behind them tells it.
  private mutating func countOfItems(
    behind first: Int, _ description: String, tellCount: Bool
  ) throws(SyntaxError) -> Int? {
    if tellCount {
      let heights = source.text(tokens[first].start, tokens[index - 1].end)
      guard accept(.times) else {
        throw outOfRange(first, "here \(description) needs a count: \(heights) x 30")
      }
      return try count()
    }
    if next?.kind == .word(.times) {
      throw SyntaxError(
        span: span(of: next), message: "a count where the number of items is known already",
        help: "leave it out: it holds for every item")
    }
    return nil
  }

  /// The rest of a sum of heights.
  private mutating func sum(
    of firstParts: [HeightPart], _ first: Int, tellCount: Bool
  ) throws(SyntaxError) -> HeightList {
    var parts = firstParts
    while next?.kind == .symbol(.plus) {
      advance()
      if parts.count == ScriptLimits.heightParts {
        throw outOfRange(first, "a sum has at most \(ScriptLimits.heightParts) heights")
      }
      parts.append(try part())
    }
    expected.add("'+'")
    var noun = parts.count == 1 ? "a text" : "a sum"
    if case .formula = parts[0] { noun = "a formula" }
    return .sum(parts, count: try countOfItems(behind: first, noun, tellCount: tellCount))
  }

  /// Heights on top of each other.
  mutating func parts() throws(SyntaxError) -> [HeightPart] {
    let first = index
    var parts = [try part()]
    while accept(.plus) {
      if parts.count == ScriptLimits.heightParts {
        throw outOfRange(first, "a sum has at most \(ScriptLimits.heightParts) heights")
      }
      parts.append(try part())
    }
    return parts
  }

  private mutating func part() throws(SyntaxError) -> HeightPart {
    expected.add("a height")
    expected.add("a range LOW..HIGH")
    if accept(.text) { return try text() }
    if let part = try imagePart() { return part }
    if accept(.formula) { return .formula(try formula()) }
    let first = index
    let low = try height()
    guard next?.kind == .symbol(.dots) else { return .constant(low) }
    advance()
    let high = try height()
    if high < low {
      throw outOfRange(first, "a range goes from the lower height to the higher one")
    }
    return .range(low, high)
  }

  /// An image, if one comes next: only cells have such.
  private mutating func imagePart() throws(SyntaxError) -> HeightPart? {
    for name in ContentPart.Name.allCases {
      guard start?.place == .cell else {
        if next?.kind == .word(name.word) {
          throw SyntaxError(
            span: span(of: next), message: "images belong to cells",
            help: "state it in the block of a cell: cell NAME { height 20 + image 3:2 }")
        }
        continue
      }
      if accept(name.word) { return .content(name, try shape()) }
    }
    return nil
  }

  /// A text, after its word.
  private mutating func text() throws(SyntaxError) -> HeightPart {
    let first = index
    let low = try characters()
    var high = low
    if next?.kind == .symbol(.dots) {
      advance()
      high = try characters()
      if high < low {
        throw outOfRange(first, "a range goes from the lower number to the higher one")
      }
    }
    try require(.chars)
    try require(.size)
    return .text(low, high, size: try textSize())
  }

  private mutating func characters() throws(SyntaxError) -> Int64 {
    try whole("a number of characters", from: 0, to: ScriptLimits.characters)
  }

  private mutating func column() throws(SyntaxError) -> HeightList {
    let file = try quoted("a file name in quotes")
    if file.value.isEmpty {
      throw SyntaxError(span: file.span, message: "a file without a name", help: "from \"FILE\"")
    }
    guard accept(.column) else { return .file(file, column: nil) }
    let column = try columnNumber()
    guard next?.kind == .word(.at), startsWidth(behind: index) else {
      return .file(file, column: column)
    }
    var columns = [try widthColumn(column)]
    while accept(.comma) {
      let first = index
      try require(.column)
      columns.append(try widthColumn(try columnNumber()))
      let count = columns.count
      if count > ScriptLimits.columnWidths {
        throw outOfRange(
          first, "heights are read at no more than \(ScriptLimits.columnWidths) widths")
      }
      if columns[count - 1].width <= columns[count - 2].width {
        throw outOfRange(first, "widths go from the narrowest to the widest")
      }
    }
    return .fileAtWidths(file, columns)
  }

  private mutating func columnNumber() throws(SyntaxError) -> Int {
    Int(try whole("a column", from: 1, to: ScriptLimits.columns))
  }

  private mutating func widthColumn(_ column: Int) throws(SyntaxError) -> WidthColumn {
    try require(.at)
    let width = try length("a width", upTo: ScriptLimits.deviceSize, isPositive: true)
    return WidthColumn(column: column, width: width)
  }

  /// Whether a number follows a token.
  private func startsWidth(behind place: Int) -> Bool {
    guard place + 1 < tokens.count, case .number = tokens[place + 1].kind else { return false }
    return true
  }

  /// New items: how many, of which kind, where, how tall.
  ///
  /// - Parameter isPlaced: Whether a place is part of it.
  mutating func newItems(
    isPlaced: Bool
  ) throws(SyntaxError) -> (items: NewItems, place: Place) {
    var items = NewItems(count: nil, kind: nil)
    if startsNumber { items.count = try count() } else { expected.add("a count") }
    if accept(.mixed) {
      items.mix = try mix(isDrawn: true)
    } else if accept(.of) {
      try kinds(of: &items)
    } else if !isPlaced {
      throw unexpected()
    }
    var place = Place.end
    if isPlaced {
      try require(.at)
      place = try self.place()
    }
    if items.count == nil {
      guard accept(.heights) else {
        throw SyntaxError(
          span: span(of: next), message: "how many items are these?",
          help: "write a count, or as many heights: heights 60 386 437")
      }
      items.heights = try heights(tellCount: true)
    } else if accept(.heights) {
      items.heights = try heights(tellCount: false)
    }
    return (items, place)
  }

  /// An item's id.
  mutating func itemID() throws(SyntaxError) -> ItemID {
    ItemID(try whole("an id", from: 0, to: ScriptLimits.createdItems - 1))
  }

  /// A position in the list.
  mutating func position() throws(SyntaxError) -> Int {
    Int(try whole("a position", from: 0, to: ScriptLimits.items))
  }

  /// One item: `item ID` or `index N`.
  mutating func reference() throws(SyntaxError) -> ItemReference {
    if accept(.item) { return .id(try itemID()) }
    try require(.index)
    return .index(try position())
  }

  /// One item, header or footer.
  mutating func element() throws(SyntaxError) -> ItemReference {
    if accept(.item) { return .id(try itemID()) }
    if let boundary = try boundary() { return .id(boundary) }
    return try reference()
  }

  /// Some items.
  ///
  /// - Parameter ofItems: Whether it cannot be a header or footer.
  mutating func selection(ofItems: Bool = false) throws(SyntaxError) -> ItemSelection {
    if accept(.item) { return .one(.id(try itemID())) }
    if !ofItems, let boundary = try boundary() { return .one(.id(boundary)) }
    if accept(.items) {
      if accept(.of) {
        try require(.section)
        return .section(try sectionID())
      }
      let first = index
      let low = try itemID()
      try require(.dots)
      let high = try itemID()
      if high < low { throw outOfRange(first, "the lower id comes first") }
      return .ids(low, high)
    }
    if accept(.index) { return .one(.index(try position())) }
    if accept(.all) {
      try require(.items)
      return .all
    }
    let count = try count()
    try require(.at)
    return .run(count: count, at: try position())
  }

  /// A place in the list.
  mutating func place() throws(SyntaxError) -> Place {
    if accept(.end) {
      guard accept(.of) else { return .end }
      try require(.section)
      return .endOfSection(try sectionID())
    }
    if accept(.start) {
      try require(.of)
      try require(.section)
      return .startOfSection(try sectionID())
    }
    if accept(.before) { return .before(try reference()) }
    if accept(.after) { return .after(try reference()) }
    return .index(try position())
  }
}
