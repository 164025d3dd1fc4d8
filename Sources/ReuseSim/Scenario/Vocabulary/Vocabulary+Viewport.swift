extension Vocabulary {
  /// Lines about what covers the glass and where the list is on it.
  static let viewportSettings: [Entry] = [
    Entry(
      place: .script, word: .safeArea,
      form: "safe-area [rotated] [top POINTS] [bottom POINTS] [left POINTS] [right POINTS]",
      meaning:
        "How much the system covers of the sides of the glass; with `rotated`, after the device was "
        + "rotated, if that is different. Top and bottom are added to the insets, left and right "
        + "make the list narrower.",
      standard: "safe-area top 0 bottom 0 left 0 right 0",
      example:
        "safe-area top 47 bottom 34\nsafe-area rotated bottom 21 left 47 right 47"),
    Entry(
      place: .script, word: .shortContent, form: "short-content top|bottom",
      meaning: "At which edge of the glass, inside the insets, content is that does not fill it.",
      standard: "where the list begins", example: "short-content bottom"),
    Entry(
      place: .script, word: .inverted, form: "inverted",
      meaning:
        "The list begins at the bottom of the glass and grows upwards: `index 0` is the lowest item. "
        + "Fingers, insets, alignments, places and jumps count on the glass, the content offset "
        + "in the order of the list.",
      example: "inverted"),
    Entry(
      place: .script, word: .start,
      form: "start at top|end|item ID [align top|center|bottom]|index N [align …]|offset POINTS",
      meaning:
        "Where the reader is when the list is shown first: the initial layout ends there. An item "
        + "stands at the top when nothing is said. With estimates it depends on `scroll-to` whether "
        + "that is met.",
      standard: "start at top",
      example:
        "start at end\nstart at item 300 align center\nstart at index 3\nstart at offset 1200"),
  ]

  /// Policies about the viewport.
  static let viewportPolicies: [Entry] = [
    Entry(
      place: .script, word: .insetAdjustment, form: "inset-adjustment automatic|never",
      meaning: "Whether the safe area counts as an inset.",
      standard: "the platform's", example: "inset-adjustment never"),
    Entry(
      place: .script, word: .keyboard, form: "keyboard covers|insets|resizes",
      meaning:
        "What a keyboard does: it only covers the glass; it raises the bottom inset to its height "
        + "where the safe area is not taller; or the viewport ends where it begins.",
      standard: "the platform's", example: "keyboard resizes"),
    Entry(
      place: .script, word: .keyboardDismiss, form: "keyboard-dismiss none|on-drag|interactive",
      meaning:
        "What a drag does to the keyboard: nothing; it goes away when the drag begins; or it goes "
        + "along with a finger that comes from above its upper edge, and back with it.",
      standard: "the platform's", example: "keyboard-dismiss interactive"),
    Entry(
      place: .script, word: .keyboardLift, form: "keyboard-lift by-direction|by-place",
      meaning:
        "What becomes of a keyboard that a finger took along: it goes on the way that the finger "
        + "went last; or it goes away when less than half of it is left, and comes back else.",
      standard: "the platform's", example: "keyboard-lift by-place"),
    Entry(
      place: .script, word: .keyboardHeard,
      form: "keyboard-heard each-frame|notifications|notifications-at-once",
      meaning:
        "How the list hears of a keyboard that moves: frame by frame; or when it begins to move by "
        + "itself, and not while a finger moves it, and then goes along evenly or is there at once.",
      standard: "the platform's", example: "keyboard-heard notifications"),
    Entry(
      place: .script, word: .insetsChange,
      form:
        "insets-change keeps-offset|keeps-end within POINTS|keeps-bottom-edge [for all|insets|height]",
      meaning:
        "What stays when insets or the viewport's height change: the content offset; the distance "
        + "to the end of the content, if it was at most so far; or what stands at the bottom edge "
        + "inside the insets. For one of both alone, the content offset stays when the other changes.",
      standard: "the platform's",
      example: "insets-change keeps-end within 20\ninsets-change keeps-bottom-edge for height"),
    Entry(
      place: .script, word: .atTop, form: "at-top holds-anchor|follows within POINTS",
      meaning:
        "Whether a list that was shown no farther than so from the start of its content goes there "
        + "when that or the height of the content changes, whatever the anchor holds.",
      standard: "the platform's", example: "at-top follows within 0"),
    Entry(
      place: .script, word: .atEnd,
      form:
        "at-end stays|follows within POINTS [unless moved-up]|holds within POINTS [unless moved-up]"
        + "|follows-appends within POINTS [unless moved-up]",
      meaning:
        "Whether a list that was shown no farther than so from the end of its content goes there "
        + "when the end moves, or keeps its distance from it, as with `anchor hold end`, or goes there "
        + "only when items come in behind the last one. With `unless moved-up` who moved towards the "
        + "start last counts as being there only while he is exactly at the end.",
      standard: "the platform's", example: "at-end follows within 40 unless moved-up"),
    Entry(
      place: .script, word: .layoutOffWindow, form: "layout-off-window deferred|runs",
      meaning:
        "What becomes of layout while the list is not in its window: it waits until the list returns, "
        + "unless the app asks for it with `layout now`, or it is made in each frame as ever.",
      standard: "the platform's", example: "layout-off-window runs"),
    Entry(
      place: .script, word: .onReturn, form: "on-return keeps-sizes|drops-sizes",
      meaning:
        "What becomes of measured sizes when the list returns to its window: they are kept, or "
        + "forgotten, and what is on screen is measured anew.",
      standard: "the platform's", example: "on-return drops-sizes"),
  ]

  /// Commands about the viewport.
  static let viewportCommands: [Entry] = [
    Entry(
      place: .command, word: .set, form: "set insets [top POINTS] [bottom POINTS] [over TIME]",
      meaning: "The content insets change, those that are named: at once or evenly.",
      example: "set insets top 40 over 250ms"),
    Entry(
      place: .command, word: .keyboard, form: "keyboard shows POINTS [over TIME]",
      meaning: "The keyboard comes up, or gets another height: at once or evenly.",
      example: "keyboard shows 336 over 250ms"),
    Entry(
      place: .command, word: .keyboard, form: "keyboard hides [over TIME]",
      meaning: "The keyboard goes down.", example: "keyboard hides over 250ms"),
    Entry(
      place: .command, word: .leave, form: "leave window [for TIME]",
      meaning:
        "Another screen is pushed over the list, or another tab chosen: nothing of it is shown, and "
        + "what moves it stops. With a time it returns by itself.",
      example: "leave window for 500ms"),
    Entry(
      place: .command, word: .returnTo, form: "return to window",
      meaning: "The list is shown again.", example: "return to window"),
  ]
}
