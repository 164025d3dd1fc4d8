import Testing

@Suite struct SizeLintTests {
  private func function(_ head: String, lines: Int) -> String {
    head + " {\n" + String(repeating: "  f()\n", count: lines - 2) + "}\n"
  }

  @Test func passesFilesOf400Lines() {
    #expect(SizeLint.findings(in: String(repeating: "f()\n", count: 400)) == [])
  }

  @Test func findsFilesOf401Lines() {
    #expect(
      SizeLint.findings(in: String(repeating: "f()\n", count: 401))
        == [LintFinding(line: 401, message: "a file of 401 lines")])
  }

  @Test(arguments: [
    "func f()", "init?(x: Int)", "subscript(x: Int) -> Int", "var f: Int", "deinit",
    "static func < (left: S, right: S) -> Bool",
  ])
  func passesFunctionsOf60Lines(head: String) {
    #expect(SizeLint.findings(in: function(head, lines: 60)) == [])
  }

  @Test(arguments: [
    ("func f()", "f"), ("init?(x: Int)", "init"), ("subscript(x: Int) -> Int", "subscript"),
    ("var f: Int", "f"), ("deinit", "deinit"),
    ("static func < (left: S, right: S) -> Bool", "<"),
    ("func g<T: P>(_ x: T = [1], y: (Int) -> Int) throws(E) -> [T] where T: Q", "g"),
  ])
  func findsFunctionsOf61Lines(head: String, name: String) {
    #expect(
      SizeLint.findings(in: "\n" + function(head, lines: 61))
        == [LintFinding(line: 2, message: "\(name): a function of 61 lines")])
  }

  @Test(arguments: [
    "protocol P {\n  func f()\n  init(x: Int)\n  var x: Int { get }\n}\n",
    "struct S {\n  var x = 1\n  let y = S.init(x: 2)\n}\n",
  ])
  func takesNoStrangersBodyForAFunctions(source: String) {
    let long = function("struct T", lines: 90)
    #expect(SizeLint.findings(in: source + long) == [])
  }

  @Test(arguments: ["TO" + "DO", "FIX" + "ME"])
  func findsNotesToOneself(note: String) {
    #expect(
      SizeLint.findings(in: "f()\n// \(note): later\n")
        == [LintFinding(line: 2, message: "\(note): a note to oneself")])
  }
}
