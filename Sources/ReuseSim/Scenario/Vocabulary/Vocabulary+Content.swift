extension Vocabulary {
  /// Lines outside of blocks about content that comes late.
  static let lateContentSettings: [Entry] = [
    Entry(
      place: .script, word: .arrival,
      form: "arrival reports-size|reloads|reconfigures|tells-nobody",
      meaning:
        "What the app does when late content has arrived for an item: it tells the list the new "
        + "size of an item off screen, as `resize` does; it reloads the item; it configures the "
        + "item's cell again, and has an item off screen measured when it appears; or nothing.",
      standard: "arrival reports-size", example: "arrival reloads"),
    Entry(
      place: .script, word: .prefetch, form: "prefetch off",
      meaning: "Nothing is asked for before a cell needs it.",
      standard: "prefetch off", example: "prefetch off"),
    Entry(
      place: .script, word: .prefetch, form: "prefetch on [cancel when-left|never]",
      meaning:
        "The content of an item is asked for when it comes into the window of `prefetch-window`, and goes to the "
        + "model. A cell that is configured for it meanwhile waits for the same answer. What is still on its way when "
        + "the item leaves the window, because the reader goes elsewhere or turns, and that no cell waits for, is "
        + "cancelled, when nothing else is said. "
        + "[policies.md](policies.md#prefetch) tells more.",
      standard: "prefetch off", example: "prefetch on cancel never"),
  ]

  /// Lines in the block of a cell about content that comes late.
  static let lateContentCellSettings: [Entry] = [
    Entry(
      place: .cell, word: .image, form: "image [SHAPE] [, LOADING …]",
      meaning:
        "A part whose content is asked for when a cell is configured for an item that has none "
        + "yet. Its shape adds to the item's height; without one it takes no part in it. A sum "
        + "may hold the shape instead: `height 20 + image 3:2`.",
      example: "image 3:2 4:3 placeholder 44, latency 80ms..600ms"),
    Entry(
      place: .cell, word: .photo, form: "photo [SHAPE] [, LOADING …]",
      meaning: "The same under another name; a cell may have both.",
      example: "photo latency 200ms, answers to model"),
  ]

  /// How the options of loading that start with a word are written.
  static func loadingForms(of word: Word) -> [String] {
    let forms = lateContentParts.first { $0.name == "LOADING" }?.forms ?? []
    return forms.filter { $0.hasPrefix(word.rawValue + " ") }
  }

  /// What the words in capitals stand for in them.
  static let lateContentParts: [Part] = [
    Part(
      name: "SHAPE",
      forms: [
        "WIDTH:HEIGHT … [placeholder POINTS]", "drawn WIDTH:HEIGHT … [placeholder POINTS]",
        "POINTS [placeholder POINTS]",
      ],
      meaning:
        "How tall an image is: as wide as its item, with the ratios in turn by id, or one of them "
        + "drawn per item; or as tall as it says. The placeholder's height counts until the image "
        + "is there; without one, the final height is reserved from the start.",
      isExplained: true),
    Part(
      name: "LOADING",
      forms: [
        "latency TIME", "latency TIME..TIME", "latency heavy TIME..TIME",
        "latency table ID: TIME, … else TIME", "fails N in N", "fails [N times] for items ID, …",
        "retry after TIME up to N times",
        "cancel when hidden|at reuse [unless due within TIME]",
        "answers to model|captured cell|item|index|generation", "twice after TIME",
        "asks each time", "takes old answers", "placeholder last",
      ],
      meaning:
        "How content is loaded, each kind of option once, with commas between. How long an answer "
        + "takes, 300 ms when nothing is said: always the same; drawn for each attempt; with a "
        + "heavy tail (half of all answers take less than twice the lower time, half of the "
        + "others less than four times, and so on); or by id. Which attempts fail: as many of so "
        + "many, drawn; or all of some items, or their first. Whether a failed attempt is made "
        + "again. Whether a request is cancelled when its cell leaves the screen, or is prepared for reuse, unless "
        + "its answer is due so soon that it comes all the same. Where an answer "
        + "goes: to the model when nothing is said, which keeps it for the item wherever that is; "
        + "to the cell that asked, whatever it shows by then; to the cell that has the item; to the cell of what stands "
        + "where the item stood; or to the cell that asked, if it was not configured again. What does not reach the "
        + "item is lost to the model. Whether the same answer comes a second time; whether each `configure` asks, though "
        + "an answer for the model is on its way; whether an answer counts whose content has changed since; and "
        + "whether `configure` sets the placeholder when it has asked, over what was there at once."
    ),
  ]
}
