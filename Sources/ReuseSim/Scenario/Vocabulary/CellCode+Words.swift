extension CellCode.Listening {
  /// How it is written, behind `listeners`.
  var word: Word {
    switch self {
    case .replaced: .replaced
    case .added: .added
    case .once: .once
    }
  }
}

extension CellCode.Target {
  /// How it is written, behind `edits go to`.
  var words: [Word] {
    switch self {
    case .currentItem: [.current, .item]
    case .capturedItem: [.captured, .item]
    case .capturedIndex: [.captured, .index]
    case .capturedGeneration: [.captured, .generation]
    }
  }

  /// The same as a text.
  var text: String { words.map { $0.rawValue }.joined(separator: " ") }
}

extension CellCode.Reach {
  /// How it is written, behind `changes reach`.
  var words: [Word] {
    switch self {
    case .everyCell: [.every, .cell]
    case .cellsOnScreen: [.cells, .on, .screen]
    case .noCell: [.no, .cell]
    }
  }

  /// The same as a text.
  var text: String { words.map { $0.rawValue }.joined(separator: " ") }
}
