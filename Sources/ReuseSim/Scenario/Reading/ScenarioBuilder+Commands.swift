extension ScenarioBuilder {
  /// Which rounds of which repetitions commands belong to, as one number.
  struct Rounds {
    /// The round, from 0.
    var number = 0
    /// How many there are.
    var count = 1
    /// Whether there is a repetition at all.
    var isRepeated = false

    /// A round of a repetition in this round.
    func round(_ inner: Int, of innerCount: Int) -> Rounds {
      Rounds(number: number * innerCount + inner, count: count * innerCount, isRepeated: true)
    }
  }

  /// Adds the commands of a block.
  mutating func schedule(
    _ block: Block, at time: Time, _ rounds: Rounds = Rounds(), load: (String) -> FileContents
  ) {
    for case let line? in block.lines.map({ $0.statement }) {
      guard case .command(let command) = line.value else { continue }
      schedule(command, at: time, line.span, rounds, load: load)
    }
  }

  /// Adds a command, as often as it is repeated.
  mutating func schedule(
    _ statement: CommandStatement, at time: Time, _ span: SourceSpan, _ rounds: Rounds = Rounds(),
    load: (String) -> FileContents
  ) {
    if case .repeated(let count, let step, let block) = statement {
      let step = step ?? .zero
      for round in 0..<count {
        let start = Time(microseconds: time.microseconds + Int64(round) * step.microseconds)
        schedule(block, at: start, rounds.round(round, of: count), load: load)
        if round == count - 1 {
          dates.append(StatedDate(time: start, span: span, isLastRound: true))
        }
      }
      return
    }
    guard let command = command(statement, span, load: load) else { return }
    let round = rounds.isRepeated ? rounds.number + 1 : 0
    scenario.commands.append(
      TimedCommand(time: time, command: command, line: span.line, round: round))
  }

  /// Does something for each round of a line.
  mutating func schedule(
    _ rounds: EveryStatement, at span: SourceSpan,
    _ body: (inout ScenarioBuilder, Time, Rounds) -> Void
  ) {
    let count = Int(rounds.rounds)
    var time = rounds.start
    for round in 0..<count {
      time = Time(
        microseconds: rounds.start.microseconds + Int64(round) * rounds.step.microseconds)
      body(&self, time, Rounds().round(round, of: count))
    }
    dates.append(StatedDate(time: time, span: span, isLastRound: true))
  }

  /// The meaning of the commands of a block that happen at once.
  mutating func commands(of block: Block, load: (String) -> FileContents) -> [Command] {
    var commands: [Command] = []
    for case let line? in block.lines.map({ $0.statement }) {
      guard case .command(let inner) = line.value else { continue }
      if let command = command(inner, line.span, load: load) { commands.append(command) }
    }
    return commands
  }

  /// The meaning of a snapshot; `nil` when something is wrong with it.
  mutating func snapshot(
    _ statement: SnapshotStatement, _ span: SourceSpan, load: (String) -> FileContents
  ) -> Snapshot? {
    var parts: [Snapshot.Part] = []
    for part in statement.parts {
      switch part {
      case .items(let first, let last): parts.append(.items(first, last))
      case .new(let items):
        if let block = block(items, at: span, load: load) { parts.append(.new(block)) }
      }
    }
    return parts.count == statement.parts.count ? Snapshot(section: statement.section, parts) : nil
  }
}
