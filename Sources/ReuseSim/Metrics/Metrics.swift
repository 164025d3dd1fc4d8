/// All metrics of a run, folded over its facts and nothing else: the same fold judges what a device recorded.
public struct Metrics: TraceObserver, Sendable {
  /// The frame that is being read; for those who look at the same facts.
  private(set) var frame = FrameFold()
  private(set) var jumps: JumpMeter
  private var picture = PictureMeter()
  private var cells = CellMeter()
  private var landingError: Int64 = 0
  private var landingFrames: Int64 = 0
  private var correctionCount: Int64 = 0
  private var correctionTotal: Int64 = 0

  /// Makes the metrics of a run whose reader looks at something on a screen with `scale` device pixels
  /// in a point.
  public init(reader: Reader, scale: Int64) {
    jumps = JumpMeter(reader: reader, scale: scale)
  }

  public mutating func observe(_ event: TraceEvent) {
    frame.observe(event)
    cells.observe(event)
    switch event {
    case .landed(_, let error, let frames):
      landingError = max(landingError, error.magnitude.units)
      landingFrames = max(landingFrames, Int64(frames))
    case .commit:
      jumps.read(frame)
      picture.read(frame)
      readCorrections()
    default:
      break
    }
  }

  private mutating func readCorrections() {
    let moved = (frame.anchorCorrection + frame.clampCorrection).magnitude.units
    if moved != 0 {
      correctionCount += 1
      correctionTotal += moved
    }
  }

  /// The values so far.
  public var values: MetricValues {
    var values = MetricValues()
    for metric in Metric.allCases { values[metric] = self[metric] }
    return values
  }

  /// The value of a metric so far: 1/4800 pt, a count, or billionths, as its unit says.
  ///
  /// - Complexity: O(1); `jump.p95` sorts the jumps so far.
  public subscript(metric: Metric) -> Int64 {
    switch metric {
    case .jumpMax: jumps.all.max
    case .jumpTotal: jumps.all.total
    case .jumpCount: jumps.count
    case .jumpP95: jumps.percentile95
    case .jumpReversal: jumps.reversal
    case .jumpForced: jumps.forced
    case .jumpRestMax: jumps.rest.max
    case .jumpRestTotal: jumps.rest.total
    case .jumpDragMax: jumps.drag.max
    case .jumpDragTotal: jumps.drag.total
    case .jumpFlingMax: jumps.fling.max
    case .jumpFlingTotal: jumps.fling.total
    case .jumpAnimationMax: jumps.animation.max
    case .jumpAnimationTotal: jumps.animation.total
    case .pictureMax: picture.picture.max
    case .pictureTotal: picture.picture.total
    case .pushMax: picture.push.max
    case .pushTotal: picture.push.total
    case .lostCount: picture.lost
    case .flickerCount: jumps.flickers
    case .drift: jumps.drift
    case .landingError: landingError
    case .landingFrames: landingFrames
    case .correctionCount: correctionCount
    case .correctionTotal: correctionTotal
    case .contentError: picture.contentError
    case .indicatorJump: picture.indicatorJump
    case .cellsCreated: cells.created
    case .cellsReused: cells.reused
    case .cellsLiveMax: cells.liveMax
    case .cellsPooledMax: cells.pooledMax
    case .cellsDiscarded: cells.discarded
    case .cellsFlashed: cells.flashed
    case .configureCount: cells.configured
    case .measureCount: cells.measured
    case .measureWasted: cells.measuredInVain
    case .passesMax: cells.passesMax
    }
  }
}
