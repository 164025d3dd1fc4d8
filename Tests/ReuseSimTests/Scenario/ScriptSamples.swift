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

  static let lateImage = #"""
    scenario "Late image lands in a reused cell"
    device   320x500 @2x 60Hz
    platform uikit-list
    prefetch off
    keep     0 cells for the same item
    cell Photo {
      height 100
      image  latency table 0: 800ms, 6: 200ms, else 300ms, answers to captured cell
      prepare-for-reuse resets image
    }
    items 100 of Photo
    at 50ms  scroll by 50                        # row 5 appears in a new cell
    at 100ms scroll by 100                       # row 0 leaves, row 6 gets its cell
    expect violation freshness stale-answer on item 6 field image
    """#

  static let olderMessages = #"""
    # Load older messages the way most chats do it: reload, then add the content-height difference.
    scenario "Older messages by content height"
    device   390x844 @3x 120Hz
    platform uikit-flow
    reader   holds first-visible
    cell Message { height text 20..400 chars size 16 + 16 }
    items    30 of Message
    start    at end

    when offset < 300 once {
      after 250ms do {
        let before = content.height
        insert 30 of Message at 0
        reload data
        layout now
        correct offset by content.height - before
      }
    }
    at 500ms fling -8000
    expect correction.count >= 1
    expect no violations
    """#

  /// A script with every statement of the language.
  static let everything = #"""
    # Shared by both scenarios.
    device 390x844 @3x 120Hz
    insets top 12 bottom 34

    scenario "Everything \"once\""  # a remark
    platform          ideal
    reader            holds item 3
    start             at item 3 align center
    safe-area         top 47 bottom 34
    safe-area         rotated bottom 21 left 47 right 47
    short-content     bottom
    inverted
    inset-adjustment  never
    keyboard          insets
    keyboard-dismiss  interactive
    keyboard-lift     by-place
    keyboard-heard    notifications-at-once
    insets-change     keeps-end within 20
    at-end            follows within 40.5 unless moved-up
    layout-off-window runs
    on-return         drops-sizes
    estimate          60.5
    anchor            hold last-visible edge leading when-deleted keep-offset against first-measurements while scrolling-up
    sizes             dropped-on-reload
    width-change      turns-sizes-into-estimates
    self-sizing       including-constraints
    scroll-to         aims-once
    arrival           reconfigures
    prefetch          off
    visible-range     touching end empty included kept covering 10
    overscan          behind 1 items ahead 1.5 screens at-rest both-sides movement shifts 0.5 spills no measured when-shown
    pool              5 trimmed after-pass takes farthest exchange enter-first leaving last-to-first reset at-enqueue on-resize emptied
    keep              2 cells for the same item
    seed              18446744073709551615
    end               at 5s
    text              size 16 width 7.25 line 19
    cell Article {
      height   60..400
      estimate 200
    }
    cell Photo {
      heights 60 386.25 437 x 3
    }
    cell Message {
      height text 20..400 chars size 16 + 16
      field  expanded: flag = no, kept in model
      field  read: flag
      field  not: flag = yes, kept in cell
      when   expanded adds text 480 chars size 15 + 8
      when   not expanded adds 20, by constraint
      when   not adds 3
    }
    cell Post {
      height            20 + photo 16:9 placeholder 44 + 1..9
      photo             latency heavy 80ms..5s, fails 1 in 10, retry after 500ms up to 3 times, cancel when hidden, answers to captured cell
      image             drawn 3:2 4:3 placeholder 20.5, latency table 0: 800ms, 6: 0s, else 1.5s, fails 2 times for items 3, 9
      prepare-for-reuse resets image, photo
    }
    cell Icon {
      image 44, latency 80ms..600ms, fails for items 0, answers to model
    }
    cell Song {
      height            60
      image             latency 80ms
      field             size: choice S|M|L = M
      field             likes: number = -3, kept in model
      field             note: text = "a \"b\"", kept in both saved at-reuse
      field             row: scroll-offset = 12.5, kept in both
      field             clip: timer = running
      field             spin: animation = stopped, kept in model
      field             chosen: selection = no
      field             cursor: focus = no
      field             wide: constraint = yes, kept in cell
      field             badge: subview
      field             player: hosted-view
      when              likes adds 20
      configure         sets size when L
      configure         sets likes unless 0
      configure         sets note always
      configure         sets row
      configure         sets image unless placeholder
      configure         skips clip
      configure         adds badge
      prepare-for-reuse resets note to "", player everywhere, badge, row to -4.5, image
      will-display      sets spin, chosen
      end-display       resets wide to no, clip to stopped, image to placeholder
      listeners         added, removed in prepare-for-reuse
      edits             go to captured index
      changes           reach cells on screen
      data-source       dequeues twice
    }
    items 5 of Song
    items 500 of Article
    items 30 of Post
    items 3 of Icon
    items 20 of Photo heights 88
    items of Photo heights 60 x 2 70
    items 9 of Message heights text 0 chars size 0.5
    items 9 of Message 3, Photo heights formula 40 + n * 97 mod 461
    items 9 mixed Message : Photo 2 : Article
    items 9 of Photo heights 8 + formula max(floor(n / 3), -1.5)
    rows  heights 60..400 x 30
    rows  heights 8 + 0..9 + text 60 chars size 17 x 2

    at 0s    scroll by -100 over 200ms
    at 0s    scroll to item 3 align center over 1s
    at 100ms scroll to index 4
    at 0.5ms drag down 200 over 16.667ms
    at 1s    fling -3200
    at 1s {
      # What an app does when it has loaded more.
      insert 20 of Article at 0
      insert 3 of Photo at end heights 60 70
      insert 3 of Photo, Message 2 at end
      insert 3 mixed Photo : Message at end

      batch {
        insert of Photo at before item 3 heights 60 x 3
        remove item 5
        remove items 5..9
        remove index 3
        remove 4 at 2
        remove all items
      }  # done
      move item 3 to after index 2
      move index 3 to 0
      reload items 3..4
      reload data
      resize all items to 90
      tap item 3 expanded
      type "call \"b\"" in item 3 note
      choose index 3 size L
      drag item 3 row by -24.5
      swipe item 3 expanded open
      swipe index 3 expanded closed
      select item 3 chosen
      deselect item 3 chosen
      start item 3 clip
      stop index 3 spin for 200ms
      choose item 3 size S for 500ms
      type "to the focus"
      miscount by -1
      change content of item 3
      change content of items 3..8 image
      set item 3 note ""
      set all items likes -7
      set item 3 row 0.5
      set items 3..4 read yes
      set 3 at 5 expanded no
      invalidate size of item 3
      invalidate layout
      reconfigure items 3..4
      viewport height 500
      width 320.5
      rotate
      text-size 1.015625
      set insets top 40 over 250ms
      keyboard shows 336 over 250ms
      keyboard hides
      leave window for 500ms
      leave window
      return to window
    }
    at 2s batch {
      move item 1 to end
      repeat 2 {
        remove index 0
      }
    }
    at 2s repeat 3 every 250ms {
      repeat 4 {
        insert 1 of Article at end
      }
    }
    every 100ms until 3s scroll by 5
    every 1s from 500ms until 3.5s {
      remove index 0
    }

    at 3s {
      do {
        let before = content.height  # believed
        insert 20 of Article at 0
        layout now
        correct offset by content.height - before
        if y of item first-visible < before / 2 {
          let top = first-visible
          navigate offset to place of item top - inset.top
        }
      }
      load more after 250ms {
        correct offset to index of item 3 * height of index 2
      }
      after 500ms do {
        reload data
      }
      after 80ms..600ms do {
        apply snapshot of items 60..99, item 3, 10 new of Article
        apply snapshot in section 2 of nothing
      }
    }
    at 4s do {
      navigate offset by -viewport.height
    }
    when offset < 300 once {
      after 250ms do {
        reload data
      }
    }
    when within 5 items of the end again unless loading more {
      load older after 80ms {
        insert 3 of Article at end
      }
    }
    when item 3 arrives again {
      load older after 80ms..1.5s {
        reload data
      }
    }
    when keyboard shows {
      reload data
    }
    when item 3 appears unless loading {
      reload data
    }
    when scrolling stops again {
      reload data
    }

    expect items > 5 at every frame from 1s
    expect offset >= 0 between 1s and 2s
    expect y of item 3 = 0 when scroll lands
    expect item 4 visible when index 4 disappears
    expect item 4 visible when keyboard hides
    expect offset = 0 when window leaves
    expect offset = 0 when window returns
    expect no violations
    expect violation landing on item 3
    expect violation bounds
    expect violation freshness
    expect violation freshness lost-state on item 6 field image
    expect violation freshness field photo
    expect violation round-trip wrong-item on item 6 field note from item 2
    expect no violation freshness running-timer from item 2
    expect no violation lifecycle on header 3
    expect at 4s item 3 at 0
    expect index 3 at -(offset + 1/3) at every frame
    expect item 4 visible
    expect at 1.5s index 4 not visible
    expect jump.max <= 2 * (3 - measured) / -7
    expect content.height != content.true-height at every frame

    variant "A \"quick\" one" {  # a remark
      device 320x568

      cell Article {
        heights 40 50
      }
      items 2 of Article

      at 3s {
        fling 400
      }
      expect no violations
    }  # so much for that
    variant "nothing more" {
    }

    scenario "Nothing"
    platforms keep-offset, uikit-table
    reader    automatic
    start     at offset -12.5
    estimate  exact
    anchor    hold nothing
    variant "uikit-table" {
      estimate 44
    }

    """#
}
