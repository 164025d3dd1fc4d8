import Testing

@testable import ReuseSim

/// Several things that happen to the list in one frame, each of which has to see what the others did: rows of 60 on a
/// screen 800 tall.
@Suite struct SameFrameTests {
  private static func rows(start: StartPosition = .top) -> Scenario {
    var scenario = Scenario.rows(100, of: 60).estimating(.exact)
    scenario.device = Device(width: .pt(400), height: .pt(800), scale: 2, rate: 100)
    scenario.start = start
    return scenario
  }

  private static func offset(_ scenario: Scenario) -> Int64 {
    scenario.simulation(frames: 60).virtualizer.offset.units / 4800
  }

  private static func row(_ count: Int) -> [ItemBlock] { [ItemBlock(count: count, kind: 0)] }

  /// Ten rows come in above, and the anchor goes with them: the list is still read at its end when the keyboard comes.
  @Test func endIsKeptFromWhereTheListIsSeen() {
    var scenario = SameFrameTests.rows(start: .end)
    scenario.overrides.anchor = AnchorPolicy(hold: .item(.firstFullyVisible))
    scenario.overrides.viewport.insetsChange = .keepsEnd(within: .zero)
    let both = scenario.at(100, .insert(SameFrameTests.row(10), .index(0)))
      .at(100, .keyboard(.pt(300), over: nil))
    #expect(SameFrameTests.offset(both) == 5200 + 600 + 300)
    #expect(both.report().violations == [])
  }

  /// The app takes the reader away from an end that is followed, by more and by less than lets him go.
  @Test(arguments: [(-500, 4700), (-10, 5260)] as [(Int64, Int64)])
  func followedEndGoesWithAnOffsetThatIsWritten(_ way: Int64, _ offset: Int64) {
    var scenario = SameFrameTests.rows(start: .end)
    scenario.overrides.viewport.atEnd = .follows(within: .pt(20))
    let block = AppBlock([
      AppStep(.correctOffset(.by(.number(Rational(way))))),
      AppStep(.insert(SameFrameTests.row(1), .end)),
    ])
    let written = scenario.at(100, .block(block))
    #expect(SameFrameTests.offset(written) == offset)
    #expect(written.report().violations == [])
  }

  /// The window takes a followed end along; going there once is enough.
  @Test func followedEndGoesWithTheWindowOnce() {
    var scenario = SameFrameTests.rows(start: .end)
    scenario.overrides.viewport.atEnd = .follows(within: .zero)
    scenario.overrides.viewport.insetsChange = .keepsEnd(within: .zero)
    let shown = scenario.at(100, .keyboard(.pt(300), over: nil))
      .at(200, .keyboard(.zero, over: nil))
    let told = shown.traceText().split(separator: "\n").filter { $0.hasPrefix("corrected") }
    #expect(told == ["corrected inset 300", "corrected inset -300"])
    #expect(SameFrameTests.offset(shown) == 5200)
  }

  /// The anchor would go 60 up, but the clamp lets it go 55: that much the movement takes back.
  @Test func movementTakesBackWhatTheClampLeft() {
    var scenario = SameFrameTests.rows(start: .offset(.pt(30)))
    scenario.overrides.anchor = AnchorPolicy(hold: .item(.firstFullyVisible))
    scenario.overrides.offsetWrite = .continues
    let moved = scenario.at(100, .scrollBy(.pt(100), over: .ms(200)))
      .at(150, .remove(.one(.id(ItemID(0)))))
    #expect(SameFrameTests.offset(moved) == 130)
  }

  @Test func heightThatIsThereAlreadyIsToldAsNothing() {
    let scenario = SameFrameTests.rows().at(100, .viewportHeight(.pt(800)))
    #expect(
      scenario.report().warnings == [RunWarning(line: 1, message: "this found nothing to do")])
    #expect(!scenario.traceText().contains("\nviewport "))
    #expect(scenario.at(200, .viewportHeight(.pt(700))).traceText().contains("\nviewport 700\n"))
  }

  /// Who hears of a second section heard of the first.
  @Test func firstSectionIsToldWhereAnotherMayCome() {
    let plain = SameFrameTests.rows()
    #expect(!plain.traceText().contains("section-inserted"))
    let block = SectionBlock(model: 0, items: SameFrameTests.row(2))
    let inserted = plain.at(
      100, .block(AppBlock([AppStep(.insertSections(block, at: .end))])))
    let told = inserted.traceText().split(separator: "\n").filter { $0.hasPrefix("section") }
    #expect(told == ["section-inserted 0 at 0", "section-inserted 1 at 1"])
  }

  /// A row that grows, and is pushed off the screen by one above it in the same frame, is known to be taller.
  @Test func heightIsKnownOfWhatIsPushedOff() {
    let scenario = SameFrameTests.rows().at(
      100,
      .batch([
        .resize(.one(.id(ItemID(12))), .pt(300)), .resize(.one(.id(ItemID(1))), .pt(500)),
      ]))
    let list = scenario.simulation(frames: 20)
    #expect(list.virtualizer.sizes.contentHeight == .pt(6000 + 240 + 440))
    #expect(scenario.report().violations == [])
  }

  /// A row that comes into a narrower section wraps anew; one that is opened in the same frame does not do so because of
  /// the width.
  @Test func widthIsNoCauseOfOtherRows() throws {
    let script = """
      scenario "a"
      device 200x400 @2x 60Hz
      text   size 10 width 5 line 12
      cell Row {
        height text 40 chars size 10
        field  open: flag = no
        when open adds 30
      }
      section {
        items 3 of Row
      }
      section {
        insets left 50 right 50
        items 3 of Row
      }
      at 100ms do {
        set item 0 open yes
        move item 1 to end
      }
      """
    let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    let text = try #require(result.scenarios.first).traceText()
    let told = text.split(separator: "\n").filter {
      $0.hasPrefix("shifted") && ($0.contains(" resized ") || $0.contains(" width "))
    }
    #expect(
      told == [
        "shifted from 6 width 32 items 1..1 count 1 index 5 before 12 after 44",
        "shifted from 1 resized 30 items 0..0 count 1 index 0 before 12 after 42",
      ])
  }
}
