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

extension Virtualizer {
  /// The content offset at which a target is where it was asked to be, before clamping; `nil` when its item is gone.
  ///
  /// - Complexity: O(log n).
  public func aim(at target: ScrollTarget) -> Length? {
    switch target {
    case .item(let id, let alignment):
      guard let index = sizes.index(of: id) else { return nil }
      return sizes.offset(showing: index, aligned: alignment, in: viewport)
    case .top: return legalOffsets.lowest
    case .end: return legalOffsets.highest
    case .offset(let offset): return offset
    }
  }

  /// Holds the target of a scroll that is under way where it was asked to be, be it in the viewport or not: one that is
  /// shorter than its insets shows nothing where items are taken to.
  ///
  /// - Complexity: O(log n).
  public mutating func hold(_ target: ScrollTarget) {
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
    held = .target(target)
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
