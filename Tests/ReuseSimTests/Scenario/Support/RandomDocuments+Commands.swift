import ReuseSim

extension RandomDocuments {
  mutating func heights(tellCount: Bool, inCell: Bool = false) -> HeightList {
    switch below(6) {
    case 0 where !tellCount: return .constant(length(upTo: 1000))
    case 4:
      let widths = [length(upTo: 300), .pt(300) + length(upTo: 300)].prefix(1 + below(2))
      return .fileAtWidths(
        Located(text() + ".csv"), widths.map { WidthColumn(column: 1 + below(9), width: $0) })
    case 1:
      let low = length(upTo: 1000)
      return .range(low, low + length(upTo: 1000), count: tellCount ? 1 + below(1000) : nil)
    case 3: return .sum(parts(inCell: inCell), count: tellCount ? 1 + below(1000) : nil)
    case 2: return .file(Located(text() + ".csv"), column: below(2) == 0 ? nil : 1 + below(9))
    default:
      var runs: [HeightRun] = []
      for _ in 0..<1 + below(5) {
        let height = length(upTo: 1000)
        if runs.last?.height == height { continue }
        runs.append(HeightRun(height: height, count: below(2) == 0 ? 1 : 2 + below(1000)))
      }
      if !tellCount && runs.count == 1 && runs[0].count == 1 { return .constant(runs[0].height) }
      return .table(runs)
    }
  }

  /// The parts of a sum: several, or one text.
  mutating func parts(inCell: Bool) -> [HeightPart] {
    let parts = parts(upTo: 8, inCell: inCell)
    if parts.count > 1 { return parts }
    if case .content = parts[0] { return parts }
    return [.text(0, Int64(below(3)), size: length(upTo: 1000))]
  }

  mutating func parts(upTo most: Int, inCell: Bool) -> [HeightPart] {
    var parts: [HeightPart] = []
    for _ in 0..<1 + below(most) {
      if inCell && below(4) == 0 {
        parts.append(.content(pick(ContentPart.Name.allCases), shape()))
        continue
      }
      let low = length(upTo: 1000)
      let characters = Int64(below(50_000))
      parts.append(
        pick([
          .constant(low), .range(low, low + length(upTo: 1000)),
          .text(characters, characters + Int64(below(2) * below(50_000)), size: low),
        ]))
    }
    if below(4) == 0 { parts[parts.count - 1] = .formula(formula(depth: 0)) }
    return parts
  }

  mutating func formula(depth: Int) -> HeightExpression {
    switch depth > 3 ? below(2) : below(5) {
    case 0: return .number(Rational(Int64(1 + below(1_000_000)), over: 1_000_000) ?? .zero)
    case 1: return .itemNumber
    case 2: return .negative(formula(depth: depth + 1))
    case 3:
      let function = pick(HeightExpression.Function.allCases)
      let count = function == .floor ? 1 : 1 + below(3)
      return .call(function, (0..<count).map { _ in formula(depth: depth + 1) })
    default:
      return .binary(
        pick(HeightExpression.Operator.allCases), formula(depth: depth + 1),
        formula(depth: depth + 1))
    }
  }

  mutating func mix() -> MixStatement {
    let shares = (0..<2 + below(3)).map { _ in
      MixStatement.Share(
        kind: Located(name()), count: below(2) == 0 ? nil : Int64(1 + below(1_000_000)))
    }
    return MixStatement(isDrawn: below(2) == 0, shares: shares)
  }

  mutating func newItems(isPlaced: Bool) -> NewItems {
    let count = below(3) == 0 ? nil : 1 + below(100_000_000)
    var items = NewItems(count: count, kind: nil)
    if !isPlaced || below(2) == 0 { items.kind = Located(name()) }
    if below(4) == 0 {
      items.kind = nil
      items.mix = mix()
    }
    if count == nil || below(2) == 0 { items.heights = heights(tellCount: count == nil) }
    return items
  }

