extension IdleSettingCase {
  static let scrolling: [IdleSettingCase] =
    corrections + [
      IdleSettingCase(
        "scroll-to", "nothing scrolls to an item or a place", "scroll-to retargets",
        marked: "scroll-to retargets", without: "",
        cured: "scroll-to retargets\nat 1s scroll to item 3"),
      IdleSettingCase(
        "edges", "no finger moves the content", "edges bounce\nat 1s scroll by -900 over 200ms",
        marked: "edges bounce", without: "at 1s scroll by -900 over 200ms",
        cured: "edges bounce\nat 1s drag down 900 over 200ms", during: still),
      IdleSettingCase(
        "deceleration", "there is no momentum that it would count for",
        "deceleration fast\nat 1s fling 900 normal", marked: "deceleration fast",
        without: "at 1s fling 900 normal", cured: "deceleration fast\nat 1s fling 900",
        during: still),
      IdleSettingCase(
        "paging", "no finger moves the content", "paging on\nat 1s scroll by 90",
        marked: "paging on", without: "at 1s scroll by 90", cured: "paging on\nat 1s fling 900",
        during: still),
      IdleSettingCase(
        "offset-write", "nobody writes the content offset", "offset-write stops",
        marked: "offset-write stops", without: "",
        cured: "offset-write stops\nat 1s do { correct offset by 9 }"),
      IdleSettingCase(
        "offset-write", "nothing moves the content",
        "anchor hold first-intersecting\noffset-write stops", marked: "offset-write stops",
        without: "anchor hold first-intersecting",
        cured: "anchor hold first-intersecting\noffset-write stops\nat 1s fling 900", during: still),
      IdleSettingCase(
        "snapshot", "no snapshot is applied", "snapshot reloads-data",
        marked: "snapshot reloads-data", without: "",
        cured: "snapshot reloads-data\nat 1s apply snapshot of items 0..9"),
    ]

  private static let corrections: [IdleSettingCase] = [
    IdleSettingCase(
      "corrections", "the anchor holds nothing", "corrections when-idle 100ms",
      marked: "corrections when-idle 100ms", without: "",
      cured: "anchor hold end\ncorrections when-idle 100ms"),
    IdleSettingCase(
      "corrections: batch-end", "there is no batch", "anchor hold end\ncorrections batch-end",
      marked: "batch-end", without: "anchor hold end",
      cured: "anchor hold end\ncorrections batch-end\nat 1s batch { reload item 3 }"),
    IdleSettingCase(
      "corrections: batch-end-last", "there is no batch",
      "anchor hold last-visible\ncorrections batch-end-last", marked: "batch-end-last",
      without: "anchor hold last-visible",
      cured: "anchor hold end\ncorrections batch-end-last\nat 1s apply snapshot of items 0..9"),
    IdleSettingCase(
      "corrections: positions", "neither the thumb nor a line has a position",
      "anchor hold thumb\ncorrections rounding positions", marked: "positions",
      without: "anchor hold thumb", cured: "anchor hold end\ncorrections rounding positions"),
    IdleSettingCase(
      "corrections: before-scroll", "nothing moves the content",
      "anchor hold end\ncorrections before-scroll dropped", marked: "before-scroll",
      without: "anchor hold end",
      cured: "anchor hold end\ncorrections before-scroll dropped\nat 1s scroll by 9",
      during: still),
    IdleSettingCase(
      "corrections: clamp", "there is no batch",
      "anchor hold end\ncorrections clamp batch-end", marked: "clamp",
      without: "anchor hold end",
      cured: "anchor hold end\ncorrections clamp batch-end\nat 1s batch { reload item 3 }"),
    IdleSettingCase(
      "corrections: touched", "no finger is ever on the glass",
      "anchor hold end\ncorrections touched waits", marked: "touched",
      without: "anchor hold end",
      cured: "anchor hold end\ncorrections touched waits\nat 1s touch for 300ms", during: still),
    IdleSettingCase(
      "corrections: counted-in-batches", "there is no batch",
      "anchor hold end\nedges bounce\nat 1s drag down 200 over 200ms\n"
        + "corrections overscroll counted-in-batches",
      marked: "counted-in-batches",
      without: "anchor hold end\nedges bounce\nat 1s drag down 200 over 200ms",
      cured: "anchor hold end\nedges bounce\nat 1s drag down 200 over 200ms\n"
        + "corrections overscroll counted-in-batches\nat 1s batch { reload item 3 }"),
    IdleSettingCase(
      "corrections: overscroll", "nothing is ever beyond an edge",
      "anchor hold end\ncorrections overscroll counted", marked: "overscroll",
      without: "anchor hold end",
      cured: "anchor hold end\ncorrections overscroll counted\nedges bounce"),
    IdleSettingCase(
      "echo", "the list never writes the content offset", "echo counts", marked: "echo counts",
      without: "",
      cured: "anchor hold end\ncorrections when-idle 100ms\necho counts"),
    IdleSettingCase(
      "echo", "nothing depends on which way the user scrolls, or when he did",
      "anchor hold first-intersecting\necho counts", marked: "echo counts",
      without: "anchor hold first-intersecting",
      cured: "anchor hold first-intersecting unless scrolling-up\necho counts"),
    IdleSettingCase(
      "echo: awaited",
      "it does not follow its end twice in a frame, and hears of its writes in time",
      "at-end follows within 1\necho awaited", marked: "awaited",
      without: "at-end follows within 1",
      cured:
        "at-end follows within 1\necho awaited\nat 1s do {\nresize item 3 to 90\nlayout now\n}"),
  ]
}
