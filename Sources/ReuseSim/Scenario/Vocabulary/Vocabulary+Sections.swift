extension Vocabulary {
  /// Lines that make sections, outside of blocks.
  static let sections: [Entry] = [
    Entry(
      place: .script, word: .section, form: "section { … }",
      meaning:
        "A section the list starts with, after those of earlier lines: its items, and what is around "
        + "them. `items` and `rows` lines between two such lines make one section without a header.",
      example: "section {\n  header Day\n  items 20 of Article\n}"),
    Entry(
      place: .script, word: .sections, form: "sections COUNT { … }",
      meaning: "Several sections alike.",
      example: "sections 10 { items 5 of Article }"),
  ]

  /// Policies about the space between elements, and headers.
  static let spaces: [Entry] = [
    Entry(
      place: .script, word: .spacing, form: "spacing POINTS",
      meaning: "The room between neighbouring items of a section.",
      standard: "the platform's", example: "spacing 10"),
    Entry(
      place: .script, word: .sectionInsets,
      form: "section-insets [top POINTS] [bottom POINTS] [left POINTS] [right POINTS]",
      meaning:
        "The room around the items of each section that does not state its own, between header and "
        + "footer; a side that is left out has none. Items are as much narrower than the list.",
      standard: "the platform's", example: "section-insets top 8 bottom 8 left 16 right 16"),
    Entry(
      place: .script, word: .headers, form: "headers pinned|scroll",
      meaning:
        "Whether the header of the section that reaches across the inside of the top inset stays there, "
        + "until the section's end pushes it away.",
      standard: "the platform's", example: "headers pinned"),
    Entry(
      place: .script, word: .itemHeight, form: "item-height POINTS|none",
      meaning:
        "How tall items are whose cell kind has no `height`; with `none`, such items are an error. It is the "
        + "script's own platform that counts, not one that the tool is told to run it on.",
      standard: "the platform's", example: "item-height 50"),
  ]

  /// Lines in the block of a section.
  static let sectionSettings: [Entry] = [
    Entry(
      place: .section, word: .header, form: "header NAME",
      meaning: "The section has a header of this cell kind.", example: "header Day"),
    Entry(
      place: .section, word: .items, form: "items [COUNT] of NAME [heights HEIGHTS]",
      meaning: "Items of the section, after those of earlier lines.",
      example: "items 20 of Article"),
    Entry(
      place: .section, word: .rows, form: "rows heights HEIGHTS",
      meaning: "Rows of the section, after the items of earlier lines.",
      example: "rows heights 88 x 20"),
    Entry(
      place: .section, word: .footer, form: "footer NAME",
      meaning: "The section has a footer of this cell kind.", example: "footer Day"),
    Entry(
      place: .section, word: .insets,
      form: "insets [top POINTS] [bottom POINTS] [left POINTS] [right POINTS]",
      meaning:
        "The room around its items, in place of the list's `section-insets`; a side that is left out "
        + "has none.",
      example: "insets top 8 bottom 8"),
  ]

  /// Commands about sections.
  static let sectionChanges: [Entry] = [
    Entry(
      place: .command, word: .insert, form: "insert section at N|end { … }",
      meaning:
        "A new section comes in before the section that is now at this place among the sections.",
      example: "insert section at 0 {\n  header Day\n  items 5 of Article\n}"),
    Entry(
      place: .command, word: .insert, form: "insert sections COUNT at N|end { … }",
      meaning: "Several new sections alike.",
      example: "insert sections 3 at end { items 5 of Article }"),
    Entry(
      place: .command, word: .remove, form: "remove section ID",
      meaning: "A section goes away, with its header, its items and its footer.",
      example: "remove section 2"),
    Entry(
      place: .command, word: .reload, form: "reload section ID",
      meaning: "All of a section is asked for again, its header and footer included.",
      example: "reload section 2"),
  ]
}
