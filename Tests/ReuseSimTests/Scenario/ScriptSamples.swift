/// Scripts that several tests read.
enum ScriptSamples {
  static let forgettingTable = #"""
    # A table that forgets: reload data drops the measured heights, and the reader is elsewhere.
    scenario "Estimate 44 for rows of 88, reload while reading"
    device   375x667 @2x 60Hz
    platform uikit-table
    estimate 44
    rows     heights 88 x 1000                  # also: heights 60 386 437 169, heights from "feed.csv" column 2

    at 0s    scroll by 8000 over 500ms
    at 1s    reload data
    at 1.1s  drag down 200 over 200ms           # the finger goes down, the offset gets smaller
    expect jump.max > 1000                      # the fault is shown, not hidden
    expect content.height = 44 * unmeasured + 88 * measured at every frame

    """#
}
