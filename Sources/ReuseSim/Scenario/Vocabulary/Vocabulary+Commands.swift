extension Vocabulary {
  /// Lines after `at TIME` and in its block.
  static let commands: [Entry] = motions + changes + surroundings + appCommands

  /// Lines in the block of a batch.
  static let listCommands = (motions + changes + surroundings).filter { $0.word != .batch }

  private static let surroundings: [Entry] =
    [
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
        meaning: "The viewport's width and height change places.",
        example: "rotate"),
      Entry(
        place: .command, word: .textSize, form: "text-size FACTOR",
        meaning: "The user reads text this many times as large as standard.",
        example: "text-size 1.3"),
    ]

  private static let changes: [Entry] = [
    Entry(
      place: .command, word: .insert, form: "insert [COUNT] [of NAME] at PLACE [heights HEIGHTS]",
      meaning:
        "New items come in. The name may be left out when there is one cell kind, the count when "
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
      place: .command, word: .resize, form: "resize ITEMS to POINTS",
      meaning:
        "The true height of items changes; an item that was measured reports it in the same frame.",
      example: "resize item 3 to 240"),
    Entry(
      place: .command, word: .batch, form: "batch { … }",
      meaning: "Several commands as one transaction, one a line, in order.",
      example: "batch {\n  remove item 3\n  insert 1 of Article at 0\n}"),
    Entry(
      place: .command, word: .repeat, form: "repeat COUNT [every TIME] { … }",
      meaning:
        "The commands of the block, so many rounds: all at once, or each round so much later than the "
        + "one before. What follows the block does not wait for them. In a batch there is no `every`.",
      example: "repeat 3 {\n  insert 1 of Article at 0\n}"),
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
  static let parts: [Part] = [
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
        + "are its positions."),
    Part(
      name: "ITEMS", forms: ["item ID", "items ID..ID", "index N", "COUNT at N", "all items"],
      meaning:
        "Items by id, or by position now, counted from 0. A command that finds none of them does "
        + "nothing.", isExplained: true),
    Part(
      name: "PLACE", forms: ["N", "end", "before item ID|index N", "after item ID|index N"],
      meaning:
        "A position from 0, moved into the list; the end when the named item is not in the list.",
      isExplained: true),
    Part(
      name: "HEIGHTS",
      forms: ["POINTS [x COUNT] …", "PART [+ PART …] [x COUNT]", "from \"FILE\" [column N]"],
      meaning:
        "Heights in order, each perhaps many times; or one sum for every item; or a column of a "
        + "file next to the script, the first when nothing is said. Where the heights tell how "
        + "many items there are, a range or sum needs its count; elsewhere it has none and "
        + "heights start again after the last one.", isExplained: true),
    Part(
      name: "PART",
      forms: [
        "POINTS", "LOW..HIGH", "text N chars size POINTS", "text LOW..HIGH chars size POINTS",
      ],
      meaning:
        "What heights are made of; several are on top of each other: a height; a whole number of "
        + "points above LOW, drawn per item, LOW and HIGH possible; or a text of N characters (or "
        + "so many as are drawn per item), wrapped to the list's width. A text has no height "
        + "without characters.", isExplained: true),
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
        "VALUE = VALUE", "item ID|index N at VALUE", "item ID|index N visible",
        "item ID|index N not visible",
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
        "item ID|index N appears|disappears", "within N items of the end|top", "VALUE = VALUE",
        "scrolling stops", "scroll lands",
      ],
      meaning:
        "Looked at once a frame, after it was committed. An item appears when it gets a cell on "
        + "screen. `within N items of the end`: so many items or fewer come after the last one on "
        + "screen; an empty list is near both ends. A comparison happens when it begins to hold; one "
        + "that holds from the start begins in frame 0. `scrolling stops` when what moved the "
        + "content ends, `scroll lands` when a scroll to an item does."),
  ]
}
