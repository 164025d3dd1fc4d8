/// The platforms of a scenario's variants, as its lines say it.
struct VariantPlatforms {
  /// The platform of a scenario without a line of platforms.
  private(set) var platform = Platform.standard
  /// The platforms that a line of platforms names.
  private(set) var platforms: [Platform] = []
  /// The variants' names in order, each with the lines of its shared block.
  private var variants: [(name: String, shared: [Line])] = []
  private var blockStatesPlatform = false

  /// Reads the lines that a scenario shares with others, then its own.
  init(shared: [Line], own: [Line]) {
    read(shared, isShared: true)
    read(own, isShared: false)
    for platform in platforms where !variants.contains(where: { $0.name == platform.name }) {
      variants.append((platform.name, []))
    }
  }

  /// Whether the policies that lines leave out depend on the variant.
  var areSeveral: Bool { !platforms.isEmpty || blockStatesPlatform }

  /// A scenario's lines with the policies that its variants take from their platforms, in blocks of theirs.
  func spelledOut(_ own: [Line], and shared: [Line]) -> [Line] {
    var result = own
    for variant in variants {
      let place = result.firstIndex { $0.statement?.value.variant?.name == variant.name }
      let block = place.flatMap { result[$0].statement?.value.variant?.block } ?? Block()
      let platform = self.platform(of: variant, block)
      let lines = Document.adding(
        platform.policies.statements, to: block.lines[...], and: shared + own + variant.shared)
      let statement = Statement.variant(
        Located(variant.name), Block(lines: lines, closingComment: block.closingComment))
      if let place {
        result[place].statement?.value = statement
      } else if !lines.isEmpty {
        result.append(Line(statement))
      }
    }
    return result
  }

  private func platform(of variant: (name: String, shared: [Line]), _ block: Block) -> Platform {
    for case .platform(let name)? in (block.lines + variant.shared).map({ $0.statement?.value }) {
      if let platform = Platform.named(name) { return platform }
    }
    return platforms.first { $0.name == variant.name } ?? platform
  }

  private mutating func read(_ lines: [Line], isShared: Bool) {
    for case let statement? in lines.map({ $0.statement?.value }) {
      switch statement {
      case .platform(let name):
        platform = Platform.named(name) ?? platform
        platforms = []
      case .platforms(let names): platforms = names.compactMap { Platform.named($0) }
      case .variant(let name, let block):
        if !variants.contains(where: { $0.name == name.value }) {
          variants.append((name.value, isShared ? block.lines : []))
        }
        blockStatesPlatform =
          blockStatesPlatform || block.lines.contains { $0.statement?.value.word == .platform }
      default: break
      }
    }
  }
}

extension Statement {
  /// The variant that a line states.
  fileprivate var variant: (name: String, block: Block)? {
    guard case .variant(let name, let block) = self else { return nil }
    return (name.value, block)
  }
}
