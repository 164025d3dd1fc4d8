import ReuseSim

extension RandomDocuments {
  /// A part whose content comes later, with any options.
  mutating func contentPart() -> ContentPartStatement {
    var part = ContentPartStatement(pick(ContentPart.Name.allCases))
    if below(2) == 0 { part.shape = shape() }
    if below(2) == 0 { part.latency = latency() }
    if below(3) == 0 {
      part.failures =
        below(2) == 0
        ? .chance(Int64(1 + below(5)), of: Int64(5 + below(5)))
        : .items(ids(), times: below(2) == 0 ? nil : Int64(1 + below(9)))
    }
    if below(3) == 0 { part.retries = RetryModel(delay: time(), limit: Int64(1 + below(99))) }
    part.cancelling = perhaps(ContentPart.Cancelling.allCases)
    if part.cancelling != nil && below(2) == 0 { part.cancelsTooLate = time() }
    if below(3) == 0 { part.repeats = time() }
    part.asksEachTime = below(3) == 0
    part.takesOldAnswers = below(3) == 0
    part.setsPlaceholderLast = below(3) == 0
    part.answers = perhaps(ContentPart.Answers.allCases)
    return part
  }

  mutating func shape() -> ImageShape {
    let ratios = (0..<1 + below(3)).map { _ in
      AspectRatio(width: Int64(1 + below(20)), height: Int64(1 + below(10_000)))
    }
    let height: ImageShape.Height = pick([
      .fixed(length(upTo: 1000)), .inTurn(ratios), .drawn(ratios),
    ])
    return ImageShape(height, placeholder: below(2) == 0 ? nil : length(upTo: 1000))
  }

  private mutating func latency() -> LatencyModel {
    let low = time()
    let high = low + time()
    let entries = below(2) == 0 ? [] : ids().map { LatencyModel.Entry($0, time()) }
    return pick([
      .fixed(low), .range(low, high), .heavy(low, high), .table(entries, otherwise: high),
    ])
  }

  private mutating func ids() -> [ItemID] {
    var id: Int64 = 0
    return (0..<1 + below(4)).map { _ in
      id += Int64(1 + below(50))
      return ItemID(id)
    }
  }
}
