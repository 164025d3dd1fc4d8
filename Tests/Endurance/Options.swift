import Foundation

/// What the command line asks for.
struct Options {
  var steps = 10_000_000
  var seed: UInt64 = 1
  var capacity: Int?
  var isExhaustive = false

  static let usage = """
    Changes size indexes at random and compares them with arrays.

    swift run -c release Endurance [--steps COUNT] [--seed FIRST] [--capacity ENTRIES]
    swift run -c release Endurance --exhaustive

      --steps COUNT        how many changes; 10000000 if not said
      --seed FIRST         the first seed; each has \(EnduranceRun.steps) changes
      --capacity ENTRIES   the capacity of all nodes, not one that depends on the seed
      --exhaustive         goes through all trees of up to four items instead
    """

  /// Reads the arguments; ends the process if they are wrong.
  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      if option == "--exhaustive" {
        isExhaustive = true
        continue
      }
      guard ["--steps", "--seed", "--capacity"].contains(option),
        let number = rest.popFirst().flatMap({ Int($0) }), number >= 0
      else {
        print(Options.usage)
        exit(option == "--help" ? 0 : 64)
      }
      switch option {
      case "--steps": steps = number
      case "--seed": seed = UInt64(number)
      default: capacity = min(max(number, 2), 4096)
      }
    }
  }
}
