/// A way in which the simulator can be made to break one of its own guarantees, so that tests can see the
/// guarantee's checker fire.
public enum PlantedFault: String, CaseIterable, Sendable {
  /// Coverage: the last visible item's cell is not shown.
  case hiddenCell = "hidden-cell"
  /// Coverage: a pinned header is shown one unit below its place.
  case looseHeader = "loose-header"
  /// Exclusivity: two items are shown in one cell.
  case sharedCell = "shared-cell"
  /// Freshness: a cell is configured and keeps what it showed.
  case unsetField = "unset-field"
  /// Freshness: no cell hears of a change of the model.
  case untoldChange = "untold-change"
  /// Round trip: what the user does comes to no model.
  case lostEdit = "lost-edit"
  /// Attribution: a movement of items is not told.
  case untoldShift = "untold-shift"
  /// Attribution: a movement of items is told as a rounding.
  case disguisedShift = "disguised-shift"
  /// Attribution: the app moves the content offset, and that is not told.
  case untoldCorrection = "untold-correction"
  /// Stability: a correction falls short by one unit.
  case shortCorrection = "short-correction"
  /// Stability: the anchor is held one unit from where it was.
  case wrongAnchor = "wrong-anchor"
  /// Stability: of a correction that was put off, one unit more is made than was owed.
  case wrongPayment = "wrong-payment"
  /// Stability: the anchor is not held although nothing keeps the policy from it.
  case idleSuppression = "idle-suppression"
  /// Stability: positions are not rounded to pixels, as the policy wants it.
  case exactPositions = "exact-positions"
  /// Conservation: a cell that leaves is told to go to the pool and is lost.
  case lostCell = "lost-cell"
  /// Conservation: a cell is put aside for its item without a word.
  case untoldKeeping = "untold-keeping"
  /// Conservation: a cell is thrown away without a word.
  case untoldDiscard = "untold-discard"
  /// Conservation: a cell comes off the screen and stays ready without a word.
  case untoldHiding = "untold-hiding"
  /// Exclusivity: a cell on screen is ready for another item, too.
  case sharedPreparedCell = "shared-prepared-cell"
  /// Conservation: a request whose answer comes is over without a word.
  case lostAnswer = "lost-answer"
  /// Conservation: a request ends twice.
  case doubleAnswer = "double-answer"
  /// Conservation: content that is on its way because of a prefetch is asked for again by a cell.
  case repeatedRequest = "repeated-request"
  /// Conservation: a prefetch that nobody wants any more is given up without a word.
  case untoldCancellation = "untold-cancellation"
  /// Lifecycle: a cell is used again without being prepared.
  case unpreparedCell = "unprepared-cell"
  /// Lifecycle: a cell is used for another kind of items without a word.
  case untoldRetyping = "untold-retyping"
  /// Convergence: a cell answers another height each time it is asked, and is asked again.
  case restlessHeight = "restless-height"
  /// Bounds: the content offset is left beyond its legal range.
  case missingClamp = "missing-clamp"
  /// Landing: a scroll to an item stops one unit short.
  case shortLanding = "short-landing"
  /// Agreement: a cached sum of the size index is off by one.
  case wrongSum = "wrong-sum"
  /// Agreement: unmeasured items of a kind count as a unit more than they should.
  case wrongEstimate = "wrong-estimate"

  /// The guarantee it breaks.
  public var guarantee: Guarantee {
    switch self {
    case .hiddenCell, .looseHeader: .coverage
    case .sharedCell, .sharedPreparedCell: .exclusivity
    case .unsetField, .untoldChange: .freshness
    case .lostEdit: .roundTrip
    case .untoldShift, .disguisedShift, .untoldCorrection: .attribution
    case .shortCorrection, .wrongAnchor, .wrongPayment, .idleSuppression, .exactPositions:
      .stability
    case .lostCell, .untoldKeeping, .untoldDiscard, .untoldHiding, .lostAnswer, .doubleAnswer,
      .repeatedRequest, .untoldCancellation:
      .conservation
    case .unpreparedCell, .untoldRetyping: .lifecycle
    case .restlessHeight: .convergence
    case .missingClamp: .bounds
    case .shortLanding: .landing
    case .wrongSum, .wrongEstimate: .agreement
    }
  }
}
