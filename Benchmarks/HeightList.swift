import Virtualization

/// The items that a viewport shows.
struct Shown: Equatable {
  var first = 0
  var last = 0
  /// Of their positions, in whole points.
  var sum = 0
}

/// A structure that knows the heights of a list's items. An unmeasured one counts as 50 pt.
protocol HeightList {
  static var name: String { get }
  /// Whether items can be inserted and removed.
  static var canEdit: Bool { get }
  /// The largest list that the workloads end for in reasonable time.
  static var largestCount: Int { get }

  /// Makes a list of items that are all measured or all unmeasured.
  init(count: Int, isMeasured: Bool)

  var count: Int { get }
  var contentHeight: Length { get }
  /// Of what the structure has allocated.
  var bytes: Int { get }
  /// The same for what finds an item by its id, if anything does.
  var idBytes: Int { get }

  mutating func shown(from offset: Length, height: Length) -> Shown
  /// Measures what was shown last and nobody has measured, and says whether there was any.
  mutating func measureShown() -> Bool
  mutating func item(at offset: Length) -> Int
  mutating func position(of index: Int) -> Length
  mutating func setHeight(_ height: Length, at index: Int)
  mutating func insert(_ count: Int, at index: Int)
  mutating func remove(_ count: Int, at index: Int)
}

let estimatedHeight = Length(points: 50)
