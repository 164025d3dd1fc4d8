/// Every fixed word of the script language; the raw value is how it is written.
///
/// Names that belong to other types (metrics, readings, guarantees, platforms) are spelled there.
enum Word: String, CaseIterable, Sendable {
  case after
  case again
  case against
  case aimsOnce = "aims-once"
  case align
  case all
  case always
  case anchor
  case and
  case appears
  case at
  case automatic
  case batch
  case before
  case between
  case bottom
  case bounce
  case by
  case cell
  case center
  case chars
  case column
  case continues
  case correct
  case data
  case deceleration
  case device
  case disappears
  case `do`
  case down
  case drag
  case droppedOnReload = "dropped-on-reload"
  case dropsSizes = "drops-sizes"
  case eased
  case edge
  case edges
  case end
  case estimate
  case every
  case everyChange = "every-change"
  case exact
  case expect
  case fast
  case firstFullyVisible = "first-fully-visible"
  case firstIntersecting = "first-intersecting"
  case firstMeasurements = "first-measurements"
  case firstVisible = "first-visible"
  case fling
  case `for`
  case frame
  case from
  case hard
  case height
  case heights
  case hertz = "Hz"
  case hold
  case holds
  case `if`
  case importFile = "import"
  case index
  case insert
  case insets
  case item
  case items
  case keepOffset = "keep-offset"
  case keepsSizes = "keeps-sizes"
  case keptByID = "kept-by-id"
  case lands
  case lastVisible = "last-visible"
  case layout
  case leading
  case `let`
  case lift
  case line
  case load
  case loading
  case milliseconds = "ms"
  case move
  case navigate
  case nextSurvivor = "next-survivor"
  case no
  case normal
  case not
  case nothing
  case now
  case of
  case off
  case offset
  case offsetWrite = "offset-write"
  case on
  case once
  case over
  case paging
  case path
  case platform
  case platforms
  case previous
  case reader
  case rebases
  case reload
  case remove
  case `repeat`
  case resize
  case retargets
  case rotate
  case rows
  case scenario
  case scroll
  case scrolling
  case scrollingUp = "scrolling-up"
  case scrollTo = "scroll-to"
  case seconds = "s"
  case seed
  case size
  case sizes
  case start
  case stops
  case text
  case textSize = "text-size"
  case the
  case thumb
  case times = "x"
  case to
  case top
  case touch
  case trailing
  case turnsSizesIntoEstimates = "turns-sizes-into-estimates"
  case unless
  case until
  case up
  case variant
  case viewport
  case violation
  case violations
  case visible
  case when
  case whenDeleted = "when-deleted"
  case `while`
  case width
  case widthChange = "width-change"
  case within

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
