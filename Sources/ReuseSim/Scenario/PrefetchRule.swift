/// Whether the app asks for content before a cell needs it.
public enum PrefetchRule: Hashable, Sendable {
  /// It does not.
  case off
  /// It asks for the content of each item that comes into the window of the prefetch policy.
  case on(Cancelling)

  /// When it gives up waiting for what no cell waits for.
  public enum Cancelling: Hashable, Sendable, CaseIterable {
    /// When the item has left the window: it was passed by, is gone, or the reader turned.
    case whenLeft
    /// Never: what was asked for comes.
    case never
  }
}
