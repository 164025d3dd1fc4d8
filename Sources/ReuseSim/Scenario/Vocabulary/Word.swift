/// Every fixed word of the script language; the raw value is how it is written.
///
/// Names that belong to other types (metrics, readings, guarantees, platforms, types of fields) are spelled there.
enum Word: String, CaseIterable, Sendable {
  // Words that are written as they are named here.
  case added, adds, after, again, against, ahead, align, all, always, anchor, and, animating,
    answers, apart, appears, apply, arrival, arrives, asks, at, automatic, awaited
  case bare, batch, before, behind, below, between, both, bottom, bounce, by
  case cancel, captured, cell, cells, center, change, changes, chars, choose, clamp, clamps, closed,
    column,
    configure, constraint, content, continues, correct, corrections, counted, counts, covering,
    covers, current
  case data, deceleration, deferred, deltas, dequeues, deselect, device, diff, disabled, disappears,
    discards, `do`, down, drag, drawn, dropped, due
  case each, eased, echo, edge, edges, edits, `else`, emptied, empty, enabled, end, estimate,
    estimates, every, everywhere, exact, exchange, expect, extends
  case fails, farthest, fast, fed, field, first, fling, floor, focus, follows, footer,
    `for`, formula, fraction, frame, from
  case generation, go
  case hard, header, headers, heavy, height, heights, held, hidden, hides, hold, holds
  case `if`, ignored, image, `in`, included, index, insert, insets, interactive, invalidate,
    inverted, item, items
  case keep, kept, keyboard, kinds
  case lands, last, latency, layout, leading, learns, leave, leaves, leaving,
    left, `let`, lift, line,
    listeners, load, loading
  case made, mean, measured, measuring, miscount, mixed, model, mounted, move, movement
  case n, navigate, nearest, never, new, newest, no, normal, not, nothing, notifications, now
  case of, off, offset, old, oldest, on, once, open, over, overscan, overscroll
  case paging, path, photo, pinned, pixels, place, placeholder, platform, platforms, points, pool,
    positions, prefetch, previous
  case quietly
  case reach, reader, rebases, reconfigure, reconfigures, release, reload, reloads, remove, removed,
    `repeat`, replaced, reset, resets, resize, resizes, retargets, retry, returns, reuse, reused,
    right, rotate, rotated, rounding, rows, running, runs
  case same, saved, scenario, screen, screens, scroll, scrolling, section, sections, seed, select,
    set, sets, shifts, shows, size, sizes, skipped, skips, snapshot, spacing, spills, start, stays,
    stop, stopped, stops, structure, swipe
  case table, takes, tap, text, the, thumb, time, to, top, touch, touched, touching, trailing,
    trimmed, twice, type
  case unbounded, unless, until, up
  case variant, viewport, violation, violations, visible
  case waiting, waits, when, `while`, width, window, within
  case yes

