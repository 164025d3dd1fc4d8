/// Where a command prints: results to standard output, talk to standard error.
///
/// Nothing is thrown at the commands. A reader that went away is no failure; any other trouble with standard
/// output is told when the tool ends.
final class Console {
  /// The world.
  let system: any System
  /// Whether results are coloured.
  let hasColour: Bool

  private var pending: [UInt8] = []
  private var failure: FileFailure?

  /// Makes a console; `colour` allows colours, but only a terminal gets them.
  init(_ system: any System, colour: Bool = false) {
    self.system = system
    hasColour = colour && system.showsStandardOutput && Console.environmentAllowsColour(system)
  }

  /// Prints a part of the result.
  func print(_ text: String) {
    print(bytes: Array(text.utf8))
  }

  /// Prints a part of the result.
  func print(bytes: [UInt8]) {
    pending += bytes
    if pending.count >= Limits.outputChunk { flush() }
  }

  /// Says something beside the result.
  func talk(_ text: String) {
    // There is nobody to tell when this fails.
    try? system.write(Array(text.utf8), to: .standardError)
  }

  /// Says in a line of its own, after the tool's name, what is wrong.
  func complain(_ message: String) {
    talk("reuse-sim: \(message)\n")
  }

  /// Says what could not be done with a file, and what would be accepted.
  func complain(_ failure: PathFailure) {
    complain(failure.message)
    if let help = failure.help { talk("    help: \(help)\n") }
  }

  /// Writes what is still to be written and tells whether all of it went out.
  func finish() -> ToolStatus {
    flush()
    guard let failure, failure != .brokenPipe else { return .held }
    complain("cannot write standard output: \(failure.message)")
    return .failed
  }

  private func flush() {
    defer { pending.removeAll(keepingCapacity: true) }
    guard failure == nil, !pending.isEmpty else { return }
    do throws(FileFailure) {
      try system.write(pending, to: .standardOutput)
    } catch {
      failure = error
    }
  }

  /// `NO_COLOR` with any value turns colours off, and so does a terminal that has none.
  private static func environmentAllowsColour(_ system: any System) -> Bool {
    (system.environment("NO_COLOR") ?? "").isEmpty && system.environment("TERM") != "dumb"
  }
}
