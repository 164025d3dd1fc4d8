extension Vocabulary {
  /// Lines in the block of a cell about its fields and its code.
  static let fieldSettings: [Entry] = fieldLines + codeLines

  private static let fieldLines: [Entry] = [
    Entry(
      place: .cell, word: .field,
      form:
        "field NAME: TYPE [= STATE][, kept in model|cell|both [saved at-once|at-end-display|at-reuse]]",
      meaning:
        "Something that each item has and its cells show beside their content. Without a value it is off, 0, empty, "
        + "stopped or the first word of a choice for new items. The model keeps it when nothing else is said: edits are "
        + "written there at once. What is kept in the cell goes with the cell; what both keep the cell hands to the "
        + "model when it is edited (when nothing is said), leaves the screen or is prepared for reuse. A subview and a "
        + "hosted view have no value and are kept by nobody.",
      example: "field expanded: flag = no, kept in model\nfield size: choice S|M|L = M\n"
        + "field note: text, kept in both saved at-reuse"),
    Entry(
      place: .cell, word: .when,
      form: "when [not] FIELD adds PART [+ PART …][, by constraint]",
      meaning:
        "What is on top of the height while the field is on (a number: not 0; a text: not empty), or off. When it comes "
        + "or goes, the cell asks for its height again; with `by constraint` only a constraint tells of it. While an "
        + "item has a cell, its height follows what the cell shows, else what the model says.",
      example: "when expanded adds text 480 chars size 15\nwhen not expanded adds 20, by constraint"
    ),
  ]

  private static let codeLines: [Entry] = [
    Entry(
      place: .cell, word: .configure, form: "configure sets FIELD [always|when STATE|unless STATE]",
      meaning:
        "When the cell's `configure` sets a field or part to what the model says: always, when nothing is said; or only "
        + "when the model says this, or anything but this, as in an `if` without an `else`. [cells.md](cells.md) shows "
        + "the code that all these lines stand for.",
      example: "configure sets expanded unless no"),
    Entry(
      place: .cell, word: .configure, form: "configure skips FIELD",
      meaning: "`configure` never sets it.", example: "configure skips expanded"),
    Entry(
      place: .cell, word: .configure, form: "configure adds FIELD",
      meaning: "`configure` adds one more to the subviews that are there.",
      example: "configure adds badge"),
    Entry(
      place: .cell, word: .prepareForReuse,
      form: "prepare-for-reuse resets FIELD [to STATE|everywhere] [, …]",
      meaning:
        "What a cell resets when it is prepared for reuse: to what it was in a new cell, or to a value. A hosted view is "
        + "taken away from this cell, or `everywhere`: from whatever cell it is in by then.",
      example: "prepare-for-reuse resets image, expanded to no"),
    Entry(
      place: .cell, word: .willDisplay, form: "will-display sets FIELD [, …]",
      meaning: "What is set to what the model says when a cell comes on screen.",
      example: "will-display sets expanded"),
    Entry(
      place: .cell, word: .endDisplay, form: "end-display resets FIELD [to STATE] [, …]",
      meaning: "What a cell resets when it has left the screen.",
      example: "end-display resets expanded"),
    Entry(
      place: .cell, word: .listeners,
      form: "listeners replaced|added|once[, removed in prepare-for-reuse]",
      meaning:
        "When the closure or target is put into a cell that hears of edits: in each `configure`, in place of the one "
        + "before (when nothing is said) or beside it; or in the first `configure`. And whether it is taken out when "
        + "the cell is prepared for reuse.",
      example: "listeners added, removed in prepare-for-reuse"),
    Entry(
      place: .cell, word: .edits,
      form: "edits go to current item|captured item|captured index|captured generation",
      meaning:
        "Which item a listener writes to: the one that the cell has by then; the one that it was put there for (when "
        + "nothing is said); the one that stands by then where that one stood; or the one that it was put there for, if "
        + "the cell was not configured again.",
      example: "edits go to captured index"),
    Entry(
      place: .cell, word: .changes, form: "changes reach every cell|cells on screen|no cell",
      meaning:
        "Which cells are told of a change of the model: every cell of the item, prepared and kept ones included (when "
        + "nothing is said), those on screen, or none.",
      example: "changes reach cells on screen"),
    Entry(
      place: .cell, word: .dataSource, form: "data-source dequeues twice",
      meaning:
        "For each cell that it returns, the data source takes another one before, which is lost.",
      example: "data-source dequeues twice"),
    Entry(
      place: .cell, word: .measuring, form: "measuring adds POINTS",
      meaning:
        "The cell is so much taller each second time that it is measured, and asks to be measured again each time: a "
        + "height that never settles.",
      example: "measuring adds 1"),
  ]

  /// Commands about fields and late content.
  static let fieldCommands: [Entry] =
    actions + [
      Entry(
        place: .command, word: .focus, form: "focus item ID|index N|nothing",
        meaning:
          "A user gives the focus to an item, on screen or off it, or takes it away; its cell's field of that type follows. "
          + "The reader looks at it while it is seen.",
        example: "focus item 3"),
      Entry(
        place: .command, word: .set, form: "set ITEMS FIELD STATE",
        meaning: "The model gives a field of items a value, on screen or off it.",
        example: "set items 3..8 expanded yes\nset item 3 note \"later\""),
      Entry(
        place: .command, word: .change, form: "change content of ITEMS [image|photo]",
        meaning:
          "A part of items, or every part, gets other content, which the model does not have yet.",
        example: "change content of item 3 image"),
      Entry(
        place: .command, word: .miscount, form: "miscount by N",
        meaning:
          "The data source comes to have so many items more than the list is told of, or fewer.",
        example: "miscount by -1"),
    ]

  private static let actions: [Entry] = [
    Entry(
      place: .command, word: .tap, form: "tap item ID|index N FIELD [for TIME]",
      meaning:
        "A user taps what switches a field of an item over: what is on or off changes, a choice takes its next word, a "
        + "number grows by 1, what runs stops. As with all that a user does to a field: nobody can to what is not on "
        + "screen; with a time, the finger stays so long, and what it does is done when it lifts, in the cell that it "
        + "touched.",
      example: "tap item 3 expanded"),
    Entry(
      place: .command, word: .type, form: "type \"TEXT\" [in item ID|index N FIELD]",
      meaning:
        "A user types a text in place of the one that is there: in a field, or in that of the cell that has the focus.",
      example: "type \"call back\" in item 3 note\ntype \"call back\""),
    Entry(
      place: .command, word: .choose, form: "choose item ID|index N FIELD WORD [for TIME]",
      meaning: "A user takes one of the words of a choice.", example: "choose item 3 size L"),
    Entry(
      place: .command, word: .drag, form: "drag item ID|index N FIELD by POINTS [for TIME]",
      meaning:
        "A user drags the content of a scroll view inside the cell, at once; positive is towards its end.",
      example: "drag item 3 gallery by 240"),
    Entry(
      place: .command, word: .swipe, form: "swipe item ID|index N FIELD open|closed [for TIME]",
      meaning: "A user swipes a flag on or off.", example: "swipe item 3 expanded open"),
    Entry(
      place: .command, word: .select, form: "select item ID|index N FIELD [for TIME]",
      meaning: "A user selects an item.", example: "select item 3 chosen"),
    Entry(
      place: .command, word: .deselect, form: "deselect item ID|index N FIELD [for TIME]",
      meaning: "A user takes that back.", example: "deselect item 3 chosen"),
    Entry(
      place: .command, word: .start, form: "start item ID|index N FIELD [for TIME]",
      meaning: "A user starts a timer or an animation, such as a playback.",
      example: "start item 3 clip"),
    Entry(
      place: .command, word: .stop, form: "stop item ID|index N FIELD [for TIME]",
      meaning: "A user stops it.", example: "stop item 3 clip"),
  ]

  /// What the words in capitals stand for in them.
  static let fieldParts: [Part] = [
    Part(
      name: "TYPE", forms: FieldType.all.map { $0.name == "choice" ? "choice A|B|C" : $0.name },
      meaning:
        "What a field is: on or off; one of some words, with the bars between them; a whole number; a text; the content offset of a scroll view "
        + "inside the cell; something that runs wherever its cell is until somebody stops it; an animation, which the "
        + "system ends when its cell leaves the screen; whether the item is selected; whether typed text goes to the "
        + "cell, which holds for one cell at most; a constraint that is active or not; something that the cell's code "
        + "puts into the cell, of which one is right; or a view that belongs to the item and is in one cell at a time.",
      isExplained: true),
    Part(
      name: "STATE",
      forms: [
        "yes|no", "WORD", "N", "\"TEXT\"", "POINTS", "stopped|running", "placeholder", "content",
      ],
      meaning:
        "A value of a field, as its type has it: of what is on or off, of a choice, a number, a text, a content offset, "
        + "of what runs. A part whose content comes late is reset to `placeholder`, and `configure` may ask whether it "
        + "is `placeholder` or `content`. A field without a type of such values has none.",
      isExplained: true),
    Part(
      name: "FIELD", forms: ["NAME", "image", "photo"],
      meaning:
        "The name of a field that a cell's block declares; where the code of cells or a violation is meant, of a part "
        + "whose content comes later, too."),
    Part(
      name: "CLASS", forms: FaultClass.allCases.map { $0.rawValue },
      meaning:
        "How it came that a cell shows the wrong thing, or that an edit is not where it should be."),
  ]
}
