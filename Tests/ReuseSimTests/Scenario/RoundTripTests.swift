import Foundation
import ReuseSim
import Testing

@Suite struct RoundTripTests {
  /// Parsing what is printed is the identity, and printing it again gives the same text.
  @Test func keepsRandomDocuments() throws {
    for seed in 0..<2000 {
      var random = RandomDocuments(seed: UInt64(seed))
      let document = random.document()
      let text = document.printed
      let again = try parse(text)
      try #require(again == document, "seed \(seed):\n\(text)")
      try #require(again.printed == text, "seed \(seed):\n\(text)")
    }
  }

  /// What is spelled out is spelled out already, and printing it loses nothing.
  @Test func keepsWhatIsSpelledOut() throws {
    for seed in 0..<300 {
      var random = RandomDocuments(seed: UInt64(seed))
      let explicit = random.document().explicit()
      try #require(explicit.explicit() == explicit, "seed \(seed)")
      try #require(parse(explicit.printed) == explicit, "seed \(seed)")
    }
  }

  /// However a script is spaced, formatting it twice is formatting it once.
  @Test func formatsOnceAndForAll() throws {
    for seed in 0..<300 {
      var random = RandomDocuments(seed: UInt64(seed))
      let document = random.document()
      let loose = document.printed.split(separator: "\n", omittingEmptySubsequences: false).map {
        "\t " + $0 + (seed % 2 == 0 ? " \t" : "") + "\n\n\n"
      }.joined()
      let formatted = try parse(loose).printed
      try #require(parse(formatted).printed == formatted, "seed \(seed):\n\(loose)")
    }
  }

  @Test func keepsTheScenariosOfThePackage() throws {
    let folder = GeneratedFile.root.appendingPathComponent("Scenarios").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let scripts = names.filter { $0.hasSuffix(".scenario") }.sorted()
    #expect(!scripts.isEmpty)
    for name in scripts {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      let document = try Document(parsing: Array(bytes), path: name)
      #expect(try parse(document.printed) == document, "\(name)")
    }
  }

  @Test(arguments: [ScriptSamples.forgettingTable, ScriptSamples.everything])
  func keepsTheSamples(text: String) throws {
    let document = try parse(text)
    #expect(try parse(document.printed) == document)
  }

  private func parse(_ text: String) throws -> Document {
    try Document(parsing: Array(text.utf8), path: "random.scenario")
  }
}
