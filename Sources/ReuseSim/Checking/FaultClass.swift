/// How it came that a cell shows what a fresh one would not, or that an edit did not reach its item; the raw value is
/// its name in scripts and reports.
public enum FaultClass: String, CaseIterable, Sendable {
  /// What an earlier item left in the cell.
  case leftoverState = "leftover-state"
  /// State that only the cell had, gone with it.
  case lostState = "lost-state"
  /// An edit that went to another item, or to none.
  case wrongItem = "wrong-item"
  /// An answer for an earlier item of the cell.
  case staleAnswer = "stale-answer"
  /// A change of the model that the cell on screen did not hear of.
  case missedUpdate = "missed-update"
  /// A change of the model that came while the cell was ready off screen.
  case missedWhilePrepared = "missed-while-prepared"
  /// An edit that counts several times, once for each listener in the cell.
  case duplicatedSubscription = "duplicated-subscription"
  /// Something that is in the cell several times, once for each `configure`.
  case duplicatedView = "duplicated-view"
  /// The focus is in the cell of another item.
  case wrongFirstResponder = "wrong-first-responder"
  /// A scroll view inside the cell is where an earlier item had it.
  case innerScrollPosition = "inner-scroll-position"
  /// An animation of an earlier item runs on.
  case runningAnimation = "running-animation"
  /// An animation that should run was ended when the cell left the screen.
  case lostAnimation = "lost-animation"
  /// A timer or playback of an earlier item runs on.
  case runningTimer = "running-timer"
  /// A constraint that an earlier item had made active still is.
  case constraintLeftActive = "constraint-left-active"
  /// A placeholder that nothing takes away.
  case placeholderLeft = "placeholder-left"
  /// What preparing for reuse made of a field is not what a fresh cell has.
  case wrongReset = "wrong-reset"
  /// A field that no code of the cell ever sets.
  case neverSet = "never-set"
  /// The cell and the model both hold a field, and say different things of it.
  case twoOwners = "two-owners"
  /// The hosted view of the item was taken out of the cell by the code of another.
  case hostedViewTaken = "hosted-view-taken"
  /// A cell that the data source dequeued and did not return.
  case cellNotReturned = "cell-not-returned"
  /// An item that the data source is asked for and does not have.
  case noSuchItem = "no-such-item"
  /// An update after which list and data source have different numbers of items.
  case invalidUpdate = "invalid-update"
}
