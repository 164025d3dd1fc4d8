import Testing

@testable import ReuseSim

/// Where answers go, and which of them count. A screen of 400 pt shows four rows of 100 pt in cells 0 to 3; what is asked
/// for takes 300 ms.
@Suite struct AnswerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let commands: [(Int64, Command)]
    let change: @Sendable (inout ContentPart) -> Void
    /// What happens to the requests for row 0, and who is given what for it.
    let facts: [String]
    var testDescription: String { name }

    init(
      _ name: String, _ commands: [(Int64, Command)], _ facts: [String],
      _ change: @escaping @Sendable (inout ContentPart) -> Void
    ) {
      (self.name, self.commands, self.facts, self.change) = (name, commands, facts, change)
    }
  }

  /// Row 0 leaves, and its cell is given row 4.
  private static let away: (Int64, Command) = (100, .scrollBy(.pt(100), over: nil))
  /// Another row comes before row 0, in the cell that row 3 had.
  private static let above: (Int64, Command) = (
    100, .insert([ItemBlock(count: 1, kind: 0)], .index(0))
  )
  private static let row = ItemSelection.one(.id(ItemID(0)))

  @Test(arguments: [
    Row("to the model", [away], ["0 sent", "300 arrived"]) { _ in },
    Row("to the cell that asked", [away], ["0 sent", "300 lost", "300 cell 0 version 0"]) {
      $0.answers = .capturedCell
    },
    Row("to the cell that has the item", [away], ["0 sent", "300 lost"]) {
      $0.answers = .capturedItem
    },
    Row(
      "to the item's cell, which is there", [], ["0 sent", "300 arrived", "300 cell 0 version 0"]
    ) { $0.answers = .capturedItem },
    Row("to where the item stood", [above], ["0 sent", "300 lost", "300 cell 3 version 0"]) {
      $0.answers = .capturedIndex
    },
    Row("to the cell that was configured since", [away], ["0 sent", "300 lost"]) {
      $0.answers = .capturedGeneration
    },
    Row("to the cell that was not", [], ["0 sent", "300 arrived", "300 cell 0 version 0"]) {
      $0.answers = .capturedGeneration
    },
    Row("cancelled at reuse", [away], ["0 sent", "100 cancelled", "300 late"]) {
      $0.answers = .capturedCell
      $0.cancelling = .atReuse
    },
    Row(
      "cancelled too late", [away], ["0 sent", "300 lost", "300 cell 0 version 0"]
    ) {
      $0.answers = .capturedCell
      $0.cancelling = .atReuse
      $0.cancelsTooLate = .ms(200)
    },
    Row("cancelled in time", [away], ["0 sent", "100 cancelled", "300 late"]) {
      $0.cancelling = .whenHidden
      $0.cancelsTooLate = .ms(199)
    },
    Row(
      "twice", [(350, away.1)],
      ["0 sent", "300 arrived", "300 cell 0 version 0", "400 repeated", "400 cell 0 version 0"]
    ) {
      $0.answers = .capturedCell
      $0.repeats = .ms(100)
    },
    Row(
      "asked once", [(100, .reconfigure(row))], ["0 sent", "300 arrived", "300 cell 0 version 0"]
    ) { _ in },
    Row(
      "asked each time", [(100, .reconfigure(row))],
      [
        "0 sent", "100 sent", "300 arrived", "300 cell 0 version 0", "400 arrived",
        "400 cell 0 version 0",
      ]
    ) { $0.asksEachTime = true },
    Row(
      "changed on the way", [(100, .changeContent(row, part: .photo))],
      ["0 sent", "100 sent", "300 lost", "400 arrived", "400 cell 0 version 1"]
    ) { _ in },
    Row(
      "changed on the way, and old answers count", [(100, .changeContent(row, part: nil))],
      [
        "0 sent", "100 sent", "300 arrived", "300 cell 0 version 0", "400 arrived",
        "400 cell 0 version 1",
      ]
    ) { $0.takesOldAnswers = true },
    Row(
      "changed when it was there", [(350, .changeContent(row, part: .photo))],
      [
        "0 sent", "300 arrived", "300 cell 0 version 0", "350 sent", "650 arrived",
        "650 cell 0 version 1",
      ]
    ) { _ in },
  ])
  func answersGoWhereTheyShould(_ row: Row) {
    var part = ContentPart(.photo)
    part.latency = .fixed(.ms(300))
    row.change(&part)
    var scenario = Scenario.rows(40, of: 100, estimate: 100)
    scenario.device.rate = 100
    scenario.kinds[0].contentParts = [part]
    for (time, command) in row.commands { scenario = scenario.at(time, command) }
    #expect(AnswerTests.facts(scenario) == row.facts)
  }

  /// What is there is shown at once, unless the placeholder is set over it.
  @Test(arguments: [false, true]) func whatIsThereIsShownAtOnce(_ setsPlaceholderLast: Bool) {
    var part = ContentPart(.photo)
    part.latency = .fixed(.ms(20))
    part.setsPlaceholderLast = setsPlaceholderLast
    var scenario = Scenario.rows(40, of: 100, estimate: 100).at(
      200, .scrollBy(.pt(2000), over: nil)
    )
    .at(400, .scrollBy(.pt(-2000), over: nil))
    scenario.kinds[0].contentParts = [part]
    let simulation = scenario.simulation(frames: 60)
    let cell = simulation.virtualizer.displayed[0]
    #expect(cell.item == ItemID(0))
    let shown = simulation.contents[cell.cell]?.values
    #expect(
      shown == [setsPlaceholderLast ? .placeholder : .content(of: ItemID(0), version: 0)])
  }

  /// The facts about row 0, each with the milliseconds of its frame.
  private static func facts(_ scenario: Scenario) -> [String] {
    var recorder = TraceRecorder()
    _ = scenario.run(observer: &recorder)
    var time: Int64 = 0
    return recorder.events.compactMap { event in
      switch event {
      case .frame(_, let now):
        time = now.microseconds / 1000
        return nil
      case .request(let fact): return fact.item == ItemID(0) ? "\(time) \(fact.call.rawValue)" : nil
      case .presented(let cell, _, .content(ItemID(0), let version), by: .answer):
        return "\(time) cell \(cell.rawValue) version \(version)"
      default: return nil
      }
    }
  }
}
