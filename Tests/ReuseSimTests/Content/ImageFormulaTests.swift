import Testing

@testable import ReuseSim

@Suite struct ImageFormulaTests {
  private static func formula(_ height: ImageShape.Height, firstID: Int64 = 0) -> ImageFormula {
    ImageFormula(height, random: Random(seed: 1, purpose: .content), firstID: firstID)
  }

  private static func on(_ units: Int64) -> Surroundings {
    Surroundings(width: Length(units: units), textScale: Rational(2))
  }

  /// width × height ÷ width of the ratio, halves up; the size of text does not matter.
  @Test(
    arguments: [
      (3, 2, 1_440_000, 960_000), (3, 2, 1, 1), (3, 2, 2, 1), (3, 2, 4, 3), (2, 1, 1, 1),
      (2, 1, 3, 2), (16, 9, 1_872_000, 1_053_000), (1, 1, 7, 7), (7, 3, 10, 4), (1, 10_000, 0, 0),
      (10_000, 1, 4_999, 0), (10_000, 1, 5_000, 1), (1, 10_000, 480_000_000, 4_800_000_000_000),
    ] as [(Int64, Int64, Int64, Int64)])
  func heightFollowsTheRatio(_ width: Int64, _ height: Int64, _ on: Int64, _ expected: Int64) {
    let ratio = AspectRatio(width: width, height: height)
    let formula = ImageFormulaTests.formula(.inTurn([ratio]))
    let most = Length.maximumItemHeight
    #expect(
      formula.height(at: 5, in: ImageFormulaTests.on(on)) == min(Length(units: expected), most))
  }

  @Test func ratiosComeInTurnByID() {
    let ratios = [(3, 2), (4, 3), (1, 1)].map { AspectRatio(width: $0.0, height: $0.1) }
    let formula = ImageFormulaTests.formula(.inTurn(ratios), firstID: 4)
    let heights = (0..<4).map { formula.height(at: $0, in: ImageFormulaTests.on(12 * 4800)) }
    #expect(heights == [9, 12, 8, 9].map { Length.pt($0) })
    #expect(!formula.isConstant)
    #expect(formula.dependsOnSurroundings)
  }

  @Test func ratiosAreDrawnByID() {
    let ratios = [(1, 1), (2, 1)].map { AspectRatio(width: $0.0, height: $0.1) }
    let formula = ImageFormulaTests.formula(.drawn(ratios), firstID: 100)
    let later = ImageFormulaTests.formula(.drawn(ratios), firstID: 200)
    let heights = (0..<1000).map { formula.height(at: $0, in: ImageFormulaTests.on(4)).units }
    #expect((450...550).contains(heights.count { $0 == 4 }))
    #expect(heights.allSatisfy { $0 == 4 || $0 == 2 })
    #expect(later.height(at: 0, in: ImageFormulaTests.on(4)).units == heights[100])
  }

  @Test func fixedHeightIsFixed() {
    let formula = ImageFormulaTests.formula(.fixed(.pt(100)))
    #expect(formula.height(at: 0, in: ImageFormulaTests.on(0)) == .pt(100))
    #expect(formula.isConstant)
    #expect(!formula.dependsOnSurroundings)
  }

  /// A list's items: the base, the placeholder until the content arrives, the image after it.
  @Test func itemsHavePlaceholders() {
    var list = ItemListOfPhotos.list(
      ContentPart(
        .photo,
        shape: ImageShape(.inTurn([AspectRatio(width: 3, height: 2)]), placeholder: .pt(44))),
      ContentPart(.image, shape: ImageShape(.fixed(.pt(10)))), ContentPart(.image))
    #expect(list.contentHeight == .pt(74 * 3))
    #expect(list.placeholderHeight(at: 1) == .pt(54))
    #expect(arrive(2, at: 1, in: &list) == false)
    #expect(arrive(1, at: 1, in: &list) == false)
    #expect(list.placeholderHeight(at: 1) == .pt(44))
    #expect(arrive(0, at: 1, in: &list) == true)
    #expect(list.placeholderHeight(at: 1) == nil)
    #expect(list.height(at: 1) == .pt(230))
    #expect(list.contentHeight == .pt(74 + 230 + 74))
    list.change(Surroundings(width: .pt(150), textScale: Rational(1)))
    #expect(list.contentHeight == .pt(74 + 130 + 74))
    list.resize(0..<3, to: .pt(5))
    #expect(arrive(0, at: 0, in: &list) == false)
    #expect(list.contentHeight == .pt(15))
  }

  private func arrive(_ part: Int, at index: Int, in list: inout ItemList) -> Bool {
    var state = list.state(at: index)
    state.noteArrival(of: part)
    return list.setState(state, at: index)
  }
}

/// Three items of 20 pt and some parts on a list 300 pt wide.
enum ItemListOfPhotos {
  static func list(_ parts: ContentPart...) -> ItemList {
    var kind = CellKind(name: "Photo", height: .constant(.pt(20)))
    kind.contentParts = parts
    var list = ItemList(
      kinds: [kind], seed: 1,
      surroundings: Surroundings(width: .pt(300), textScale: Rational(1)))
    list.insert([ItemBlock(count: 3, kind: 0)], at: 0)
    return list
  }
}
