/// Where a scroll takes the reader to.
public enum ScrollTarget: Hashable, Sendable {
  /// An item, to where an alignment puts it.
  case item(ItemID, Alignment)
  /// The start of the content: the smallest legal content offset.
  case top
  /// The end of the content: the largest legal content offset.
  case end
  /// A content offset.
  case offset(Length)

  /// The item, if it is one.
  public var item: ItemID? {
    if case .item(let id, _) = self { id } else { nil }
  }
}

/// How far inside the place where an alignment puts an item a scroll takes it.
public struct ScrollMargin: Hashable, Sendable {
  /// How far below the top for `top`, above the bottom for `bottom`, and below the middle for `center`; negative the other
  /// way.
  public var distance: Length
  /// Whether an item that goes to the top goes below the header of its section, where headers are pinned.
  public var clearsPinnedHeader: Bool

  /// Makes a value; without arguments there is no margin.
  public init(_ distance: Length = .zero, clearsPinnedHeader: Bool = false) {
    self.distance = distance
    self.clearsPinnedHeader = clearsPinnedHeader
  }
}

extension Virtualizer {
  /// The content offset at which a target is where it was asked to be, before clamping; `nil` when its item is gone.
  ///
  /// - Parameters:
  ///   - target: where to.
  ///   - margin: how far from where its alignment puts it an item is to be; nothing to other targets.
  /// - Complexity: O(log n).
  public func aim(at target: ScrollTarget, margin: ScrollMargin = ScrollMargin()) -> Length? {
    switch target {
    case .item(let id, let alignment):
      guard let index = sizes.index(of: id) else { return nil }
      let place = sizes.offset(showing: index, aligned: alignment, in: viewport)
      switch alignment {
      case .top:
        let covered = margin.clearsPinnedHeader ? heightOfPinnedHeader(above: index) : .zero
        return place - margin.distance - covered
      case .center: return place - margin.distance
      case .bottom: return place + margin.distance
      }
    case .top: return legalOffsets.lowest
    case .end: return legalOffsets.highest
    case .offset(let offset): return offset
    }
  }

  /// How tall the header is that an item of its section has above it at the top, where headers are pinned.
  private func heightOfPinnedHeader(above index: Int) -> Length {
    guard pinsHeaders else { return .zero }
    let section = sizes.sections.section(ofElement: index)
    guard let header = section.header, header != index else { return .zero }
    return sizes.item(at: header).height
  }

  /// Holds the target of a scroll that is under way where it was asked to be, be it in the viewport or not: one that is
  /// shorter than its insets shows nothing where items are taken to.
  ///
  /// - Complexity: O(log n).
  public mutating func hold(_ target: ScrollTarget, margin: ScrollMargin = ScrollMargin()) {
    if case .item(let id, _) = target {
      guard sizes.index(of: id) != nil else { return }
    }
    bankDebt()
    switch target {
    case .item(let id, _): choice = .held(id)
    case .end: choice = .heldEnd
    case .top, .offset: choice = .keepsOffset
    }
    endWatch = nil
    held = .target(target, margin)
  }

  /// Lets go of the target of a scroll, which something else has overtaken in the same update: what is held from here on
  /// is chosen on the geometry of now.
  ///
  /// - Complexity: O(log n).
  public mutating func releaseTarget() {
    guard case .target = held else { return }
    pickedAnew = true
    forgetShown()
    chooseHold()
  }
}
