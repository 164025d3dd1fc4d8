extension IdleSettingCase {
  static let sizes: [IdleSettingCase] = [
    IdleSettingCase(
      "estimate", "every cell kind has an estimate of its own", "estimate 90",
      marked: "estimate 90", without: "",
      cured: "estimate 90\ncell B { height 50 }\nitems 3 of B",
      list: "cell A {\n  height 40..120\n  estimate 60\n}\nitems 60 of A"),
    IdleSettingCase(
      "estimate: per-kind", "there is only one cell kind", "estimate 90 learns mean per-kind",
      marked: "per-kind", without: "estimate 90 learns mean",
      cured: "estimate 90 learns mean per-kind\ncell B { height 50 }\nitems 3 of B"),
    IdleSettingCase(
      "estimate: not-scrolling-to", "nothing scrolls to an item or a place",
      "estimate 90 learns mean while not-scrolling-to", marked: "not-scrolling-to",
      without: "estimate 90 learns mean",
      cured: "estimate 90 learns mean while not-scrolling-to\nat 1s scroll to end"),
    IdleSettingCase(
      "sizes: kept-by-index", "no item ever gets another index", "sizes kept-by-index",
      marked: "kept-by-index", without: "",
      cured: "sizes kept-by-index\nat 1s move item 3 to 9", during: settled),
    IdleSettingCase(
      "sizes: dropped-on-reload", "the data is never reloaded", "sizes dropped-on-reload",
      marked: "dropped-on-reload", without: "",
      cured: "sizes dropped-on-reload\nat 1s reload data"),
    IdleSettingCase(
      "sizes: estimates-on-reload", "the data is never reloaded",
      "sizes estimates-on-reload dropped-on-release", marked: "estimates-on-reload",
      without: "sizes dropped-on-release",
      cured: "sizes estimates-on-reload\nsnapshot reloads-data\nat 1s apply snapshot of items 0..9"),
    IdleSettingCase(
      "width-change", "neither the width nor the size of text changes", "width-change keeps-sizes",
      marked: "width-change keeps-sizes", without: "",
      cured: "width-change keeps-sizes\nat 1s text-size 1.3"),
    IdleSettingCase(
      "width-change", "every height is known beforehand, and at another width known again",
      "estimate exact\nwidth-change keeps-sizes\nat 1s width 300",
      marked: "width-change keeps-sizes", without: "estimate exact\nat 1s width 300",
      cured: "width-change keeps-sizes\nat 1s width 300",
      list: "cell A { height text 60..400 chars size 16 }\nitems 60 of A"),
    IdleSettingCase(
      "self-sizing", "no cell on screen asks to be measured", "self-sizing disabled",
      marked: "self-sizing disabled", without: "",
      cured: "self-sizing disabled\nat 1s invalidate size of item 3"),
    IdleSettingCase(
      "self-sizing: including-constraints", "no height changes by a constraint alone",
      "self-sizing including-constraints\nat 1s tap index 3 open", marked: "including-constraints",
      without: "at 1s tap index 3 open",
      cured: """
        self-sizing including-constraints
        cell B {
          height 50
          field big: flag
          when big adds 20, by constraint
        }
        items 3 of B
        """,
      list: """
        cell A {
          height 40..120
          field open: flag
          when open adds 90
        }
        items 60 of A
        """),
  ]
}
