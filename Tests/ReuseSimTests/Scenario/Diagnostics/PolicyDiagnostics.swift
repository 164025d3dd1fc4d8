/// Errors in policies and the reader.
enum PolicyDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "unknown platform",
      "platform androidlists",
      """
      a.scenario:2:10: error: unknown platform 'androidlists'
          platform androidlists
                   ^~~~~~~~~~~~
          help: known: keep-offset, ideal, uikit-table, uikit-flow, uikit-list
      """),
    DiagnosticCase(
      "near platform",
      "platform uikit-tabel",
      """
      a.scenario:2:10: error: unknown platform 'uikit-tabel'
          platform uikit-tabel
                   ^~~~~~~~~~~
          help: did you mean 'uikit-table'?
      """),
    DiagnosticCase(
      "no platform",
      "platform",
      """
      a.scenario:2:9: error: expected a platform, found the end of the line
          platform
                  ^
          help: platform NAME
      """),
    DiagnosticCase(
      "no item height",
      "item-height",
      """
      a.scenario:2:12: error: expected 'none' or an item height, found the end of the line
          item-height
                     ^
          help: item-height POINTS|none
      """),
    DiagnosticCase(
      "item height of nothing",
      "item-height 0",
      """
      a.scenario:2:13: error: '0' is not accepted
          item-height 0
                      ^
          help: an item height is a number from 0.0002 to 447392
      """),
    DiagnosticCase(
      "no item height, and a cell without a height",
      """
      platform uikit-flow
      item-height none
      cell A { estimate 5 }
      items 3 of A
      """,
      """
      a.scenario:5:12: error: cell 'A' has no height
          items 3 of A
                     ^
          help: add 'height POINTS' to the block on line 4, or 'heights …' here
      """),
    DiagnosticCase(
      "a header is no item",
      """
      platform uikit-flow
      cell A { estimate 5 }
      items 3 of A
      section { header A }
      """,
      """
      a.scenario:5:18: error: cell 'A' has no height
          section { header A }
                           ^
          help: add 'height POINTS' to the block on line 3
      """),
    DiagnosticCase(
      "item height on one of two platforms",
      """
      platforms uikit-flow, uikit-table, ideal
      cell A { estimate 5 }
      items 3 of A
      """,
      """
      a.scenario:4:12: error: cell 'A' has no height
          items 3 of A
                     ^
          help: add 'height POINTS' to the block on line 3, or 'heights …' here
      """),
    DiagnosticCase(
      "a platform that may have an item height",
      """
      platform uikit-flo
      cell A { estimate 5 }
      items 3 of A
      """,
      """
      a.scenario:2:10: error: unknown platform 'uikit-flo'
          platform uikit-flo
                   ^~~~~~~~~
          help: did you mean 'uikit-flow'?
      """),
    DiagnosticCase(
      "reader",
      "reader first-visible",
      """
      a.scenario:2:8: error: expected 'automatic' or 'holds', found 'first-visible'
          reader first-visible
                 ^~~~~~~~~~~~~
          help: reader holds first-visible|item ID|end|top, or reader automatic
      """),
    DiagnosticCase(
      "reader of nothing",
      "reader holds",
      """
      a.scenario:2:13: error: expected 'first-visible', 'item', 'end' or 'top', found the end of the line
          reader holds
                      ^
          help: reader holds first-visible|item ID|end|top, or reader automatic
      """),
    DiagnosticCase(
      "reader of an item",
      "reader holds item",
      """
      a.scenario:2:18: error: expected an id, found the end of the line
          reader holds item
                           ^
          help: reader holds first-visible|item ID|end|top, or reader automatic
      """),
    DiagnosticCase(
      "reader of a negative item",
      "reader holds item -1",
      """
      a.scenario:2:19: error: '-1' is not accepted
          reader holds item -1
                            ^~
          help: an id is a whole number from 0 to 2147483645
      """),
    DiagnosticCase(
      "reader near",
      "reader holds first-visble",
      """
      a.scenario:2:14: error: expected 'first-visible', 'item', 'end' or 'top', found 'first-visble'
          reader holds first-visble
                       ^~~~~~~~~~~~
          help: did you mean 'first-visible'?
      """),
    DiagnosticCase(
      "estimate that rounds to zero",
      "estimate 0.0001",
      """
      a.scenario:2:10: error: '0.0001' is not accepted
          estimate 0.0001
                   ^~~~~~
          help: an estimate is a number from 0.0002 to 447392
      """),
    DiagnosticCase(
      "estimate too large",
      "estimate 447393",
      """
      a.scenario:2:10: error: '447393' is not accepted
          estimate 447393
                   ^~~~~~
          help: an estimate is a number from 0.0002 to 447392
      """),
    DiagnosticCase(
      "estimate with a unit",
      "estimate 44pt",
      """
      a.scenario:2:10: error: '44pt' is not accepted
          estimate 44pt
                   ^~~~
          help: an estimate is a number of points without a unit
      """),
    DiagnosticCase(
      "estimate word",
      "estimate exakt",
      """
      a.scenario:2:10: error: expected 'exact', 'heights' or an estimate, found 'exakt'
          estimate exakt
                   ^~~~~
          help: did you mean 'exact'?
      """),
    DiagnosticCase(
      "negative estimate",
      "estimate -4",
      """
      a.scenario:2:10: error: '-4' is not accepted
          estimate -4
                   ^~
          help: an estimate is a number from 0.0002 to 447392
      """),
    DiagnosticCase(
      "anchor",
      "anchor first-visible",
      """
      a.scenario:2:8: error: expected 'hold', found 'first-visible'
          anchor first-visible
                 ^~~~~~~~~~~~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "anchor of nothing",
      "anchor hold",
      """
      a.scenario:2:12: error: expected 'nothing', 'first-intersecting', 'first-fully-visible', 'last-visible', 'last-fully-visible', 'second-unless-aligned', 'nearest', 'below', 'end', 'thumb' or 'deltas', found the end of the line
          anchor hold
                     ^
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "anchor edge",
      "anchor hold last-visible edge top",
      """
      a.scenario:2:31: error: expected 'leading', 'trailing' or 'fraction', found 'top'
          anchor hold last-visible edge top
                                        ^~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "anchor clause",
      "anchor hold last-visible whle scrolling-up",
      """
      a.scenario:2:26: error: expected 'focused-first', 'under-insets', 'edge', 'when-deleted', 'when-moved', 'new-behind', 'kept', 'when-nothing', 'place', 'against', 'while', 'unless', 'scrolling-for' or the end of the line, found 'whle'
          anchor hold last-visible whle scrolling-up
                                   ^~~~
          help: did you mean 'while'?
      """),
    DiagnosticCase(
      "clause twice",
      "anchor hold last-visible edge leading edge trailing",
      """
      a.scenario:2:39: error: expected 'focused-first', 'under-insets', 'when-deleted', 'when-moved', 'new-behind', 'kept', 'when-nothing', 'place', 'against', 'while', 'unless', 'scrolling-for' or the end of the line, found 'edge'
          anchor hold last-visible edge leading edge trailing
                                                ^~~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "nothing with an edge",
      "anchor hold nothing edge leading",
      """
      a.scenario:2:21: error: expected the end of the line, found 'edge'
          anchor hold nothing edge leading
                              ^~~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "anchor deleted",
      "anchor hold last-visible when-deleted none",
      """
      a.scenario:2:39: error: expected 'next-survivor', 'previous', 'keep-offset', 'next-in-place', 'previous-in-place', 'next-at-start', 'replacement-at-start', 'visible-survivor' or 'next-pick', found 'none'
          anchor hold last-visible when-deleted none
                                                ^~~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "anchor against",
      "anchor hold last-visible against all",
      """
      a.scenario:2:34: error: expected 'every-change', 'first-measurements', 're-measurements', 'estimates', 'dropped-sizes', 'structure' or 'layout', found 'all'
          anchor hold last-visible against all
                                           ^~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "anchor while",
      "anchor hold last-visible while scroling",
      """
      a.scenario:2:32: error: expected 'always', 'scrolling-up' or 'scrolling', found 'scroling'
          anchor hold last-visible while scroling
                                         ^~~~~~~~
          help: did you mean 'scrolling'?
      """),
    DiagnosticCase(
      "sizes",
      "sizes kept",
      """
      a.scenario:2:7: error: expected 'kept-by-id', 'kept-by-index', 'dropped-on-reload', 'estimates-on-reload', 'dropped-on-release' or 'estimates-on-release', found 'kept'
          sizes kept
                ^~~~
          help: sizes [kept-by-id|kept-by-index] [dropped-on-reload|estimates-on-reload] [dropped-on-release|estimates-on-release]
      """),
    DiagnosticCase(
      "sizes by two keys",
      "sizes kept-by-id kept-by-index",
      """
      a.scenario:2:18: error: expected 'dropped-on-reload', 'estimates-on-reload', 'dropped-on-release', 'estimates-on-release' or the end of the line, found 'kept-by-index'
          sizes kept-by-id kept-by-index
                           ^~~~~~~~~~~~~
          help: sizes [kept-by-id|kept-by-index] [dropped-on-reload|estimates-on-reload] [dropped-on-release|estimates-on-release]
      """),
    DiagnosticCase(
      "mean of no measurements",
      "estimate 44 learns mean-of-last 0",
      """
      a.scenario:2:33: error: '0' is not accepted
          estimate 44 learns mean-of-last 0
                                          ^
          help: a number of measurements is a whole number from 1 to 1000
      """),
    DiagnosticCase(
      "fed too often",
      "estimate 44 learns mean-of-last 5 fed 1001",
      """
      a.scenario:2:39: error: '1001' is not accepted
          estimate 44 learns mean-of-last 5 fed 1001
                                                ^~~~
          help: how often they are fed is a whole number from 1 to 1000
      """),
    DiagnosticCase(
      "a ring of no places",
      "estimate 44 learns mean-of-ring 0",
      """
      a.scenario:2:33: error: '0' is not accepted
          estimate 44 learns mean-of-ring 0
                                          ^
          help: a number of places is a whole number from 1 to 1000
      """),
    DiagnosticCase(
      "nothing to learn",
      "estimate 0 learns mean",
      """
      a.scenario:2:10: error: where every height is known, nothing is learned
          estimate 0 learns mean
                   ^~~~~~~~
          help: estimate POINTS learns …, with more than 0 points
      """),
    DiagnosticCase(
      "unknown statistic",
      "estimate 44 learns meen",
      """
      a.scenario:2:20: error: expected 'mean', 'mean-of-last', 'mean-of-ring', 'mean-of-visible', 'median-of-visible', 'median-once' or 'first-measured', found 'meen'
          estimate 44 learns meen
                             ^~~~
          help: did you mean 'mean'?
      """),
    DiagnosticCase(
      "fewer estimates than items",
      """
      estimate heights 44 60 x 3
      rows heights 50 x 5
      """,
      """
      a.scenario:2:1: error: 4 estimates are not enough for 5 items
          estimate heights 44 60 x 3
          ^~~~~~~~~~~~~~~~~~~~~~~~~~
          help: state one for each item that the list starts with, or one height for all: estimate POINTS
      """),
    DiagnosticCase(
      "scroll-to",
      "scroll-to item 3",
      """
      a.scenario:2:11: error: expected 'retargets' or 'aims-once', found 'item'
          scroll-to item 3
                    ^~~~
          help: scroll-to retargets|aims-once
      """),
    DiagnosticCase(
      "width change without a word",
      "width-change",
      """
      a.scenario:2:13: error: expected 'keeps-sizes', 'drops-sizes' or 'turns-sizes-into-estimates', found the end of the line
          width-change
                      ^
          help: width-change keeps-sizes|drops-sizes|turns-sizes-into-estimates
      """),
    DiagnosticCase(
      "unknown width change",
      "width-change drop-sizes",
      """
      a.scenario:2:14: error: expected 'keeps-sizes', 'drops-sizes' or 'turns-sizes-into-estimates', found 'drop-sizes'
          width-change drop-sizes
                       ^~~~~~~~~~
          help: did you mean 'drops-sizes'?
      """),
    DiagnosticCase(
      "width change twice",
      """
      width-change keeps-sizes
      width-change drops-sizes
      """,
      """
      a.scenario:3:1: error: 'width-change' is stated twice
          width-change drops-sizes
          ^~~~~~~~~~~~~~~~~~~~~~~~
          help: line 2 states it already: keep one of the two
      """),
  ]
}
