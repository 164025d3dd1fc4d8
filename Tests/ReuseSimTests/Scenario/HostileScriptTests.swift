import ReuseSim
import Testing

/// Scripts that are no scripts, or too much of one: a clear answer in bounded time and memory.
@Suite struct HostileScriptTests {
  private func output(_ bytes: [UInt8]) -> String {
    Diagnostic.rendered(
      readScript(bytes: bytes, path: "a.scenario") { _ in .failure("no such file") }.diagnostics)
  }

  private func output(_ text: String) -> String { output(Array(text.utf8)) }

  @Test func wantsAScenario() {
    #expect(
      output("") == """
        a.scenario:1:1: error: the script has no scenario
            help: a scenario starts with a line such as: scenario "Older messages"

        """)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x73, 0x00], "the script is UTF-16 text", "save it as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x73], "the script is UTF-16 text", "save it as UTF-8"),
      (
        [0xEF, 0xBB, 0xBF, 0x23], "the script starts with a byte order mark",
        "save it as UTF-8 without a byte order mark"
      ),
    ] as [([UInt8], String, String)])
  func wantsUTF8WithoutAMark(bytes: [UInt8], message: String, help: String) {
    #expect(output(bytes) == "a.scenario:1:1: error: \(message)\n    help: \(help)\n")
  }

  /// Bytes that are no UTF-8: a lone continuation, a lead without one, an overlong form, a surrogate, a
  /// value beyond the last character, and a character that is cut off.
  @Test(
    arguments: [
      ([0x80], "80"), ([0xC3, 0x28], "C3"), ([0xC0, 0xAF], "C0"), ([0xED, 0xA0, 0x80], "ED"),
      ([0xF4, 0x90, 0x80, 0x80], "F4"), ([0xE2, 0x82], "E2"), ([0xFF], "FF"),
    ] as [([UInt8], String)])
  func wantsUTF8(bytes: [UInt8], name: String) {
    #expect(
      output(Array("# é".utf8) + bytes).hasPrefix(
        "a.scenario:1:4: error: byte \(name) is no part of UTF-8 text\n    # é·"))
  }

  @Test func readsRandomBytesWithoutATrap() {
    var state: UInt64 = 1
    for length in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<length {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(UInt8(truncatingIfNeeded: state >> 40))
      }
      #expect(!output(bytes).isEmpty)
    }
  }

  /// Every prefix of a script, and the script without any one of its bytes, is read to the end.
  @Test func readsDamagedScriptsWithoutATrap() {
    let bytes = Array(ScriptSamples.everything.utf8)
    #expect(output(bytes) == "")
    for place in stride(from: 0, to: bytes.count, by: Effort.stride) {
      _ = output(Array(bytes[..<place]))
      _ = output(Array(bytes[..<place] + bytes[(place + 1)...]))
    }
  }

  @Test func refusesTooManyBytes() {
    let text = "scenario \"a\"\n#" + String(repeating: "x", count: 10_000_000)
    #expect(
      output(text) == """
        a.scenario:1:1: error: the script has 10000014 bytes
            help: a script has at most 4000000 bytes

        """)
  }

  @Test func refusesALongLine() {
    let text = "scenario \"a\"\n#" + String(repeating: "x", count: 10_000) + "\n"
    #expect(
      output(text) == """
        a.scenario:2:1: error: the line has 10001 bytes
            #\(String(repeating: "x", count: 99))…
            ^
            help: a line has at most 10000 bytes

        """)
  }

  @Test func refusesTooManyLines() {
    #expect(
      output(String(repeating: "#\n", count: 100_001)) == """
        a.scenario:1:1: error: the script has 100001 lines
            help: a script has at most 100000 lines

        """)
  }

  @Test func refusesTooManyScenarios() {
    let text = (1...1001).map { "scenario \"\($0)\"\n" }.joined()
    #expect(
      output(text) == """
        a.scenario:1001:1: error: the script has 1001 scenarios
            scenario "1001"
            ^~~~~~~~~~~~~~~
            help: a script has at most 1000 scenarios

        """)
  }

  @Test func refusesTooManySharedStatements() {
    let shared = String(repeating: "at 1s reload data\n", count: 201)
    let text = shared + (1...1000).map { "scenario \"\($0)\"\n" }.joined()
    #expect(
      output(text) == """
        a.scenario:1:1: error: the runs of the script have 201000 statements, shared ones counted for each
            help: they have at most 200000

        """)
  }

  @Test func refusesTooManyCellKinds() {
    let cells = (1...258).map { "cell K\($0) { height 5 }\nitems 1 of K\($0)\n" }.joined()
    #expect(
      output("scenario \"a\"\n" + cells) == """
        a.scenario:514:6: error: too many cell kinds
            cell K257 { height 5 }
                 ^~~~
            help: a scenario has at most 256 cell kinds

        """)
  }

  @Test func showsTwentyErrorsAndCountsTheRest() {
    let lines = (1...1000).map { "foo\($0)\n" }.joined()
    let result = readScript(bytes: Array(("scenario \"a\"\n" + lines).utf8), path: "a") { _ in
      .failure("")
    }
    #expect(result.diagnostics.count == 1000)
    let shown = result.diagnostics.prefix(20).map { $0.rendered + "\n" }.joined()
    #expect(Diagnostic.rendered(result.diagnostics) == shown + "… and 980 more errors\n")
    #expect(
      Diagnostic.rendered(Array(result.diagnostics.prefix(21))) == shown + "… and 1 more error\n")
  }

  @Test func opensManyBlocksInBoundedTime() {
    let blocks = String(repeating: "at 0s {\n", count: 50_000)
    let result = readScript(bytes: Array(("scenario \"a\"\n" + blocks).utf8), path: "a") { _ in
      .failure("")
    }
    #expect(result.diagnostics.count == 50_000)
    #expect(Set(result.diagnostics.map { $0.message }) == ["this block is never closed"])
  }
}
