/// How far the app's code is: the block that is being carried out, the loads and the triggers.
struct AppState: Sendable {
  /// What the block that is being carried out has named.
  var names: [NamedValue] = []
  /// The loads that are under way.
  var loading: [String] = []
  /// What becomes of the scenario's triggers.
  var watches: [OccurrenceWatch]
  /// How often they fired together.
  var firings: Int64 = 0
  /// From when on the app waits that waited last for a time that was drawn, and how many there are for then.
  var drawnDelays = (start: Time.zero, count: UInt64(0))

  /// Makes the state before anything has happened.
  init(watches: [OccurrenceWatch]) {
    self.watches = watches
  }
}
