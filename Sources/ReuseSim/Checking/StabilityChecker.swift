/// Stability: the platform's anchor does not move unless the user moved it, a stated suppression applied,
/// or the clamp forced it.
struct StabilityChecker: Sendable {
  /// What is held in this frame, and where the list says it has to be.
  struct Target: Hashable, Sendable {
    var item: ItemID
    var point: Anchor.Point
    var y: Length
    var terms: HoldTerms
  }

  /// What frames that nobody sees add up before one that is seen: each of them has its own part of it.
  private struct Sums: Hashable, Sendable {
    var clamp = Length.zero
    var rounding = Length.zero
    var owed = Length.zero
    var settled = Length.zero
  }

  private var target: Target?
  /// What earlier frames that nobody saw have added up.
  private var earlier = Sums()
  /// Why the list says that it holds nothing.
  private var suppression: AnchorPolicy.Suppressions?
  /// Whether the list says that it holds nothing because the clamp came first.
  private var saysClamped = false
  /// What is owed from earlier frames.
  private var owed = Length.zero
  private var reference = ReferenceChecker()

  /// Takes note of what is held in this frame.
  mutating func expect(_ target: Target) {
    self.target = target
  }

  /// Takes note of what is held in this frame that is no item.
  mutating func expect(_ target: ReferenceChecker.Target) {
    reference.expect(target)
  }

  /// Takes note of why the list says that it holds nothing in this frame.
  mutating func note(_ suppression: AnchorPolicy.Suppressions) {
    self.suppression = suppression
  }

  /// Takes note that the list holds nothing in this frame because the clamp came first.
  mutating func noteClamp() { saysClamped = true }

  /// Reads a frame.
  @inline(__always)
  mutating func check(_ frame: FrameFold, _ findings: inout Findings) {
    defer {
      target = nil
      suppression = nil
      saysClamped = false
      earlier = frame.isInWindow ? Sums() : StabilityChecker.sums(of: frame)
    }
    checkDebt(frame, &findings)
    if suppression != nil { checkSuppression(frame, &findings) }
    if saysClamped && frame.clampCorrection == earlier.clamp {
      findings.add(
        .stability, in: frame.moment,
        "the anchor was not held because the clamp came first, but nothing was clamped")
    }
    if reference.target != nil { reference.check(frame, &findings) }
    guard var target else { return }
    // What is told of an inverted list counts from the top of the glass, the frame's places from where it begins.
    if let state = frame.state, state.isInverted { target.y = state.viewportHeight - target.y }
    if let movement = frame.movements.first(where: { $0.before.item == target.item }),
      !target.terms.isNew
    {
      let y = HeldPlace(movement, target.point, target.terms).y(in: frame)
      if let y, y != target.y {
        findings.add(
          .stability, in: frame.moment, item: target.item,
          "\(target.item) has to be held at \(y), but is held at \(target.y)")
      }
    }
    if let seen = frame.shown.first(where: { $0.item == target.item }) {
      let y = seen.y + target.point.distance(inItemOf: seen.height)
      // What is held in this frame was chosen after the earlier ones.
      let clamped = frame.clampCorrection - earlier.clamp
      let rounded = frame.roundingCorrection - earlier.rounding
      if y != target.y - clamped - rounded {
        findings.add(
          .stability, in: frame.moment, item: target.item,
          "\(target.item) is held at \(target.y), but is at \(y)")
      }
    }
  }

  /// What is owed is paid or dropped whole.
  @inline(__always)
  private mutating func checkDebt(_ frame: FrameFold, _ findings: inout Findings) {
    let sums = StabilityChecker.sums(of: frame)
    let settled = sums.settled - earlier.settled
    if settled != .zero {
      if settled != owed {
        findings.add(
          .stability, in: frame.moment,
          "\(owed) of corrections was owed, but \(settled) was settled")
      }
      owed = .zero
    }
    owed += sums.owed - earlier.owed
  }

  private static func sums(of frame: FrameFold) -> Sums {
    Sums(
      clamp: frame.clampCorrection, rounding: frame.roundingCorrection,
      owed: frame.postponed.owed, settled: frame.postponed.paid + frame.postponed.dropped)
  }

  /// A suppression has the reason that it says.
  private func checkSuppression(_ frame: FrameFold, _ findings: inout Findings) {
    guard let suppression, let state = frame.state else { return }
    let isTrue =
      switch suppression {
      case .atTop:
        // A reason lasts until the end of the frame, also when the user leaves the top in it.
        frame.phase != .rest || frame.userDelta != .zero
          || state.offset - frame.roundingCorrection + earlier.rounding <= state.lowestOffset
      case .ownResize: frame.resizesSomething
      case .viewportResize: frame.resizesViewport
      default: true
      }
    if isTrue { return }
    findings.add(
      .stability, in: frame.moment,
      "the anchor was not held \(suppression.reasonText), but that was not so")
  }
}

extension FrameFold {
  /// Whether an item got another height after it was known.
  fileprivate var resizesSomething: Bool {
    changes.contains { change in
      guard case .shifted(_, let cause) = change else { return false }
      return cause.kind.isSize && cause.kind != .estimateReplaced
    }
  }

  /// Whether the viewport got another height.
  fileprivate var resizesViewport: Bool {
    changes.contains { change in
      if case .viewport = change { true } else { false }
    }
  }
}

extension Cause {
  /// Whether a policy that holds something against some changes compensates it.
  func isAdmitted(by against: AnchorPolicy.Against) -> Bool {
    (origin ?? kind).group.map { against.contains($0) } ?? true
  }

  /// Whether it changes the size of the item at an index and moves what is after it.
  func resizes(itemAt index: Int, tellingFrom from: Int) -> Bool {
    guard from == index + 1 else { return false }
    if kind == .rounding { return true }
    guard let items else { return false }
    return kind.isSize && items.index + items.count == from
  }
}

extension Cause.Kind {
  /// The group of changes that it belongs to; `nil` when it moves the content offset or the window.
  var group: AnchorPolicy.Against? {
    switch self {
    case .estimateReplaced: .firstMeasurements
    case .estimateChanged: .estimates
    case .resized, .contentArrived, .sizeMisplaced: .remeasurements
    case .sizeDropped: .droppedSizes
    case .inserted, .removed, .moved, .spacing: .structure
    case .width, .textSize: .layout
    case .viewport, .inset, .followed, .anchorCorrection, .appCorrection, .clamp, .rounding,
      .pixelRounding, .motionResumed:
      nil
    }
  }

  /// Whether it changes the size of items that stay where they are.
  var isSize: Bool { group.map { $0 != .structure } ?? false }
}
