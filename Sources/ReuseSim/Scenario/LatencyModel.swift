/// How long an answer takes.
public enum LatencyModel: Hashable, Sendable {
  /// Always as long.
  case fixed(Time)
  /// A whole number of microseconds, drawn for each attempt, both bounds possible and all equally likely.
  case range(Time, Time)
  /// A heavy tail: at least the first time, at most the second. Half of all answers take less than twice the
  /// first, half of the others less than four times, and so on.
  case heavy(Time, Time)
  /// By the item's id; the ids count up.
  case table([Entry], otherwise: Time)

  /// How long the answers for one item take.
  public struct Entry: Hashable, Sendable {
    /// The item.
    public var item: ItemID
    /// How long its answers take.
    public var time: Time

    /// Makes an entry.
    public init(_ item: ItemID, _ time: Time) {
      self.item = item
      self.time = time
    }
  }

  /// That of a script that says nothing: 300 ms.
  public static let standard = LatencyModel.fixed(Time(milliseconds: 300))
}
