/// What a list does when the app applies a snapshot.
public enum SnapshotPolicy: Hashable, Sendable, CaseIterable {
  /// It carries out the difference: removals, moves, insertions.
  case diff
  /// It takes the new items over and is asked for everything again.
  case reloadsData
}
