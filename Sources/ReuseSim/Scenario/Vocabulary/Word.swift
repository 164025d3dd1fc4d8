/// Every fixed word of the script language; the raw value is how it is written.
///
/// Names that belong to other types (metrics, readings, guarantees, platforms) are spelled there.
enum Word: String, CaseIterable, Sendable {
  case adds
  case after
  case afterPass = "after-pass"
  case again
  case against
  case ahead
  case aimsOnce = "aims-once"
  case align
  case all
  case allItems = "all-items"
  case always
  case anchor
  case and
  case animating
  case answers
  case apart
  case appears
  case apply
  case arrival
  case arrives
  case asks
  case at
  case atDequeue = "at-dequeue"
  case atEnd = "at-end"
  case atEnqueue = "at-enqueue"
  case atOnce = "at-once"
  case atRest = "at-rest"
  case atTop = "at-top"
  case automatic
  case batch
  case batchEnd = "batch-end"
  case batchEndLast = "batch-end-last"
  case before
  case beforeLayout = "before-layout"
  case behind
  case below
  case between
  case both
  case bothSides = "both-sides"
  case bottom
  case bounce
  case by
  case byDirection = "by-direction"
  case byPlace = "by-place"
  case cancel
  case captured
  case cell
  case cells
  case center
  case chars
  case clamp
  case column
  case constraint
  case continues
  case correct
  case corrections
  case counted
  case counts
  case covering
  case covers
  case data
  case deceleration
  case deferred
  case deltas
  case device
  case diff
  case disabled
  case disappears
  case `do`
  case down
  case drag
  case drawn
  case droppedOnRelease = "dropped-on-release"
  case droppedOnReload = "dropped-on-reload"
  case droppedSizes = "dropped-sizes"
  case dropsSizes = "drops-sizes"
  case due
  case each
  case eachChange = "each-change"
  case eachFrame = "each-frame"
  case eased
  case echo
  case edge
  case edges
  case `else`
  case emptied
  case empty
  case enabled
  case end
  case endsBefore = "ends-before"
  case endsUpTo = "ends-up-to"
  case enterFirst = "enter-first"
  case estimate
  case estimates
  case estimatesOnRelease = "estimates-on-release"
  case estimatesOnReload = "estimates-on-reload"
  case every
  case everyChange = "every-change"
  case exact
  case exchange
  case expect
  case extends
  case fails
  case farthest
  case fast
  case fed
  case field
  case first
  case firstFullyVisible = "first-fully-visible"
  case firstIntersecting = "first-intersecting"
  case firstMade = "first-made"
  case firstMeasured = "first-measured"
  case firstMeasurements = "first-measurements"
  case firstVisible = "first-visible"
  case flag
  case fling
  case floor
  case focus
  case focusedFirst = "focused-first"
  case follows
  case followsAppends = "follows-appends"
  case footer
  case `for`
  case formula
  case fraction
  case frame
  case from
  case generation
  case greatest = "max"
  case hard
  case header
  case headers
  case heavy
  case height
  case heights
  case held
  case hertz = "Hz"
  case hidden
  case hides
  case hold
  case holds
  case `if`
  case ignored
  case image
  case importFile = "import"
  case `in`
  case inBatch = "in-batch"
  case included
  case includingConstraints = "including-constraints"
  case index
  case insert
  case insetAdjustment = "inset-adjustment"
  case insets
  case insetsChange = "insets-change"
  case interactive
  case invalidate
  case inverted
  case item
  case itemHeight = "item-height"
  case items
  case keep
  case keepOffset = "keep-offset"
  case keepsBottomEdge = "keeps-bottom-edge"
  case keepsEnd = "keeps-end"
  case keepsOffset = "keeps-offset"
  case keepsSizes = "keeps-sizes"
  case kept
  case keptByID = "kept-by-id"
  case keptByIndex = "kept-by-index"
  case keyboard
  case keyboardDismiss = "keyboard-dismiss"
  case keyboardHeard = "keyboard-heard"
  case keyboardLift = "keyboard-lift"
  case lands
  case last
  case lastDirection = "last-direction"
  case lastFullyVisible = "last-fully-visible"
  case lastVisible = "last-visible"
  case latency
  case layout
  case layoutOffWindow = "layout-off-window"
  case leading
  case learns
  case least = "min"
  case leave
  case leaveFirst = "leave-first"
  case leaves
  case left
  case `let`
  case lift
  case line
  case load
  case loading
  case mean
  case meanOfLast = "mean-of-last"
  case meanOfRing = "mean-of-ring"
  case meanOfVisible = "mean-of-visible"
  case measured
  case medianOfVisible = "median-of-visible"
  case medianOnce = "median-once"
  case milliseconds = "ms"
  case mixed
  case model
  case modulo = "mod"
  case mounted
  case move
  case movement
  case n
  case navigate
  case nearest
  case never
  case new
  case newBehind = "new-behind"
  case newest
  case newItems = "new-items"
  case nextFrame = "next-frame"
  case nextInPlace = "next-in-place"
  case nextSurvivor = "next-survivor"
  case no
  case normal
  case not
  case nothing
  case notifications
  case notificationsAtOnce = "notifications-at-once"
  case notScrollingTo = "not-scrolling-to"
  case now
  case of
  case off
  case offset
  case offsetWrite = "offset-write"
  case often = "times"
  case old
  case oldest
  case on
  case once
  case onDrag = "on-drag"
  case onEntry = "on-entry"
  case onResize = "on-resize"
  case onReturn = "on-return"
  case over
  case overscan
  case overscroll
  case ownResize = "own-resize"
  case paging
  case path
  case perKind = "per-kind"
  case perList = "per-list"
  case photo
  case pinned
  case pixels
  case place
  case placeholder
  case platform
  case platforms
  case points
  case pool
  case prefetch
  case prefetchWindow = "prefetch-window"
  case prepareForReuse = "prepare-for-reuse"
  case previous
  case previousInPlace = "previous-in-place"
  case reader
  case rebases
  case reconfigure
  case reconfigures
  case release
  case reload
  case reloads
  case reloadsData = "reloads-data"
  case remeasurements = "re-measurements"
  case remove
  case `repeat`
  case reportsSize = "reports-size"
  case reset
  case resets
  case resize
  case resizes
  case retargets
  case retry
  case returns
  case returnTo = "return"
  case reuse
  case right
  case rotate
  case rotated
  case roundedTo = "rounded-to"
  case rounding
  case rows
  case runs
  case safeArea = "safe-area"
  case same
  case scenario
  case screens
  case scroll
  case scrolling
  case scrollingDown = "scrolling-down"
  case scrollingUp = "scrolling-up"
  case scrollTo = "scroll-to"
  case seconds = "s"
  case secondUnlessAligned = "second-unless-aligned"
  case section
  case sectionInsets = "section-insets"
  case sections
  case seed
  case selfSizing = "self-sizing"
  case set
  case shifts
  case shortContent = "short-content"
  case shows
  case size
  case sizes
  case skipped
  case snapshot
  case spacing
  case spills
  case start
  case startsBefore = "starts-before"
  case startsBeforeEndsInside = "starts-before-ends-inside"
  case startsUpTo = "starts-up-to"
  case stays
  case stops
  case structure
  case table
  case takes
  case tap
  case tellsNobody = "tells-nobody"
  case text
  case textSize = "text-size"
  case the
  case thumb
  case time
  case times = "x"
  case to
  case top
  case touch
  case touching
  case trailing
  case trimmed
  case turnsSizesIntoEstimates = "turns-sizes-into-estimates"
  case twice
  case unbounded
  case unless
  case until
  case untilScroll = "until-scroll"
  case untilScrollOrClamp = "until-scroll-or-clamp"
  case up
  case variant
  case viewport
  case viewportShare = "viewport-share"
  case violation
  case violations
  case visible
  case visibleRange = "visible-range"
  case visibleSurvivor = "visible-survivor"
  case when
  case whenDeleted = "when-deleted"
  case whenIdle = "when-idle"
  case whenLeft = "when-left"
  case whenPrepared = "when-prepared"
  case whenShown = "when-shown"
  case `while`
  case width
  case widthChange = "width-change"
  case window
  case within
  case without = "none"
  case yes

  /// The word that is written with these bytes.
  init?(bytes: ArraySlice<UInt8>) {
    var low = 0
    var high = Word.spellings.count
    while low < high {
      let middle = (low + high) / 2
      if Word.spellings[middle].bytes.lexicographicallyPrecedes(bytes) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < Word.spellings.count, Word.spellings[low].bytes.elementsEqual(bytes) else {
      return nil
    }
    self = Word.spellings[low].word
  }

  private struct Spelling: Sendable {
    let bytes: [UInt8]
    let word: Word
  }

  /// All words, sorted by their bytes.
  private static let spellings: [Spelling] = allCases.map {
    Spelling(bytes: Array($0.rawValue.utf8), word: $0)
  }.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
}
