/// The bounds of what a script may say, so that any input is read in bounded time and memory.
public enum ScriptLimits {
  /// The size of a script in bytes.
  public static let scriptBytes = 4_000_000
  /// The length of one line in bytes.
  public static let lineBytes = 10_000
  /// The lines of a script.
  public static let lines = 100_000
  /// The scenarios of a script.
  public static let scenarios = 1_000
  /// The runs of a script: its scenarios, each counted once for each of its variants.
  public static let runs = 1_000
  /// The statements of all runs of a script, those in blocks included, shared ones counted once for each and repeated
  /// ones once for each round.
  public static let statements = 200_000
  /// The files that a script imports, and those that they import.
  public static let importedFiles = 64
  /// Files that import each other in a row.
  public static let importDepth = 8
  /// The rounds of one repetition.
  public static let rounds: Int64 = 100_000
  /// Blocks inside each other.
  public static let blocks = 8
  /// The cell kinds of a scenario.
  public static let cellKinds = 256
  /// The kinds of sections of a scenario: those with another header, footer or insets.
  public static let sectionKinds = 64
  /// What a list tells apart: its cell kinds times the widths that items have because of section insets.
  public static let kindWidths = SizeIndex.maximumIdentifierCount
  /// The sections that a scenario creates in all; one more than the largest section id.
  public static let createdSections: Int64 = 100_000
  /// Parentheses inside each other.
  public static let nesting = 32
  /// Names of values in a block and those around it.
  public static let names = 64
  /// The triggers of a scenario.
  public static let triggers = 1_000
  /// What a snapshot names: ranges of items, and new ones.
  public static let snapshotParts = 64
  /// The names of a scenario's loads.
  public static let loads = 64
  /// Numbers and names in one expression.
  public static let operands = 200
  /// Errors that are shown; of the rest only the count is.
  public static let errorsShown = 20
  /// The largest number in an expression.
  public static let number: Int64 = 1_000_000_000_000
  /// Digits after the point of a number.
  public static let decimalPlaces = 6
  /// The latest time, in seconds: a day.
  public static let seconds: Int64 = 86_400
  /// Items in one list or one insert, and the largest position.
  public static let items: Int64 = 100_000_000
  /// Items that a scenario creates in all; one more than the largest id.
  public static let createdItems = Int64(SizeIndex.maximumCount)
  /// The largest height of an item, in points.
  public static let itemHeight: Int64 = 447_392
  /// The largest width, height or inset of a device, in points.
  public static let deviceSize: Int64 = 100_000
  /// The longest way of one movement, in points.
  public static let distance: Int64 = 1_000_000_000
  /// The fastest fling, in points a second.
  public static let velocity: Int64 = 1_000_000
  /// The points of a finger's path.
  public static let pathPoints = 500
  /// The highest refresh rate, in frames a second.
  public static let rate: Int64 = 1_000
  /// The most device pixels in a point.
  public static let scale: Int64 = 4
  /// The columns of files that a script reads.
  public static let columnsRead = 64
  /// The size of all files of heights that a script reads, in bytes.
  public static let dataFileBytes = 16_000_000
  /// The widths that heights are read at.
  public static let columnWidths = 16
  /// The kinds that items can have by turns, or drawn.
  public static let shares = 32
  /// How many in a row or how likely one of them can be.
  public static let shareCount: Int64 = 1_000_000
  /// How often the kind changes from item to item in what a scenario creates: each change takes memory.
  public static let kindChanges: Int64 = 1_000_000
  /// The heights in a file.
  public static let dataFileHeights = 1_000_000
  /// The last column of a file that can be named.
  public static let columns: Int64 = 1_000
  /// The largest size of text, in points.
  public static let textSize: Int64 = 1_000
  /// The widest character and the tallest line, in points: more than those of the largest size.
  public static let textRoom: Int64 = 2_000
  /// The sizes of text that a scenario states.
  public static let textSizes = 64
  /// Fields of a cell kind.
  public static let fields = 64
  /// Words of a choice.
  public static let choiceWords = 32
  /// Characters of a text that somebody types into a field.
  public static let typedCharacters = 1_000
  /// Copies of a subview that preparing for reuse can leave.
  public static let subviews: Int64 = 1_000
  /// Cells that are kept for the items that they showed.
  public static let keptCells: Int64 = 1_000
  /// Lines of a cell that say what a field adds.
  public static let additions = 64
  /// Heights of a sum.
  public static let heightParts = 8
  /// Characters of a text.
  public static let characters: Int64 = 100_000
  /// The ratios of an image.
  public static let ratios = 16
  /// The width and the height of a ratio.
  public static let ratioSide: Int64 = 10_000
  /// The parts of a share of the viewport.
  public static let shareParts: Int64 = 10_000
  /// The longest time that an answer takes.
  public static let latency = Time(milliseconds: 600_000)
  /// Of how many attempts some fail.
  public static let attempts: Int64 = 1_000_000
  /// How often a failed attempt is made again.
  public static let retries: Int64 = 100
  /// How many times as large as standard text can be.
  public static let textScale: Int64 = 10
  /// The same for the smallest text.
  public static let leastTextScale = Rational(1, over: textScale) ?? Rational(1)
}
