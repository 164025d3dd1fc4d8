/// The words a statement may start with, as errors list them: once for all of them.
enum StartWords {
  /// Those of a line outside of blocks.
  static let script = scriptWords.joined(separator: ", ")
  /// Those of a line in a variant.
  static let variant = scriptWords.filter {
    !["scenario", "import", "variant", "platforms"].contains($0)
  }.joined(separator: ", ")
  private static let scriptWords = [
    "scenario", "import", "device", "insets", "reader", "seed", "end", "safe-area", "short-content",
    "inverted", "start", "platform", "estimate", "anchor", "sizes", "width-change", "self-sizing",
    "scroll-to", "edges", "deceleration", "paging", "offset-write",
    "inset-adjustment", "keyboard", "insets-change", "at-end", "spacing", "section-insets",
    "headers", "arrival", "prefetch", "keep",
    "text", "cell", "items", "rows", "section", "sections", "variant", "platforms", "at", "every",
    "expect",
  ]
  /// Those of a line in a file that is imported.
  static let imported =
    "import, "
    + scriptWords.filter {
      !["scenario", "import", "variant", "platforms", "at", "every", "expect"].contains($0)
    }.joined(separator: ", ")
  /// Those of a command after `at TIME`.
  static let command = [
    "scroll", "drag", "touch", "fling", "insert", "remove", "move", "reload", "resize", "batch",
    "tap", "set", "invalidate", "reconfigure",
    "repeat",
    "set",
    "keyboard", "viewport",
    "width", "rotate", "text-size",
  ].joined(separator: ", ")
  /// Those of a command in a batch.
  static let batch = [
    "scroll", "drag", "touch", "fling", "insert", "remove", "move", "reload", "resize", "repeat",
    "tap", "set",
    "invalidate", "reconfigure", "keyboard", "viewport", "width",
    "rotate", "text-size",
  ].joined(separator: ", ")
  /// Those of a line in a cell's block.
  static let cell = [
    "height", "heights", "field", "when", "estimate", "image", "photo", "prepare-for-reuse",
  ].joined(separator: ", ")
  /// The names of metrics and readings, as errors about values list them.
  static let values = [
    "jump.max", "jump.total", "jump.count", "jump.p95", "jump.reversal", "jump.forced",
    "jump.rest.max", "jump.rest.total", "jump.drag.max", "jump.drag.total", "jump.fling.max",
    "jump.fling.total", "jump.animation.max", "jump.animation.total", "picture.max",
    "picture.total", "push.max", "push.total", "lost.count", "flicker.count", "drift",
    "landing.error", "landing.frames", "end.gap", "correction.count", "correction.total",
    "content.error", "indicator.jump", "cells.created", "cells.reused", "cells.live.max",
    "cells.pooled.max", "cells.discarded", "cells.flashed", "configure.count", "measure.count",
    "measure.wasted", "passes.max", "offset", "content.height", "content.true-height", "inset.top",
    "inset.bottom", "items", "measured", "unmeasured", "first-visible", "last-visible",
    "cells.live",
  ].joined(separator: ", ")
}
