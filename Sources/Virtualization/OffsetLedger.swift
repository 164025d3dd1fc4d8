/// Where the content offset is, and what brought it there in one update.
///
/// At any time `offset` = where the update began + what the user moved + `written` + `corrected` + `clamped` +
/// `rounded` + `settledRounding`.
@usableFromInline
struct OffsetLedger: Hashable, Sendable {
  /// Where it is.
  @usableFromInline private(set) var offset: Length
  /// Where it goes on from when nothing is held: there it was before the clamp.
  private(set) var base: Length
  /// Where what is held wanted it last: there it would be without clamp and rounding.
  private(set) var wanted: Length
  /// How far the window is beyond the legal range because something holds it or swings there.
  @usableFromInline var overscroll = Length.zero
  /// How far it moved for what is held.
  private(set) var corrected = Length.zero
  /// How far the list's owner moved it.
  @usableFromInline private(set) var written = Length.zero
  /// How far clamps in the middle of the update moved it, for good.
  @usableFromInline private(set) var settledClamp = Length.zero
  /// How far the last correction was rounded.
  private(set) var rounded = Length.zero
  /// How far those before it were that were for good.
  private(set) var settledRounding = Length.zero

  /// Begins at an offset.
  init(at offset: Length) {
    self.offset = offset
    base = offset
    wanted = offset
  }

  /// How far it moved back into its legal range.
  var clamped: Length { offset - wanted - rounded + settledClamp }

  /// Begins an update, wherever it is.
  mutating func begin() {
    let overscroll = overscroll
    self = OffsetLedger(at: offset)
    self.overscroll = overscroll
  }

  /// Takes note of where what is held wants it.
  mutating func want(_ offset: Length) {
    corrected += offset - wanted
    wanted = offset
  }

  /// Shows it at a place that was made of the wanted one by the clamp and then rounded by so much.
  mutating func show(at offset: Length, roundedBy rounded: Length = .zero) {
    self.offset = offset
    self.rounded = rounded
  }

  /// Goes where it is wanted, or where the clamp has left it, and on from there.
  mutating func settle(at place: Length) {
    rounded = .zero
    offset = place
    base = place
  }

  /// Moves it for the user, or along with the window.
  mutating func move(by distance: Length) {
    offset += distance
    base = offset
    wanted += distance
  }

  /// Moves it for the list's owner. What the clamp kept it from is not wanted any more.
  mutating func write(_ target: Length) {
    corrected += offset - wanted
    written += target - offset
    rounded = .zero
    offset = target
    base = target
    wanted = target
  }

  /// Makes the corrections so far ones for good: whatever happens, it goes on from there.
  mutating func settleCorrection() { base = wanted }

  /// Makes the clamp so far one for good.
  mutating func settleClamp() {
    settledClamp += offset - wanted
    rounded = .zero
    base = offset
    wanted = offset
  }

  /// Makes the corrections so far ones for good, with their clamp and rounding.
  mutating func settleUpdate() {
    settledClamp += offset - wanted - rounded
    settledRounding += rounded
    rounded = .zero
    base = offset
    wanted = offset
  }

  /// Has it want another place where nothing is held.
  mutating func moveBase(by distance: Length) { base += distance }
}
