/// A field of a cell, as a script states it: what is left out takes its usual value.
public struct FieldStatement: Hashable, Sendable {
  /// Who keeps it; how both do it is `nil` when it is left out.
  public enum Keeping: Hashable, Sendable {
    /// See ``CellField/Keeping/model``.
    case model
    /// See ``CellField/Keeping/cell``.
    case cell
    /// See ``CellField/Keeping/both(_:)``; at once, if nothing is said.
    case both(CellField.Saving?)
  }

  /// Its name.
  public var name: Located<String>
  /// What it can be.
  public var type: FieldType
  /// What it is for a new item.
  public var initial: FieldValue?
  /// Who keeps it.
  public var keeping: Keeping?

  /// Makes a statement.
  public init(
    _ name: Located<String>, _ type: FieldType, initial: FieldValue? = nil, keeping: Keeping? = nil
  ) {
    self.name = name
    self.type = type
    self.initial = initial
    self.keeping = keeping
  }

  /// The field, with the usual values for what is left out.
  public var field: CellField {
    var field = CellField(name: name.value, type: type, initial: initial)
    switch keeping {
    case .model, nil: field.keeping = .model
    case .cell: field.keeping = .cell
    case .both(let saving): field.keeping = .both(saving ?? .atOnce)
    }
    return field
  }

  /// The same with everything said that can be said.
  var completed: FieldStatement {
    guard type.isState else { return self }
    var statement = self
    statement.initial = initial ?? type.blank
    switch keeping {
    case nil: statement.keeping = .model
    case .both(nil): statement.keeping = .both(.atOnce)
    case .model, .cell, .both: break
    }
    return statement
  }

  /// How it is written, behind `field`.
  var text: String {
    var text = "\(name.value): \(type.text)"
    if let initial { text += " = \(initial.statedText)" }
    if let keeping { text += ", \(Word.kept.rawValue) \(Word.in.rawValue) \(keeping.text)" }
    return text
  }
}

extension FieldStatement.Keeping {
  /// How it is written, behind `kept in`.
  fileprivate var text: String {
    switch self {
    case .model: Word.model.rawValue
    case .cell: Word.cell.rawValue
    case .both(nil): Word.both.rawValue
    case .both(let saving?):
      "\(Word.both.rawValue) \(Word.saved.rawValue) \(saving.word.rawValue)"
    }
  }
}

extension CellField.Saving {
  /// How it is written, behind `saved`.
  var word: Word {
    switch self {
    case .atOnce: .atOnce
    case .atEndDisplay: .atEndDisplay
    case .atReuse: .atReuse
    }
  }
}
