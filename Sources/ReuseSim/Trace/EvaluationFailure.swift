/// Why an expression has no value.
public enum EvaluationFailure: Error, Hashable, Sendable {
  /// A division by zero.
  case divisionByZero
  /// A number that does not fit 64 bits.
  case overflow
  /// An item that is not in the list.
  case missing(ItemReference)
  /// A name whose own value could not be found.
  case nameless(String)
  /// A metric, where none can be read.
  case metric
  /// A way that is longer than any may be.
  case tooFar

  /// What stands in the place of a value.
  public var message: String {
    switch self {
    case .divisionByZero: "a division by zero"
    case .overflow: "a number too large to be computed exactly"
    case .missing(let item): "\(item.text) is not in the list"
    case .nameless(let name): "'\(name)' has no value"
    case .metric: "an app cannot read metrics"
    case .tooFar: "an offset or a way of more than \(ScriptLimits.distance) pt"
    }
  }
}
