extension CellCodeDiagnosticTests {
  private static let form =
    "field NAME: TYPE [= STATE][, kept in model|cell|both [saved at-once|at-end-display|at-reuse]]"
  private static let actions = "users do this to it: "

  /// Fields that cannot be.
  static let declarations: [Row] = [
    Row("field x: txt", "txt", "unknown type 'txt'", "did you mean 'text'?"),
    Row(
      "field x: choice S|M|S", "S", "'S' is not accepted", "a choice has each word once"),
    Row(
      "field x: choice S|M = X", "X", "unknown word of the choice 'X'", "known: S, M"),
    Row(
      "field x: number = 1.5", "1.5", "'1.5' is not accepted",
      "a number is a whole number from -1000000000000 to 1000000000000"),
    Row(
      "field x: scroll-offset = -2000000000", "-2000000000", "'-2000000000' is not accepted",
      "a content offset is a number from -1000000000 to 1000000000"),
    Row(
      "field x: hosted-view, kept in cell", ",", "a hosted-view has no value, and nobody keeps it",
      "field x: hosted-view"),
    Row(
      "field x: focus = yes", "yes", "new items do not have the focus: one cell has it at most",
      "give it to an item with a command: focus item ID"),
    Row(
      "field image: flag", "image", "the cell has a part 'image' already",
      "give the field another name"),
    Row(
      "when size adds 5", "size", "'size' is a choice: no height depends on it",
      "on or off are: flag, number, text, selection, focus, constraint"),
  ]

  /// Code that cannot be.
  static let code: [Row] = [
    Row("configure sets opn", "opn", "the cell has no field or part 'opn'", "did you mean 'open'?"),
    Row(
      "configure skips zzz", "zzz", "the cell has no field or part 'zzz'",
      "they are stated in the cell's block, such as 'image 3:2'; it has: open, size, note, clip, "
        + "badge, player, image"),
    Row(
      "configure sets note", "note", "the model knows no field 'note': it is kept in the cell",
      "nothing can set it from there; declare it with: kept in model"),
    Row(
      "will-display sets open, note", "note",
      "the model knows no field 'note': it is kept in the cell",
      "nothing can set it from there; declare it with: kept in model"),
    Row(
      "configure sets open when 1", "1", "'1' is no value of 'open', a flag",
      "accepted: yes or no"),
    Row(
      "configure sets size unless huge", "huge", "'huge' is no value of 'size', a choice",
      "accepted: S, M, L"),
    Row(
      "configure sets image unless yes", "yes", "'yes' is no value of 'image', late content",
      "accepted: placeholder or content"),
    Row(
      "configure sets player when yes", "yes",
      "the model has no value for 'player', a hosted-view", "write: configure sets player"),
    Row(
      "configure adds open", "open", "'open' is no subview: nothing can be added to it",
      "declare it with 'field open: subview', or write: configure sets open"),
    Row(
      "prepare-for-reuse resets clip to 1.5", "1.5", "'1.5' is no value of 'clip', a timer",
      "accepted: stopped or running"),
    Row(
      "prepare-for-reuse resets image to content", "content",
      "'content' is no value of 'image', late content", "accepted: placeholder"),
    Row(
      "prepare-for-reuse resets badge everywhere", "badge",
      "only a hosted view is somewhere else: 'badge' is none", "leave out 'everywhere'"),
    Row(
      "prepare-for-reuse resets open, open", "open",
      "what 'prepare-for-reuse' does with 'open' is stated twice", "keep one of the two"),
    Row(
      "edits go to captured cell", "cell", "expected 'item', 'index' or 'generation', found 'cell'",
      "edits go to current item|captured item|captured index|captured generation"),
    Row(
      "changes reach all cells", "all", "expected 'every', 'cells' or 'no', found 'all'",
      "changes reach every cell|cells on screen|no cell"),
    Row(
      "listeners once, removed", "", "expected 'in', found the end of the line",
      "listeners replaced|added|once[, removed in prepare-for-reuse]"),
  ]

  /// What cannot be done to a field.
  static let commands: [Row] = [
    Row(
      "type \"x\" in item 0 open", "open", "'open' is a flag: nobody can 'type' it",
      actions + "tap, swipe"),
    Row(
      "choose item 0 size XL", "XL", "'XL' is no value of 'size', a choice", "did you mean 'L'?"),
    Row(
      "choose item 0 open S", "open", "'open' is a flag: nobody can 'choose' it",
      actions + "tap, swipe"),
    Row(
      "drag item 0 size by 5", "size", "'size' is a choice: nobody can 'drag' it",
      actions + "tap, choose"),
    Row(
      "start item 0 note", "note", "'note' is a text: nobody can 'start' it", actions + "type"),
    Row(
      "tap item 0 badge", "badge", "'badge' is a subview: nobody can 'tap' it",
      "users change nothing about it"),
    Row("set item 0 open 1", "1", "'1' is no value of 'open', a flag", "accepted: yes or no"),
    Row(
      "set item 0 clip \"now\"", "\"now\"", "\"now\" is no value of 'clip', a timer",
      "accepted: stopped or running"),
    Row(
      "set item 0 note \"x\"", "note", "the model knows no field 'note': it is kept in the cell",
      "act on it as a user does, or declare it with: kept in model"),
    Row(
      "set item 0 player yes", "player", "'player' is a hosted-view: the model has no value for it",
      "whether it is there is up to the code of the cell"),
    Row(
      "set item 0 image yes", "image", "unknown field 'image'",
      "the content of a part changes with: change content of ITEMS image"),
    Row(
      "change content of item 0 photo", "at 0s change content of item 0 photo",
      "the items have no photo that could change",
      "state it in the block of a cell, such as: photo 3:2"),
    Row("tap item 0 opan", "opan", "unknown field 'opan'", "did you mean 'open'?"),
  ]

  /// Expectations about nothing.
  static let expectations: [Row] = [
    Row(
      "expect no violation freshness field opn", "opn", "no cell has a field or part 'opn'",
      "did you mean 'open'?"),
    Row(
      "expect violation round-trip wrong-item on item 3 field photo from item 2", "photo",
      "no cell has a field or part 'photo'",
      "they have: open, size, note, clip, badge, player, image"),
  ]
}
