@testable import Virtualization

/// A list whose owner calls the engine himself, as its documentation says.
struct HandDriven {
  var engine: Virtualizer
  var correction = Correction(anchor: .zero, clamp: .zero)
  private var isFirst = true
  private var isOpen = false
  /// Whether something is to be shown in this update.
  private var isAiming = false

  init(_ engine: Virtualizer) { self.engine = engine }

  /// New items that nobody has measured.
  static func run(_ count: Int, _ id: Int64) -> ItemRun {
    ItemRun(
      firstID: ItemID(id), count: count, reuseIdentifier: ReuseIdentifier(0), size: .estimated)
  }

  private mutating func begin() {
    if isOpen { return }
    isOpen = true
    isAiming = false
    engine.setScrollingTo(false)
    engine.beginUpdate()
    if isFirst { engine.beginAtStart() }
    isFirst = false
  }

  mutating func carryOut(_ happening: VirtualListLawTests.Happening, _ id: Int64) {
    begin()
    switch happening {
    case .insert(let count, let index, _):
      engine.insert(
        [HandDriven.run(count, id)], at: engine.sizes.count == 0 ? 0 : index,
        inSection: engine.sizes.count == 0 ? nil : 0)
    case .remove(let range): engine.remove(range)
    case .move(let source, let target, let count):
      _ = engine.prepareMove(from: source, to: target, count: count, inSection: 0)
      engine.move(from: source, to: target, count: count, inSection: 0)
    case .reload(let range): engine.reload(range, as: forgotten(range))
    case .remeasure(let range):
      for index in range where !engine.displayed.contains(where: { $0.index == index }) {
        engine.forgetMeasurements(in: index..<(index + 1))
      }
      engine.invalidateSizes(in: range)
    case .reloadData: engine.reloadData()
    case .keepCell(let item): engine.mount(item)
    case .releaseCell(let item): engine.unmount(item)
    case .width:
      let everything = 0..<engine.sizes.count
      engine.noteResize()
      engine.settleSizes(.dropsSizes, in: everything, because: .layout)
      engine.invalidateSizes(in: everything)
    case .scroll(let way):
      if isAiming && way != 0 {
        engine.settleChanges()
        engine.releaseTarget()
        engine.setScrollingTo(false)
      }
      if way != 0 { isAiming = false }
      engine.scroll(by: Length(points: way))
    case .show(let target):
      engine.settleChanges()
      let margin = ScrollMargin(clearsPinnedHeader: true)
      guard let aim = engine.aim(at: target, margin: margin) else { return }
      engine.setScrollingTo(true)
      engine.scroll(by: engine.legalOffsets.clamp(aim) - engine.offset)
      engine.hold(target, margin: margin)
      isAiming = true
    case .viewport(let height):
      var viewport = engine.viewport
      viewport.height = Length(points: height)
      engine.setViewport(viewport)
    }
  }

  /// Items one by one, those that were measured as if they were not.
  private func forgotten(_ range: Range<Int>) -> [ItemRun] {
    range.map { index in
      let item = engine.sizes.item(at: index)
      return ItemRun(
        firstID: item.id, count: 1, reuseIdentifier: item.reuseIdentifier,
        size: item.isMeasured ? .estimated : item.size)
    }
  }

  mutating func layOut(_ height: (ItemID) -> Length) {
    begin()
    while engine.needsPass {
      engine.updateCells()
      for place in engine.displayed.indices
      where engine.displayed[place].needsMeasure && engine.measures(engine.displayed[place]) {
        _ = engine.setMeasuredHeight(height(engine.displayed[place].item), at: place)
      }
      engine.setEstimates(engine.learn())
      for range in engine.takeReleasedElements() {
        engine.settleSizes(engine.measuredSizePolicy.onRelease, in: range, because: .sizesDropped)
      }
      engine.correctOffset()
    }
    correction = engine.correction
    engine.endUpdate()
    isOpen = false
  }
}
