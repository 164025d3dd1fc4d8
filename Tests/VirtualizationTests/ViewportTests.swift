import Testing

@testable import Virtualization

/// The legal range follows content and insets, and a user's movement never leaves it farther.
@Suite struct ViewportTests {
  struct LegalRow: Sendable {
    var name: String
    var viewport: Viewport
    var content: Int64
    var lowest: Int64
    var highest: Int64
  }

  static let legalRows = [
    LegalRow(
      name: "long content", viewport: Viewport(height: pt(400)), content: 1000, lowest: 0,
      highest: 600),
    LegalRow(
      name: "content as high as the viewport", viewport: Viewport(height: pt(400)), content: 400,
      lowest: 0, highest: 0),
    LegalRow(
      name: "short content", viewport: Viewport(height: pt(400)), content: 399, lowest: 0,
      highest: 0),
    LegalRow(
      name: "no content", viewport: Viewport(height: pt(400)), content: 0, lowest: 0, highest: 0),
    LegalRow(
      name: "insets",
      viewport: Viewport(height: pt(400), topInset: pt(20), bottomInset: pt(30)), content: 1000,
      lowest: -20, highest: 630),
    LegalRow(
      name: "short content between insets",
      viewport: Viewport(height: pt(400), topInset: pt(20), bottomInset: pt(30)), content: 349,
      lowest: -20, highest: -20),
    LegalRow(
      name: "insets make short content scroll",
      viewport: Viewport(height: pt(400), topInset: pt(20), bottomInset: pt(30)), content: 351,
      lowest: -20, highest: -19),
    LegalRow(
      name: "no viewport", viewport: Viewport(height: .zero), content: 1000, lowest: 0,
      highest: 1000),
    LegalRow(
      name: "insets larger than the viewport",
      viewport: Viewport(height: pt(10), topInset: pt(50), bottomInset: pt(60)), content: 0,
      lowest: -50, highest: 50),
  ]

  @Test(arguments: legalRows) func knowsTheLegalOffsets(_ row: LegalRow) {
    #expect(
      row.viewport.legalOffsets(contentHeight: pt(row.content))
        == OffsetRange(lowest: pt(row.lowest), highest: pt(row.highest)), "\(row.name)")
  }

  @Test(arguments: [(-1, 0), (0, 0), (5, 5), (10, 10), (11, 10)])
  func clamps(_ offset: Int64, _ clamped: Int64) {
    #expect(OffsetRange(lowest: .zero, highest: pt(10)).clamp(pt(offset)) == pt(clamped))
  }

  /// Offset, delta, where it gets to in 0…10.
  @Test(arguments: [
    (5, 3, 8), (5, 9, 10), (5, -3, 2), (5, -9, 0), (5, 0, 5), (10, 1, 10), (0, -1, 0),
    // Beyond the range: no farther out, not moved back, but free to come back.
    (12, 1, 12), (12, -1, 11), (12, -20, 0), (12, 0, 12), (-3, -1, -3), (-3, 2, -1), (-3, 20, 10),
    (-3, 0, -3),
  ])
  func movesWithoutLeavingOrClamping(_ offset: Int64, _ delta: Int64, _ result: Int64) {
    let range = OffsetRange(lowest: .zero, highest: pt(10))
    #expect(range.move(pt(offset), by: pt(delta)) == pt(result))
  }

  @Test(arguments: [[-1, 0, 0], [0, -1, 0], [0, 0, -1]])
  func refusesNegativeSizes(units: [Int64]) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [units = units as [Int64]] in
      _ = Viewport(
        height: Length(units: units[0]), topInset: Length(units: units[1]),
        bottomInset: Length(units: units[2]))
    }
    #expect(failedPrecondition(of: result) == "a viewport's height and insets are not negative")
  }
}

private func pt(_ points: Int64) -> Length { Length(points: points) }
