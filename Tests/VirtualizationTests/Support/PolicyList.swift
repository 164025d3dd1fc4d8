@testable import Virtualization

/// A list and its owner for the rows of case tables: lengths are points, times milliseconds, and every event is an
/// update of its own.
struct PolicyList {
  /// What happens in one update.
  indirect enum Event: Sendable {
    /// An item that nobody has measured reports its height.
    case first(Int, Int64)
    /// An item reports another height, or its cell asks to be measured again.
    case again(Int, Int64)
    /// Every item gets a height, on screen and off it.
    case all(Int64)
    case insert([Int64], at: Int)
    case remove(Range<Int>)
    case move(Int, to: Int)
    /// The sizes of items are forgotten and their cells exchanged.
    case reload(Range<Int>)
    /// The user moves the content.
    case scroll(Int64)
    /// A navigation takes the reader to an offset.
    case go(Int64)
    case viewport(Int64)
    /// The device is turned: the viewport gets another height, and every item one, of which only those on screen tell.
    case turn(Int64, items: Int64)
    case focus(Int)
    /// A finger is put on the glass, or lifted.
    case touch(Bool)
    /// Several at once.
    case together([Event])
    /// Several in one transaction.
    case batch([Event])
    /// Nothing, after so long.
    case idle(Int64)
  }

  /// What there is before the first event.
  struct Start: Sendable {
    var heights: [Int64]
    var viewport: Int64 = 200
    var estimate: Int64 = 50
    var offset: Int64 = 0
    var isMeasured = true
    var header: Int64?
    var start = StartPolicy.holdsAnchor
    var end = EndPolicy.stays
    /// Whether what stands at the bottom edge stays there when the viewport gets another height, and when it is turned.
    var keepsBottom = (resized: false, turned: false)
    var shortContent = Viewport.ShortContent.atStart
  }

  var list: Virtualizer
  private var heights: [ItemID: Length] = [:]
  private var nextID: Int64 = 0
  private var now: Int64 = 1_000_000
  private var movedAt: Int64?
  private var direction = UpdateContext.Direction.none
  private var isTouched = false
  private let keepsBottom: (resized: Bool, turned: Bool)

  init(
    _ start: Start, _ policy: AnchorPolicy, _ corrections: CorrectionPolicy = CorrectionPolicy(),
    pixel: Int64 = 1
  ) {
    let kinds = start.header == nil ? 1 : 2
    let style = SectionStyle(header: start.header == nil ? nil : ReuseIdentifier(1))
    list = Virtualizer(
      estimates: (0..<kinds).map { _ in SizeEstimate(Length(points: start.estimate)) },
      viewport: Viewport(height: Length(points: start.viewport), shortContent: start.shortContent),
      anchorPolicy: policy, correctionPolicy: corrections, measuredSizePolicy: .keptByID,
      startPolicy: start.start, endPolicy: start.end, sectionStyles: [style],
      pixel: Length(points: pixel))
    keepsBottom = start.keepsBottom
    list.beginUpdate()
    let runs = runs(start.heights, isMeasured: start.isMeasured)
    if let header = start.header {
      heights[.header(ofSection: 0)] = Length(points: header)
    }
    list.insertSection(style: 0, items: runs, at: 0)
    list.beginAtStart()
    list.scroll(by: Length(points: start.offset), beyondEdges: true)
    layOut()
  }

  /// The content offset in points, rounded down.
  var offset: Int64 { list.offset.units / Length.unitsPerPoint }

  /// Where the top of an item is on the glass, in points.
  func y(ofItem id: Int64) -> Int64? {
    list.sizes.position(of: .leading, of: ItemID(id)).map {
      ($0 - list.offset).units / Length.unitsPerPoint
    }
  }

