import Testing

@testable import reuse_sim

@Suite struct ScriptSearchTests {
  @Test func takesFilesAsTheyAreGiven() {
    let system = MemorySystem(["a.txt": "", "b.scenario": ""])
    let search = ScriptSearch(["b.scenario", "a.txt", "-", "./b.scenario"], in: system)
    #expect(search.paths == ["b.scenario", "a.txt", "-"])
    #expect(search.failures == [])
    #expect(search.emptyFolders == [])
  }

  @Test(arguments: [
    (["top/a.scenario", "top"], ["top/a.scenario", "top/b.scenario"]),
    (["top", "top/b.scenario", "./top/"], ["top/a.scenario", "top/b.scenario"]),
    (["link", "top"], ["link/a.scenario", "link/b.scenario"]),
  ]) func takesAFileOnce(_ operands: [String], _ paths: [String]) {
    let system = MemorySystem(["top/a.scenario": "", "top/b.scenario": ""])
    system.put(.link("top"), at: "link")
    let search = ScriptSearch(operands, in: system)
    #expect(search.paths == paths)
    #expect(search.emptyFolders == [])
  }

  @Test func searchesFoldersInTheOrderOfBytes() {
    let system = MemorySystem([
      "top/b.scenario": "", "top/B.scenario": "", "top/a/z.scenario": "", "top/a.scenario": "",
      "top/ä.scenario": "", "top/10.scenario": "", "top/9.scenario": "", "top/notes.txt": "",
      "top/.hidden.scenario": "", "top/.git/x.scenario": "", "top/scenario": "",
    ])
    let expected = [
      "10.scenario", "9.scenario", "B.scenario", "a/z.scenario", "a.scenario", "b.scenario",
      "ä.scenario",
    ]
    #expect(ScriptSearch(["top"], in: system).paths == expected.map { "top/" + $0 })
    #expect(ScriptSearch(["top/"], in: system).paths == expected.map { "top/" + $0 })
    #expect(ScriptSearch(["."], in: system).paths == expected.map { "./top/" + $0 })
  }

  @Test func looksAtAHiddenFolderThatIsNamed() {
    let system = MemorySystem([".hidden/a.scenario": ""])
    #expect(ScriptSearch([".hidden"], in: system).paths == [".hidden/a.scenario"])
  }

  @Test func searchesAFolderNamedLikeAScript() {
    let system = MemorySystem(["top/x.scenario/y.scenario": ""])
    #expect(ScriptSearch(["top"], in: system).paths == ["top/x.scenario/y.scenario"])
    #expect(ScriptSearch(["top/x.scenario"], in: system).paths == ["top/x.scenario/y.scenario"])
  }

  @Test func isNotLedInCircles() {
    let system = MemorySystem(["top/a/x.scenario": ""])
    system.put(.link("top"), at: "top/a/up")
    system.put(.link("top/a"), at: "top/b")
    system.put(.link("top/self.scenario"), at: "top/self.scenario")
    let search = ScriptSearch(["top"], in: system)
    #expect(search.paths == ["top/a/x.scenario"])
    #expect(
      search.failures
        == [PathFailure(action: "read", path: "top/self.scenario", failure: .loop)])
  }

  @Test func followsLinksToScriptsAndFolders() {
    let system = MemorySystem([
      "far/x.scenario": "", "near/y.scenario": "", "top/a.scenario": "",
    ])
    system.put(.link("far"), at: "top/b")
    system.put(.link("near/y.scenario"), at: "top/c.scenario")
    system.put(.link("far/x.scenario"), at: "top/d.scenario")
    #expect(
      ScriptSearch(["top"], in: system).paths
        == ["top/a.scenario", "top/b/x.scenario", "top/c.scenario"])
  }

  @Test func leavesPipesInFoldersAlone() {
    let system = MemorySystem(["top/a.scenario": ""])
    system.put(.device, at: "top/b.scenario")
    #expect(ScriptSearch(["top"], in: system).paths == ["top/a.scenario"])
    #expect(ScriptSearch(["top/b.scenario"], in: system).paths == ["top/b.scenario"])
  }

  @Test func tellsWhatIsMissingOrEmpty() {
    let system = MemorySystem(["top/readme.txt": "", "good/a.scenario": ""])
    let search = ScriptSearch(["missing", "top", "good", "no/where.scenario"], in: system)
    #expect(search.paths == ["good/a.scenario"])
    #expect(
      search.failures == [
        PathFailure(action: "read", path: "missing", failure: .missing),
        PathFailure(action: "read", path: "no/where.scenario", failure: .missing),
      ])
    #expect(search.emptyFolders == ["top"])
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), (".", "b", "./b"),
  ]) func joinsPaths(_ folder: String, _ name: String, _ path: String) {
    #expect(joined(folder, name) == path)
  }

  @Test(arguments: [("a", ""), ("a/b", "a/"), ("/b", "/"), ("a/b/c", "a/b/"), ("-", "")])
  func cutsFolders(_ path: String, _ expected: String) {
    #expect(folder(of: path) == expected)
  }
}
