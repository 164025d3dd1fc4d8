extension Simulation {
  /// Breaks what is to be broken after layout. The other faults are planted where they happen.
  mutating func plantFault() {
    guard let fault else { return }
    let unit = Length(units: 1)
    switch fault {
    case .shortCorrection:
      if thisUpdate.contentMoved { virtualizer.plantOffset(virtualizer.offset + unit) }
    case .missingClamp:
      if isAtRest { virtualizer.plantOffset(virtualizer.legalOffsets.highest + unit) }
    case .shortLanding:
      if thisUpdate.landing != nil { virtualizer.plantOffset(virtualizer.offset - unit) }
    case .wrongSum:
      virtualizer.plantWrongSum()
    case .wrongEstimate:
      virtualizer.plantWrongEstimate()
    case .hiddenCell, .looseHeader, .sharedCell, .unsetField, .untoldChange, .lostEdit,
      .untoldShift, .disguisedShift, .untoldCorrection,
      .wrongAnchor, .wrongPayment, .idleSuppression, .exactPositions,
      .lostCell, .untoldKeeping, .untoldDiscard, .untoldHiding, .sharedPreparedCell, .lostAnswer,
      .doubleAnswer, .repeatedRequest, .untoldCancellation, .unpreparedCell, .untoldRetyping,
      .restlessHeight:
      break
    }
  }
}
