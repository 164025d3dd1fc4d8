/// The part of stability that is about the ends of the content, the thumb and the line, where one of these is held and no
/// item.
struct ReferenceChecker: Sendable {
  /// What is held in this frame, and the content offset that it wants.
  struct Target: Hashable, Sendable {
    var reference: HeldReference
    var offset: Length
    var terms: HoldTerms
  }

  /// What is held in this frame; `nil` when that is an item or nothing.
  private(set) var target: Target?

  /// Takes note of what is held in this frame.
  mutating func expect(_ target: Target) {
    self.target = target
  }

  /// Reads a frame. Where the offset is wanted can be told where nothing else moves the content; that it is there always.
  mutating func check(_ frame: FrameFold, _ findings: inout Findings) {
    guard let target, let state = frame.state else { return }
    self.target = nil
    guard frame.isInWindow else { return }
    let name = target.reference.name
    if !target.terms.isNew, frame.isUnmoved, let offset = rightOffset(of: target, frame),
      offset != target.offset
    {
      findings.add(
        .stability, in: frame.moment,
        "\(name) has to be held at content offset \(offset), but is at \(target.offset)")
    }
    let moved = frame.clampCorrection + frame.roundingCorrection
    if !frame.isReturn && state.offset != target.offset + moved {
      findings.add(
        .stability, in: frame.moment,
        "\(name) is held at content offset \(target.offset), but that is \(state.offset - moved)")
    }
  }

  /// Where what is held has to want the content offset after the frame's changes; `nil` when the trace does not tell.
  private func rightOffset(of target: Target, _ frame: FrameFold) -> Length? {
    guard let before = frame.stateBefore, let state = frame.state else { return nil }
    switch target.reference {
    case .end:
      let y = ReferenceChecker.end(frame, before, target.terms)
      return target.terms.rounded(state.contentHeight) - y - frame.postponed.strayed
    case .start:
      let isSame =
        state.contentHeight == before.contentHeight && state.lowestOffset == before.lowestOffset
      return isSame ? before.offset : state.lowestOffset
    case .thumb:
      return ReferenceChecker.thumb(frame, before, target.terms.against)
        - frame.postponed.owed - frame.postponed.overwritten
    case .line(let rules):
      guard var picture = LinePicture(frame, before, rules) else { return nil }
      for change in frame.changes {
        if !picture.follow(change) { return nil }
      }
      return before.offset + picture.moved - frame.postponed.strayed
    }
  }

  /// Where the end of the content has to be on the glass.
  private static func end(_ frame: FrameFold, _ before: FrameState, _ terms: HoldTerms) -> Length {
    var position = before.contentHeight
    var y = terms.rounded(position) - before.offset
    for case .shifted(_, let cause) in frame.changes {
      let old = position
      position += cause.amount
      if !cause.isAdmitted(by: terms.against) { y += terms.rounded(position) - terms.rounded(old) }
    }
    return y
  }

  /// Where the thumb has the offset: its share of the legal range, which each change that is not compensated takes anew.
  private static func thumb(
    _ frame: FrameFold, _ before: FrameState, _ against: AnchorPolicy.Against
  ) -> Length {
    let viewport = Viewport(
      height: before.viewportHeight, topInset: before.topInset, bottomInset: before.bottomInset,
      shortContent: before.shortContent)
    var content = before.contentHeight
    var legal = viewport.legalOffsets(contentHeight: content)
    var (offset, held) = (before.offset + frame.postponed.paid, legal)
    for case .shifted(_, let cause) in frame.changes {
      let wanted = legal.place(of: offset, in: held)
      content += cause.amount
      legal = viewport.legalOffsets(contentHeight: content)
      if !cause.isAdmitted(by: against) { (offset, held) = (wanted, legal) }
    }
    return legal.place(of: offset, in: held)
  }
}

extension FrameFold {
  /// Whether nothing but changes of the list moved the content in this frame, and it was shown before.
  fileprivate var isUnmoved: Bool {
    phase == .rest && userDelta == .zero && appCorrection == .zero && insetCorrection == .zero
      && motionCorrection == .zero && !isReturn
      && !changes.contains {
        switch $0 {
        case .viewport, .insets: true
        case .list, .shifted: false
        }
      }
  }
}

extension HeldReference {
  /// How it is called in a finding.
  fileprivate var name: String {
    switch self {
    case .end: "the end of the content"
    case .start: "the start of the content"
    case .thumb: "the thumb"
    case .line: "the line"
    }
  }
}
