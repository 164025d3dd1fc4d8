extension ScenarioBuilder {
  /// What is said of one variant of a scenario.
  fileprivate struct VariantLines {
    var name: Located<String>
    /// The platform that a line of platforms gives it.
    var platform: Located<Statement>?
    /// The statements of its block before the first scenario.
    var shared: [Located<Statement>] = []
    /// The statements of its block in the scenario.
    var own: [Located<Statement>] = []
  }

  /// The runs of a scenario: one for each variant; one when there are none.
  mutating func plans(
    for part: ScriptPart, _ shared: ScriptPart, _ sharedGroups: [StatementGroup]
  ) -> [RunPlan] {
    let common = sharedGroups + [StatementGroup(.scenario, outOf: part)]
    let platforms = effectivePlatforms(of: part, shared)
    var variants = platforms.map { self.variants(on: $0) } ?? []
    add(shared, to: &variants, platforms, .sharedVariant)
    add(part, to: &variants, platforms, .variant)
    if variants.isEmpty { return [RunPlan(part: part, variant: nil, groups: common)] }
    return variants.map { variant in
      let own = (variant.platform.map { [$0] } ?? []) + variant.own
      return RunPlan(
        part: part, variant: variant.name,
        groups: common + [
          StatementGroup(.sharedVariant, variant.shared), StatementGroup(.variant, own),
        ])
    }
  }

  /// The line of platforms that counts for a scenario, if one does: a line of one platform stands for it as
  /// well, and what the scenario says itself wins.
  private mutating func effectivePlatforms(
    of part: ScriptPart, _ shared: ScriptPart
  ) -> Located<[String]>? {
    var result: Located<[String]>?
    for lines in [shared, part] {
      var before: Located<Statement>?
      for statement in lines.statements where statement.value.isAboutPlatforms {
        if let before, before.value.word != .platform || statement.value.word != .platform {
          report(
            statement.span, "the platform is stated twice",
            help: "line \(before.span.line) states it already: keep one of the two")
        }
        before = statement
        result = nil
        if case .platforms(let names) = statement.value { result = Located(names, statement.span) }
      }
    }
    return result
  }

  /// A variant for each platform of a line, or the only one that is asked for.
  private func variants(on platforms: Located<[String]>) -> [VariantLines] {
    (onlyPlatform.map { [$0] } ?? platforms.value).map { name in
      VariantLines(
        name: Located(name, platforms.span), platform: Located(.platform(name), platforms.span))
    }
  }

  /// Adds the blocks of one part to the variants: to those of the same name, or as further ones.
  private mutating func add(
    _ part: ScriptPart, to variants: inout [VariantLines], _ platforms: Located<[String]>?,
    _ level: StatementGroup.Level
  ) {
    var lines: [String: Int] = [:]
    for statement in part.statements {
      guard case .variant(let name, let block) = statement.value else { continue }
      if let before = lines[name.value] {
        report(
          name.span, "the variant \(CanonicalText.quoted(name.value)) stands twice",
          help: "line \(before) has the same name: write both into one block")
        continue
      }
      lines[name.value] = name.span.line
      let statements = block.lines.compactMap { $0.statement }
      if let place = variants.firstIndex(where: { $0.name.value == name.value }) {
        variants[place].add(statements, at: level)
      } else if variants.count > ScriptLimits.runs {
        return
      } else if let platforms {
        if !platforms.value.contains(name.value) { reportStrange(name, among: platforms) }
      } else {
        var variant = VariantLines(name: name)
        variant.add(statements, at: level)
        variants.append(variant)
      }
    }
  }

  private mutating func reportStrange(
    _ name: Located<String>, among platforms: Located<[String]>
  ) {
    let nearest = Suggestion.nearest(to: name.value, among: platforms.value)
    report(
      name.span,
      "no variant \(CanonicalText.quoted(name.value)): line \(platforms.span.line) says which there are",
      help: nearest.map { "did you mean \(CanonicalText.quoted($0))?" }
        ?? "there are " + platforms.value.map { CanonicalText.quoted($0) }.joined(separator: ", ")
        + "; without 'platforms', each variant can state its platform")
  }
}

extension ScenarioBuilder.VariantLines {
  fileprivate mutating func add(_ statements: [Located<Statement>], at level: StatementGroup.Level)
  {
    if level == .sharedVariant { shared += statements } else { own += statements }
  }
}

extension StatementGroup {
  /// The statements of a part that stand in no variant.
  init(_ level: Level, outOf part: ScriptPart) {
    self.init(level, part.statements.filter { !$0.value.isAboutVariants })
  }
}

extension Statement {
  /// Whether it says what runs a scenario has.
  fileprivate var isAboutVariants: Bool {
    switch self {
    case .variant, .platforms: true
    default: false
    }
  }

  /// Whether it says on which platforms a scenario runs.
  fileprivate var isAboutPlatforms: Bool {
    switch self {
    case .platform, .platforms: true
    default: false
    }
  }
}
