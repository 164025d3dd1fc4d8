import Virtualization

@testable import ReuseSim

extension RandomScenario {
  /// A scenario in which everything comes together: sections with headers, footers and space, cells with fields, late
  /// content, what covers the glass, and an app.
  static func everything(seed: UInt64, on platform: Platform) -> Scenario {
    var random = RandomScenario(seed: seed, hasApp: true)
    var scenario = random.scenario(on: platform)
    random.addFields(to: &scenario)
    random.addSections(to: &scenario)
    random.addCommands(to: &scenario)
    return scenario
  }

  private mutating func addFields(to scenario: inout Scenario) {
    if draws.once(in: 2) {
      scenario.overrides.selfSizing = draws.one(of: SelfSizingPolicy.allCases)
    }
    for kind in scenario.kinds.indices where !draws.once(in: 3) {
      scenario.kinds[kind].fields = [
        CellField(name: "open", isOnAtFirst: draws.once(in: 3)),
        CellField(name: "loose", isOnAtFirst: draws.once(in: 3), isKeptInCell: true),
      ]
      for field in 0...1 where !draws.once(in: 3) {
        scenario.kinds[kind].additions.append(
          ConditionalHeight(
            condition: .field(field, isOn: !draws.once(in: 3)),
            height: .constant(.pt(draws.of(0...90))), isByConstraint: draws.once(in: 3)))
      }
    }
  }

  private mutating func addSections(to scenario: inout Scenario) {
    if draws.once(in: 2) { scenario.overrides.lineSpacing = .pt(draws.of(0...20)) }
    if draws.once(in: 3) { scenario.overrides.sectionInsets = sectionInsets() }
    if draws.once(in: 2) { scenario.overrides.pinsHeaders = true }
    if draws.once(in: 4) { return }
    for name in ["Head", "Foot"] {
      let height = Length.pt(draws.one(of: [0, 20, 33, 90]))
      scenario.kinds.append(CellKind(name: name, height: .constant(height)))
    }
    let header = scenario.kinds.count - 2
    for _ in 0...draws.below(2) {
      scenario.sectionModels.append(
        SectionModel(
          header: draws.once(in: 3) ? nil : header,
          footer: draws.once(in: 2) ? nil : header + 1,
          insets: draws.once(in: 2) ? nil : sectionInsets()))
    }
    let items = scenario.items
    scenario.sections = items.map { block in
      SectionBlock(
        count: draws.below(4), model: draws.below(scenario.sectionModels.count),
        items: draws.once(in: 6) ? [] : [block])
    }
  }

  private mutating func sectionInsets() -> SectionInsets {
    SectionInsets(
      top: .pt(draws.of(0...20)), bottom: .pt(draws.of(0...20)), left: .pt(draws.of(0...30)),
      right: .pt(draws.of(0...30)))
  }

  private mutating func addCommands(to scenario: inout Scenario) {
    for place in scenario.commands.indices.reversed() {
      for _ in 0..<draws.below(3) {
        var command = command(of: scenario)
        if draws.once(in: 3) {
          let other = self.command(of: scenario)
          command = .block(
            AppBlock([
              AppStep(command, line: 90), AppStep(.layoutNow, line: 91), AppStep(other, line: 92),
            ]))
        }
        let (time, line) = (scenario.commands[place].time, scenario.commands[place].line)
        scenario.commands.insert(
          TimedCommand(time: time, command: command, line: line), at: place)
      }
    }
  }

  private mutating func command(of scenario: Scenario) -> Command {
    let section = draws.of(0...8)
    let item = ItemReference.index(draws.below(20))
    let field = draws.one(of: ["open", "loose"])
    switch draws.below(14) {
    case 0, 1:
      return .insertSections(
        SectionBlock(
          count: 1 + draws.below(3), model: draws.below(scenario.sectionModels.count),
          items: draws.once(in: 3) ? [] : [ItemBlock(count: 1 + draws.below(9), kind: 0)]),
        at: draws.once(in: 3) ? .end : .index(draws.below(4)))
    case 2: return .removeSection(section)
    case 3: return .reloadSection(section)
    case 4:
      return .insert([ItemBlock(count: 1 + draws.below(5), kind: 0)], .startOfSection(section))
    case 5: return .insert([ItemBlock(count: 1 + draws.below(5), kind: 0)], .endOfSection(section))
    case 6: return .move(item, to: .startOfSection(section))
    case 7: return .move(item, to: .endOfSection(section))
    case 8: return .remove(.section(section))
    case 9: return .act(.tap, on: item, field: field)
    case 10:
      return .set(
        draws.one(of: [.one(item), .section(section), .all]), field: field,
        to: .flag(draws.once(in: 2)))
    case 11: return .reconfigure(.run(count: 6, at: draws.below(20)))
    case 12: return draws.one(of: [.invalidateLayout, .invalidateSize(.one(item)), .batch([])])
    default: return .reload(draws.one(of: [.section(section), .one(item)]))
    }
  }
}
