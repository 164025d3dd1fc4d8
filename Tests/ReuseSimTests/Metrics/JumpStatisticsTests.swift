import Testing

@testable import ReuseSim

/// What is counted over many jumps, and the readers who hold an end of the content.
@Suite struct JumpStatisticsTests {
  /// Frames in which everything on screen is moved by these ways, one after the other.
  private static func frames(_ ways: [Int64]) -> [HandFrame] {
    var y: Int64 = 0
    var frames = [HandFrame(shown: [.init(0, at: 0)])]
    for way in ways {
      y += way
      frames.append(HandFrame(shown: [.init(0, at: y)]))
    }
    return frames
  }

  /// How many jumps of 1, 2, 3, … pt, and what 5 % of them exceed.
  @Test(
    arguments: [(0, 0), (1, 1), (2, 2), (19, 19), (20, 19), (21, 20), (40, 38), (99, 95)]
      as [(Int64, Int64)])
  func percentileIsTheNearestRank(_ count: Int64, _ expected: Int64) {
    // Down and up again, so that the item stays in sight; the order does not matter.
    let ways: [Int64] = (0..<count).map { $0 % 2 == 0 ? $0 + 1 : -$0 - 1 }
    let metrics = Metrics.of(JumpStatisticsTests.frames(ways))
    #expect(metrics[.jumpP95] == Length.pt(expected).units)
    #expect(metrics[.jumpMax] == Length.pt(count).units)
    #expect(metrics[.jumpTotal] == Length.pt(count * (count + 1) / 2).units)
    #expect(metrics[.jumpCount] == count)
  }

  @Test(arguments: [(2400, 0), (2401, 1), (-2400, 0), (-2401, 1)] as [(Int64, Int64)])
  func countBeginsAboveADevicePixel(_ units: Int64, _ count: Int64) {
    var metrics = Metrics(reader: .automatic, scale: 2)
    for (number, y) in [480_000, 480_000 + units].enumerated() {
      for event in HandFrame(shown: []).events(Int64(number)) {
        if case .commit = event {
          metrics.observe(
            .shown(ItemID(0), index: 0, cell: CellID(0), y: Length(units: y), height: .pt(50)))
        }
        metrics.observe(event)
      }
    }
    #expect(metrics[.jumpMax] == abs(units))
    #expect(metrics[.jumpCount] == count)
  }

  struct FlickerRow: Sendable {
    var ways: [Int64]
    var count: Int64
  }

  @Test(arguments: [
    FlickerRow(ways: [5, -5], count: 1), FlickerRow(ways: [5, 5], count: 0),
    FlickerRow(ways: [-5, 1], count: 1), FlickerRow(ways: [5, 0, -5], count: 1),
    FlickerRow(ways: [5, 0, 0, -5], count: 1), FlickerRow(ways: [5, 0, 0, 0, -5], count: 0),
    FlickerRow(ways: [5, -5, 5], count: 2), FlickerRow(ways: [5, 5, -5, -5, 0, 0, 5], count: 2),
  ])
  func flickersWithinThreeFrames(_ row: FlickerRow) {
    #expect(Metrics.of(JumpStatisticsTests.frames(row.ways))[.flickerCount] == row.count)
  }

  @Test func driftBeginsAgainWithEachGesture() {
    var frames = JumpStatisticsTests.frames([10, -4, 3, 2])
    #expect(Metrics.of(frames)[.drift] == Length.pt(11).units)
    // A gesture under way changes nothing; one that begins in the frame of the third jump forgets the others.
    frames[3].motion = (.drag, 0)
    #expect(Metrics.of(frames)[.drift] == Length.pt(11).units)
    frames[3].begins = true
    #expect(Metrics.of(frames)[.drift] == Length.pt(5).units)
  }

  struct EndRow: Sendable {
    var name: String
    var frames: [HandFrame]
    var end: Int64
    var top: Int64
  }

