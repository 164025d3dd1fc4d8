extension Vocabulary {
  /// What the app does, after `at TIME` and in blocks.
  static let appCommands: [Entry] = [
    Entry(
      place: .command, word: .do, form: "do { … }",
      meaning:
        "The app does something: one transaction, a command a line, in order, with nothing shown "
        + "between.",
      example: "do {\n  insert 2 of Article at 0\n  correct offset by 200\n}"),
    Entry(
      place: .command, word: .after, form: "after TIME[..TIME] do { … }",
      meaning:
        "The app does something so long after this; of two times, one between is drawn. The values that "
        + "are named so far are known.",
      example: "after 250ms do { reload data }\nafter 80ms..600ms do { reload data }"),
    Entry(
      place: .command, word: .load, form: "load NAME after TIME[..TIME] { … }",
      meaning:
        "The app asks for something and does this when it comes; nothing happens while an earlier "
        + "load of this name is under way, which is until its block was carried out.",
      example: "load more after 250ms { insert 20 of Article at end }"),
    Entry(
      place: .command, word: .layout, form: "layout now",
      meaning:
        "The list is laid out at once, as at the end of the frame: cells, measurements, the anchor, "
        + "the clamp. Readings behind it see the result.",
      example: "layout now"),
    Entry(
      place: .command, word: .correct, form: "correct offset by|to VALUE",
      meaning:
        "The app moves the content offset to undo a shift. It is no part of the user's movement; "
        + "what moves the content goes on from there. The offset is clamped when the list is laid "
        + "out.",
      example: "correct offset by 2 * 44\ncorrect offset to offset + 88"),
    Entry(
      place: .command, word: .navigate, form: "navigate offset by|to VALUE",
      meaning:
        "The app takes the reader to another content offset, at once: a part of the user's "
        + "movement, clamped.",
      example: "navigate offset to 0"),
  ]

  /// What may stand only in blocks of the app.
  static let blockCommands: [Entry] = [
    Entry(
      place: .block, word: .let, form: "let NAME = VALUE",
      meaning:
        "The value that something has now gets a name, for the rest of the block and the blocks in "
        + "it. Each name is given once.",
      example: "let before = content.height"),
    Entry(
      place: .block, word: .if, form: "if VALUE = VALUE { … }",
      meaning: "The block is carried out if the values compare so, with `=`, `!=`, `<`, `<=`, `>` "
        + "or `>=`.",
      example: "if items < 200 { insert 20 of Article at end }"),
  ]

  /// Lines outside of blocks.
  static let triggers: [Entry] = [
    Entry(
      place: .script, word: .when,
      form: "when OCCURRENCE [once|again] [unless loading [NAME]] { … }",
      meaning:
        "The app does something in the frame after something happened: the first time, or again "
        + "each time. While such a load is under way, any without a name, it does not count.",
      example:
        "when offset < 300 once {\n  after 250ms do { reload data }\n}\n"
        + "when within 5 items of the end again unless loading more {\n"
        + "  load more after 250ms { insert 20 of Article at end }\n}")
  ]
}
