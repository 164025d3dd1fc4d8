import ReuseSim
import Testing

@testable import reuse_sim

@Suite struct PlatformsCommandTests {
  @Test func tellsAPlatform() {
    let outcome = MemorySystem().run("platforms uikit-list")
    #expect(outcome.status == .held)
    #expect(outcome.error == "")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(3).last == "  estimate          44")
    #expect(lines.contains("  headers           pinned"))
    #expect(lines.contains("  does not keep: landing"))
    #expect(
      outcome.output.contains(
        """

          rule 4, assumed: Reload data forgets the measured heights.
            about: sizes
            might be: sizes kept-by-id

          rule 5, assumed: Another width or text size forgets the measured heights.
            about: width-change
            might be: width-change keeps-sizes
            might be: width-change turns-sizes-into-estimates

        """))
  }

  /// Everything that is known of a platform is there.
  @Test(arguments: Platform.all) func tellsEverything(_ platform: Platform) {
    let output = MemorySystem().run("platforms \(platform.name)").output
    #expect(output.hasPrefix("\(platform.name): \(platform.summary)\n\n"))
    for rule in platform.rules {
      #expect(output.contains(", \(rule.basis.rawValue): \(rule.text)\n"))
      #expect(rule.source.isEmpty || output.contains("\n    source: \(rule.source)\n"))
    }
    #expect(output.contains("does not keep") == !platform.policies.unkept.isEmpty)
  }

  @Test func withoutANameTellsAll() {
    let each = Platform.all.map { MemorySystem().run("platforms \($0.name)").output }
    let outcome = MemorySystem().run("platforms")
    #expect(
      outcome == Outcome(output: each.joined(separator: "\n"), error: "", status: .held))
  }
}
