/// One situation: a list on a device, what happens to it, and what is expected of it.
public struct Scenario: Hashable, Sendable {
  /// Its title.
  public var name: String
  /// The variant that it is; `nil` when its scenario has none.
  public var variant: ScenarioVariant?
  /// The screen it is shown on.
  public var device: Device
  /// What covers the viewport's ends.
  public var insets: Insets
  /// What the system covers of the glass.
  public var safeArea: SafeArea
  /// The same when the device is rotated; `nil` when that is no different.
  public var rotatedSafeArea: SafeArea?
  /// Whether the list begins at the bottom of the glass and grows upwards.
  public var isInverted: Bool
  /// The edge of the glass at which content is that does not fill it; `nil` for that where the list begins.
  public var shortContent: GlassEdge?
  /// Where the reader is when the list is shown first.
  public var start: StartPosition
  /// The line of the script that says so; 0 when none does.
  public var startLine: Int
  /// The name of its platform.
  public var platform: String
  /// The policies it states itself.
  public var overrides: PolicyOverrides
  /// What each item counts as until it is measured, by its id, where the estimate is per item.
  public var itemEstimates: HeightModel?
  /// What the reader looks at.
  public var reader: Reader
  /// The seed of everything that is drawn.
  public var seed: UInt64
  /// When the run ends, whatever still moves or is to come; `nil` leaves it to its commands, motion and dates.
  public var end: Time?
  /// What the app does when content has arrived for an item.
  public var arrival: ArrivalRule
  /// Whether the app asks for content before a cell needs it.
  public var prefetch: PrefetchRule
  /// How much room text takes, for the sizes that the script states.
  public var textMetrics: [TextMetrics]
  /// The kinds of cells; a kind's place is its reuse identifier.
  public var kinds: [CellKind]
  /// What sections have around their items: the first is that of items outside of sections.
  public var sectionModels: [SectionModel]
  /// The sections the list starts with.
  public var sections: [SectionBlock]
  /// What happens, by time; commands of the same time in the order of the script.
  public var commands: [TimedCommand]
  /// What the app does when something happens.
  public var triggers: [Trigger]
  /// What must hold.
  public var expectations: [Expectation]
  /// The line of the script it begins in, from 1; 0 when it comes from no script.
  public var firstLine: Int
  /// The last line of the script that belongs to it.
  public var lastLine: Int

  /// Makes a scenario with the language's defaults and an empty list.
  public init(name: String) {
    self.name = name
    variant = nil
    device = .standard
    insets = Insets(top: .zero, bottom: .zero)
    safeArea = SafeArea()
    rotatedSafeArea = nil
    isInverted = false
    shortContent = nil
    start = .top
    startLine = 0
    platform = Platform.standard.name
    overrides = PolicyOverrides()
    itemEstimates = nil
    reader = .automatic
    seed = 1
    end = nil
    arrival = .reportsSize
    prefetch = .off
    textMetrics = []
    kinds = []
    sectionModels = [.plain]
    sections = []
    commands = []
    triggers = []
    expectations = []
    firstLine = 0
    lastLine = 0
  }
}

/// A screen.
public struct Device: Hashable, Sendable {
  /// The viewport's width.
  public var width: Length
  /// The viewport's height.
  public var height: Length
  /// Device pixels in a point.
  public var scale: Int64
  /// Frames a second.
  public var rate: Int64

  /// The device of a script that names none: 390 × 844 pt, 3 pixels a point, 60 frames a second.
  public static let standard = Device(
    width: Length(points: 390), height: Length(points: 844), scale: 3, rate: 60)

  /// Makes a device.
  ///
  /// - Precondition: the sizes are not negative, scale and rate are positive.
  public init(width: Length, height: Length, scale: Int64, rate: Int64) {
    precondition(width >= .zero && height >= .zero, "a device's sizes are not negative")
    precondition(scale > 0 && rate > 0, "a device's scale and rate are positive")
    self.width = width
    self.height = height
    self.scale = scale
    self.rate = rate
  }
}

/// How much of the viewport's ends is covered: content may scroll that far beyond them.
public struct Insets: Hashable, Sendable {
  /// At the start.
  public var top: Length
  /// At the end.
  public var bottom: Length

  /// Makes insets.
  ///
  /// - Precondition: neither is negative.
  public init(top: Length, bottom: Length) {
    precondition(top >= .zero && bottom >= .zero, "insets are not negative")
    self.top = top
    self.bottom = bottom
  }
}

/// What the reader looks at; a jump is a displacement of it.
public enum Reader: Hashable, Sendable {
  /// An item that was tapped in the last 500 ms, else as `firstVisible`.
  case automatic
  /// The first fully visible item, or the first one when none is.
  case firstVisible
  /// This item while it can be seen, else as `automatic`.
  case item(ItemID)
  /// The end of the content.
  case end
  /// The start of the content.
  case top
}
