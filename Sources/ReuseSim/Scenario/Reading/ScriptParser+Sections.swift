extension ScriptParser {
  /// What follows the first word of a line in a section's block.
  mutating func sectionSetting(_ word: Word) throws(SyntaxError) -> Statement {
    switch word {
    case .header: return .header(try name("a cell's name"))
    case .footer: return .footer(try name("a cell's name"))
    case .insets: return .sectionInsets(try sectionInsets(), isPolicy: false)
    case .items, .rows: return try setting(word)
    default: throw unexpected()
    }
  }

  /// How many sections.
  mutating func sectionCount() throws(SyntaxError) -> Int {
    Int(try whole("a count", from: 1, to: ScriptLimits.createdSections))
  }

  /// A section's id.
  mutating func sectionID() throws(SyntaxError) -> Int64 {
    try whole("an id", from: 0, to: ScriptLimits.createdSections - 1)
  }

  /// A header or footer, if one comes next.
  mutating func boundary() throws(SyntaxError) -> ItemID? {
    if accept(.header) { return .header(ofSection: try sectionID()) }
    if accept(.footer) { return .footer(ofSection: try sectionID()) }
    return nil
  }

  /// Insets of sections: each side once, in any order.
  mutating func sectionInsets() throws(SyntaxError) -> SectionInsetsStatement {
    var insets = SectionInsetsStatement()
    while true {
      if insets.top == nil, accept(.top) {
        insets.top = try inset()
      } else if insets.bottom == nil, accept(.bottom) {
        insets.bottom = try inset()
      } else if insets.left == nil, accept(.left) {
        insets.left = try inset()
      } else if insets.right == nil, accept(.right) {
        insets.right = try inset()
      } else if insets == SectionInsetsStatement() {
        throw unexpected()
      } else {
        return insets
      }
    }
  }

  private mutating func inset() throws(SyntaxError) -> Length {
    try length("an inset", upTo: ScriptLimits.deviceSize)
  }

  /// New sections, if they are what is to be inserted.
  mutating func newSections() throws(SyntaxError) -> CommandStatement? {
    let count: Int?
    if accept(.section) {
      count = nil
    } else if accept(.sections) {
      count = try sectionCount()
    } else {
      return nil
    }
    try require(.at)
    let place: SectionPlace
    if accept(.end) {
      place = .end
    } else {
      place = .index(Int(try whole("a place", from: 0, to: ScriptLimits.createdSections)))
    }
    return .insertSections(count, place, try block(at: .section))
  }
}
