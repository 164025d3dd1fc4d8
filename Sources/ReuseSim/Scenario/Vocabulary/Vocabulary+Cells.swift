extension Vocabulary {
  /// Policies about which items have cells, and about cells that leave them.
  static let cellPolicies: [Entry] = [
    Entry(
      place: .script, word: .visibleRange,
      form:
        "visible-range touching none|start|end|both [empty skipped|included] "
        + "[kept never|covering POINTS|within POINTS]",
      meaning:
        "Which items count as in view beside those that overlap the viewport with its overscan: such as only touch "
        + "one of its edges, such as have no height; and how long what was in view stays so: as long as it covers "
        + "the viewport and this much more at both ends, or until it is this far beyond. They have cells off screen. "
        + "[policies.md](policies.md#visible-range) tells more.",
      standard: "the platform's", example: "visible-range touching end kept covering 100"),
    Entry(
      place: .script, word: .overscan, form: "overscan none",
      meaning: "Nothing beyond the viewport has a cell.",
      standard: "the platform's", example: "overscan none"),
    Entry(
      place: .script, word: .overscan,
      form:
        "overscan AMOUNT|before AMOUNT after AMOUNT|behind AMOUNT ahead AMOUNT [at-rest "
        + "last-direction|both-sides] [movement none|extends NUMBER|shifts NUMBER] [spills yes|no] "
        + "[measured when-prepared|when-shown]",
      meaning:
        "How far beyond the viewport items have cells: on both sides, on each, or by the direction of the reader's "
        + "last movement. A movement may add a multiple of a frame's way ahead, and take it from behind; what "
        + "falls beyond an end of the content may be added on the other side; cells are measured when they get "
        + "their items, or not before they come on screen.",
      standard: "the platform's",
      example: "overscan 250\noverscan behind 150 ahead 350 spills yes\noverscan 1 items"),
    Entry(
      place: .script, word: .pool,
      form:
        "pool unbounded|none|COUNT [per-kind|per-list] [trimmed on-entry|after-pass] [discards last-in|last-made] "
        + "[takes newest|oldest|farthest|first-made] [waiting bare|with-item] [kinds apart|mixed] [made-ahead COUNT] "
        + "[exchange leave-first|enter-first] [leaving first-to-last|last-to-first] [reset at-dequeue|at-enqueue] "
        + "[on-resize kept|emptied]",
      meaning:
        "How many cells wait to be used again, of a kind or all together; others are thrown away, at once or after the layout pass, those "
        + "that came in last or were made last; which is taken; whether a cell that waits keeps its item until another one needs it; "
        + "whether cells of another kind do where none of its own is left; how many are there from the start; whether cells "
        + "leave or enter first in a layout pass; in which order those leave that leave together; when they are prepared for reuse; and what becomes of them when "
        + "the list gets another width or height.",
      standard: "the platform's",
      example:
        "pool 5 takes oldest on-resize emptied\npool unbounded takes farthest waiting with-item kinds mixed"
    ),
    Entry(
      place: .script, word: .keep, form: "keep COUNT cells for the same item",
      meaning:
        "How many cells that were left last are kept for the item they showed; the others are "
        + "used again for any.",
      standard: "the platform's", example: "keep 2 cells for the same item"),
    Entry(
      place: .script, word: .focusedCell, form: "focused-cell kept|reused",
      meaning:
        "What becomes of the cell of the item that has the focus when it is not in view: it stays with the item, as after "
        + "`keep mounted`, until the focus goes elsewhere; or it is used again like any other.",
      standard: "the platform's", example: "focused-cell kept"),
    Entry(
      place: .script, word: .prefetchWindow,
      form:
        "prefetch-window AMOUNT|before AMOUNT after AMOUNT|behind AMOUNT ahead AMOUNT [at-rest "
        + "last-direction|both-sides] [movement none|extends NUMBER|shifts NUMBER]",
      meaning:
        "How far beyond the viewport content is asked for before a cell needs it, where the app does so (`prefetch "
        + "on`): as with `overscan`.",
      standard: "the platform's",
      example: "prefetch-window behind 0 ahead 1 screens\nprefetch-window 10 items"),
  ]

  /// Commands about cells.
  static let cellCommands: [Entry] = [
    Entry(
      place: .command, word: .keep, form: "keep mounted item ID|header ID|footer ID|index N",
      meaning:
        "The item has a cell wherever it is, and that is used for no other: that of a field that is edited, or that "
        + "has the focus.",
      example: "keep mounted item 3"),
    Entry(
      place: .command, word: .release, form: "release item ID|header ID|footer ID|index N",
      meaning: "The cell of an item that was kept mounted goes when the item is not in view.",
      example: "release item 3"),
  ]

  /// What the words in capitals stand for in them.
  static let cellParts: [Part] = [
    Part(
      name: "AMOUNT", forms: ["POINTS", "COUNT items", "NUMBER screens"],
      meaning:
        "A distance, a number of elements of the list, or a multiple of the viewport's height.",
      isExplained: true)
  ]
}
