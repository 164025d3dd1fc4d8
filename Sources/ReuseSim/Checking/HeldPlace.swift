/// Where a point of an item has to be on the glass when a frame is over, if it is held: where it was, moved with the user,
/// by the app, and by what is not compensated.
struct HeldPlace {
  private let movement: Movement
  private let point: Anchor.Point
  private let terms: HoldTerms

  init(_ movement: Movement, _ point: Anchor.Point, _ terms: HoldTerms) {
    self.movement = movement
    self.point = point
    self.terms = terms
  }

  /// Where it has to be; `nil` when the facts do not tell.
  func y(in frame: FrameFold) -> Length? {
    let before = movement.before
    let start = before.y + point.distance(inItemOf: before.height)
    let moved =
      frame.postponed.strayed - frame.userDelta - frame.motionCorrection - frame.insetCorrection
      - frame.appCorrection
    if terms == HoldTerms() { return start + moved }
    guard let offset = frame.stateBefore?.offset else { return nil }
    let (end, pushed) = followed(frame, from: start + offset)
    if terms.pixel == nil { return start + moved + pushed }
    // What is less than a pixel on the way there stays undone.
    guard let position = position(in: frame), pushed == .zero || position == end else { return nil }
    return position - terms.rounded(position) + terms.rounded(start + offset) - offset + moved
      + pushed
  }

  /// Where the frame's changes take a position of the point in the content, and how much of that is not compensated.
  private func followed(_ frame: FrameFold, from start: Length) -> (end: Length, pushed: Length) {
    var (index, height) = (movement.before.index, movement.before.height)
    var (position, pushed) = (start, Length.zero)
    if terms.against == .everyChange { return (position, pushed) }
    for change in frame.changes {
      switch change {
      case .list(let change): index = change.index(of: index) ?? index
      case .shifted(let from, let cause):
        let old = position
        if index >= from {
          position += cause.amount
        } else if cause.resizes(itemAt: index, tellingFrom: from) {
          let grown = height + cause.amount
          position += point.distance(inItemOf: grown) - point.distance(inItemOf: height)
          height = grown
        }
        if !cause.isAdmitted(by: terms.against) {
          pushed += terms.rounded(position) - terms.rounded(old)
        }
      case .viewport, .insets: break
      }
    }
    return (position, pushed)
  }

  /// Where the point is in the content when the frame is over; `nil` when only the item's start is known.
  private func position(in frame: FrameFold) -> Length? {
    guard let offset = frame.state?.offset else { return nil }
    if let seen = frame.shown.first(where: { $0.item == movement.before.item }) {
      return seen.y + point.distance(inItemOf: seen.height) + offset
    }
    return point == .leading ? movement.expectedY + movement.displacement + offset : nil
  }
}