  /// Plays an update.
  mutating func play(_ event: Event) {
    now += 16
    if case .idle(let time) = event { now += time }
    list.beginUpdate(
      UpdateContext(
        lastDirection: direction, unmovedTime: movedAt.map { (now - $0) * 1_000 } ?? .max,
        idleTime: movedAt.map { (now - $0) * 1_000 } ?? .max, isTouched: isTouched))
    carryOut(event)
    layOut()
  }

  private mutating func carryOut(_ event: Event) {
    switch event {
    case .first(let index, let points): report(index, points, .firstMeasurement)
    case .again(let index, let points): report(index, points, .remeasurement)
    case .all(let points):
      for index in 0..<list.sizes.count { report(index, points, .remeasurement) }
    case .insert(let points, let index): list.insert(runs(points, isMeasured: false), at: index)
    case .remove(let range): list.remove(range)
    case .move(let source, let target): list.move(from: source, to: target)
    case .reload(let range):
      let runs = list.sizes.runs(in: range).map { run in
        ItemRun(
          firstID: run.firstID, count: run.count, reuseIdentifier: run.reuseIdentifier,
          size: .estimated)
      }
      list.reload(range, as: runs)
    case .scroll(let distance):
      let moved = list.scroll(by: Length(points: distance), beyondEdges: true)
      movedAt = now
      if moved != .zero { direction = moved < .zero ? .up : .down }
    case .go(let points):
      list.dropOwedCorrection()
      list.scroll(by: Length(points: points) - list.offset)
    case .viewport(let points): resize(points, keepsBottom.resized)
    case .turn(let points, let height):
      resize(points, keepsBottom.turned)
      for id in heights.keys { heights[id] = Length(points: height) }
      list.noteResize()
      list.forgetMeasurements(in: 0..<list.sizes.count)
      list.invalidateSizes(in: 0..<list.sizes.count)
    case .focus(let index): list.focusedItem = list.sizes.item(at: index).id
    case .touch(let isDown):
      isTouched = isDown
      movedAt = now
    case .together(let events): for event in events { carryOut(event) }
    case .batch(let events):
      list.noteBatch()
      for event in events { carryOut(event) }
    case .idle: break
    }
  }

  private mutating func resize(_ points: Int64, _ keepsBottom: Bool) {
    let height = Length(points: points)
    let before = list.viewport.height
    list.setViewport(Viewport(height: height))
    if keepsBottom { _ = list.moveWithViewport(by: before - height) }
  }

  /// An update in which an item off screen reports another height.
  mutating func report(_ index: Int, _ height: Length) {
    list.beginUpdate()
    report(index, height, .remeasurement)
    layOut()
  }

  private mutating func report(_ index: Int, _ points: Int64, _ kind: ListChangeKind) {
    report(index, Length(points: points), kind)
  }

  private mutating func report(_ index: Int, _ height: Length, _ kind: ListChangeKind) {
    let item = list.sizes.item(at: index)
    heights[item.id] = height
    let place = index..<(index + 1)
    if list.displayed.contains(where: { $0.index == index }) {
      list.invalidateSizes(in: place)
      return
    }
    let run = ItemRun(
      firstID: item.id, count: 1, reuseIdentifier: item.reuseIdentifier, size: .measured(height))
    list.setSizes(place, as: [run], because: kind)
  }

  private mutating func runs(_ points: [Int64], isMeasured: Bool) -> [ItemRun] {
    points.map { points in
      let id = ItemID(nextID)
      nextID += 1
      heights[id] = Length(points: points)
      return ItemRun(
        firstID: id, count: 1, reuseIdentifier: ReuseIdentifier(0),
        size: isMeasured ? .measured(Length(points: points)) : .estimated)
    }
  }

  private mutating func layOut() {
    while list.needsPass {
      list.updateCells()
      for place in list.displayed.indices where list.displayed[place].needsMeasure {
        _ = list.setMeasuredHeight(heights[list.displayed[place].item] ?? .zero, at: place)
      }
      list.correctOffset()
    }
    list.endUpdate()
  }
}
