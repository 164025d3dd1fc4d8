/// How far the data source of a list is from what the list was told.
struct DataSource: Sendable {
  /// How many items more it has; what is less than none is none.
  var surplus: Int64 = 0
  /// Whether the list was told of items that came or went, and has not asked since how many there are.
  var isAsked = false

  /// How many items it has when the list believes in so many.
  func itemCount(_ believed: Int) -> Int64 {
    let (sum, overflow) = Int64(believed).addingReportingOverflow(surplus)
    return overflow ? .max : max(sum, 0)
  }
}
