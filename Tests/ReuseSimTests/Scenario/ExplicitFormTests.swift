import Testing

@testable import ReuseSim

@Suite struct ExplicitFormTests {
  private func explicit(_ text: String) throws -> String {
    try Document(parsing: Array(text.utf8), path: "a").explicit().printed
  }

  @Test func spellsOutEverythingThatIsLeftOut() throws {
    #expect(
      try explicit("scenario \"a\"\n") == """
        scenario "a"
        device            390x844 @3x 60Hz
        insets            top 0 bottom 0
        safe-area         top 0 bottom 0 left 0 right 0
        short-content     top
        start             at top
        platform          keep-offset
        reader            automatic
        estimate          44
        anchor            hold nothing
        corrections       at-once clamp after touched clamps overscroll apart rounding exact before-scroll made
        echo              ignored
        sizes             kept-by-id
        width-change      drops-sizes
        self-sizing       enabled
        scroll-to         aims-once
        edges             hard
        deceleration      normal
        paging            off
        offset-write      rebases
        snapshot          diff
        inset-adjustment  automatic
        keyboard          insets
        keyboard-dismiss  none
        keyboard-lift     by-direction
        keyboard-heard    each-frame
        insets-change     keeps-offset for all
        at-top            holds-anchor
        at-end            stays
        layout-off-window deferred
        on-return         keeps-sizes
        spacing           0
        section-insets    top 0 bottom 0 left 0 right 0
        headers           scroll
        item-height       none
        visible-range     touching none empty skipped kept never
        overscan          none
        pool              unbounded per-kind trimmed on-entry discards last-in takes newest waiting bare kinds apart made-ahead 0 exchange leave-first leaving first-to-last reset at-dequeue on-resize kept
        keep              0 cells for the same item
        focused-cell      reused
        prefetch-window   behind 0 ahead 1 screens at-rest last-direction movement none
        arrival           reports-size
        prefetch          off
        seed              1

        """)
  }

  @Test func keepsWhatIsStatedAndCompletesIt() throws {
    #expect(
      try explicit(
        """
        device 100x200  # small

        scenario "a"
        platform uikit-table
        insets bottom 3
        """) == """
          device 100x200 @3x 60Hz  # small

          scenario "a"
          platform          uikit-table
          reader            automatic
          estimate          44
          anchor            hold first-intersecting under-insets ignored edge leading when-deleted next-survivor when-moved held new-behind ignored against first-measurements while scrolling-up unless never scrolling-for 0s kept each-frame when-nothing picked-again place points
          corrections       at-once clamp after touched clamps overscroll apart rounding exact before-scroll made
          echo              ignored
          sizes             dropped-on-reload
          width-change      drops-sizes
          self-sizing       enabled
          scroll-to         aims-once
          edges             bounce
          deceleration      normal
          paging            off
          offset-write      rebases
          snapshot          diff
          inset-adjustment  automatic
          keyboard          insets
          keyboard-dismiss  none
          keyboard-lift     by-direction
          keyboard-heard    notifications
          insets-change     keeps-offset for all
          at-top            holds-anchor
          at-end            stays
          layout-off-window deferred
          on-return         keeps-sizes
          spacing           0
          section-insets    top 0 bottom 0 left 0 right 0
          headers           pinned
          item-height       none
          visible-range     touching none empty skipped kept never
          overscan          none
          pool              unbounded per-kind trimmed on-entry discards last-in takes newest waiting bare kinds apart made-ahead 0 exchange leave-first leaving first-to-last reset at-dequeue on-resize kept
          keep              0 cells for the same item
          focused-cell      reused
          prefetch-window   behind 0 ahead 1 screens at-rest last-direction movement none
          arrival           reports-size
          prefetch          off
          seed              1
          insets            top 0 bottom 3
          safe-area         top 0 bottom 0 left 0 right 0
          short-content     top
          start             at top

          """)
  }

  @Test func completesScrollsAndAnchors() throws {
    #expect(
      try explicit(
        """
        scenario "b"
        anchor hold last-visible while scrolling-up
        at 0s scroll to item 3 over 1s
        at 0s batch { scroll to index 1 }
        """) == """
          scenario "b"
          device            390x844 @3x 60Hz
          insets            top 0 bottom 0
          safe-area         top 0 bottom 0 left 0 right 0
          short-content     top
          start             at top
          platform          keep-offset
          reader            automatic
          estimate          44
          anchor            hold last-visible under-insets ignored edge trailing when-deleted next-survivor when-moved held new-behind ignored against every-change while scrolling-up unless never scrolling-for 0s kept each-frame when-nothing picked-again place points
          corrections       at-once clamp after touched clamps overscroll apart rounding exact before-scroll made
          echo              ignored
          sizes             kept-by-id
          width-change      drops-sizes
          self-sizing       enabled
          scroll-to         aims-once
          edges             hard
          deceleration      normal
          paging            off
          offset-write      rebases
          snapshot          diff
          inset-adjustment  automatic
          keyboard          insets
          keyboard-dismiss  none
          keyboard-lift     by-direction
          keyboard-heard    each-frame
          insets-change     keeps-offset for all
          at-top            holds-anchor
          at-end            stays
          layout-off-window deferred
          on-return         keeps-sizes
          spacing           0
          section-insets    top 0 bottom 0 left 0 right 0
          headers           scroll
          item-height       none
          visible-range     touching none empty skipped kept never
          overscan          none
          pool              unbounded per-kind trimmed on-entry discards last-in takes newest waiting bare kinds apart made-ahead 0 exchange leave-first leaving first-to-last reset at-dequeue on-resize kept
          keep              0 cells for the same item
          focused-cell      reused
          prefetch-window   behind 0 ahead 1 screens at-rest last-direction movement none
          arrival           reports-size
          prefetch          off
          seed              1
          at 0s scroll to item 3 align top over 1s
          at 0s batch {
            scroll to index 1 align top
          }

          """)
  }

  @Test func readsInTheUsualOrder() throws {
    #expect(
      try explicit(
        """
        scenario "a"

        # Why this one.
        platform ideal
        sizes kept-by-id
        seed 3
        """) == """
          scenario "a"

          device        390x844 @3x 60Hz
          insets        top 0 bottom 0
          safe-area     top 0 bottom 0 left 0 right 0
          short-content top
          start         at top
          # Why this one.
          platform          ideal
          reader            automatic
          estimate          exact
          anchor            hold first-fully-visible under-insets ignored edge leading when-deleted next-survivor when-moved held new-behind ignored against every-change while always unless never scrolling-for 0s kept each-frame when-nothing picked-again place points
          corrections       at-once clamp after touched clamps overscroll apart rounding exact before-scroll made
          echo              ignored
          sizes             kept-by-id
          width-change      drops-sizes
          self-sizing       including-constraints
          scroll-to         retargets
          edges             hard
          deceleration      normal
          paging            off
          offset-write      rebases
          snapshot          diff
          inset-adjustment  automatic
          keyboard          insets
          keyboard-dismiss  none
          keyboard-lift     by-direction
          keyboard-heard    each-frame
          insets-change     keeps-offset for all
          at-top            holds-anchor
          at-end            stays
          layout-off-window deferred
          on-return         keeps-sizes
          spacing           0
          section-insets    top 0 bottom 0 left 0 right 0
          headers           scroll
          item-height       none
          visible-range     touching none empty skipped kept never
          overscan          none
          pool              unbounded per-kind trimmed on-entry discards last-in takes newest waiting bare kinds apart made-ahead 0 exchange leave-first leaving first-to-last reset at-dequeue on-resize kept
          keep              0 cells for the same item
          focused-cell      reused
          prefetch-window   behind 0 ahead 1 screens at-rest last-direction movement none
          arrival           reports-size
          prefetch          off
          seed              3

          """)
  }

  /// The room for each size of text that is used, wherever it is used, once.
  @Test func spellsOutTheRoomForText() throws {
    #expect(
      try explicit(
        """
        cell A { height text 5 chars size 20 }
        text size 12 width 5 line 15
        scenario "a"
        seed 3
        text size 10 width 6 line 13
        rows heights text 5 chars size 17 + text 6 chars size 10 x 3
        items 2 of A heights 8 + text 1..9 chars size 12
        at 0s {
          batch {
            insert 2 at 0 heights text 9 chars size 0.0002
          }
        }
        """) == ExplicitFormTests.withRoomForText)
  }

  private static let withRoomForText = """
    cell A {
      height text 5 chars size 20
    }
    text size 12 width 5 line 15
    scenario "a"
    device            390x844 @3x 60Hz
    insets            top 0 bottom 0
    safe-area         top 0 bottom 0 left 0 right 0
    short-content     top
    start             at top
    platform          keep-offset
    reader            automatic
    estimate          44
    anchor            hold nothing
    corrections       at-once clamp after touched clamps overscroll apart rounding exact before-scroll made
    echo              ignored
    sizes             kept-by-id
    width-change      drops-sizes
    self-sizing       enabled
    scroll-to         aims-once
    edges             hard
    deceleration      normal
    paging            off
    offset-write      rebases
    snapshot          diff
    inset-adjustment  automatic
    keyboard          insets
    keyboard-dismiss  none
    keyboard-lift     by-direction
    keyboard-heard    each-frame
    insets-change     keeps-offset for all
    at-top            holds-anchor
    at-end            stays
    layout-off-window deferred
    on-return         keeps-sizes
    spacing           0
    section-insets    top 0 bottom 0 left 0 right 0
    headers           scroll
    item-height       none
    visible-range     touching none empty skipped kept never
    overscan          none
    pool              unbounded per-kind trimmed on-entry discards last-in takes newest waiting bare kinds apart made-ahead 0 exchange leave-first leaving first-to-last reset at-dequeue on-resize kept
    keep              0 cells for the same item
    focused-cell      reused
    prefetch-window   behind 0 ahead 1 screens at-rest last-direction movement none
    arrival           reports-size
    prefetch          off
    seed              3
    text              size 0.0002 width 0.0002 line 0.0002
    text              size 17 width 8.5 line 20.4
    text              size 20 width 10 line 24
    text              size 10 width 6 line 13
    rows              heights text 5 chars size 17 + text 6 chars size 10 x 3
    items             2 of A heights 8 + text 1..9 chars size 12
    at 0s {
      batch {
        insert 2 at 0 heights text 9 chars size 0.0002
      }
    }

    """

  /// What is spelled out means the same.
  @Test(arguments: Platform.all.map { $0.name }) func meansTheSame(platform: String) throws {
    let other = platform == "ideal" ? "keep-offset" : "ideal"
    let text =
      ScriptSamples.everything + "scenario \"c\"\nplatform \(platform)\n" + """
        scenario "d"
        variant "as it is" { seed 3 }
        variant "other" { platform uikit-table }
        scenario "e"
        platforms \(platform), \(other)
        sizes kept-by-id
        variant "\(other)" { sizes dropped-on-reload }

        """
    let before = readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("") }.scenarios
    let after = readScript(bytes: Array(try explicit(text).utf8), path: "a") { _ in .failure("") }
      .scenarios
    #expect(before.count == 9, "three of the sample, one, two, two")
    #expect(after.map(stripped) == before.map(stripped))
  }

  /// A scenario with its platform's policies as its own, and without lines.
  private func stripped(_ scenario: Scenario) -> Scenario {
    var result = scenario
    let policies = (Platform.named(scenario.platform) ?? .standard).policies
    let own = scenario.overrides.applied(to: policies)
    result.overrides = PolicyOverrides(
      estimate: own.estimate, anchor: own.anchor, measuredSizes: own.measuredSizes,
      widthChange: own.widthChange, selfSizing: own.selfSizing,
      scrollsRetarget: own.scrollsRetarget,
      viewport: ViewportOverrides(
        insetAdjustment: own.viewport.insetAdjustment, keyboard: own.viewport.keyboard,
        keyboardDismiss: own.viewport.keyboardDismiss, keyboardLift: own.viewport.keyboardLift,
        keyboardHeard: own.viewport.keyboardHeard,
        insetsChange: own.viewport.insetsChange, atEnd: own.viewport.atEnd,
        offWindow: own.viewport.offWindow, onReturn: own.viewport.onReturn))
    result.shortContent = result.shortContent ?? result.startEdge
    result.textMetrics.removeAll { $0 == .standard($0.size) }
    (result.firstLine, result.lastLine, result.startLine) = (0, 0, 0)
    for index in result.commands.indices {
      result.commands[index].line = 0
      result.commands[index].command = withoutLines(result.commands[index].command)
    }
    for index in result.triggers.indices {
      result.triggers[index].line = 0
      result.triggers[index].block = withoutLines(result.triggers[index].block)
    }
    for index in result.expectations.indices { result.expectations[index].line = 0 }
    return result
  }

  private func withoutLines(_ block: AppBlock) -> AppBlock {
    AppBlock(block.steps.map { AppStep(withoutLines($0.command)) })
  }

  private func withoutLines(_ command: Command) -> Command {
    switch command {
    case .block(let block): .block(withoutLines(block))
    case .after(let time, let latest, let block):
      .after(time, upTo: latest, withoutLines(block))
    case .load(let name, let time, let latest, let block):
      .load(name, after: time, upTo: latest, withoutLines(block))
    case .branch(let left, let relation, let right, let block):
      .branch(left, relation, right, withoutLines(block))
    default: command
    }
  }
}
