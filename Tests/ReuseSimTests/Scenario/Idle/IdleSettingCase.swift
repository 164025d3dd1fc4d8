import Testing

/// A setting that has no effect, the same scenario without it, and one in which it has one.
struct IdleSettingCase: CustomTestStringConvertible, Sendable {
  /// What has no effect, as the reference names it.
  let setting: String
  /// Why.
  let reason: String
  /// Lines with it.
  let idle: String
  /// What is underlined of them.
  let marked: String
  /// The same lines without it.
  let without: String
  /// Lines with it in which nobody is warned.
  let cured: String
  /// What happens in all three.
  let during: String
  /// The list in all three.
  let list: String

  init(
    _ setting: String, _ reason: String, _ idle: String, marked: String, without: String,
    cured: String, during: String = IdleSettingCase.everything,
    list: String = "cell A { height 40..120 }\nitems 60 of A"
  ) {
    self.setting = setting
    self.reason = reason
    self.idle = idle
    self.marked = marked
    self.without = without
    self.cured = cured
    self.during = during
    self.list = list
  }

  var testDescription: String { "\(setting): \(reason)" }

  /// The whole script with some of the lines.
  func script(_ lines: String) -> String {
    "scenario \"a\"\ndevice 200x400 @2x 60Hz\n\(list)\n\(lines)\n\(during)\n"
  }

  /// Movements, items that come and go, and one that changes its height.
  static let everything = """
    at 50ms scroll by 700
    at 100ms drag down 300 over 100ms
    at 250ms insert 3 of A at 0
    at 300ms remove item 8
    at 350ms resize item 4 to 130
    """

  /// The same without movements.
  static let still = """
    insets top 30
    at 50ms insert 3 of A at 0
    at 100ms remove item 8
    at 150ms resize item 7 to 130
    """

  /// The same with nothing that comes or goes.
  static let settled = """
    at 50ms scroll by 700
    at 100ms drag down 300 over 100ms
    at 350ms resize item 4 to 130
    """
}
