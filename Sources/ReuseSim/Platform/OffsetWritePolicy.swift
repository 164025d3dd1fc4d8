/// What a write of the content offset does to the movement under way: one by the app, or one that keeps the
/// anchor in place.
public enum OffsetWritePolicy: String, CaseIterable, Sendable {
  /// It ends the movement.
  case stops
  /// The movement goes on as if nothing had been written: its next step undoes the write.
  case continues
  /// The movement goes on from the new place.
  case rebases
}
