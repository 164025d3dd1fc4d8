extension IdleSettingCase {
  static let cells: [IdleSettingCase] = [
    IdleSettingCase(
      "overscan: movement", "nothing moves the content", "overscan 100 movement extends 2",
      marked: "movement", without: "overscan 100",
      cured: "overscan 100 movement extends 2\nat 1s scroll by 90", during: still),
    IdleSettingCase(
      "pool: trimmed", "there are never too many cells in the pool",
      "pool unbounded trimmed after-pass", marked: "trimmed", without: "",
      cured: "pool 3 trimmed after-pass"),
    IdleSettingCase(
      "pool: discards", "there are never too many cells in the pool",
      "pool unbounded discards last-made", marked: "discards", without: "",
      cured: "pool 3 discards last-made"),
    IdleSettingCase(
      "pool: per-list", "any number of cells waits", "pool unbounded per-list",
      marked: "per-list", without: "", cured: "pool 3 per-list"),
    IdleSettingCase(
      "pool: waiting", "no cell waits to be used again", "pool none waiting with-item",
      marked: "waiting", without: "pool none", cured: "pool 1 waiting with-item"),
    IdleSettingCase(
      "pool: takes", "at most one cell of a kind waits", "pool 1 takes oldest", marked: "takes",
      without: "pool 1", cured: "pool 2 takes oldest"),
    IdleSettingCase(
      "pool: reset", "no cell is ever used again", "pool none reset at-enqueue", marked: "reset",
      without: "pool none", cured: "pool 1 reset at-enqueue"),
    IdleSettingCase(
      "pool: on-resize", "no cell waits to be used again",
      "pool none on-resize emptied\nat 1s rotate", marked: "on-resize",
      without: "pool none\nat 1s rotate", cured: "pool 9 on-resize emptied\nat 1s rotate"),
    IdleSettingCase(
      "pool: on-resize", "the list keeps its width and height",
      "pool 9 on-resize emptied\nat 1s keyboard shows 90", marked: "on-resize",
      without: "pool 9\nat 1s keyboard shows 90",
      cured: "pool 9 on-resize emptied\nat 1s keyboard shows 90\nkeyboard resizes"),
    IdleSettingCase(
      "headers", "no section has a header", "headers pinned", marked: "headers pinned",
      without: "",
      cured: "headers pinned\ncell B { height 20 }\nsection { header B }"),
    IdleSettingCase(
      "item-height", "every item has a height of its own", "item-height 70",
      marked: "item-height 70", without: "",
      cured: "item-height 70\ncell B { estimate 5 }\nitems 3 of B"),
    IdleSettingCase(
      "prefetch", "no content comes late", "prefetch on", marked: "prefetch on", without: "",
      cured: "prefetch on\ncell B { image 3:2 }\nitems 3 of B"),
    IdleSettingCase(
      "prefetch", "no content comes late", "prefetch on", marked: "prefetch on", without: "",
      cured: "prefetch on\nwhen prefetch asks { scroll by 1 }"),
    IdleSettingCase(
      "prefetch", "no content comes late", "prefetch on", marked: "prefetch on", without: "",
      cured: "prefetch on\nexpect offset = 0 when prefetch asks for item 2"),
    IdleSettingCase(
      "prefetch-window", "nothing is asked for before a cell needs it",
      "prefetch-window 9 items", marked: "prefetch-window 9 items", without: "",
      cured: "prefetch-window 9 items\nprefetch on",
      list: "cell A { image 3:2 placeholder 40 }\nitems 60 of A"),
    IdleSettingCase(
      "arrival", "no content comes late", "arrival reloads", marked: "arrival reloads",
      without: "",
      cured: "arrival reloads\ncell B { image 3:2 }\nitems 3 of B"),
    IdleSettingCase(
      "focused-cell", "no item ever has the focus", "focused-cell kept",
      marked: "focused-cell kept", without: "", cured: "focused-cell kept\nat 1s focus item 3"),
    IdleSettingCase(
      "prefetch-window: movement", "nothing moves the content",
      "prefetch on\nprefetch-window behind 0 ahead 1 screens movement extends 2",
      marked: "movement", without: "prefetch on",
      cured: "prefetch on\nprefetch-window 90 movement extends 2\nat 1s scroll by 90",
      during: still, list: images),
  ]

  private static let images = "cell A {\n  height 40..120\n  image latency 90ms\n}\nitems 60 of A"
}
