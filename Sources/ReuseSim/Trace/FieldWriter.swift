/// Who gives a field of a cell its value.
public enum CellWriter: Hashable, Sendable {
  /// Its `configure`, for an item.
  case configure(ItemID)
  /// Its `prepareForReuse`.
  case prepareForReuse
  /// Its `willDisplay`, for an item.
  case willDisplay(ItemID)
  /// Its `didEndDisplaying`.
  case didEndDisplaying
  /// The user, who did something to this item.
  case user(ItemID)
  /// A change of this item in the model, which the cell heard of.
  case change(ItemID)
  /// The answer to a request for content of this item.
  case answer(request: Int64, ItemID)
  /// The system: it ends animations of what leaves the screen, and takes the focus and hosted views from one cell when
  /// another gets them.
  case system

  /// The item that the value belongs to; `nil` when it belongs to none.
  public var item: ItemID? {
    switch self {
    case .configure(let item), .willDisplay(let item), .user(let item), .change(let item),
      .answer(_, let item):
      item
    case .prepareForReuse, .didEndDisplaying, .system: nil
    }
  }

  /// How traces write it.
  var traceText: String {
    switch self {
    case .configure(let item): "configure \(item)"
    case .prepareForReuse: "prepare"
    case .willDisplay(let item): "will-display \(item)"
    case .didEndDisplaying: "end-display"
    case .user(let item): "user \(item)"
    case .change(let item): "change \(item)"
    case .answer(let request, let item): "answer \(request) \(item)"
    case .system: "system"
    }
  }
}

/// Who gives a field of an item its value in the model.
public enum ModelWriter: Hashable, Sendable {
  /// The app.
  case app
  /// A listener of a cell, because of what the user did to the item that the cell showed; the listeners that hear of it
  /// count from 1.
  case listener(Int, of: CellID, for: ItemID)
  /// A cell that hands over what it keeps of this item.
  case saving(CellID, of: ItemID)

  /// How traces write it.
  var traceText: String {
    switch self {
    case .app: "app"
    case .listener(let number, let cell, let item):
      "listener \(number) cell \(cell.rawValue) for \(item)"
    case .saving(let cell, let item): "saving cell \(cell.rawValue) of \(item)"
    }
  }
}
