extension ScenarioBuilder {
  /// How tall a run's items are whose cell kind has no height: as the script says, or else its platform.
  static func itemHeight(of plan: RunPlan) -> ItemHeightPolicy {
    var platform = Platform.standard
    var stated: ItemHeightPolicy?
    for statement in plan.groups.flatMap({ $0.statements }) {
      switch statement.value {
      case .platform(let name): platform = Platform.named(name) ?? platform
      case .itemHeight(let policy): stated = policy
      default: break
      }
    }
    return stated ?? platform.policies.itemHeight
  }

  /// Gives a kind that has no height the one that such kinds have; `false` when they have none.
  mutating func giveStandardHeight(to kind: DeclaredKind, named name: String) -> Bool {
    guard case .standard(let height) = itemHeight, !kind.mayHaveHeight else { return false }
    scenario.kinds[kind.index].height = .constant(height)
    kinds[name]?.hasStandardHeight = true
    return true
  }

  /// Whether a line that failed may have said how tall items without a height are.
  var mayHaveItemHeight: Bool {
    [Word.platform, .platforms, .itemHeight].contains { failures.mayDeclare($0.rawValue) }
  }
}
