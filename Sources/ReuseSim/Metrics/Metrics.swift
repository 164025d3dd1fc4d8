/// All metrics of a run, folded over its facts and nothing else: the same fold judges what a device recorded.
public struct Metrics: TraceObserver, Sendable {
  /// The frame that is being read; for those who look at the same facts.
  private(set) var frame = FrameFold()
  private(set) var jumps: JumpMeter
  private var picture = PictureMeter()
  private var cells = CellMeter()
  private var content = ContentMeter()
  private var prefetch = PrefetchMeter()
  private var landingError: Int64 = 0
  private var landingFrames: Int64 = 0
  private var correctionCount: Int64 = 0
  private var corrections = Sum()
  private var endGap: Int64 = 0

  /// Makes the metrics of a run whose reader looks at something on a screen with `scale` device pixels
  /// in a point, in whose list each kind has so many kinds of slots at most.
  public init(reader: Reader, scale: Int64, classesPerKind: Int = 1) {
    jumps = JumpMeter(reader: reader, scale: scale)
    frame.roundings.classesPerKind = classesPerKind
  }

  @inline(__always)
  public mutating func observe(_ event: TraceEvent) {
    frame.observe(event)
    cells.observe(event)
    content.observe(event, frame)
    prefetch.observe(event)
    switch event {
    case .landed(_, let error, let frames):
      landingError = max(landingError, error.magnitude.units)
      landingFrames = max(landingFrames, Int64(frames))
    case .commit:
      jumps.read(frame)
      if !frame.isInWindow { return }
      picture.read(frame)
      readCorrections()
      if let state = frame.state { endGap = (state.highestOffset - state.offset).units }
    default:
      break
    }
  }

  private mutating func readCorrections() {
    let moved = frame.correction.magnitude.units
    if moved != 0 {
      correctionCount += 1
      corrections.add(moved)
    }
  }

  /// Whether a sum of lengths did not fit 64 bits; it kept its last value that did.
  var isOverflown: Bool {
    jumps.isOverflown || picture.isOverflown || corrections.isOverflown
      || content.isOverflown
  }

  /// The values so far.
  public var values: MetricValues {
    var values = MetricValues()
    for metric in Metric.allCases { values[metric] = self[metric] }
    return values
  }

  /// The value of a metric so far: 1/4800 pt, a count, or billionths, as its unit says.
  ///
  /// - Complexity: O(1); `jump.p95` and `content.wait` sort what there was so far.
  public subscript(metric: Metric) -> Int64 {
    switch metric {
    case .jumpMax: jumps.all.max
    case .jumpTotal: jumps.all.total.value
    case .jumpCount: jumps.count
    case .jumpP95: jumps.percentile95
    case .jumpReversal: jumps.reversal
    case .jumpForced: jumps.forced
    case .jumpRestMax: jumps.rest.max
    case .jumpRestTotal: jumps.rest.total.value
    case .jumpDragMax: jumps.drag.max
    case .jumpDragTotal: jumps.drag.total.value
    case .jumpFlingMax: jumps.fling.max
    case .jumpFlingTotal: jumps.fling.total.value
    case .jumpAnimationMax: jumps.animation.max
    case .jumpAnimationTotal: jumps.animation.total.value
    case .pictureMax: picture.picture.max
    case .pictureTotal: picture.picture.total.value
    case .pushMax: picture.push.max
    case .pushTotal: picture.push.total.value
    case .lostCount: picture.lost
    case .flickerCount: jumps.flickers
    case .drift: jumps.drift.value
    case .landingError: landingError
    case .landingFrames: landingFrames
    case .endGap: endGap
    case .correctionCount: correctionCount
    case .correctionTotal: corrections.value
    case .contentError: picture.contentError
    case .indicatorJump: picture.indicatorJump
    case .cellsCreated: cells.created
    case .cellsReused: cells.reused
    case .cellsRestored: cells.restored
    case .cellsLiveMax: cells.liveMax
    case .cellsPooledMax: cells.pooledMax
    case .cellsDiscarded: cells.discarded
    case .cellsRetyped: cells.retyped
    case .cellsFlashed: cells.flashed
    case .configureCount: cells.configured
    case .measureCount: cells.measured
    case .measureWasted: cells.measuredInVain
    case .prefetchWasted: cells.preparedInVain
    case .prefetchCount: prefetch.sent
    case .prefetchHits: prefetch.hits
    case .prefetchJoined: prefetch.joined
    case .prefetchUnused: prefetch.unused
    case .passesMax: cells.passesMax
    case .requestCount: content.sent
    case .requestRetried: content.retried
    case .requestFailed: content.failed
    case .requestCancelled: content.cancelled
    case .requestLost: content.lost
    case .placeholderArea: content.placeholderArea.value
    case .contentWaitP50: content.wait(exceededByAtMost: 50)
    case .contentWaitP95: content.wait(exceededByAtMost: 5)
    }
  }
}
