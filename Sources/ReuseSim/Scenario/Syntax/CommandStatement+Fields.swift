extension CommandStatement {
  /// What follows the first word of a command about fields and late content.
  var fieldText: String {
    switch self {
    case .act(let action, let item, let field, let hold):
      return action.value.text(on: item, field: field.value)
        + (hold.map { " \(Word.for.rawValue) \($0.text)" } ?? "")
    case .type(let text): return CanonicalText.quoted(text)
    case .miscount(let difference): return "\(Word.by.rawValue) \(difference)"
    case .set(let items, let field, let value):
      return "\(items.text) \(field.value) \(value.value.text)"
    case .changeContent(let items, let part):
      return "\(Word.content.rawValue) \(Word.of.rawValue) \(items.text)"
        + (part.map { " " + $0.rawValue } ?? "")
    default: preconditionFailure("it is not about fields")
    }
  }
}
