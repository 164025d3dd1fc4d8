/// How far the data source of a list is from what the list was told.
struct DataSource: Sendable {
  /// How many items more it has.
  var surplus: Int64 = 0
  /// Whether the list was told of items that came or went, and has not asked since how many there are.
  var isAsked = false
}
