/// `unless loading` as a script states it.
public enum LoadCondition: Hashable, Sendable {
  /// Any load.
  case anyLoad
  /// The load with this name.
  case named(Located<String>)
}
