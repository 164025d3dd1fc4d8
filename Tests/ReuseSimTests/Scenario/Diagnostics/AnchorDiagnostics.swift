/// Errors in what is held and how it is corrected: words that mean nothing together.
enum AnchorDiagnostics {
  static let all: [DiagnosticCase] = [
    DiagnosticCase(
      "end with an edge",
      "anchor hold end edge trailing",
      """
      a.scenario:2:17: error: expected 'against', 'while', 'unless', 'scrolling-for' or the end of the line, found 'edge'
          anchor hold end edge trailing
                          ^~~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "thumb that is kept",
      "anchor hold thumb kept until-scroll",
      """
      a.scenario:2:19: error: expected 'against', 'while', 'unless', 'scrolling-for' or the end of the line, found 'kept'
          anchor hold thumb kept until-scroll
                            ^~~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "end that resizes itself",
      "anchor hold end unless own-resize",
      """
      a.scenario:2:24: error: expected 'never', 'at-top', 'scrolling-up', 'scrolling-down', 'animating', 'in-batch' or 'viewport-resize', found 'own-resize'
          anchor hold end unless own-resize
                                 ^~~~~~~~~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "nearest to a line outside",
      "anchor hold nearest 3/2",
      """
      a.scenario:2:21: error: '3/2' is not accepted
          anchor hold nearest 3/2
                              ^~~
          help: a share is from 0 to 1, such as 1/2
      """),
    DiagnosticCase(
      "nearest in no parts",
      "anchor hold nearest 1/0",
      """
      a.scenario:2:23: error: '0' is not accepted
          anchor hold nearest 1/0
                                ^
          help: a number of parts is a whole number from 1 to 10000
      """),
    DiagnosticCase(
      "line above the top",
      "anchor hold below -8",
      """
      a.scenario:2:19: error: '-8' is not accepted
          anchor hold below -8
                            ^~
          help: a distance is a number from 0 to 100000
      """),
    DiagnosticCase(
      "deltas without rules",
      "anchor hold deltas",
      """
      a.scenario:2:19: error: expected 'line' or 'first', found the end of the line
          anchor hold deltas
                            ^
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "deltas that never count",
      "anchor hold deltas first never",
      """
      a.scenario:2:8: error: this anchor never compensates anything
          anchor hold deltas first never
                 ^~~~~~~~~~~~~~~~~~~~~~~
          help: write 'anchor hold nothing', or a rule such as 'first starts-before'
      """),
    DiagnosticCase(
      "deltas against groups",
      "anchor hold deltas first ends-up-to against estimates",
      """
      a.scenario:2:37: error: expected 'up', 'down', 'again', 'estimates', 'structure', 'while', 'unless', 'scrolling-for' or the end of the line, found 'against'
          anchor hold deltas first ends-up-to against estimates
                                              ^~~~~~~
          help: did you mean 'again'?
      """),
    DiagnosticCase(
      "deltas of a line outside",
      "anchor hold deltas line 2 first ends-up-to",
      """
      a.scenario:2:25: error: '2' is not accepted
          anchor hold deltas line 2 first ends-up-to
                                  ^
          help: a share is from 0 to 1, such as 1/2
      """),
    DiagnosticCase(
      "only on the way up, and not then",
      "anchor hold first-intersecting while scrolling-up unless scrolling-up",
      """
      a.scenario:2:8: error: this anchor never compensates anything
          anchor hold first-intersecting while scrolling-up unless scrolling-up
                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: leave out 'while scrolling-up', or 'unless scrolling-up'
      """),
    DiagnosticCase(
      "reason twice",
      "anchor hold first-intersecting unless at-top, at-top",
      """
      a.scenario:2:47: error: expected 'scrolling-up', 'scrolling-down', 'animating', 'in-batch', 'own-resize' or 'viewport-resize', found 'at-top'
          anchor hold first-intersecting unless at-top, at-top
                                                        ^~~~~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "group twice",
      "anchor hold first-intersecting against structure, structure",
      """
      a.scenario:2:51: error: expected 'first-measurements', 're-measurements', 'estimates', 'dropped-sizes' or 'layout', found 'structure'
          anchor hold first-intersecting against structure, structure
                                                            ^~~~~~~~~
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "every change and another",
      "anchor hold first-intersecting against every-change, structure",
      """
      a.scenario:2:52: error: expected 'focused-first', 'under-insets', 'edge', 'when-deleted', 'when-moved', 'new-behind', 'kept', 'when-nothing', 'place', 'while', 'unless', 'scrolling-for' or the end of the line, found ','
          anchor hold first-intersecting against every-change, structure
                                                             ^
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "never, but at the top",
      "anchor hold first-intersecting unless never, at-top",
      """
      a.scenario:2:44: error: expected 'focused-first', 'under-insets', 'edge', 'when-deleted', 'when-moved', 'new-behind', 'kept', 'when-nothing', 'place', 'against', 'while', 'scrolling-for' or the end of the line, found ','
          anchor hold first-intersecting unless never, at-top
                                                     ^
          help: anchor hold nothing, or anchor hold PICK [focused-first] [under-insets ignored|counted] [edge leading|trailing|fraction] [when-deleted SURVIVOR] [when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] [when-nothing picked-again|kept] [place points|viewport-share], or anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME], or anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] [estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]
      """),
    DiagnosticCase(
      "corrections of nothing",
      "corrections",
      """
      a.scenario:2:12: error: expected 'at-once', 'before-layout', 'when-idle', 'next-frame', 'batch-end', 'batch-end-last', 'clamp', 'touched', 'overscroll', 'rounding' or 'before-scroll', found the end of the line
          corrections
                     ^
          help: corrections [at-once|before-layout|when-idle TIME|next-frame] [batch-end|batch-end-last] [clamp after|before|batch-end] [touched clamps|waits] [overscroll apart|counted|counted-in-batches] [rounding exact|pixels|positions] [before-scroll made|dropped]
      """),
    DiagnosticCase(
      "idle for no time",
      "corrections when-idle",
      """
      a.scenario:2:22: error: expected a time such as 200ms or 1.5s, found the end of the line
          corrections when-idle
                               ^
          help: corrections [at-once|before-layout|when-idle TIME|next-frame] [batch-end|batch-end-last] [clamp after|before|batch-end] [touched clamps|waits] [overscroll apart|counted|counted-in-batches] [rounding exact|pixels|positions] [before-scroll made|dropped]
      """),
    DiagnosticCase(
      "idle for a number",
      "corrections when-idle 150",
      """
      a.scenario:2:23: error: expected a time such as 200ms or 1.5s, found '150'
          corrections when-idle 150
                                ^~~
          help: corrections [at-once|before-layout|when-idle TIME|next-frame] [batch-end|batch-end-last] [clamp after|before|batch-end] [touched clamps|waits] [overscroll apart|counted|counted-in-batches] [rounding exact|pixels|positions] [before-scroll made|dropped]
      """),
    DiagnosticCase(
      "at once and later",
      "corrections at-once when-idle 150ms",
      """
      a.scenario:2:21: error: expected 'batch-end', 'batch-end-last', 'clamp', 'touched', 'overscroll', 'rounding' or 'before-scroll', found 'when-idle'
          corrections at-once when-idle 150ms
                              ^~~~~~~~~
          help: corrections [at-once|before-layout|when-idle TIME|next-frame] [batch-end|batch-end-last] [clamp after|before|batch-end] [touched clamps|waits] [overscroll apart|counted|counted-in-batches] [rounding exact|pixels|positions] [before-scroll made|dropped]
      """),
    DiagnosticCase(
      "clamp without an order",
      "corrections clamp",
      """
      a.scenario:2:18: error: expected 'after', 'before' or 'batch-end', found the end of the line
          corrections clamp
                           ^
          help: corrections [at-once|before-layout|when-idle TIME|next-frame] [batch-end|batch-end-last] [clamp after|before|batch-end] [touched clamps|waits] [overscroll apart|counted|counted-in-batches] [rounding exact|pixels|positions] [before-scroll made|dropped]
      """),
    DiagnosticCase(
      "rounding to points",
      "corrections rounding points",
      """
      a.scenario:2:22: error: expected 'exact', 'pixels' or 'positions', found 'points'
          corrections rounding points
                               ^~~~~~
          help: corrections [at-once|before-layout|when-idle TIME|next-frame] [batch-end|batch-end-last] [clamp after|before|batch-end] [touched clamps|waits] [overscroll apart|counted|counted-in-batches] [rounding exact|pixels|positions] [before-scroll made|dropped]
      """),
    DiagnosticCase(
      "echo without a word",
      "echo",
      """
      a.scenario:2:5: error: expected 'ignored', 'counts', 'counts-as-up' or 'awaited', found the end of the line
          echo
              ^
          help: echo ignored|counts|counts-as-up|awaited
      """),
  ]
}
