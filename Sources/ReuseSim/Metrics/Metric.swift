/// Every number a run is summed up in; the raw value is its name in scripts, tables and JSON.
///
/// `Documentation/metrics.md` defines each one.
public enum Metric: String, CaseIterable, Sendable {
  case jumpMax = "jump.max"
  case jumpTotal = "jump.total"
  case jumpCount = "jump.count"
  case jumpP95 = "jump.p95"
  case jumpReversal = "jump.reversal"
  case jumpForced = "jump.forced"
  case jumpRestMax = "jump.rest.max"
  case jumpRestTotal = "jump.rest.total"
  case jumpDragMax = "jump.drag.max"
  case jumpDragTotal = "jump.drag.total"
  case jumpFlingMax = "jump.fling.max"
  case jumpFlingTotal = "jump.fling.total"
  case jumpAnimationMax = "jump.animation.max"
  case jumpAnimationTotal = "jump.animation.total"
  case pictureMax = "picture.max"
  case pictureTotal = "picture.total"
  case pushMax = "push.max"
  case pushTotal = "push.total"
  case lostCount = "lost.count"
  case flickerCount = "flicker.count"
  case drift = "drift"
  case landingError = "landing.error"
  case landingFrames = "landing.frames"
  case endGap = "end.gap"
  case correctionCount = "correction.count"
  case correctionTotal = "correction.total"
  case contentError = "content.error"
  case indicatorJump = "indicator.jump"
  case cellsCreated = "cells.created"
  case cellsReused = "cells.reused"
  case cellsRestored = "cells.restored"
  case cellsLiveMax = "cells.live.max"
  case cellsPooledMax = "cells.pooled.max"
  case cellsDiscarded = "cells.discarded"
  case cellsRetyped = "cells.retyped"
  case cellsFlashed = "cells.flashed"
  case configureCount = "configure.count"
  case measureCount = "measure.count"
  case measureWasted = "measure.wasted"
  case prefetchWasted = "prefetch.wasted"
  case prefetchCount = "prefetch.count"
  case prefetchHits = "prefetch.hits"
  case prefetchJoined = "prefetch.joined"
  case prefetchUnused = "prefetch.unused"
  case passesMax = "passes.max"
  case requestCount = "request.count"
  case requestRetried = "request.retried"
  case requestFailed = "request.failed"
  case requestCancelled = "request.cancelled"
  case requestLost = "request.lost"
  case placeholderArea = "placeholder.area"
  case contentWaitP50 = "content.wait.p50"
  case contentWaitP95 = "content.wait.p95"

  /// What a metric counts in.
  public enum Unit: Sendable {
    /// Whole 1/4800 pt; written in points.
    case length
    /// A whole number.
    case count
    /// Whole billionths of one.
    case fraction
    /// Whole microseconds; written in seconds.
    case time
    /// Whole 1/4800 pt for a microsecond; written in points for seconds.
    case area
  }

  /// What this metric counts in.
  public var unit: Unit {
    switch self {
    case .jumpMax, .jumpTotal, .jumpP95, .jumpReversal, .jumpForced, .jumpRestMax, .jumpRestTotal,
      .jumpDragMax, .jumpDragTotal, .jumpFlingMax, .jumpFlingTotal, .jumpAnimationMax,
      .jumpAnimationTotal, .pictureMax, .pictureTotal, .pushMax, .pushTotal, .drift, .landingError,
      .endGap, .correctionTotal, .contentError:
      .length
    case .indicatorJump:
      .fraction
    case .jumpCount, .lostCount, .flickerCount, .landingFrames, .correctionCount, .cellsCreated,
      .cellsReused, .cellsRestored, .prefetchWasted, .prefetchCount, .prefetchHits,
      .prefetchJoined, .prefetchUnused, .cellsLiveMax, .cellsPooledMax,
      .cellsDiscarded, .cellsRetyped, .cellsFlashed, .configureCount,
      .measureCount, .measureWasted, .passesMax, .requestCount, .requestRetried, .requestFailed,
      .requestCancelled, .requestLost:
      .count
    case .contentWaitP50, .contentWaitP95:
      .time
    case .placeholderArea:
      .area
    }
  }
}
