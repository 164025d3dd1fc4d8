/// How a list behaves when its window changes, as plain values.
public struct ViewportPolicies: Hashable, Sendable {
  /// Whether the safe area counts as an inset (`UIScrollView.contentInsetAdjustmentBehavior`).
  public enum InsetAdjustment: Hashable, Sendable, CaseIterable {
    /// The adjusted inset is the content inset and the safe area.
    case automatic
    /// The adjusted inset is the content inset.
    case never
  }

  /// What a keyboard does to the viewport.
  public enum Keyboard: Hashable, Sendable, CaseIterable {
    /// It covers the glass; the list does not know.
    case covers
    /// It raises the bottom inset to its height, if the safe area is not taller.
    case insets
    /// The viewport ends where the keyboard begins.
    case resizes
  }

  /// What a finger that drags the content does to the keyboard (`UIScrollView.keyboardDismissMode`).
  public enum KeyboardDismiss: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case never
    /// The keyboard goes away when a drag begins.
    case onDrag
    /// The keyboard goes along with a finger that passes its upper edge.
    case interactive
  }

  /// What becomes of a keyboard that a finger took along when the finger leaves the glass.
  public enum KeyboardLift: Hashable, Sendable, CaseIterable {
    /// It goes on the way that the finger went last.
    case byDirection
    /// It goes away when less than half of it is left, else it comes back.
    case byPlace
  }

  /// How the list hears of a keyboard that moves.
  public enum KeyboardHearing: Hashable, Sendable, CaseIterable {
    /// It follows the keyboard frame by frame (`keyboardLayoutGuide`).
    case eachFrame
    /// It is told where the keyboard goes when that moves by itself, and goes along with it evenly; while a finger
    /// moves it, it hears nothing.
    case notifications
    /// The same, but it is there at once.
    case notificationsAtOnce
  }

  /// What stays when insets or the viewport's height change.
  public enum InsetsChange: Hashable, Sendable {
    /// The content offset; it is clamped.
    case keepsOffset
    /// The distance to the largest legal offset, if it was at most this.
    case keepsEnd(within: Length)
    /// What stands at the bottom edge of the part that insets do not cover.
    case keepsBottomEdge
  }

  /// What of the window it is about.
  public enum WindowPart: Hashable, Sendable, CaseIterable {
    /// The insets and the viewport's height.
    case everything
    /// The insets, those that a keyboard makes included.
    case insets
    /// The viewport's height.
    case height
  }

  /// What becomes of layout while the list is not in its window.
  public enum OffWindow: Hashable, Sendable, CaseIterable {
    /// It waits until the list returns, unless the app asks for it.
    case deferred
    /// It is made in each frame, as ever.
    case runs
  }

  /// What becomes of measured sizes when the list returns to its window.
  public enum OnReturn: Hashable, Sendable, CaseIterable {
    /// They are kept.
    case keepsSizes
    /// They are forgotten, and what is on screen is measured anew.
    case dropsSizes
  }

  /// Whether the safe area counts as an inset.
  public var insetAdjustment: InsetAdjustment
  /// What a keyboard does.
  public var keyboard: Keyboard
  /// What a finger that drags the content does to the keyboard.
  public var keyboardDismiss: KeyboardDismiss
  /// What becomes of a keyboard that a finger took along.
  public var keyboardLift: KeyboardLift
  /// How the list hears of a keyboard that moves.
  public var keyboardHeard: KeyboardHearing
  /// What stays when insets or the viewport's height change.
  public var insetsChange: InsetsChange
  /// Which of these it is about; when the other one changes, the content offset stays.
  public var insetsChangePart: WindowPart
  /// Whether a list that is read at its start stays there.
  public var atTop: StartPolicy
  /// Whether a list that is read at its end follows it.
  public var atEnd: EndPolicy
  /// What becomes of layout while the list is not in its window.
  public var offWindow: OffWindow
  /// What becomes of measured sizes when it returns.
  public var onReturn: OnReturn

  /// Makes a value; UIKit's habits by default.
  public init(
    insetAdjustment: InsetAdjustment = .automatic, keyboard: Keyboard = .insets,
    keyboardDismiss: KeyboardDismiss = .never, keyboardLift: KeyboardLift = .byDirection,
    keyboardHeard: KeyboardHearing = .eachFrame,
    insetsChange: InsetsChange = .keepsOffset, insetsChangePart: WindowPart = .everything,
    atTop: StartPolicy = .holdsAnchor, atEnd: EndPolicy = .stays,
    offWindow: OffWindow = .deferred, onReturn: OnReturn = .keepsSizes
  ) {
    self.insetAdjustment = insetAdjustment
    self.keyboard = keyboard
    self.keyboardDismiss = keyboardDismiss
    self.keyboardLift = keyboardLift
    self.keyboardHeard = keyboardHeard
    self.insetsChange = insetsChange
    self.insetsChangePart = insetsChangePart
    self.atTop = atTop
    self.atEnd = atEnd
    self.offWindow = offWindow
    self.onReturn = onReturn
  }

  /// Puts the usual values in the place of what is about keyboards.
  mutating func forgetKeyboard() {
    self = ViewportPolicies(
      insetAdjustment: insetAdjustment, insetsChange: insetsChange,
      insetsChangePart: insetsChangePart, atTop: atTop, atEnd: atEnd,
      offWindow: offWindow, onReturn: onReturn)
  }
}

