extension Vocabulary {
  /// Lines outside of blocks.
  static let settings: [Entry] =
    deviceSettings + viewportSettings + policySettings + viewportPolicies + cellPolicies
    + spaces
    + lateContentSettings + contentSettings + sections + runSettings + [
      Entry(
        place: .script, word: .at, form: "at TIME COMMAND",
        meaning: "A command, carried out in the first frame at or after the time.",
        example: "at 1.5s reload data"),
      Entry(
        place: .script, word: .at, form: "at TIME { … }",
        meaning: "Several commands at the same time, one a line, in order.",
        example: "at 200ms {\n  remove item 3\n  fling 1200\n}"),
    ] + triggers + [
      Entry(
        place: .script, word: .every, form: "every TIME [from TIME] until TIME COMMAND",
        meaning:
          "A command in regular rounds: the first at the time behind `from`, or at 0s, the last at or "
          + "before the time behind `until`.",
        example: "every 100ms from 1s until 3s insert 1 of Article at end"),
      Entry(
        place: .script, word: .every, form: "every TIME [from TIME] until TIME { … }",
        meaning: "Several commands in each round, one a line, in order.",
        example: "every 1s until 3s {\n  remove index 0\n  insert 1 of Article at end\n}"),
      Entry(
        place: .script, word: .expect, form: "expect no violations",
        meaning: "No guarantee is violated, but for violations that another line expects.",
        example: "expect no violations"),
      Entry(
        place: .script, word: .expect,
        form:
          "expect [no] violation GUARANTEE [CLASS] [on item ID|header ID|footer ID] [field FIELD] "
          + "[from item ID]",
        meaning:
          "This guarantee is violated: in this way, on this item, in this field or part of its cell, by what came "
          + "from that item, as far as it is said. `CLASS`, `field` and `from` are for "
          + "\(guaranteesWithClasses). With `no`: no such violation is found, expected or not.",
        example: "expect violation landing on item 3\n"
          + "expect violation freshness stale-answer on item 6 field image from item 0\n"
          + "expect no violation round-trip field note"),
      Entry(
        place: .script, word: .expect,
        form:
          "expect CONDITION [at every frame [from TIME]|between TIME and TIME|when OCCURRENCE], "
          + "or expect at TIME CONDITION",
        meaning:
          "The condition holds: in every frame, or those from a time on, or those from a time to "
          + "another; each time something happens, at the end of that frame, and it has to happen; "
          + "in the first frame at or after a time (but not in frame 0, the initial layout, with "
          + "which everything begins); or, with none of these, after the last frame.",
        example:
          "expect at 4s item 3 at 0\nexpect jump.max <= 1/3\nexpect offset = 0 when scrolling stops\n"
          + "expect item 3 visible between 1s and 2s\nexpect items > 9 at every frame from 1s"),
    ]

  private static let guaranteesWithClasses =
    Guarantee.allCases.filter { $0.hasClasses }.map { "`\($0.rawValue)`" }.joined(separator: ", ")

  static let deviceSettings: [Entry] = [
    Entry(
      place: .script, word: .scenario, form: "scenario \"NAME\"",
      meaning:
        "A scenario begins; it ends where the next one begins. Lines before the first scenario "
        + "belong to every scenario of the file; what a scenario says itself wins.",
      example: "scenario \"Older messages\""),
    Entry(
      place: .script, word: .importFile, form: "import \"FILE\"",
      meaning:
        "The shared lines of another file count as well; what this file says itself wins. It stands "
        + "before the first scenario.",
      example: "import \"cells.shared\""),
    Entry(
      place: .script, word: .device, form: "device WIDTHxHEIGHT [@SCALEx] [RATEHz]",
      meaning: "The viewport in points, device pixels in a point, frames a second.",
      standard: "device 390x844 @3x 60Hz", example: "device 375x667 @2x 120Hz"),
    Entry(
      place: .script, word: .insets, form: "insets [top POINTS] [bottom POINTS]",
      meaning:
        "How much of the viewport's ends is covered; content may scroll that far beyond them.",
      standard: "insets top 0 bottom 0", example: "insets top 12 bottom 34"),
    Entry(
      place: .script, word: .reader, form: "reader holds first-visible|item ID|end|top",
      meaning:
        "What the reader looks at: a jump is a displacement of it that the reader did not cause. "
        + "`first-visible` is the first fully visible item, or the first one when none is; "
        + "`item` is that item while it can be seen; `end` and `top` are the ends of the content.",
      example: "reader holds item 12"),
    Entry(
      place: .script, word: .reader, form: "reader automatic",
      meaning:
        "The reader looks at an item that was tapped in the last 500 ms, else at `first-visible`.",
      standard: "reader automatic", example: "reader automatic"),
    Entry(
      place: .script, word: .seed, form: "seed NUMBER",
      meaning: "Where everything that is drawn starts from.",
      standard: "seed 1", example: "seed 42"),
    Entry(
      place: .script, word: .end, form: "end at TIME",
      meaning:
        "When the run ends, whatever still moves or is to come. Without it, the run ends when "
        + "nothing does.",
      example: "end at 5s"),
  ]

