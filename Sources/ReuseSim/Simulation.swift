/// A list that lives through a scenario, frame by frame.
///
/// It is a plain value: a copy is a checkpoint, and both go on in the same way.
public struct Simulation: Sendable {
  /// What happens to it.
  public let scenario: Scenario
  /// How it behaves.
  public let policies: Policies
  /// What is broken on purpose.
  let fault: PlantedFault?

  /// Whether there is more to tell of sections than that their elements come in.
  let tellsSections: Bool
  /// What each item counts as until it is measured, by its id, where the estimate is per item.
  let itemEstimates: HeightFormula?
  /// What sections have around their items.
  let structure: ListStructure
  /// The truth.
  var list: ItemList
  /// The belief, the cells and the content offset.
  var virtualizer: Virtualizer
  /// The window on the list, with what covers it.
  var window: Window
  /// What moves the content.
  var motion = Motion.none
  /// What became of the keyboard and is not told yet.
  var keyboardFacts: [TraceEvent] = []
  /// What this frame has come to.
  var thisFrame = FrameNotes()
  /// What this update has come to: a frame, or all of them up to the one in which the layout that waits is made.
  var thisUpdate = UpdateNotes()
  /// When the content moved last, and which way.
  var lastMovement = LastMovement()
  /// How far writes of the content offset took it from where the movement under way would have it, when that
  /// goes on as if nothing had been written.
  var strayed = Length.zero
  /// The line of the command that is carried out.
  var line = 0

  /// The number of the next frame.
  public private(set) var nextFrame: Int64 = 0
  /// The time of the last frame.
  public private(set) var time = Time.zero
  /// What was asked for late content.
  var requests = Requests()
  /// How long answers take, and which of them are failures.
  let latency: Latency
  /// What the model says of the fields of items.
  var model = FieldStore()
  /// How far the data source and the list are apart.
  var dataSource = DataSource()
  /// What is in the cells.
  var contents = CellContents()
  /// What is still to come.
  var agenda = Agenda()
  /// How far the app's code is.
  var app: AppState
  /// The limit that a frame reached; then the simulation cannot go on.
  var limit: RunLimit?
  /// Where the list is, and whether it was taken there in this frame.
  var presence = Presence()
  /// What was told to move everything from an index on, while rounding has to know; else `nil`.
  var toldShifts: [(from: Int, amount: Length)]?
  /// The items that the last frame showed, in the list's order.
  var shownItems: [ItemID] = []

  /// Makes the list of a scenario, before its first frame.
  ///
  /// - Precondition: the scenario is one that the script reader let pass.
  public init(_ scenario: Scenario, platform: Platform, seed: UInt64) {
    self.init(scenario, platform: platform, seed: seed, fault: nil)
  }

  init(_ scenario: Scenario, platform: Platform, seed: UInt64, fault: PlantedFault?) {
    self.scenario = scenario
    self.fault = fault
    tellsSections = scenario.hasSections
    latency = Latency(seed: seed)
    policies = scenario.overrides.applied(to: platform.policies)
    window = Window(of: scenario, policies.viewport)
    structure = ListStructure(scenario.sectionModels, policies)
    list = ItemList(
      kinds: scenario.kinds, seed: seed, textMetrics: scenario.textMetrics,
      surroundings: Surroundings(
        width: scenario.device.width, sideInsets: window.sideInsets, textScale: Rational(1)),
      sideInsets: structure.sideInsets)
    if let model = scenario.itemEstimates {
      itemEstimates = list.estimates(model)
    } else {
      itemEstimates = nil
    }
    virtualizer = Virtualizer(
      estimates: Simulation.estimates(of: scenario.kinds, by: policies.estimate),
      viewport: window.viewport(at: .zero), anchorPolicy: policies.anchor,
      correctionPolicy: policies.corrections, measuredSizePolicy: policies.measuredSizes,
      learning: policies.estimate.learning,
      startPolicy: policies.viewport.atTop, endPolicy: policies.viewport.atEnd,
      cellPolicy: policies.cells,
      lineSpacing: policies.lineSpacing, sectionStyles: structure.styles,
      pinsHeaders: policies.pinsHeaders,
      pixel: Length(units: Length.unitsPerPoint / scenario.device.scale))
    app = AppState(watches: scenario.triggers.map { OccurrenceWatch($0.occurrence) })
    for (place, timed) in scenario.commands.enumerated() {
      agenda.schedule(.command(place), at: timed.time)
    }
  }

  /// Plays one frame and tells its facts. The first one is the initial layout; commands begin with the
  /// second.
  ///
  /// - Complexity: O(log n) for each change, visible item and measurement.
  public mutating func step<Observer: TraceObserver>(_ observer: inout Observer) {
    time = Time.ofFrame(nextFrame, rate: scenario.device.rate)
    observer.observe(.frame(number: nextFrame, time: time))
    beginFrame()
    if nextFrame == 0 {
      fill(&observer)
      start(&observer)
    } else {
      deliver(&observer)
      updateViewport(&observer)
      advanceMotion(&observer)
      followKeyboard(&observer)
    }
    if !layoutWaits {
      layOut(&observer)
      prefetch(&observer)
    }
    nextFrame += 1
    if let limit {
      observer.observe(.stopped(limit))
      return
    }
    if !layoutWaits {
      plantFault()
      land(&observer)
    }
    commit(&observer)
    watchTriggers()
    if let limit { observer.observe(.stopped(limit)) }
  }

  /// Whether nothing is to come and nothing moves.
  public var isAtRest: Bool {
    agenda.isEmpty && motion == .none && window.isAtRest(at: time)
      && (layoutWaits
        || (!virtualizer.owesEstimates && !virtualizer.goesOnLearning
          && virtualizer.owedCorrection == .zero))
  }

  private mutating func beginFrame() {
    thisFrame = FrameNotes(wasMoving: motion != .none)
    presence.beginFrame()
    if !layoutWaits { beginUpdate() }
    thisUpdate.earlierArrivals = thisUpdate.arrivals.count
  }

  /// Begins an update of the list: a frame, or all frames up to the one in which the layout that waits is made.
  private mutating func beginUpdate() {
    thisUpdate.begin()
    presence.beginUpdate()
    if fault == .wrongPayment { virtualizer.plantDebt() }
    virtualizer.beginUpdate(
      lastMovement.context(of: motion, echo: policies.echo, at: time))
    if fault == .wrongAnchor { virtualizer.plantWrongAnchor() }
    if fault == .idleSuppression { virtualizer.plantSuppression() }
    if fault == .exactPositions { virtualizer.plantExactPositions() }
  }

  private mutating func fill<Observer: TraceObserver>(_ observer: inout Observer) {
    for block in scenario.sections {
      for _ in 0..<block.count {
        insertSection(
          block, at: virtualizer.sizes.sections.count, isTold: tellsSections, &observer)
        if limit != nil { return }
      }
    }
    virtualizer.beginAtStart()
  }
}
