extension Document {
  /// The block of a cell with the lines about its code that it leaves out, where they say something.
  static func withCode(_ block: Block) -> Block {
    let statements = block.lines.compactMap { $0.statement?.value }
    var configured: [String] = []
    var stated: [Word] = []
    for case .cellCode(let code) in statements {
      if case .configure(let name, _) = code { configured.append(name.value) }
      stated.append(code.word)
    }
    let names = namesInModel(of: statements)
    var added = names.filter { !configured.contains($0) }.map { name in
      CellCodeStatement.configure(Located(name), .always)
    }
    let fields = statements.compactMap { statement -> CellField? in
      guard case .field(let field) = statement else { return nil }
      return field.field
    }
    let code = CellCode()
    let hasEdits = fields.contains { $0.keeping == .model && $0.type.isState }
    if hasEdits, !stated.contains(.listeners) {
      added.append(.listeners(code.listening, areRemoved: code.removesListeners))
    }
    if hasEdits, !stated.contains(.edits) { added.append(.edits(code.target)) }
    let hasParts = names.contains { name in !fields.contains { $0.name == name } }
    let hasChanges = hasParts || fields.contains { $0.isInModel && $0.type.isState }
    if hasChanges, !stated.contains(.changes) { added.append(.changes(code.reach)) }
    var result = block
    result.lines += added.map { Line(.cellCode($0)) }
    return result
  }

  /// The fields and parts of a cell that `configure` can set, each once.
  private static func namesInModel(of statements: [Statement]) -> [String] {
    var names: [String] = []
    for statement in statements {
      var new: [String] = []
      switch statement {
      case .field(let field) where field.field.isInModel: new = [field.name.value]
      case .contentPart(let part): new = [part.name.rawValue]
      case .height(.sum(let parts, _)):
        for case .content(let name, _) in parts { new.append(name.rawValue) }
      default: break
      }
      for name in new where !names.contains(name) { names.append(name) }
    }
    return names
  }
}
