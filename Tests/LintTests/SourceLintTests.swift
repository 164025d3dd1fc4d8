import Testing

@Suite struct SourceLintTests {
  /// What each library may import.
  static let libraries: [String: Set<String>] = [
    "Virtualization": [],
    "ReuseSim": ["Virtualization"],
  ]

  @Test(arguments: ["Virtualization", "ReuseSim"])
  func librariesKeepToWhatWasDecided(library: String) throws {
    let files = PackageSources.swiftFiles(in: "Sources/" + library)
    #expect(files.count > 1)
    for file in files {
      let source = try PackageSources.text(of: file)
      let modules = SourceLintTests.libraries[library] ?? []
      #expect(SourceLint.findings(in: source, mayImport: modules) == [], "\(file)")
    }
  }

  @Test func filesAndFunctionsCanBeReadInOneGo() throws {
    let folders = ["Sources", "Tests", "Benchmarks", "Examples"]
    let files = folders.flatMap { PackageSources.swiftFiles(in: $0) }
    #expect(files.contains("Tests/LintTests/SourceLintTests.swift"))
    for file in files {
      let source = try PackageSources.text(of: file)
      #expect(SizeLint.findings(in: source) == [], "\(file)")
    }
  }

  @Test func allowedClassesExist() throws {
    let files = SourceLintTests.libraries.keys.flatMap {
      PackageSources.swiftFiles(in: "Sources/" + $0)
    }
    var declared: Set<String> = []
    for file in files {
      let tokens = SourceToken.tokens(of: try PackageSources.text(of: file))
      for (word, name) in zip(tokens, tokens.dropFirst()) where word.text == "class" {
        declared.insert(name.text)
      }
    }
    #expect(Set(SourceLint.allowedClasses.keys).subtracting(declared) == [])
  }

  @Test(arguments: [
    ("import Foundation", "import Foundation: libraries import nothing"),
    ("@_exported import Glibc", "import Glibc: libraries import nothing"),
    ("import struct Foundation.Date", "import struct: libraries import nothing"),
    ("var x: Double", "Double: floating point"),
    ("var x: Swift.Double", "Double: floating point"),
    ("var x: [Float]", "Float: floating point"),
    ("var x: CGFloat?", "CGFloat: floating point"),
    ("let x = 1.5", "1.5: floating point"),
    ("let x = \"\\(2.5)\"", "2.5: floating point"),
    ("var x: any Equatable", "any Equatable: an existential"),
    ("var x: any (P & Q)", "any (: an existential"),
    ("var x: Any", "Any: an existential"),
    ("func f() throws -> Int { 0 }", "throws: without a type"),
    ("let f: () throws -> Void", "throws: without a type"),
    ("let y = x as! Int", "as!: traps"),
    ("let y = try! f()", "try!: traps"),
    ("fatalError(\"no\")", "fatalError(: a caller's bug is a precondition"),
    ("print(x)", "print(: libraries do not print"),
    ("let s = \"\\(print(x))\"", "print(: libraries do not print"),
    ("let x = await f()", "await: asynchrony"),
    ("func f() async {}", "async: asynchrony"),
    ("x.map(\\.y)", "\\.: a key path"),
    ("let p = \\S.y", "\\S: a key path"),
    ("String(describing: x)", "String(describing:): reflection"),
    ("final class C {}", "class C: state is made of values"),
    ("weak var x: C?", "weak: a weak reference"),
    ("let x = y.hashValue", "hashValue: differs from run to run"),
  ])
  func findsWhatIsForbidden(line: String, message: String) {
    let source = "// A comment.\nstruct S {}\n" + line + "\n"
    #expect(
      SourceLint.findings(in: source, mayImport: ["Virtualization"])
        == [LintFinding(line: 3, message: message)])
  }

  @Test(arguments: [
    "@_exported import Virtualization",
    "// let x = 1.5, as! Double, throws",
    "/* any P /* nested */ print(x) */",
    "let s = \"print(x) and any P, 1.5\"",
    "let s = \"\"\"\n  try! f()\n  \"\"\"",
    "let s = #\"a \" \\(Double) b\"#",
    "let s = \"a \\\" Double\"",
    "func f() throws(Fault) {}",
    "let f: (Int) throws(Fault) -> Void",
    "func g() rethrows {}",
    "let x = pair.0.1",
    "let r = 1...5",
    "case any, all",
    "x.print(1)",
    "func print(_ x: Int) { print(x - 1) }",
    "protocol P: AnyObject {}",
    "let x = y as? C",
    "let x: Int = \"\\(f(\"Double\"))\".utf8.count",
  ])
  func passesWhatIsAllowed(source: String) {
    #expect(SourceLint.findings(in: source, mayImport: ["Virtualization"]) == [])
  }
}
