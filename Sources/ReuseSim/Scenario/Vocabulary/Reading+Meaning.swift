extension Reading {
  /// What it reads.
  var meaning: String {
    switch self {
    case .offset: "The content offset, in points."
    case .contentHeight: "The content height that the list believes in, in points."
    case .contentTrueHeight: "The sum of all true heights, in points."
    case .insetTop:
      "How much of the viewport's top is covered, in points: content inset and safe area."
    case .insetBottom:
      "The same of its bottom; a keyboard counts when it makes an inset."
    case .items: "How many items the list has; headers and footers are none."
    case .sections: "How many sections the list has."
    case .measured: "How many items, headers and footers are measured."
    case .unmeasured: "How many items, headers and footers are not measured."
    case .firstVisible:
      "The id of the first item that overlaps the viewport; −1 when there is none."
    case .lastVisible: "The id of the last item that overlaps the viewport; −1 when there is none."
    case .cellsLive: "How many cells are displayed."
    case .keyboardHeight:
      "How much of the glass the keyboard takes, in points, whether the list knows of it or not."
    case .viewportHeight: "The viewport's height, in points."
    }
  }
}

extension ItemReading {
  /// What it reads.
  var meaning: String {
    switch self {
    case .place: "Where the list believes the item's top to be in the content, in points."
    case .height: "The height the item counts as: measured, or its estimate, in points."
    case .y: "Where the item's top is on the glass, counted from inside the top inset, in points."
    case .index: "The item's position in the list."
    }
  }
}