  private static let estimateSettings: [Entry] = [
    Entry(
      place: .script, word: .platform, form: "platform NAME",
      meaning: "A named set of policies; the policies that the script states itself win.",
      standard: "platform \(Platform.standard.name)", example: "platform uikit-table"),
    Entry(
      place: .script, word: .estimate, form: "estimate POINTS",
      meaning: "What an item counts as until a cell has measured it.",
      standard: "the platform's", example: "estimate 44"),
    Entry(
      place: .script, word: .estimate, form: "estimate exact",
      meaning:
        "Each item counts as its true height from the start: there are no estimates. `estimate 0` says "
        + "the same, as in UIKit.",
      standard: "the platform's", example: "estimate exact"),
    Entry(
      place: .script, word: .estimate, form: "estimate heights HEIGHTS",
      meaning:
        "Each item counts as its own of these until it is measured, by its id: as many as the list "
        + "starts with, or drawn, or calculated; after the last one the first comes again.",
      standard: "the platform's", example: "estimate heights 30..90"),
    Entry(
      place: .script, word: .estimate,
      form:
        "estimate POINTS learns mean|mean-of-last COUNT [fed TIMES]|mean-of-ring COUNT|"
        + "mean-of-visible|median-of-visible|median-once|first-measured [per-list|per-kind] "
        + "[rounded-to POINTS] [for all-items|new-items] [while always|not-scrolling-to]",
      meaning:
        "An item counts as this until something is measured, then as what was learned of the heights: "
        + "[policies.md](policies.md#estimates) tells of each. Usual are all heights of the list "
        + "together, not rounded, for all items that nobody has measured, always.",
      standard: "the platform's",
      example: "estimate 200 learns mean-of-last 5 fed 2 per-kind"),
  ]

  static let policySettings: [Entry] =
    estimateSettings + anchorSettings + [
      Entry(
        place: .script, word: .sizes,
        form:
          "sizes [kept-by-id|kept-by-index] [dropped-on-reload|estimates-on-reload] "
          + "[dropped-on-release|estimates-on-release]",
        meaning:
          "What measured sizes are known by, and what becomes of them on `reload data` and when their "
          + "cell leaves the screen: they stay, are forgotten, or count as estimates of their items "
          + "([policies.md](policies.md#measured-sizes)). At least one of these; usual is that sizes stay "
          + "with their items.",
        standard: "the platform's", example: "sizes kept-by-index dropped-on-reload"),
      Entry(
        place: .script, word: .widthChange,
        form: "width-change keeps-sizes|drops-sizes|turns-sizes-into-estimates",
        meaning:
          "What becomes of measured sizes off screen when the width or the size of text changes: "
          + "they stay, right or not; they are forgotten; or each counts as an estimate of its item. "
          + "What is on screen is measured again.",
        standard: "the platform's", example: "width-change turns-sizes-into-estimates"),
      Entry(
        place: .script, word: .selfSizing,
        form: "self-sizing disabled|enabled|including-constraints",
        meaning:
          "Which changes of a cell on screen make the list ask it for its height again: none; those "
          + "that the cell tells of; or those that only a constraint tells of as well.",
        standard: "the platform's", example: "self-sizing including-constraints"),
      Entry(
        place: .script, word: .scrollTo, form: "scroll-to retargets|aims-once",
        meaning:
          "Whether a scroll to an item or a place aims again each frame, or ends where its first aim was.",
        standard: "the platform's", example: "scroll-to aims-once"),
      Entry(
        place: .script, word: .edges, form: "edges hard|bounce",
        meaning:
          "What happens at the ends of the content: nothing moves farther; or a finger stretches a "
          + "rubber band, momentum runs beyond, and a spring brings back what is beyond.",
        standard: "the platform's", example: "edges bounce"),
      Entry(
        place: .script, word: .deceleration, form: "deceleration normal|fast",
        meaning:
          "How fast momentum is lost, unless a fling says it itself: 0.2 % or 1 % every millisecond.",
        standard: "the platform's", example: "deceleration fast"),
      Entry(
        place: .script, word: .paging, form: "paging on|off",
        meaning:
          "Whether content that a finger leaves comes to rest at multiples of the viewport's height.",
        standard: "the platform's", example: "paging on"),
      Entry(
        place: .script, word: .offsetWrite, form: "offset-write stops|continues|rebases",
        meaning:
          "What a write of the content offset, by the app or to hold the anchor, does to the movement "
          + "under way: ends it; nothing, and its next step undoes the write; or takes it along.",
        standard: "the platform's", example: "offset-write stops"),
      Entry(
        place: .script, word: .snapshot, form: "snapshot diff|reloads-data",
        meaning:
          "What the list does when the app applies a snapshot: the difference, or it is asked for everything "
          + "again, as UIKit was before iOS 15 when the change was not animated.",
        standard: "the platform's", example: "snapshot reloads-data"),
    ]

