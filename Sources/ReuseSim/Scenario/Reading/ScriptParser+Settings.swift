extension ScriptParser {
  /// What follows the first word of a line outside of blocks.
  mutating func setting(_ word: Word) throws(SyntaxError) -> Statement {
    switch word {
    case .scenario: return try scenario()
    case .importFile: return .importFile(try importedName())
    case .device: return try device()
    case .insets:
      let (top, bottom) = try insets()
      return .insets(top: top, bottom: bottom)
    case .safeArea, .insetAdjustment, .keyboard, .keyboardDismiss, .keyboardLift, .keyboardHeard,
      .insetsChange, .atTop, .atEnd, .layoutOffWindow, .onReturn, .shortContent, .inverted, .start:
      return try viewportSetting(word)
    case .platform:
      return .platform(try name("a platform", of: Platform.all.map { $0.name }))
    case .platforms: return .platforms(try platforms())
    case .variant: return .variant(try variantName(), try block(at: .variant))
    case .reader: return .reader(try reader())
    case .estimate: return .estimate(try estimate())
    case .anchor: return .anchor(try anchor())
    case .corrections: return .corrections(try corrections())
    case .echo: return .echo(try choose(EchoPolicy.allCases) { $0.word })
    case .sizes: return .sizes(try sizes())
    case .widthChange: return .widthChange(try choose(SizeFate.allCases) { $0.word })
    case .selfSizing: return .selfSizing(try choose(SelfSizingPolicy.allCases) { $0.word })
    case .text: return try textMetrics()
    case .scrollTo:
      return .scrollTo(retargets: try choose([true, false]) { $0 ? .retargets : .aimsOnce })
    case .edges: return .edges(try choose(EdgePolicy.allCases) { $0.word })
    case .deceleration:
      return .deceleration(try choose(DecelerationRate.allCases) { $0.word })
    case .paging: return .paging(try choose([true, false]) { $0 ? .on : .off })
    case .offsetWrite: return .offsetWrite(try choose(OffsetWritePolicy.allCases) { $0.word })
    case .snapshot: return .snapshot(try choose(SnapshotPolicy.allCases) { $0.word })
    case .seed: return .seed(try seed())
    case .end:
      try require(.at)
      return .end(try time())
    case .cell: return .cell(try name("a name"), try block(at: .cell))
    case .items: return .items(try newItems(isPlaced: false).items)
    case .rows:
      try require(.heights)
      return .rows(try heights(tellCount: true))
    case .arrival: return .arrival(try choose(ArrivalRule.allCases) { $0.word })
    case .prefetch: return .prefetch(try prefetch())
    case .visibleRange, .overscan, .pool, .keep, .focusedCell, .prefetchWindow:
      return .cells(try cellPolicy(word))
    case .section: return .section(count: nil, try block(at: .section))
    case .sections: return .section(count: try sectionCount(), try block(at: .section))
    case .spacing: return .spacing(try length("a spacing", upTo: ScriptLimits.deviceSize))
    case .sectionInsets: return .sectionInsets(try sectionInsets(), isPolicy: true)
    case .itemHeight: return .itemHeight(try itemHeight())
    case .headers: return .headers(arePinned: try choose([true, false]) { $0 ? .pinned : .scroll })
    case .at: return try timed()
    case .every: return try regular()
    case .when: return try trigger()
    case .expect: return try expectation()
    default: throw unexpected()
    }
  }

  /// What follows the first word of a line in a cell's block.
  mutating func cellSetting(_ word: Word) throws(SyntaxError) -> Statement {
    switch word {
    case .height, .heights: return .height(try heights(tellCount: false))
    case .estimate:
      return .estimate(
        .constant(try length("an estimate", upTo: ScriptLimits.itemHeight, isPositive: true)))
    case .image: return .contentPart(try contentPart(.image))
    case .photo: return .contentPart(try contentPart(.photo))
    case .configure, .prepareForReuse, .willDisplay, .endDisplay, .listeners, .edits, .changes,
      .dataSource, .measuring:
      return .cellCode(try cellCode(word))
    case .field: return try field()
    case .when: return try addition()
    default: throw unexpected()
    }
  }

  private mutating func scenario() throws(SyntaxError) -> Statement {
    let name = try quoted("a name in quotes")
    if name.value.isEmpty {
      throw SyntaxError(
        span: name.span, message: "a scenario without a name", help: "scenario \"NAME\"")
    }
    return .scenario(name)
  }

  private mutating func platforms() throws(SyntaxError) -> [String] {
    let known = Platform.all.map { $0.name }
    var names: [String] = []
    repeat {
      let span = span(of: next)
      let name = try name("a platform", of: known)
      if names.contains(name) {
        throw SyntaxError(
          span: span, message: "the platform \(ScriptParser.quote(name)) is named twice",
          help: "name each platform once")
      }
      names.append(name)
    } while accept(.comma)
    return names
  }

  private mutating func variantName() throws(SyntaxError) -> Located<String> {
    let name = try quoted("a name in quotes")
    if name.value.isEmpty {
      throw SyntaxError(
        span: name.span, message: "a variant without a name", help: "variant \"NAME\" { … }")
    }
    return name
  }

  private mutating func importedName() throws(SyntaxError) -> Located<String> {
    let file = try quoted("a file name in quotes")
    if file.value.isEmpty {
      throw SyntaxError(
        span: file.span, message: "a file without a name", help: "import \"FILE\"")
    }
    return file
  }

  private mutating func device() throws(SyntaxError) -> Statement {
    let width = try length("a width", upTo: ScriptLimits.deviceSize, isPositive: true)
    try require(.times)
    let height = try length("a height", upTo: ScriptLimits.deviceSize, isPositive: true)
    var scale: Int64?
    var rate: Int64?
    if accept(.atSign) {
      scale = try whole("a scale", from: 1, to: ScriptLimits.scale)
      try require(.times)
    }
    if !isAtEnd {
      expected.add("a refresh rate such as 60Hz")
      guard startsNumber else { throw unexpected() }
      rate = try whole("a refresh rate", from: 1, to: ScriptLimits.rate)
      try require(.hertz)
    }
    return .device(width: width, height: height, scale: scale, rate: rate)
  }

  private mutating func reader() throws(SyntaxError) -> Reader {
    if accept(.automatic) { return .automatic }
    try require(.holds)
    if accept(.firstVisible) { return .firstVisible }
    if accept(.item) { return .item(try itemID()) }
    if accept(.end) { return .end }
    try require(.top)
    return .top
  }

  private mutating func itemHeight() throws(SyntaxError) -> ItemHeightPolicy {
    if accept(.without) { return .ofKind }
    return .standard(
      try length("an item height", upTo: ScriptLimits.itemHeight, isPositive: true))
  }

  private mutating func textMetrics() throws(SyntaxError) -> Statement {
    try require(.size)
    let size = try textSize()
    try require(.width)
    let most = ScriptLimits.textRoom
    let width = try length("a character's width", upTo: most, isPositive: true)
    try require(.line)
    let line = try length("a line's height", upTo: most, isPositive: true)
    return .text(size: size, width: width, line: line)
  }

  private mutating func seed() throws(SyntaxError) -> UInt64 {
    let first = index
    let isNegative = startsNumber && next?.kind == .symbol(.minus)
    if isNegative { advance() }
    let number = try number("a number")
    guard number.isWhole, !isNegative else {
      throw outOfRange(first, "a seed is a whole number from 0 to \(UInt64.max)")
    }
    return number.whole
  }

  private mutating func timed() throws(SyntaxError) -> Statement {
    let time = try time()
    if next?.kind == .symbol(.openBrace) { return .atBlock(time, try block(at: .command)) }
    return .at(time, try command(try startWord(at: .command)))
  }
}
