import Foundation
import Testing

@testable import ReuseSim

@Suite struct VocabularyTests {
  /// Every example of the table is read, alone and in the place it is for.
  @Test func examplesAreRead() {
    for place in Vocabulary.Place.allCases {
      for entry in Vocabulary.entries(at: place) {
        var text = entry.example
        switch place {
        case .script: break
        case .variant: text = "variant \"a\" {\n\(text)\n}"
        case .cell: text = "cell Article {\n\(text)\n}"
        case .section: text = "section {\n\(text)\n}"
        case .block: text = "at 0s do {\n\(text)\n}"
        case .command, .batch: text = "at 0s {\n\(text)\n}"
        }
        let parsed = ScriptParser(ScriptSource(bytes: Array(text.utf8), path: "a"))
        #expect(Diagnostic.rendered(parsed.diagnostics) == "", "\(entry.form)")
        #expect(entry.form.hasPrefix(entry.word.rawValue))
        #expect(entry.example.hasPrefix(entry.word.rawValue))
      }
    }
  }

  /// A standard that is a line of a script is what holds without the line.
  @Test func standardsHold() {
    let plain = readScript(bytes: Array("scenario \"a\"\n".utf8), path: "a") { _ in .failure("") }
    for entry in Vocabulary.settings where entry.standard.hasPrefix(entry.word.rawValue) {
      let text = "scenario \"a\"\n\(entry.standard)\n"
      var stated = readScript(bytes: Array(text.utf8), path: "a") { _ in .failure("") }.scenarios
      #expect(stated.count == 1)
      stated[0].lastLine = 1
      #expect(stated == plain.scenarios, "\(entry.standard)")
    }
  }

  /// Every word of the language is known to the tokenizer and stands in the reference.
  @Test(arguments: Word.allCases) func wordsAreKnown(_ word: Word) {
    #expect(Word(bytes: Array(word.rawValue.utf8)[...]) == word)
    let parts = LanguageReference.text.split { !($0.isLetter || $0 == "-") }
    let isUnit = [.milliseconds, .seconds, .hertz, .times].contains(word)
    #expect(isUnit || parts.contains { $0 == word.rawValue })
  }

  /// Whatever can be said is said in a scenario of the package, and shows there what it does.
  @Test func everyWordIsInAScenario() throws {
    let folder = GeneratedFile.root.appendingPathComponent("Scenarios").path
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var said: Set<Substring> = []
    for name in names where name.hasSuffix(".scenario") {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let code = line.prefix { $0 != "#" }
        said.formUnion(code.split { !($0.isLetter || $0.isNumber || $0 == "-") })
        said.formUnion(code.split { !$0.isLetter })
      }
    }
    for word in Word.allCases {
      #expect(said.contains(word.rawValue[...]), "no scenario says '\(word.rawValue)'")
    }
  }

  @Test(arguments: ["", "a", "scrol", "scrolls", "zzz", "Scroll"]) func othersAreNot(text: String) {
    #expect(Word(bytes: Array(text.utf8)[...]) == nil)
  }
}
