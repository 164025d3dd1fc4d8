extension IdleSettingCase {
  static let anchor: [IdleSettingCase] = heldItem + heldChanges + reasons

  private static let heldItem: [IdleSettingCase] = [
    IdleSettingCase(
      "anchor: focused-first", "no item ever has the focus",
      "anchor hold first-intersecting focused-first", marked: "focused-first",
      without: "anchor hold first-intersecting",
      cured: "anchor hold first-intersecting focused-first\nat 0s focus item 3"),
    IdleSettingCase(
      "anchor: when-deleted", "no item ever goes away",
      "anchor hold last-visible when-deleted previous", marked: "when-deleted",
      without: "anchor hold last-visible",
      cured: "anchor hold last-visible when-deleted previous\nat 1s remove index 0",
      during: settled),
    IdleSettingCase(
      "anchor: when-moved", "no item ever gets another place",
      "anchor hold last-visible when-moved as-deleted", marked: "when-moved",
      without: "anchor hold last-visible",
      cured: "anchor hold last-visible when-moved as-deleted\nat 1s move index 0 to 3",
      during: settled),
    IdleSettingCase(
      "anchor: when-nothing", "what is held is picked for each frame anyway",
      "anchor hold last-visible when-nothing kept", marked: "when-nothing",
      without: "anchor hold last-visible",
      cured: "anchor hold last-visible kept until-scroll when-nothing kept"),
    IdleSettingCase(
      "anchor: under-insets", "insets cover nothing",
      "anchor hold first-intersecting under-insets counted", marked: "under-insets",
      without: "anchor hold first-intersecting",
      cured: "anchor hold first-intersecting under-insets counted\ninsets top 40"),
    IdleSettingCase(
      "anchor: new-behind", "no item ever comes in", "anchor hold last-visible new-behind held",
      marked: "new-behind", without: "anchor hold last-visible",
      cured: "anchor hold last-visible new-behind held\nat 1s insert 1 of A at end",
      during: settled),
    IdleSettingCase(
      "anchor: place", "the viewport keeps its height",
      "anchor hold nearest 1/2 place viewport-share\nat 1s keyboard shows 90", marked: "place",
      without: "anchor hold nearest 1/2\nat 1s keyboard shows 90",
      cured: "anchor hold nearest 1/2 place viewport-share\nat 1s viewport height 300"),
    IdleSettingCase(
      "anchor: viewport-resize", "the viewport keeps its height",
      "anchor hold end unless viewport-resize\nat 1s keyboard shows 90", marked: "viewport-resize",
      without: "anchor hold end\nat 1s keyboard shows 90",
      cured: "anchor hold end unless viewport-resize\nat 1s viewport height 300"),
  ]

  private static let heldChanges: [IdleSettingCase] = [
    IdleSettingCase(
      "anchor: estimates", "estimates never change",
      "anchor hold first-intersecting against structure, estimates", marked: "estimates",
      without: "anchor hold first-intersecting against structure",
      cured: "anchor hold first-intersecting against estimates\nestimate 90 learns mean"),
    IdleSettingCase(
      "anchor: estimates", "estimates never change",
      "anchor hold deltas first starts-before estimates always", marked: "estimates",
      without: "anchor hold deltas first starts-before",
      cured: "anchor hold deltas first never estimates always\nestimate 90 learns mean"),
    IdleSettingCase(
      "anchor: structure", "no item comes, goes or moves",
      "anchor hold first-intersecting against structure, re-measurements", marked: "structure",
      without: "anchor hold first-intersecting against re-measurements",
      cured: "anchor hold first-intersecting against structure\nat 1s insert 1 of A at 0",
      during: settled),
    IdleSettingCase(
      "anchor: structure", "no item comes, goes or moves",
      "anchor hold deltas first starts-before structure always", marked: "structure",
      without: "anchor hold deltas first starts-before",
      cured: "anchor hold deltas first never structure always\nat 1s insert 1 of A at 0",
      during: settled),
    IdleSettingCase(
      "anchor: layout", "neither the width nor the size of text changes",
      "anchor hold first-intersecting against structure, layout", marked: "layout",
      without: "anchor hold first-intersecting against structure",
      cured: "anchor hold first-intersecting against structure, layout\nat 1s rotate"),
    IdleSettingCase(
      "anchor: dropped-sizes", "no size is ever forgotten, and nothing reloaded",
      "anchor hold first-intersecting against structure, dropped-sizes", marked: "dropped-sizes",
      without: "anchor hold first-intersecting against structure",
      cured: "anchor hold first-intersecting against dropped-sizes\nsizes dropped-on-release"),
  ]

  private static let reasons: [IdleSettingCase] = [
    IdleSettingCase(
      "anchor: scrolling-up", "nothing moves the content",
      "anchor hold first-intersecting unless at-top, scrolling-up", marked: "scrolling-up",
      without: "anchor hold first-intersecting unless at-top",
      cured: "anchor hold first-intersecting unless scrolling-up\nat 1s scroll by 9",
      during: still),
    IdleSettingCase(
      "anchor: scrolling-down", "nothing moves the content",
      "anchor hold end unless scrolling-down", marked: "scrolling-down",
      without: "anchor hold end",
      cured: "anchor hold end unless scrolling-down\nat 1s fling 900", during: still),
    IdleSettingCase(
      "anchor: animating", "no scroll is ever under way", "anchor hold thumb unless animating",
      marked: "animating", without: "anchor hold thumb",
      cured: "anchor hold thumb unless animating\nat 1s scroll by 90 over 100ms",
      during: still),
    IdleSettingCase(
      "anchor: in-batch", "there is no batch", "anchor hold first-intersecting unless in-batch",
      marked: "in-batch", without: "anchor hold first-intersecting",
      cured: "anchor hold first-intersecting unless in-batch\nat 1s batch { remove index 0 }"),
    IdleSettingCase(
      "anchor: scrolling-for", "nothing depends on which way the user scrolls",
      "anchor hold first-intersecting scrolling-for 150ms", marked: "scrolling-for",
      without: "anchor hold first-intersecting",
      cured: "anchor hold first-intersecting unless scrolling-up scrolling-for 150ms"),
    IdleSettingCase(
      "anchor: up", "nothing moves the content",
      "anchor hold deltas first starts-before up never again ends-up-to", marked: "up",
      without: "anchor hold deltas first starts-before again ends-up-to",
      cured: "anchor hold deltas first starts-before up never\nat 1s scroll by -9",
      during: still),
    IdleSettingCase(
      "anchor: down", "nothing moves the content",
      "anchor hold deltas first ends-up-to down starts-before", marked: "down",
      without: "anchor hold deltas first ends-up-to",
      cured: "anchor hold deltas first ends-up-to down starts-before\nat 1s scroll to end",
      during: still),
  ]
}
