extension Vocabulary {
  /// Settings about what stays in place.
  static let anchorSettings: [Entry] = [
    Entry(
      place: .script, word: .anchor, form: "anchor hold nothing",
      meaning: "The content offset stays; what is above pushes the picture.",
      standard: "the platform's", example: "anchor hold nothing"),
    Entry(
      place: .script, word: .anchor,
      form:
        "anchor hold PICK [focused-first] [under-insets ignored|counted] "
        + "[edge leading|trailing|fraction] [when-deleted SURVIVOR] "
        + "[when-moved held|as-deleted] [new-behind ignored|held] [against CHANGES] "
        + "[while CONDITION] [unless REASONS] [scrolling-for TIME] [kept DURATION] "
        + "[when-nothing picked-again|kept] [place points|viewport-share]",
      meaning:
        "One item is kept in place when content changes. Usual are what insets cover ignored, its leading "
        + "edge (the trailing one of the last items), the next survivor, held when it is moved, new ones "
        + "behind it ignored, every change, always, unless never, each frame, picked again when nothing was "
        + "found, points. See [policies](policies.md#anchors).",
      standard: "the platform's",
      example: "anchor hold first-fully-visible when-deleted previous while scrolling-up\n"
        + "anchor hold first-intersecting when-deleted next-pick when-moved as-deleted kept until-scroll\n"
        + "anchor hold nearest 1/2 focused-first against first-measurements, structure unless at-top"
    ),
    Entry(
      place: .script, word: .anchor,
      form:
        "anchor hold end|thumb [against CHANGES] [while CONDITION] [unless REASONS] [scrolling-for TIME]",
      meaning:
        "The distance to the end of the content is kept, or the share of the legal range at which the "
        + "thumb of the scroll indicator is.",
      standard: "the platform's", example: "anchor hold end against structure"),
    Entry(
      place: .script, word: .anchor,
      form:
        "anchor hold deltas [line SHARE] first RULE [up RULE] [down RULE] [again RULES] "
        + "[estimates RULES] [structure RULES] [while CONDITION] [unless REASONS] [scrolling-for TIME]",
      meaning:
        "The content offset moves by what items before a line across the viewport grow by: when they "
        + "are first measured, again, when estimates change, when items come, go or move; another rule may "
        + "hold while the user scrolls up or down: while a finger or its momentum moves the content, or for some time "
        + "after whatever moved it last. RULE is `never`, `always`, `starts-before`, "
        + "`starts-up-to`, `ends-before`, `ends-up-to` or `starts-before-ends-inside`. Usual are the "
        + "line at the start, `again` as `first`, and `never` for the others.",
      standard: "the platform's",
      example:
        "anchor hold deltas first starts-before again ends-up-to up never scrolling-for 150ms"),
    Entry(
      place: .script, word: .corrections,
      form:
        "corrections [at-once|before-layout|when-idle TIME|next-frame] [batch-end|batch-end-last] "
        + "[clamp after|before|batch-end] [touched clamps|waits] "
        + "[overscroll apart|counted|counted-in-batches] [rounding exact|pixels|positions] "
        + "[before-scroll made|dropped]",
      meaning:
        "How the content offset is moved for the anchor: when, and when for what is measured in a batch, on "
        + "which side of the clamp, which may wait for the layout of a batch and for a finger to leave the "
        + "glass, with the part beyond an edge or without it, exactly, to whole pixels, or by the difference "
        + "of positions that are rounded to whole pixels; and whether a scroll in the frame of a change has it "
        + "made first, or never. Usual are at once, in a batch as elsewhere, after it, it clamps, apart, exact, "
        + "made.",
      standard: "the platform's",
      example: "corrections when-idle 150ms clamp before\ncorrections rounding positions"),
    Entry(
      place: .script, word: .echo, form: "echo ignored|counts|counts-as-up|awaited",
      meaning:
        "What the list takes the scroll events for that its own writes of the content offset cause: for "
        + "its own; for the user's, who scrolls the way that they went, or up; or for its own, and until they come it "
        + "judges how far it is from the end by where it was.",
      standard: "the platform's", example: "echo counts"),
  ]

  /// What stands for a part of a form of theirs.
  static let anchorParts: [Part] = [
    Part(
      name: "PICK",
      forms: [
        "first-intersecting", "first-fully-visible", "last-visible", "last-fully-visible",
        "second-unless-aligned", "nearest SHARE", "below POINTS",
      ],
      meaning:
        "Which item is held: the first that is seen, or is seen whole; the last; the second, unless the first "
        + "begins at the edge; the one nearest to a line across the visible part of the viewport; the one at "
        + "a line so far below its start."),
    Part(
      name: "SURVIVOR",
      forms: [
        "next-survivor", "previous", "keep-offset", "next-in-place", "previous-in-place",
        "next-at-start", "replacement-at-start", "visible-survivor", "next-pick",
      ],
      meaning:
        "What is held when the held item is deleted: the next item or the one before, each in its own place; "
        + "nothing; the next or the one before in the place of the deleted one; the next at the start of the "
        + "viewport, or what comes in the place of the deleted one in the same frame; the next or the one "
        + "before if it was seen; or what would have been picked of what was seen, had the deleted one not "
        + "been there."),
    Part(
      name: "DURATION",
      forms: [
        "each-change", "each-frame", "until-scroll", "until-scroll-or-clamp",
        "until-scroll-clamp-or-resize",
      ],
      meaning:
        "How long one item is held: it is picked for each change, where a batch is one, or for each frame on "
        + "what the last one showed; or until the content is scrolled, or clamped as well, or the item itself "
        + "got another height."),
    Part(
      name: "SHARE", forms: ["0", "1", "NUMBER/NUMBER"],
      meaning: "A part of the visible part of the viewport, from its start."),
    Part(
      name: "CHANGES", forms: ["every-change", "CHANGE, CHANGE …"],
      meaning:
        "Which changes are compensated: `first-measurements`, `re-measurements`, `estimates` that "
        + "change, `dropped-sizes`, `structure` (items that come, go or move) or `layout` (another width "
        + "or size of text)."),
    Part(
      name: "CONDITION", forms: ["always", "scrolling-up", "scrolling"],
      meaning:
        "When changes are compensated: always; in frames in which the user moves towards the start; or while "
        + "a finger is on the glass or what it has left moves the content."),
    Part(
      name: "REASONS", forms: ["never", "REASON, REASON …"],
      meaning:
        "When nothing is compensated: `at-top`, `scrolling-up`, `scrolling-down`, `animating` (a scroll is "
        + "under way), `in-batch`, `own-resize` (the held item itself got another height), or "
        + "`viewport-resize` (the viewport did)."),
    Part(
      name: "RULES", forms: ["RULE [up RULE] [down RULE]"],
      meaning: "A rule for deltas, and others while the user scrolls up or down."),
  ]
}
