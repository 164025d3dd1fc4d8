/// The window on the list: how tall it is and what covers it.
struct Window: Hashable, Sendable {
  /// Its height, all of it.
  var height: Length
  /// Whether the device is held the other way round.
  var isRotated = false
  /// The content inset at the top of the glass.
  var top: ChangingLength
  /// The content inset at its bottom.
  var bottom: ChangingLength
  /// What the keyboard takes of it.
  var keyboard: Keyboard
  private let safeArea: SafeArea
  private let rotatedSafeArea: SafeArea
  private let shortContent: Viewport.ShortContent
  private let isInverted: Bool
  private let policies: ViewportPolicies

  /// The window of a scenario, before anything happens.
  init(of scenario: Scenario, _ policies: ViewportPolicies) {
    height = scenario.device.height
    top = ChangingLength(scenario.insets.top)
    bottom = ChangingLength(scenario.insets.bottom)
    keyboard = Keyboard(policies.keyboardHeard)
    safeArea = scenario.safeArea
    rotatedSafeArea = scenario.rotatedSafeArea ?? scenario.safeArea
    isInverted = scenario.isInverted
    shortContent = (scenario.shortContent ?? scenario.startEdge).place(isInverted: isInverted)
    self.policies = policies
  }

  /// Whether nothing of it changes from a time on.
  func isAtRest(at time: Time) -> Bool {
    top.isAtRest(at: time) && bottom.isAtRest(at: time) && keyboard.isAtRest(at: time)
  }

  /// The safe area that counts as an inset.
  private var insetArea: SafeArea {
    if policies.insetAdjustment == .never { return SafeArea() }
    return isRotated ? rotatedSafeArea : safeArea
  }

  /// How much of the width is covered.
  var sideInsets: Length { insetArea.left + insetArea.right }

  /// What the list sees of it at a time, in the list's order: an inverted list begins at the bottom.
  func viewport(at time: Time) -> Viewport {
    let keys = keyboard.knownHeight(at: time)
    var visible = height
    var covered = insetArea.bottom
    switch policies.keyboard {
    case .covers: break
    case .insets: covered = max(covered, keys)
    case .resizes:
      visible = max(height - keys, .zero)
      covered = max(covered - keys, .zero)
    }
    let atTop = top.value(at: time) + insetArea.top
    let atBottom = bottom.value(at: time) + covered
    return Viewport(
      height: visible, topInset: isInverted ? atBottom : atTop,
      bottomInset: isInverted ? atTop : atBottom, shortContent: shortContent)
  }
}