  // The others.
  case afterPass = "after-pass"
  case aimsOnce = "aims-once"
  case allItems = "all-items"
  case asDeleted = "as-deleted"
  case atDequeue = "at-dequeue"
  case atEnd = "at-end"
  case atEndDisplay = "at-end-display"
  case atEnqueue = "at-enqueue"
  case atOnce = "at-once"
  case atRest = "at-rest"
  case atReuse = "at-reuse"
  case atTop = "at-top"
  case batchEnd = "batch-end"
  case batchEndLast = "batch-end-last"
  case beforeLayout = "before-layout"
  case beforeScroll = "before-scroll"
  case bothSides = "both-sides"
  case byDirection = "by-direction"
  case byPlace = "by-place"
  case countedInBatches = "counted-in-batches"
  case countsAsUp = "counts-as-up"
  case dataSource = "data-source"
  case droppedOnRelease = "dropped-on-release"
  case droppedOnReload = "dropped-on-reload"
  case droppedSizes = "dropped-sizes"
  case dropsSizes = "drops-sizes"
  case eachChange = "each-change"
  case eachFrame = "each-frame"
  case endDisplay = "end-display"
  case endsBefore = "ends-before"
  case endsUpTo = "ends-up-to"
  case enterFirst = "enter-first"
  case estimatesOnRelease = "estimates-on-release"
  case estimatesOnReload = "estimates-on-reload"
  case everyChange = "every-change"
  case firstFullyVisible = "first-fully-visible"
  case firstIntersecting = "first-intersecting"
  case firstMade = "first-made"
  case firstMeasured = "first-measured"
  case firstMeasurements = "first-measurements"
  case firstToLast = "first-to-last"
  case firstVisible = "first-visible"
  case focusedCell = "focused-cell"
  case focusedFirst = "focused-first"
  case followsAppends = "follows-appends"
  case lastIn = "last-in"
  case lastMade = "last-made"
  case lastToFirst = "last-to-first"
  case greatest = "max"
  case hertz = "Hz"
  case holdsAnchor = "holds-anchor"
  case importFile = "import"
  case inBatch = "in-batch"
  case includingConstraints = "including-constraints"
  case insetAdjustment = "inset-adjustment"
  case insetsChange = "insets-change"
  case itemHeight = "item-height"
  case keepOffset = "keep-offset"
  case keepsBottomEdge = "keeps-bottom-edge"
  case keepsEnd = "keeps-end"
  case keepsOffset = "keeps-offset"
  case keepsSizes = "keeps-sizes"
  case keptByID = "kept-by-id"
  case keptByIndex = "kept-by-index"
  case keyboardDismiss = "keyboard-dismiss"
  case keyboardHeard = "keyboard-heard"
  case keyboardLift = "keyboard-lift"
  case lastDirection = "last-direction"
  case lastFullyVisible = "last-fully-visible"
  case lastVisible = "last-visible"
  case layoutOffWindow = "layout-off-window"
  case least = "min"
  case leaveFirst = "leave-first"
  case madeAhead = "made-ahead"
  case meanOfLast = "mean-of-last"
  case meanOfRing = "mean-of-ring"
  case meanOfVisible = "mean-of-visible"
  case medianOfVisible = "median-of-visible"
  case medianOnce = "median-once"
  case milliseconds = "ms"
  case modulo = "mod"
  case movedUp = "moved-up"
  case newBehind = "new-behind"
  case newItems = "new-items"
  case nextAtStart = "next-at-start"
  case nextFrame = "next-frame"
  case nextInPlace = "next-in-place"
  case nextPick = "next-pick"
  case nextSurvivor = "next-survivor"
  case notificationsAtOnce = "notifications-at-once"
  case notScrollingTo = "not-scrolling-to"
  case offsetWrite = "offset-write"
  case often = "times"
  case onDrag = "on-drag"
  case onEntry = "on-entry"
  case onResize = "on-resize"
  case onReturn = "on-return"
  case ownResize = "own-resize"
  case perKind = "per-kind"
  case perList = "per-list"
  case prefetchWindow = "prefetch-window"
  case prepareForReuse = "prepare-for-reuse"
  case pickedAgain = "picked-again"
  case previousInPlace = "previous-in-place"
  case reloadsData = "reloads-data"
  case remeasurements = "re-measurements"
  case replacementAtStart = "replacement-at-start"
  case reportsSize = "reports-size"
  case returnTo = "return"
  case roundedTo = "rounded-to"
  case safeArea = "safe-area"
  case scrollingDown = "scrolling-down"
  case scrollingFor = "scrolling-for"
  case scrollingUp = "scrolling-up"
  case scrollTo = "scroll-to"
  case seconds = "s"
  case secondUnlessAligned = "second-unless-aligned"
  case sectionInsets = "section-insets"
  case selfSizing = "self-sizing"
  case shortContent = "short-content"
  case startsBefore = "starts-before"
  case startsBeforeEndsInside = "starts-before-ends-inside"
  case startsUpTo = "starts-up-to"
  case tellsNobody = "tells-nobody"
  case textSize = "text-size"
  case times = "x"
  case turnsSizesIntoEstimates = "turns-sizes-into-estimates"
  case underInsets = "under-insets"
  case untilScroll = "until-scroll"
  case untilScrollClampOrResize = "until-scroll-clamp-or-resize"
  case untilScrollOrClamp = "until-scroll-or-clamp"
  case viewportResize = "viewport-resize"
  case viewportShare = "viewport-share"
  case visibleRange = "visible-range"
  case visibleSurvivor = "visible-survivor"
  case whenDeleted = "when-deleted"
  case whenIdle = "when-idle"
  case whenLeft = "when-left"
  case whenMoved = "when-moved"
  case whenNothing = "when-nothing"
  case whenPrepared = "when-prepared"
  case whenShown = "when-shown"
  case widthChange = "width-change"
  case willDisplay = "will-display"
  case withItem = "with-item"
  case without = "none"
}
