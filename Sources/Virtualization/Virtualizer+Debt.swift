/// The corrections that a list owes what it holds, and those that it keeps back for the end of a batch.
@usableFromInline
struct CorrectionDebt: Hashable, Sendable {
  /// What is owed from earlier updates.
  @usableFromInline private(set) var owed = Length.zero
  /// What this update owes to what it held earlier.
  var banked = Length.zero
  /// What was paid in this update.
  private(set) var paid = Length.zero
  /// What was dropped in this update.
  private(set) var dropped = Length.zero
  /// What is kept back for the end of the batch.
  private(set) var staged = Length.zero
  /// What other corrections took the place of in this update.
  private(set) var overwritten = Length.zero
  /// Whether what was kept back in this update has been corrected.
  private(set) var hasStaged = false

  /// Begins an update.
  mutating func begin() {
    self = CorrectionDebt(owed: owed)
  }

  private init(owed: Length) { self.owed = owed }

  /// Owes nothing.
  init() {}

  /// Adds to what is owed.
  mutating func add(_ amount: Length) {
    owed += amount
    banked = .zero
  }

  /// Pays all of it.
  mutating func pay() {
    paid += owed
    owed = .zero
  }

  /// Forgets all of it.
  mutating func drop() {
    dropped += owed
    owed = .zero
  }

  /// Keeps a correction back.
  mutating func stage(_ amount: Length, by batches: CorrectionPolicy.Batches) {
    if batches == .lastAtEnd {
      overwritten += staged
      staged = amount
    } else {
      staged += amount
    }
  }

  /// Takes note that what was kept back is corrected.
  mutating func endStage() {
    staged = .zero
    hasStaged = true
  }
}

extension Virtualizer {
  /// What is owed from earlier updates.
  @inlinable public var owedCorrection: Length { debt.owed }
  /// What was owed and is corrected in this update.
  public var paidCorrection: Length { debt.paid }
  /// What was owed and is not any more, without being corrected.
  public var droppedCorrection: Length { debt.dropped }
  /// What this update kept back for the end of its batch and then forgot for something later.
  public var overwrittenCorrection: Length { debt.overwritten }

  /// Whether corrections for a kind of change are kept back now.
  func isStaging(_ kind: ListChangeKind) -> Bool {
    guard holdsForBatch, !debt.hasStaged, kind == .firstMeasurement || kind == .remeasurement else {
      return false
    }
    return correctionPolicy.batches != .asOthers
  }

  /// Forgets what is owed: the content goes somewhere for another reason.
  public mutating func dropOwedCorrection() { debt.drop() }

  /// Whether an update with this context would correct what is owed.
  public func isCorrectionDue(in context: UpdateContext) -> Bool {
    guard debt.owed != .zero, overscroll == .zero else { return false }
    guard case .whenIdle(let time) = correctionPolicy.timing else { return true }
    return context.isIdle(for: time)
  }

  /// Has what is owed corrected in this update if its time has come. While something is beyond an edge it waits; what
  /// would go towards the start is dropped at the end, where the clamp has done it already.
  mutating func payDebt() {
    guard isCorrectionDue(in: context) else { return }
    if debt.owed < .zero && offset >= legalOffsets.highest {
      debt.drop()
      return
    }
    let due = debt.owed
    debt.pay()
    held?.movePlace(by: -due)
    ledger.moveBase(by: due)
    needsPass = true
  }
}
