/// What the sections of a list have around their items, with the policies filled in.
struct ListStructure: Sendable {
  /// By section model, what the layout knows of it.
  let styles: [SectionStyle]
  /// How much narrower than the list the items of some sections are: nothing first.
  let sideInsets: [Length]
  /// By section model, the place of its side inset in those.
  private let sides: [Int]

  /// Makes the structure of some section models.
  init(_ models: [SectionModel], _ policies: Policies) {
    var styles: [SectionStyle] = []
    var sideInsets: [Length] = [.zero]
    var sides: [Int] = []
    for model in models {
      let insets = model.insets ?? policies.sectionInsets
      styles.append(
        SectionStyle(
          header: model.header.map { ReuseIdentifier(UInt16($0)) },
          footer: model.footer.map { ReuseIdentifier(UInt16($0)) }, topInset: insets.top,
          bottomInset: insets.bottom))
      let side = sideInsets.firstIndex(of: insets.sides) ?? sideInsets.count
      if side == sideInsets.count { sideInsets.append(insets.sides) }
      sides.append(side)
    }
    self.styles = styles
    self.sideInsets = sideInsets
    self.sides = sides
  }

  /// The side inset of sections of a model: its place in `sideInsets`.
  func side(ofModel model: Int) -> Int { sides[model] }
}