/// Those of them that a script states itself.
public struct ViewportOverrides: Hashable, Sendable {
  public var insetAdjustment: ViewportPolicies.InsetAdjustment?
  public var keyboard: ViewportPolicies.Keyboard?
  public var keyboardDismiss: ViewportPolicies.KeyboardDismiss?
  public var keyboardLift: ViewportPolicies.KeyboardLift?
  public var keyboardHeard: ViewportPolicies.KeyboardHearing?
  public var insetsChange: ViewportPolicies.InsetsChange?
  public var insetsChangePart: ViewportPolicies.WindowPart?
  public var atTop: StartPolicy?
  public var atEnd: EndPolicy?
  public var offWindow: ViewportPolicies.OffWindow?
  public var onReturn: ViewportPolicies.OnReturn?

  /// Makes overrides; none by default.
  public init(
    insetAdjustment: ViewportPolicies.InsetAdjustment? = nil,
    keyboard: ViewportPolicies.Keyboard? = nil,
    keyboardDismiss: ViewportPolicies.KeyboardDismiss? = nil,
    keyboardLift: ViewportPolicies.KeyboardLift? = nil,
    keyboardHeard: ViewportPolicies.KeyboardHearing? = nil,
    insetsChange: ViewportPolicies.InsetsChange? = nil,
    insetsChangePart: ViewportPolicies.WindowPart? = nil,
    atTop: StartPolicy? = nil, atEnd: EndPolicy? = nil,
    offWindow: ViewportPolicies.OffWindow? = nil, onReturn: ViewportPolicies.OnReturn? = nil
  ) {
    self.insetAdjustment = insetAdjustment
    self.keyboard = keyboard
    self.keyboardDismiss = keyboardDismiss
    self.keyboardLift = keyboardLift
    self.keyboardHeard = keyboardHeard
    self.insetsChange = insetsChange
    self.insetsChangePart = insetsChangePart
    self.atTop = atTop
    self.atEnd = atEnd
    self.offWindow = offWindow
    self.onReturn = onReturn
  }

  /// `policies` with what is stated here in place of its own.
  public func applied(to policies: ViewportPolicies) -> ViewportPolicies {
    ViewportPolicies(
      insetAdjustment: insetAdjustment ?? policies.insetAdjustment,
      keyboard: keyboard ?? policies.keyboard,
      keyboardDismiss: keyboardDismiss ?? policies.keyboardDismiss,
      keyboardLift: keyboardLift ?? policies.keyboardLift,
      keyboardHeard: keyboardHeard ?? policies.keyboardHeard,
      insetsChange: insetsChange ?? policies.insetsChange,
      insetsChangePart: insetsChangePart ?? policies.insetsChangePart,
      atTop: atTop ?? policies.atTop,
      atEnd: atEnd ?? policies.atEnd, offWindow: offWindow ?? policies.offWindow,
      onReturn: onReturn ?? policies.onReturn)
  }
}
