extension Vocabulary {
  /// Lines after `at TIME` and in its block.
  static let commands: [Entry] = listChanges + appCommands

  /// Lines in the block of a batch.
  static let listCommands = listChanges.filter { $0.word != .batch }

  private static let listChanges: [Entry] =
    motions + changes + sectionChanges + states + viewportCommands + cellCommands + [
      Entry(
        place: .command, word: .viewport, form: "viewport height POINTS",
        meaning: "The viewport gets another height, as a keyboard or a rotated device gives it.",
        example: "viewport height 500"),
      Entry(
        place: .command, word: .width, form: "width POINTS",
        meaning: "The list gets another width, as in a split view; text is wrapped anew.",
        example: "width 320"),
      Entry(
        place: .command, word: .rotate, form: "rotate",
        meaning:
          "The viewport's width and height change places, and the rotated safe area counts.",
        example: "rotate"),
      Entry(
        place: .command, word: .textSize, form: "text-size FACTOR",
        meaning: "The user reads text this many times as large as standard.",
        example: "text-size 1.3"),
    ]

  private static let changes: [Entry] = [
    Entry(
      place: .command, word: .insert, form: "insert [COUNT] [KINDS] at PLACE [heights HEIGHTS]",
      meaning:
        "New items come in. The kind may be left out when there is one cell kind, the count when "
        + "there are heights.",
      example: "insert 20 of Article at 0\ninsert at end heights 60 70"),
    Entry(
      place: .command, word: .remove, form: "remove ITEMS", meaning: "Items go away.",
      example: "remove item 3"),
    Entry(
      place: .command, word: .move, form: "move item ID|index N to PLACE",
      meaning: "One item gets another place, which counts after its removal.",
      example: "move item 3 to before item 1"),
    Entry(
      place: .command, word: .reload, form: "reload ITEMS",
      meaning:
        "Items are asked for again: their measured sizes are forgotten, their cells exchanged.",
      example: "reload items 3..8"),
    Entry(
      place: .command, word: .reload, form: "reload data",
      meaning: "The list is asked for everything again.", example: "reload data"),
    Entry(
      place: .command, word: .resize, form: "resize ITEMS to POINTS [quietly]",
      meaning:
        "The true height of items changes; an item that was measured reports it in the same frame. "
        + "Quietly, only cells on screen tell of it: an item off screen counts as it did until a cell shows it.",
      example: "resize item 3 to 240\nresize item 3 to 240 quietly"),
    Entry(
      place: .command, word: .batch, form: "batch { … }",
      meaning:
        "Several commands as one transaction, one a line, in order; without any, every cell on "
        + "screen is measured again.",
      example: "batch {\n  remove item 3\n  insert 1 of Article at 0\n}"),
    Entry(
      place: .command, word: .apply, form: "apply snapshot [in section ID] of CONTENT",
      meaning:
        "The app says which items there are from now on, in which order; what is not named goes away. The "
        + "difference is one transaction, and sizes stay with their items. In a list of several sections it "
        + "has to say which one it is about.",
      example: "apply snapshot of items 60..99, 10 new of Article, item 3"),
    Entry(
      place: .command, word: .repeat, form: "repeat COUNT [every TIME] { … }",
      meaning:
        "The commands of the block, so many rounds: all at once, or each round so much later than the "
        + "one before. What follows the block does not wait for them. In a batch there is no `every`.",
      example: "repeat 3 {\n  insert 1 of Article at 0\n}"),
  ]

  private static let states: [Entry] =
    fieldCommands + [
      Entry(
        place: .command, word: .invalidate, form: "invalidate size of ITEMS",
        meaning:
          "The cells of items ask to be measured again, which `self-sizing disabled` ignores.",
        example: "invalidate size of item 3"),
      Entry(
        place: .command, word: .invalidate, form: "invalidate layout",
        meaning: "Every cell on screen is measured again.", example: "invalidate layout"),
      Entry(
        place: .command, word: .reconfigure, form: "reconfigure ITEMS",
        meaning: "The cells of items are kept, configured again and measured again.",
        example: "reconfigure item 3"),
    ]

  /// What stands for a part of a form.
  struct Part: Sendable {
    /// The word in capitals.
    let name: String
    /// How it is written.
    let forms: [String]
    /// What it means.
    let meaning: String
    /// Whether an error about a form says how this is written.
    var isExplained = false
  }

  /// The parts that the forms name.
  static let parts: [Part] = generalParts + cellParts + lateContentParts + fieldParts + anchorParts

