/// What makes two findings the same one: all that comes of it is told once.
struct RootCause: Hashable, Sendable {
  /// How the code is wrong.
  var faultClass: FaultClass
  /// The kind of the cells.
  var kind: ReuseIdentifier
  /// The field or part that is wrong.
  var field: String
  /// The other item that a wrong value came from or an edit went to, if there is one.
  var source: ItemID?
}
