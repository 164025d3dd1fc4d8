/// The reference of the script language, made from the vocabulary, the limits and the platforms.
package enum LanguageReference {
  /// The reference as a Markdown text: what `Documentation/language.md` holds.
  package static var text: String {
    let sections = [
      introduction, settingsSection, idleSection, variantsSection, repetitionSection,
      importSection, cellSection, sectionSection, commandSection, blockSection, partsSection,
      valuesSection,
      guaranteesSection, platformsSection, filesSection, canonicalSection, limitsSection,
    ]
    return sections.joined(separator: "\n")
  }

  private static let introduction = """
    # The scenario language

    This page is generated from the table that the parser, the printer and the suggestions read; the
    tests compare the two.

    A script is UTF-8 text with LF line ends. A line is one statement; `#` begins a remark that goes to
    the end of the line. A block stands between `{` at the end of a line and `}` on a line of its own, or
    holds one statement between braces on one line. Texts stand in double quotes, `\\"` and `\\\\` stand
    for `"` and `\\` in them. A bare number is a length in points, or a count; times carry `ms` or `s`.
    Numbers have no exponent and no separators: `1000.25`.

    In the forms below, words in capitals stand for something, square brackets hold what may be left out,
    and bars divide words of which one is chosen.

    ```scenario
    scenario "Estimate 44 for rows of 88, reload while reading"
    device   375x667 @2x 60Hz
    platform uikit-table
    estimate 44
    rows     heights 88 x 1000

    at 0s   scroll by 8000 over 500ms
    at 1s   reload data
    at 1.1s drag down 200 over 200ms
    expect jump.max > 1000
    expect content.height = 44 * unmeasured + 88 * measured at every frame
    ```

    Lines before the first `scenario` are shared: every scenario of the file begins with them, and a
    setting that a scenario states itself wins. Apart from that a setting can be stated once.

    """

  private static let settingsSection =
    "## Lines of a scenario\n\n" + table(of: Vocabulary.settings, withStandard: true, as: "script")

  private static let variantsSection = """
    ## Variants

    A scenario with `variant` blocks runs once for each of them, under the title `SCENARIO / NAME`. What
    stands outside of the blocks belongs to every run; a setting or cell kind in a block takes the place of
    the one outside, and items, commands and expectations are added to those outside, after them.

    `platforms A, B` makes a variant for each of the platforms. A block with the name of one of them says
    more about that variant; other blocks are then refused, so that nothing multiplies in silence. Runs that differ
    in more than their platform are written as blocks that state it.

    ```scenario
    scenario "Five older messages are prepended"
    reader holds first-visible
    rows   heights 60 x 100

    at 0s    scroll to item 50
    at 200ms insert 5 at 0

    variant "pushed" {
      anchor hold nothing
      expect jump.max = 5 * 60
    }
    variant "held" {
      anchor hold first-fully-visible
      expect jump.max = 0
    }
    ```

    Both may stand before the first scenario, for every scenario of the file. Then four parts can state a
    setting, and the last of them wins: the shared lines, the scenario, a shared block of the variant, the
    scenario's block of it.

    """

  private static let repetitionSection = """
    ## Repetition

    `repeat` is a command with a block: its rounds happen at once, or one after another with `every`. `every` at
    the start of a line stands for as many `at` lines. The times of all rounds are exact and known
    beforehand, and each round counts as if it were written down: 1000 rounds are 1000 commands among
    those that the limits allow. Rounds in rounds are counted through, and warnings say which rounds they are about.

    ```script
    at 1s repeat 5 every 200ms {
      insert 1 of Message at end
      scroll to item 0
    }
    every 100ms from 1s until 3s insert 1 of Message at end
    ```

    The second line makes 21 commands: the first at 1 s, the last at 3 s.

    """

  private static let importSection = """
    ## Imports

    `import "FILE"` lets the shared lines of another file, those before its first scenario, count for
    every scenario of this one. The name is relative to the folder of the file that it stands in, and so are the names of
    files of heights. What the importing file says wins, and of two imports the later one; a file
    that is imported twice counts once. Its own scenarios are left alone, so a file can be both played and imported.

    Only what describes a list can be imported: settings, cells and the items it starts with. Commands,
    expectations and variants belong to the script itself. A file that holds nothing else is best given a
    name that does not end in `.scenario`, as it has no scenario to run.

    """

  private static let cellSection =
    "## Lines in the block of a cell\n\n"
    + table(of: Vocabulary.cellSettings, withStandard: false, as: "cell")

  private static let sectionSection =
    "## Lines in the block of a section\n\nSeveral may stand between braces on one line.\n\n"
    + table(of: Vocabulary.sectionSettings, withStandard: false, as: "section")

  private static let commandSection = """
    ## Commands

    They follow `at TIME` or stand in its block, or in a block of the app. In a batch may stand those before
    `do`, but for `batch` itself.

    \(table(of: Vocabulary.commands, withStandard: false, as: "commands"))
    """

  private static let blockSection =
    "## Lines in blocks of the app\n\nBlocks of the app are those of `do`, `after`, `load`, `if` and "
    + "`when`; `app-side.md` says what they mean.\n\n"
    + table(of: Vocabulary.blockCommands, withStandard: false, as: "block")

  private static let partsSection =
    "## What the words in capitals stand for\n\n| word | forms | meaning |\n| --- | --- | --- |\n"
    + Vocabulary.parts.map { part in
      row([part.name, part.forms.map { code($0) }.joined(separator: "<br>"), part.meaning])
    }.joined()

  private static let valuesSection = """
    ## Metrics and readings

    A metric sums a run up; a reading is what can be read off the list in a frame. `metrics.md` defines
    the metrics.

    | metric | counts in |
    | --- | --- |
    \(Metric.allCases.map { row([code($0.rawValue), unit($0)]) }.joined())
    | reading | meaning |
    | --- | --- |
    \(Reading.allCases.map { row([code($0.rawValue), $0.meaning]) }.joined())\
    \(ItemReading.allCases.map { row([code("\($0.rawValue) of item ID"), $0.meaning]) }.joined())
    """

  private static let guaranteesSection = """
    ## Guarantees

    `expect violation` knows: \(Guarantee.allCases.map { code($0.rawValue) }.joined(separator: ", ")).

    """

  private static let platformsSection = """
    ## Platforms

    | platform | what it is |
    | --- | --- |
    \(Platform.all.map { row([code($0.name), $0.summary]) }.joined())
    """

  private static let filesSection = """
    ## Files of heights

    `heights from "FILE" column N` reads the numbers in one column of a text file; the name is relative
    to the folder of the script. Empty lines and lines that start with `#` are skipped. The first other
    line says how all of them are divided: at commas if it has one, else at semicolons, else at blanks; a
    field may stand in double quotes, and a comma in them counts for nothing. When the field of that first
    line begins with a letter, it is a heading and skipped; every other field is a number without a sign
    and without an exponent, or an error. Heights are points, rounded to the nearest 1/4800 pt: 0.0001
    counts as 0. Line ends may be LF or CR LF, and a byte order mark is ignored.

    """

  private static let canonicalSection = """
    ## Canonical form

    A script is printed with one space between words, two more for each block, a line for each statement
    of a block, no more than one empty line in a row, and none at the ends of the script and of blocks.
    In a run of neighbouring settings, and in one of neighbouring timed commands, what follows the first
    word (the time) is aligned, and so are the remarks behind neighbouring lines. Remarks stay where they
    are. Equal heights in a row are written once with their count, and times below a second in
    milliseconds. Parsing what is printed gives the same script.

    """

  // MARK: Markdown

  private static func table(
    of entries: [Vocabulary.Entry], withStandard: Bool, as fence: String
  ) -> String {
    var text = withStandard ? "| line | meaning | without it |\n" : "| line | meaning |\n"
    text += withStandard ? "| --- | --- | --- |\n" : "| --- | --- |\n"
    for entry in entries {
      var cells = [code(entry.form), entry.meaning]
      if withStandard {
        let isLine = entry.standard.hasPrefix(entry.word.rawValue)
        cells.append(isLine ? code(entry.standard) : entry.standard)
      }
      text += row(cells)
    }
    return text
      + "\nEach form once; no script, for forms of one word exclude each other:\n\n```\(fence)\n"
      + entries.map { $0.example + "\n" }.joined() + "```\n"
  }

  static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// A text as code in a table, where a bar would divide cells.
  static func code(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "|") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return "`" + String(decoding: bytes, as: UTF8.self) + "`"
  }

  private static func unit(_ metric: Metric) -> String {
    switch metric.unit {
    case .length: "points"
    case .count: "whole numbers"
    case .fraction: "a fraction of one"
    case .time: "seconds"
    case .area: "points for seconds"
    }
  }
}