  private static let generalParts: [Part] = [
    Part(
      name: "POINTS", forms: ["NUMBER"],
      meaning:
        "A length in points, rounded to the nearest 1/4800 pt: 0.0001 counts as 0, 0.0002 is the "
        + "smallest above it. Ways and speeds may be negative."),
    Part(
      name: "TIME", forms: ["NUMBERms", "NUMBERs"],
      meaning: "Whole microseconds: `200ms`, `1.5s`."),
    Part(
      name: "ID", forms: ["N"],
      meaning:
        "The name of one item for ever. Ids count creations from 0, so the ids of the first list "
        + "are its positions. Sections have ids of their own, which count in the same way; a header or "
        + "footer is named by the id of its section."),
    Part(
      name: "ITEMS",
      forms: [
        "item ID", "items ID..ID", "index N", "COUNT at N", "items of section ID", "all items",
        "header ID", "footer ID",
      ],
      meaning:
        "Items by id, or by position now, counted from 0; headers and footers do not count. A command "
        + "that finds none of them does nothing; a header or footer can be reloaded and resized, and "
        + "goes away with its section only.", isExplained: true),
    Part(
      name: "PLACE",
      forms: [
        "N", "end", "before item ID|index N", "after item ID|index N", "start of section ID",
        "end of section ID",
      ],
      meaning:
        "A position from 0, moved into the list; the end when the named item or section is not in the "
        + "list. A position belongs to the section of the item that stands there, the end to the last "
        + "section.",
      isExplained: true),
    Part(
      name: "CONTENT",
      forms: ["item ID", "items ID..ID", "COUNT new [of NAME]", "CONTENT, CONTENT …", "nothing"],
      meaning:
        "What a list is to hold, in order. Items that it does not hold are passed over, and so are those "
        + "that were named before.",
      isExplained: true),
    Part(
      name: "KINDS",
      forms: ["of NAME", "of NAME [N], NAME [N] …", "mixed NAME [N] : NAME [N] …"],
      meaning:
        "The cell kind of items; or several that take turns, so many of each in a row; or several "
        + "of which each item draws its own, by their weights. A count or weight is 1 when nothing is "
        + "said.", isExplained: true),
    Part(
      name: "HEIGHTS",
      forms: [
        "POINTS [x COUNT] …", "PART [+ PART …] [x COUNT]", "from \"FILE\" [column N]",
        "from \"FILE\" column N at POINTS[, column N at POINTS …]",
      ],
      meaning:
        "Heights in order, each perhaps many times; or one sum for every item; or a column of a "
        + "file next to the script, the first when nothing is said; or one for each of some widths "
        + "of the list, where the widest that is not wider counts, else the first. Where the heights tell how "
        + "many items there are, a range or sum needs its count; elsewhere it has none and "
        + "heights start again after the last one.", isExplained: true),
    Part(
      name: "PART",
      forms: [
        "POINTS", "LOW..HIGH", "text N chars size POINTS", "text LOW..HIGH chars size POINTS",
        "formula FORMULA",
      ],
      meaning:
        "What heights are made of; several are on top of each other: a height; a whole number of "
        + "points above LOW, drawn per item, LOW and HIGH possible; or a text of N characters (or "
        + "so many as are drawn per item), wrapped to the list's width. A text has no height "
        + "without characters. A formula goes on to the end and is the last part.",
      isExplained: true),
    Part(
      name: "FORMULA",
      forms: [
        "NUMBER", "n", "- FORMULA", "FORMULA + FORMULA", "(FORMULA)", "min(FORMULA, …)",
        "max(FORMULA, …)", "floor(FORMULA)",
      ],
      meaning:
        "A number of points, calculated exactly with `+`, `-`, `*`, `/` and `mod`, the last three "
        + "first. `n` is the item's number among those that come in with it, from 0; in a cell's block "
        + "it is the item's id. The result is rounded down to 1/4800 pt, and what is below 0 counts as 0."
    ),
    Part(
      name: "FACTOR", forms: ["NUMBER"],
      meaning: "How many times as large, from 0.1 to 10: `text-size 1` is standard."),
    Part(
      name: "Y", forms: ["NUMBER"],
      meaning: "A place on the glass, in points below the window's top edge; not below 0."),
    Part(
      name: "FRACTION", forms: ["NUMBER"],
      meaning: "A part of the way of the scroll indicator's thumb, from 0 (top) to 1."),
    Part(
      name: "CONDITION",
      forms: [
        "VALUE = VALUE", "item ID|header ID|footer ID|index N at VALUE",
        "item ID|header ID|footer ID|index N visible",
        "item ID|header ID|footer ID|index N not visible",
      ],
      meaning:
        "Values compare with `=`, `!=`, `<`, `<=`, `>`, `>=`. The place of an item is that of its "
        + "top, counted from the top of the viewport inside the insets."),
    Part(
      name: "VALUE",
      forms: [
        "NUMBER", "METRIC", "READING", "READING of item ID|index N", "- VALUE", "VALUE + VALUE",
        "(VALUE)",
      ],
      meaning:
        "Exact arithmetic with `+`, `-`, `*` and `/`, the last two first; a length counts in "
        + "points. Signs between two names need spaces around them: a name may hold `-` and `.`. "
        + "The app reads no metrics, and in its blocks the names of `let` are values, too; "
        + "`of item` may be followed by such a name, or by `first-visible` or `last-visible`."),
    Part(
      name: "OCCURRENCE",
      forms: [
        "item ID|index N appears|disappears|arrives", "within N items of the end|top",
        "VALUE = VALUE", "scrolling stops", "scroll lands",
        "prefetch asks [for item ID|index N]", "keyboard shows|hides", "window leaves|returns",
      ],
      meaning:
        "Looked at once a frame, after it was committed. An item appears when it gets a cell on "
        + "screen. `within N items of the end`: so many items or fewer come after the last one on "
        + "screen; an empty list is near both ends. A comparison happens when it begins to hold; one "
        + "that holds from the start begins in frame 0. `scrolling stops` when what moved the "
        + "content ends, `scroll lands` when a scroll to an item does. An item arrives when late content of "
        + "it does, on screen or off it. `prefetch asks` when an item comes into the window of `prefetch-window` that has no "
        + "cell yet. `keyboard shows` when it is all the way up, `hides` when it is "
        + "all the way down again. `window leaves` when the list leaves its window, `returns` when it is there "
        + "again."),
  ]
}
