import ReuseSim

/// Small scripts with known results.
enum Scripts {
  /// Nothing moves, and what is expected holds.
  static let still = """
    scenario "Still"
    rows heights 44 x 3
    expect no violations

    """

  /// The reader is pushed by an insert above, and a command finds nothing.
  static let pushed = """
    scenario "Pushed"
    rows heights 88 x 100
    at 0s scroll to item 50 align top
    at 100ms insert 1 of Row at 0
    at 200ms remove item 7000
    expect jump.max <= 1/3
    expect cells.created <= 40

    """

  /// Two scenarios of which the second does not hold.
  static let two = """
    scenario "A"
    rows heights 44 x 3
    scenario "B"
    rows heights 44 x 3
    expect jump.max > 1

    """

  /// One error.
  static let broken = """
    scenario "Broken"
    rows heights x

    """

  /// What the reader says about a script at a path: the words are the library's, not the tool's.
  static func errors(of script: String, at path: String) -> String {
    let result = readScript(bytes: Array(script.utf8), path: path) { _ in .failure("") }
    return Diagnostic.rendered(result.diagnostics)
  }

  /// Heights from a file.
  static let measured = """
    scenario "Measured"
    rows heights from "data/heights.csv"
    expect content.height = 60

    """
}
