import Testing

@testable import ReuseSim

/// What the platforms are, and that each of their policies rests on a rule.
@Suite struct PlatformTests {
  @Test(arguments: Platform.all) func everyPolicyRestsOnARule(_ platform: Platform) {
    let words = platform.policies.lines.map { $0.word }
    let named = Set(platform.rules.flatMap { $0.policies })
    #expect(words.filter { !named.contains($0) } == [], "nothing is said of these")
    #expect(named.filter { !words.contains($0) } == [], "these are no policies")
  }

  /// A rule that might be something else names the policies that would be.
  @Test(arguments: Platform.all) func variantsAreAboutWhatTheirRuleIsAbout(_ platform: Platform) {
    for rule in platform.rules {
      for variant in rule.variants {
        let changed = zip(variant.applied(to: platform.policies).lines, platform.policies.lines)
          .filter { $0.value != $1.value }.map { $0.0.word }
        #expect(changed.allSatisfy { rule.policies.contains($0) }, "\(rule.text)")
      }
      #expect(
        rule.alternatives(to: platform.policies).isEmpty == rule.variants.isEmpty, "\(rule.text)")
    }
  }

  @Test(arguments: Platform.all) func sourcesAreAddresses(_ platform: Platform) {
    for rule in platform.rules where rule.basis == .documented || rule.basis == .recorded {
      #expect(rule.source.hasPrefix("https://"), "\(rule.text)")
    }
  }

  struct Default: Sendable, CustomTestStringConvertible {
    var word: String
    var table: String
    var flow: String
    var list: String
    var testDescription: String { word }
  }

  private static let usualCorrections =
    "at-once clamp after touched clamps overscroll apart rounding exact before-scroll made"
  private static let prefetch =
    "behind 0 ahead 1 screens at-rest last-direction movement none"

  private static let pool =
    "unbounded per-kind trimmed on-entry discards last-in takes newest waiting bare kinds apart made-ahead 0 "
    + "exchange leave-first leaving first-to-last reset at-dequeue on-resize kept"

  private static let collectionPool = pool.replacing("first-to-last", with: "last-to-first")

  /// What UIKit does when it is told nothing.
  static let defaults = [
    Default(word: "estimate", table: "44", flow: "exact", list: "44"),
    Default(
      word: "anchor",
      table: "hold first-intersecting under-insets ignored edge leading when-deleted next-survivor "
        + "when-moved held new-behind ignored against first-measurements while scrolling-up "
        + "unless never scrolling-for 0s kept each-frame when-nothing picked-again place points",
      flow: "hold nothing", list: "hold nothing"),
    Default(
      word: "corrections", table: usualCorrections, flow: usualCorrections, list: usualCorrections),
    Default(word: "echo", table: "ignored", flow: "ignored", list: "ignored"),
    Default(
      word: "sizes", table: "dropped-on-reload", flow: "dropped-on-reload",
      list: "dropped-on-reload"),
    Default(
      word: "width-change", table: "drops-sizes", flow: "drops-sizes", list: "drops-sizes"),
    Default(word: "self-sizing", table: "enabled", flow: "enabled", list: "enabled"),
    Default(word: "scroll-to", table: "aims-once", flow: "aims-once", list: "aims-once"),
    Default(word: "edges", table: "bounce", flow: "bounce", list: "bounce"),
    Default(word: "deceleration", table: "normal", flow: "normal", list: "normal"),
    Default(word: "paging", table: "off", flow: "off", list: "off"),
    Default(word: "offset-write", table: "rebases", flow: "rebases", list: "rebases"),
    Default(word: "snapshot", table: "diff", flow: "diff", list: "diff"),
    Default(word: "inset-adjustment", table: "automatic", flow: "automatic", list: "automatic"),
    Default(word: "keyboard", table: "insets", flow: "insets", list: "insets"),
    Default(word: "keyboard-dismiss", table: "none", flow: "none", list: "none"),
    Default(
      word: "keyboard-lift", table: "by-direction", flow: "by-direction", list: "by-direction"),
    Default(
      word: "keyboard-heard", table: "notifications", flow: "notifications",
      list: "notifications"),
    Default(
      word: "insets-change", table: "keeps-offset for all", flow: "keeps-offset for all",
      list: "keeps-offset for all"),
    Default(word: "at-top", table: "holds-anchor", flow: "holds-anchor", list: "holds-anchor"),
    Default(word: "at-end", table: "stays", flow: "stays", list: "stays"),
    Default(word: "layout-off-window", table: "deferred", flow: "deferred", list: "deferred"),
    Default(word: "on-return", table: "keeps-sizes", flow: "keeps-sizes", list: "keeps-sizes"),
    Default(word: "spacing", table: "0", flow: "10", list: "0"),
    Default(
      word: "section-insets", table: "top 0 bottom 0 left 0 right 0",
      flow: "top 0 bottom 0 left 0 right 0", list: "top 0 bottom 0 left 0 right 0"),
    Default(word: "headers", table: "pinned", flow: "scroll", list: "pinned"),
    Default(word: "item-height", table: "none", flow: "50", list: "none"),
    Default(
      word: "visible-range", table: "touching none empty skipped kept never",
      flow: "touching none empty skipped kept never",
      list: "touching none empty skipped kept never"),
    Default(word: "overscan", table: "none", flow: "none", list: "none"),
    Default(
      word: "pool", table: pool, flow: collectionPool, list: collectionPool),
    Default(
      word: "keep", table: "0 cells for the same item", flow: "0 cells for the same item",
      list: "0 cells for the same item"),
    Default(word: "focused-cell", table: "reused", flow: "reused", list: "reused"),
    Default(
      word: "prefetch-window", table: PlatformTests.prefetch, flow: PlatformTests.prefetch,
      list: PlatformTests.prefetch),
  ]

  @Test(arguments: defaults) func defaultsAreThoseOfUIKit(_ row: Default) {
    func value(_ platform: Platform) -> String? {
      platform.policies.lines.first { $0.word == row.word }?.value
    }
    #expect(value(.uikitTable) == row.table)
    #expect(value(.uikitFlow) == row.flow)
    #expect(value(.uikitList) == row.list)
  }

  @Test func allDefaultsAreInTheTable() {
    #expect(
      PlatformTests.defaults.map { $0.word } == Platform.uikitTable.policies.lines.map { $0.word })
  }
}