  mutating func command(_ canBatch: Bool, takesTime: Bool = true) -> CommandStatement {
    if below(30) == 0 { return repetition(canBatch, takesTime: takesTime) }
    return switch below(canBatch ? 28 : 27) {
    case 0, 1: navigation()
    case 2, 3, 14: gesture()
    case 4: .insert(newItems(isPlaced: true), place())
    case 5: .remove(selection())
    case 6: .move(reference(), to: place())
    case 7: .reload(selection())
    case 8: .reloadData
    case 9: .resize(selection(), length(upTo: 1000), quietly: below(2) == 0)
    case 10: .viewportHeight(length(upTo: 1000))
    case 11: .width(length(upTo: 1000))
    case 12: .rotate
    case 21: .setInsets(top: nil, bottom: length(upTo: 99), over: duration())
    case 22: .keyboardShows(length(upTo: 400), over: duration())
    case 23: .keyboardHides(over: duration())
    case 13: .textSize(Rational(Int64(100_000 + below(9_900_001)), over: 1_000_000) ?? .zero)
    case 15: .fling(signed(upTo: 9000), perhaps(DecelerationRate.allCases))
    case 16:
      below(2) == 0
        ? action()
        : .focus(below(3) == 0 ? nil : reference())
    case 17 where below(4) == 0: .miscount(Int64(below(99)) - 49)
    case 17:
      below(2) == 0
        ? .set(selection(), field: Located(name()), to: value())
        : .changeContent(selection(), perhaps(ContentPart.Name.allCases))
    case 18: .invalidateSize(selection())
    case 19:
      below(2) == 0
        ? .invalidateLayout : below(2) == 0 ? .mount(reference()) : .unmount(reference())
    case 20: .reconfigure(selection())
    case 24: .apply(snapshot())
    case 25: .leaveWindow(for: below(2) == 0 ? nil : time())
    case 26: .returnToWindow
    default: .batch(commandBlock(canBatch: false))
    }
  }

  mutating func navigation() -> CommandStatement {
    let duration = duration()
    let curve = duration == nil ? .linear : pick(Curve.allCases)
    return switch below(3) {
    case 0: .scrollBy(signed(upTo: 10_000), over: duration, curve: curve)
    case 1:
      .scrollToItem(reference(), perhaps(Alignment.allCases), over: duration, curve: curve)
    default:
      .scrollTo(
        pick([.top, .end, .offset(signed(upTo: 10_000))]), over: duration, curve: curve)
    }
  }

  mutating func gesture() -> CommandStatement {
    let lifts = below(2) == 0
    switch below(5) {
    case 0: return .drag(up: below(2) == 0, length(upTo: 1000), over: time(), lifts: lifts)
    case 1:
      return .dragLine(
        from: length(upTo: 1000), to: length(upTo: 1000), over: time(), lifts: lifts)
    case 2:
      var path: [FingerPoint] = []
      var last = Time.zero
      for _ in 0..<1 + below(4) {
        path.append(FingerPoint(time: last, y: length(upTo: 1000)))
        last = last + time()
      }
      return .dragPath(path, lifts: lifts)
    case 3:
      return .dragThumb(
        from: Int64(below(1_000_001)), to: Int64(below(1_000_001)), over: time())
    default: return .touch(duration())
    }
  }

  mutating func reference() -> ItemReference {
    below(2) == 0 ? .id(id()) : .index(below(1000))
  }

  mutating func selection() -> ItemSelection {
    switch below(4) {
    case 0: return .one(reference())
    case 1:
      let low = id()
      return .ids(low, ItemID(low.rawValue + Int64(below(100))))
    case 2: return .run(count: 1 + below(100), at: below(1000))
    default: return .all
    }
  }

  mutating func place() -> Place {
    switch below(4) {
    case 0: .end
    case 1: .before(reference())
    case 2: .after(reference())
    default: .index(below(1000))
    }
  }
}
