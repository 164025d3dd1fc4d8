/// How far a number of a run depends on a rule of its platform that is only assumed: what it is at least and at most
/// under everything that is plausible for this rule, with all other rules as they are.
public struct Bracket: Hashable, Sendable {
  /// The rule's number among those of the platform, from 1.
  public var rule: Int
  /// What is counted.
  public var metric: Metric
  /// The smallest value: 1/4800 pt, a count, or billionths, as the metric's unit says.
  public var lowest: Int64
  /// The largest value.
  public var highest: Int64

  /// Makes a bracket.
  public init(rule: Int, metric: Metric, lowest: Int64, highest: Int64) {
    self.rule = rule
    self.metric = metric
    self.lowest = lowest
    self.highest = highest
  }
}

extension Scenario {
  /// How far the numbers of a run depend on the assumed rules of its platform, rule by rule, metric by metric; only
  /// those that depend on them are told. A rule about a policy that the script states itself is none of the platform's.
  ///
  /// - Complexity: one run for each variant of a rule that makes a difference to the policies.
  func brackets(around values: MetricValues, _ options: RunOptions) -> [Bracket] {
    let platform = platform(for: options)
    let leavesWindow = leavesWindow
    let hasKeyboard = hasKeyboard
    let policies = bearing(of: platform.policies, leavesWindow, hasKeyboard)
    var brackets: [Bracket] = []
    for place in platform.rules.indices {
      var all = [values]
      for variant in platform.rules[place].variants {
        var other = platform
        other.policies = variant.applied(to: platform.policies)
        if bearing(of: other.policies, leavesWindow, hasKeyboard) != policies {
          all.append(metrics(on: other, options))
        }
      }
      brackets += Scenario.brackets(of: place + 1, over: all)
    }
    return brackets
  }

  /// The policies that a run of this scenario has on a platform, those for absences, keyboards and data that is asked for
  /// beforehand put aside where there are none.
  private func bearing(
    of policies: Policies, _ leavesWindow: Bool, _ hasKeyboard: Bool
  ) -> Policies {
    var policies = overrides.applied(to: policies)
    if !leavesWindow {
      policies.viewport.offWindow = .deferred
      policies.viewport.onReturn = .keepsSizes
    }
    if !hasKeyboard { policies.viewport.forgetKeyboard() }
    if prefetch == .off { policies.cells.prefetch = PrefetchPolicy() }
    return policies
  }

  /// The metrics that a rule's variants do not agree on.
  private static func brackets(of rule: Int, over all: [MetricValues]) -> [Bracket] {
    var brackets: [Bracket] = []
    for metric in Metric.allCases {
      var bracket = Bracket(
        rule: rule, metric: metric, lowest: all[0][metric], highest: all[0][metric])
      for values in all {
        bracket.lowest = min(bracket.lowest, values[metric])
        bracket.highest = max(bracket.highest, values[metric])
      }
      if bracket.lowest != bracket.highest { brackets.append(bracket) }
    }
    return brackets
  }

  /// What a run on another platform comes to, in numbers alone.
  private func metrics(on platform: Platform, _ options: RunOptions) -> MetricValues {
    var options = options
    options.platform = platform
    options.guarantees = GuaranteeSet()
    var run = Run(self, options, fault: nil, observer: NoObserver())
    while run.step() {}
    return run.report().metrics
  }
}

extension Scenario {
  /// The metrics that the script's expectations are about, in the order of `Metric.allCases`.
  var expectedMetrics: [Metric] {
    Metric.allCases.filter { metric in
      expectations.contains { $0.condition.names(metric) }
    }
  }
}

extension Condition {
  fileprivate func names(_ metric: Metric) -> Bool {
    switch self {
    case .comparison(let left, _, let right): left.names(metric) || right.names(metric)
    case .itemPosition(_, let place): place.names(metric)
    default: false
    }
  }
}

extension Expression {
  fileprivate func names(_ metric: Metric) -> Bool {
    switch self {
    case .metric(let other): other == metric
    case .negative(let operand): operand.names(metric)
    case .binary(_, let left, let right): left.names(metric) || right.names(metric)
    default: false
    }
  }
}
