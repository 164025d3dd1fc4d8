/// What a script says of the code of a cell, one line each.
public enum CellCodeStatement: Hashable, Sendable {
  /// When `configure` sets a field or part; always, if nothing is said.
  case configure(Located<String>, Setting?)
  /// What `prepareForReuse` resets.
  case prepareForReuse([Reset])
  /// What `willDisplay` sets.
  case willDisplay([Located<String>])
  /// What `didEndDisplaying` resets.
  case endDisplay([Reset])
  /// When a listener is put into the cell, and whether it is taken out.
  case listeners(CellCode.Listening, areRemoved: Bool)
  /// Which item a listener writes to.
  case edits(CellCode.Target)
  /// Which cells hear of a change of the model.
  case changes(CellCode.Reach)
  /// The data source takes another cell for each item before the one that it returns.
  case dequeuesTwice
  /// The cell is so much taller each second time that it is measured.
  case measuring(Length)

  /// When `configure` sets a field, as ``FieldCode/Setting`` has it.
  public enum Setting: Hashable, Sendable {
    case always
    case when(Located<ValueStatement>)
    case unless(Located<ValueStatement>)
    case never
    case adds
  }

  /// What is reset.
  public struct Reset: Hashable, Sendable {
    /// The field or part.
    public var name: Located<String>
    /// What to; what a cell has that was never configured, if nothing is said.
    public var value: Located<ValueStatement>?
    /// Whether a hosted view is taken away wherever it is.
    public var isEverywhere: Bool

    /// Makes a value.
    public init(
      _ name: Located<String>, to value: Located<ValueStatement>? = nil, isEverywhere: Bool = false
    ) {
      self.name = name
      self.value = value
      self.isEverywhere = isEverywhere
    }
  }

  /// The same with everything said that is left out.
  var completed: CellCodeStatement {
    if case .configure(let field, nil) = self { return .configure(field, .always) }
    return self
  }

  /// The word it starts with.
  var word: Word {
    switch self {
    case .configure: .configure
    case .prepareForReuse: .prepareForReuse
    case .willDisplay: .willDisplay
    case .endDisplay: .endDisplay
    case .listeners: .listeners
    case .edits: .edits
    case .changes: .changes
    case .dequeuesTwice: .dataSource
    case .measuring: .measuring
    }
  }

  /// What follows it.
  var text: String {
    switch self {
    case .configure(let field, .never): return "\(Word.skips.rawValue) \(field.value)"
    case .configure(let field, .adds): return "\(Word.adds.rawValue) \(field.value)"
    case .configure(let field, let setting):
      return "\(Word.sets.rawValue) \(field.value)" + (setting.map { " " + $0.text } ?? "")
    case .prepareForReuse(let resets), .endDisplay(let resets):
      return "\(Word.resets.rawValue) " + resets.map { $0.text }.joined(separator: ", ")
    case .willDisplay(let names):
      return "\(Word.sets.rawValue) " + names.map { $0.value }.joined(separator: ", ")
    case .listeners(let listening, let areRemoved):
      let removal =
        ", \(Word.removed.rawValue) \(Word.in.rawValue) \(Word.prepareForReuse.rawValue)"
      return listening.word.rawValue + (areRemoved ? removal : "")
    case .edits(let target): return "\(Word.go.rawValue) \(Word.to.rawValue) " + target.text
    case .changes(let reach): return "\(Word.reach.rawValue) " + reach.text
    case .dequeuesTwice: return "\(Word.dequeues.rawValue) \(Word.twice.rawValue)"
    case .measuring(let height): return "\(Word.adds.rawValue) \(height.description)"
    }
  }
}

extension CellCodeStatement.Setting {
  /// How it is written, behind the field.
  fileprivate var text: String {
    switch self {
    case .always: Word.always.rawValue
    case .when(let value): "\(Word.when.rawValue) \(value.value.text)"
    case .unless(let value): "\(Word.unless.rawValue) \(value.value.text)"
    case .never: Word.skips.rawValue
    case .adds: Word.adds.rawValue
    }
  }
}

extension CellCodeStatement.Reset {
  fileprivate var text: String {
    if let value { return "\(name.value) \(Word.to.rawValue) \(value.value.text)" }
    return name.value + (isEverywhere ? " \(Word.everywhere.rawValue)" : "")
  }
}
