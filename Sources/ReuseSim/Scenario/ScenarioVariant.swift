/// Which variant of which scenario a run is.
public struct ScenarioVariant: Hashable, Sendable {
  /// The scenario's title.
  public var scenario: String
  /// The variant's name.
  public var name: String

  /// Makes a value.
  public init(scenario: String, name: String) {
    self.scenario = scenario
    self.name = name
  }

  /// The title of the run.
  public var title: String { scenario + ScenarioVariant.divider + name }

  /// What stands between the two names in a title.
  public static let divider = " / "
}