  private static let runSettings: [Entry] = [
    Entry(
      place: .script, word: .variant, form: "variant \"NAME\" { … }",
      meaning:
        "One more run of the scenario, with these lines in addition. A scenario with variants runs "
        + "once for each of them and not by itself.",
      example: "variant \"held\" {\n  anchor hold first-fully-visible\n  expect jump.max = 0\n}"),
    Entry(
      place: .script, word: .platforms, form: "platforms NAME, NAME …",
      meaning: "One variant for each of these platforms, with its name.",
      example: "platforms keep-offset, uikit-table"),
  ]

  static let contentSettings: [Entry] = [
    Entry(
      place: .script, word: .text, form: "text size POINTS width POINTS line POINTS",
      meaning:
        "How wide a character of text of a size is on average, and how tall a line. Each size can "
        + "be stated once.",
      standard: "half the size, and 6/5 of it", example: "text size 17 width 8.4 line 22"),
    Entry(
      place: .script, word: .cell, form: "cell NAME { … }",
      meaning:
        "A cell kind: its name is the reuse identifier, its block says how tall its items are.",
      example: "cell Article {\n  height 60..400\n  estimate 200\n}"),
    Entry(
      place: .script, word: .items, form: "items [COUNT] KINDS [heights HEIGHTS]",
      meaning:
        "Items the list starts with, after those of earlier lines. With heights of their own "
        + "the count may be left out: there are as many items as heights.",
      example:
        "items 500 of Article\nitems of Article heights 60 386 437\nitems 300 of Text 3, Photo\n"
        + "items 300 mixed Text 3 : Photo 1"),
    Entry(
      place: .script, word: .rows, form: "rows heights HEIGHTS",
      meaning:
        "As many items as heights, of the kind `Row`, which needs no `cell` line; rows that are "
        + "inserted later without heights take the same ones from the first on.",
      example: "rows heights 88 x 1000"),
  ]

  /// Lines in the block of a cell.
  static let cellSettings: [Entry] = sizeSettings + lateContentCellSettings + fieldSettings

  private static let sizeSettings: [Entry] = [
    Entry(
      place: .cell, word: .height, form: "height PART [+ PART …]",
      meaning:
        "How tall the items are, all together: one height, one drawn per item, a text, or several "
        + "of these on top of each other.",
      example: "height 60..400\nheight text 20..400 chars size 16 + 24"),
    Entry(
      place: .cell, word: .heights, form: "heights HEIGHTS",
      meaning: "How tall the items are, in order; after the last height the first comes again.",
      example: "heights 60 386 437"),
    Entry(
      place: .cell, word: .estimate, form: "estimate POINTS",
      meaning: "What items of this kind count as until they are measured, in place of the list's "
        + "estimate.",
      example: "estimate 200"),
  ]
}
