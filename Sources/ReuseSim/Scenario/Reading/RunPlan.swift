/// What makes up one run: a scenario, or one variant of it.
struct RunPlan {
  /// The lines of the scenario.
  var part: ScriptPart
  /// The variant's name; `nil` for a scenario without variants.
  var variant: Located<String>?
  /// Its statements, by their level.
  var groups: [StatementGroup]

  /// The run's title.
  var title: String {
    let name = part.name?.value ?? ""
    return variant.map { ScenarioVariant(scenario: name, name: $0.value).title } ?? name
  }

  /// Where that title stands.
  var span: SourceSpan? { variant?.span ?? part.name?.span }

  /// How many statements it has.
  var weight: Int64 { groups.reduce(0) { $0 + $1.weight } }
}
