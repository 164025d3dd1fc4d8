import ReuseSim
import Testing

@Suite struct CommandMeaningTests {
  private static let block = ItemBlock(count: 3, kind: 0)

  private func commands(_ lines: String) -> [TimedCommand] {
    let script = "scenario \"a\"\ncell A { height 88 }\nitems 9 of A\n" + lines + "\n"
    let result = readScript(bytes: Array(script.utf8), path: "a") { _ in .failure("") }
    #expect(Diagnostic.rendered(result.diagnostics) == "")
    return result.scenarios.first?.commands ?? []
  }

  @Test(
    arguments: [
      ("scroll by 50", .scrollBy(Length(points: 50), over: nil)),
      ("scroll by -0.5 over 1s", .scrollBy(Length(units: -2400), over: Time(milliseconds: 1000))),
      ("scroll by +50", .scrollBy(Length(points: 50), over: nil)),
      ("scroll to item 3", .scrollToItem(.id(ItemID(3)), .top, over: nil)),
      (
        "scroll to index 3 align bottom over 10ms",
        .scrollToItem(.index(3), .bottom, over: Time(milliseconds: 10))
      ),
      ("drag up 200 over 1s", .drag(Length(points: 200), over: Time(milliseconds: 1000))),
      ("drag down 200 over 1s", .drag(Length(points: -200), over: Time(milliseconds: 1000))),
      ("fling -8000", .fling(Length(points: -8000))),
      ("fling 3200 fast", .fling(Length(points: 3200), .fast)),
      ("fling 3200 normal", .fling(Length(points: 3200), .normal)),
      (
        "scroll by 50 over 10ms eased",
        .scrollBy(Length(points: 50), over: Time(milliseconds: 10), curve: .eased)
      ),
      ("scroll to top", .scrollTo(.top, over: nil)),
      (
        "scroll to end over 10ms eased",
        .scrollTo(.end, over: Time(milliseconds: 10), curve: .eased)
      ),
      ("scroll to offset -5", .scrollTo(.offset(Length(points: -5)), over: nil)),
      (
        "drag up 200 over 1s lift",
        .drag(Length(points: 200), over: Time(milliseconds: 1000), lifts: true)
      ),
      (
        "drag from 600 to 200 over 300ms",
        .dragPath(
          [
            FingerPoint(time: .zero, y: Length(points: 600)),
            FingerPoint(time: Time(milliseconds: 300), y: Length(points: 200)),
          ], lifts: false)
      ),
      (
        "drag path 0ms 600, 100ms 500 lift",
        .dragPath(
          [
            FingerPoint(time: .zero, y: Length(points: 600)),
            FingerPoint(time: Time(milliseconds: 100), y: Length(points: 500)),
          ], lifts: true)
      ),
      (
        "drag thumb from 0.1 to 1 over 1s",
        .dragThumb(from: 100_000, to: 1_000_000, over: Time(milliseconds: 1000))
      ),
      ("touch", .touch(.zero)),
      ("touch for 300ms", .touch(Time(milliseconds: 300))),
      ("leave window", .leaveWindow(for: nil)),
      ("leave window for 500ms", .leaveWindow(for: Time(milliseconds: 500))),
      ("return to window", .returnToWindow),
      ("insert 3 at 0", .insert([block], .index(0))),
      ("insert 3 of A at end", .insert([block], .end)),
      ("insert 3 at before item 4", .insert([block], .before(.id(ItemID(4))))),
      ("insert 3 at after index 4", .insert([block], .after(.index(4)))),
      (
        "insert 3 at 0 heights 60",
        .insert([ItemBlock(count: 3, kind: 0, heights: .constant(Length(points: 60)))], .index(0))
      ),
      (
        "insert at 0 heights 60 x 2 70",
        .insert(
          [
            ItemBlock(
              count: 3, kind: 0,
              heights: .table([
                HeightRun(height: Length(points: 60), count: 2),
                HeightRun(height: Length(points: 70), count: 1),
              ]))
          ], .index(0))
      ),
      (
        "insert at 0 heights 60..70 x 3",
        .insert(
          [
            ItemBlock(
              count: 3, kind: 0, heights: .range(Length(points: 60), Length(points: 70)))
          ], .index(0))
      ),
      ("remove item 3", .remove(.one(.id(ItemID(3))))),
      ("remove index 3", .remove(.one(.index(3)))),
      ("remove items 3..5", .remove(.ids(ItemID(3), ItemID(5)))),
      ("remove 4 at 2", .remove(.run(count: 4, at: 2))),
      ("remove all items", .remove(.all)),
      ("move item 3 to 0", .move(.id(ItemID(3)), to: .index(0))),
      ("move index 3 to before index 1", .move(.index(3), to: .before(.index(1)))),
      ("reload item 3", .reload(.one(.id(ItemID(3))))),
      ("reload data", .reloadData),
      ("resize items 3..5 to 0", .resize(.ids(ItemID(3), ItemID(5)), .zero)),
      ("resize item 3 to 9 quietly", .resize(.one(.id(ItemID(3))), .pt(9), quietly: true)),
      ("viewport height 500", .viewportHeight(Length(points: 500))),
      ("batch { }", .batch([])),
      ("batch { reload data }", .batch([.reloadData])),
      (
        "batch {\n  reload data\n\n  # why\n  fling 1\n}",
        .batch([.reloadData, .fling(Length(points: 1))])
      ),
    ] as [(String, Command)])
  func means(text: String, command: Command) {
    let time = Time(milliseconds: 1500)
    #expect(commands("at 1.5s \(text)") == [TimedCommand(time: time, command: command, line: 4)])
    #expect(
      commands("at 1500ms {\n\(text)\n}")
        == [TimedCommand(time: time, command: command, line: 5)])
  }

  @Test func ordersByTimeAndThenByLine() {
    let commands = commands(
      "at 1s fling 1\nat 0s fling 2\nat 1s {\nfling 3\nfling 4\n}\nat 0s fling 5")
    #expect(
      commands.map { $0.command } == [2, 5, 1, 3, 4].map { .fling(Length(points: $0)) })
    #expect(commands.map { $0.line } == [5, 10, 4, 7, 8])
  }
}
