extension IdleSettingCase {
  static let window: [IdleSettingCase] =
    keyboard + [
      IdleSettingCase(
        "rotated", "the device is never rotated", "safe-area top 20\nsafe-area rotated left 20",
        marked: "safe-area rotated left 20", without: "safe-area top 20",
        cured: "safe-area rotated left 20\nat 1s rotate"),
      IdleSettingCase(
        "inset-adjustment", "there is no safe area", "insets top 20\ninset-adjustment never",
        marked: "inset-adjustment never", without: "insets top 20",
        cured: "safe-area top 20\ninset-adjustment never"),
      IdleSettingCase(
        "insets-change", "neither insets nor the viewport's height change",
        "insets top 20\ninsets-change keeps-bottom-edge", marked: "insets-change keeps-bottom-edge",
        without: "insets top 20",
        cured: "insets-change keeps-end within 20\nat 1s set insets top 20"),
      IdleSettingCase(
        "at-end", "who is exactly at the end is held there by the anchor",
        "anchor hold end\nat-end follows within 0\nat 1s scroll to end\nat 1.5s insert 3 of A at end",
        marked: "at-end follows within 0",
        without: "anchor hold end\nat 1s scroll to end\nat 1.5s insert 3 of A at end",
        cured: "anchor hold end\nat-end follows within 1"),
      IdleSettingCase(
        "at-end", "who has to be exactly at the end is let go whichever way he moves",
        "at-end follows within 0 unless moved-up\nat 1s scroll to end",
        marked: "at-end follows within 0 unless moved-up",
        without: "at-end follows within 0\nat 1s scroll to end",
        cured: "at-end follows within 1 unless moved-up"),
      IdleSettingCase(
        "layout-off-window", "the list never leaves its window", "layout-off-window runs",
        marked: "layout-off-window runs", without: "",
        cured: "layout-off-window runs\nat 1s leave window for 100ms"),
      IdleSettingCase(
        "on-return", "the list never leaves its window", "on-return drops-sizes",
        marked: "on-return drops-sizes", without: "",
        cured: "on-return drops-sizes\nat 1s leave window for 100ms"),
    ]

  private static let keyboard: [IdleSettingCase] = [
    IdleSettingCase(
      "keyboard", "no keyboard comes up", "keyboard resizes", marked: "keyboard resizes",
      without: "", cured: "keyboard resizes\nat 1s keyboard shows 90"),
    IdleSettingCase(
      "keyboard-dismiss", "no keyboard comes up", "keyboard-dismiss on-drag",
      marked: "keyboard-dismiss on-drag", without: "",
      cured: "keyboard-dismiss on-drag\nat 1s keyboard shows 90"),
    IdleSettingCase(
      "keyboard-lift", "no keyboard comes up",
      "keyboard-lift by-place", marked: "keyboard-lift by-place", without: "",
      cured: "keyboard-dismiss interactive\nkeyboard-lift by-place\nat 1s keyboard shows 90"),
    IdleSettingCase(
      "keyboard-heard", "no keyboard comes up", "keyboard-heard notifications",
      marked: "keyboard-heard notifications", without: "",
      cured: "keyboard-heard notifications\nat 1s keyboard shows 90"),
    IdleSettingCase(
      "keyboard-dismiss", "no finger moves the content",
      "keyboard-dismiss on-drag\nat 0s keyboard shows 90\nat 1s scroll by 90 over 200ms",
      marked: "keyboard-dismiss on-drag",
      without: "at 0s keyboard shows 90\nat 1s scroll by 90 over 200ms",
      cured: "keyboard-dismiss on-drag\nat 0s keyboard shows 90\nat 1s drag up 90 over 200ms",
      during: still),
    IdleSettingCase(
      "keyboard-lift", "no finger takes the keyboard along",
      "keyboard-lift by-place\nat 0s keyboard shows 90", marked: "keyboard-lift by-place",
      without: "at 0s keyboard shows 90",
      cured: "keyboard-dismiss interactive\nkeyboard-lift by-place\nat 0s keyboard shows 90"),
    IdleSettingCase(
      "keyboard-heard", "the keyboard only covers the glass",
      "keyboard covers\nkeyboard-heard notifications\nat 0s keyboard shows 90 over 200ms",
      marked: "keyboard-heard notifications",
      without: "keyboard covers\nat 0s keyboard shows 90 over 200ms",
      cured: "keyboard-heard notifications\nat 0s keyboard shows 90 over 200ms"),
  ]
}