  private static func at(
    _ offset: Int64, of legal: ClosedRange<Int64>, motion: (phase: Phase, delta: Int64)? = nil
  ) -> HandFrame {
    HandFrame(motion: motion, shown: [], offset: offset, legal: legal)
  }

  /// Down the glass is positive: content that comes in below hides the end, content above the start.
  static let ends = [
    EndRow(name: "at rest", frames: [at(600, of: 0...600), at(600, of: 0...600)], end: 0, top: 0),
    EndRow(
      name: "longer at the end", frames: [at(600, of: 0...600), at(600, of: 0...700)], end: 100,
      top: 0),
    EndRow(
      name: "longer at the end, and followed",
      frames: [at(600, of: 0...600), at(700, of: 0...700)], end: 0, top: -100),
    EndRow(
      name: "scrolled by hand",
      frames: [at(600, of: 0...600), at(550, of: 0...600, motion: (.drag, -50))], end: 0, top: 0),
    EndRow(
      name: "scrolled and longer",
      frames: [at(600, of: 0...600), at(550, of: 0...620, motion: (.drag, -50))], end: 20,
      top: 0),
    EndRow(
      name: "an inset grows at the start", frames: [at(0, of: 0...600), at(0, of: -50...600)],
      end: 0, top: -50),
  ]

  @Test(arguments: ends) func readersMayHoldAnEnd(_ row: EndRow) {
    let end = Metrics.of(row.frames, reader: .end)
    let top = Metrics.of(row.frames, reader: .top)
    #expect(end[.drift] == Length.pt(row.end).units, "\(row.name)")
    #expect(top[.drift] == Length.pt(row.top).units, "\(row.name)")
    #expect(end.jumps.jumps.map { $0.reference } == (row.end == 0 ? [] : [.end]))
    #expect(top.jumps.jumps.map { $0.reference } == (row.top == 0 ? [] : [.top]))
  }

  /// Offset, displacement in an offset range of 0…1000, the part that no offset could have avoided.
  @Test(
    arguments: [
      (0, 30, 0), (0, -30, 30), (20, -30, 10), (1000, 30, 30), (980, 30, 10), (500, -100, 0),
    ] as [(Int64, Int64, Int64)])
  func forcedIsWhatNoOffsetAvoids(_ offset: Int64, _ way: Int64, _ forced: Int64) {
    var frames = JumpStatisticsTests.frames([way])
    for place in frames.indices { frames[place].offset = offset }
    #expect(Metrics.of(frames)[.jumpForced] == Length.pt(forced).units)
  }

  @Test func onlyTheFirstJumpsAreKeptButAllAreCounted() {
    let count = RunLimits.jumps + 3
    let ways = (0..<count).map { $0 % 2 == 0 ? 1 : -1 } as [Int64]
    let metrics = Metrics.of(JumpStatisticsTests.frames(ways))
    #expect(metrics.jumps.jumps.count == RunLimits.jumps)
    #expect(metrics.jumps.omittedJumps == 3)
    #expect(metrics[.jumpCount] == Int64(count))
  }

  /// Content of the largest size, back and forth: a sum that does not fit says so and keeps its value.
  @Test func sumsSayWhenTheyDoNotFit() {
    let large = Int64.max / 4 / Length.unitsPerPoint
    var frames: [HandFrame] = []
    for number in 0..<6 as Range<Int64> {
      var frame = HandFrame(shown: [])
      frame.legal = 0...(number % 2 == 0 ? 0 : large)
      frames.append(frame)
    }
    let fits = Metrics.of([HandFrame](frames.prefix(5)), reader: .end)
    #expect(fits[.jumpTotal] == 4 * Length.pt(large).units)
    #expect(!fits.isOverflown)
    let tooMuch = Metrics.of(frames, reader: .end)
    #expect(tooMuch[.jumpTotal] == fits[.jumpTotal])
    #expect(tooMuch.isOverflown)
    for place in frames.indices {
      frames[place].legal = 0...0
      frames[place].facts = [.corrected(.anchorCorrection, .pt(large))]
    }
    #expect(Metrics.of(frames, reader: .end).isOverflown)
  }
}
