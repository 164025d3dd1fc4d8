import Virtualization

/// A message of the model. Its id counts up from the first that was ever sent, as the list's ids have to be below 2⁴⁰;
/// what a server calls it is beside it.
public struct Message {
  var id: ItemID
  var day: Int
  var text: String
}

/// What stands for a view, of a message or of a day's header.
struct MessageView {
  var text = ""
  /// How wide it is, in points.
  var width = 0
  /// Where it is in the content.
  var y = Length.zero
  var height = Length.zero
  var isOnScreen = false
  let isHeader: Bool

  /// What a label would say: lines of 20 points, of letters of 8, and a margin.
  var fittingHeight: Length {
    if isHeader { return Length(points: 24) }
    let lettersPerLine = max(1, (width - 32) / 8)
    let lines = max(1, (text.utf8.count + lettersPerLine - 1) / lettersPerLine)
    return Length(points: Int64(16 + 20 * lines))
  }
}
