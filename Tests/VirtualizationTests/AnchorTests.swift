import Testing

@testable import Virtualization

/// The item that is held and the offset that shows one are what their sentences say, for every small list,
/// edges exactly on edges included.
@Suite struct AnchorTests {
  /// One geometry, in units.
  struct Place: Sendable {
    var heights: [Int64]
    var height: Int64
    var top: Int64 = 0
    var bottom: Int64 = 0
    var offset: Int64

    var viewport: Viewport {
      Viewport(
        height: Length(units: height), topInset: Length(units: top),
        bottomInset: Length(units: bottom))
    }

    func held(by policy: AnchorPolicy) -> Anchor? {
      ListLayout.measured(units: heights).anchor(
        by: policy, in: viewport, at: Length(units: offset))
    }
  }

  /// The ways to pick that the rows are about.
  static let picks: [AnchorPolicy.Pick] =
    AnchorPolicy.Pick.plain + [.nearest(.half), .below(Length(units: 2))]

  struct PickRow: Sendable {
    var name: String
    var place: Place
    /// The items picked: first intersecting, first fully visible, last visible, last fully visible, second unless the
    /// first is aligned, nearest to the middle, at two units below the top.
    var picks: [Int64?]
  }

  static let rows: [PickRow] = [
    PickRow(
      name: "edges on edges", place: Place(heights: [10, 10, 10, 10], height: 20, offset: 10),
      picks: [1, 1, 2, 2, 1, 2, 1]),
    PickRow(
      name: "one unit before", place: Place(heights: [10, 10, 10, 10], height: 20, offset: 9),
      picks: [0, 1, 2, 1, 1, 1, 1]),
    PickRow(
      name: "one unit after", place: Place(heights: [10, 10, 10, 10], height: 20, offset: 11),
      picks: [1, 2, 3, 2, 2, 2, 1]),
    PickRow(
      name: "taller than the viewport",
      place: Place(heights: [10, 100, 10], height: 20, offset: 50),
      picks: [1, 1, 1, 1, 1, 1, 1]),
    PickRow(
      name: "a piece and a tall one", place: Place(heights: [10, 100, 10], height: 20, offset: 5),
      picks: [0, 0, 1, 1, 1, 1, 0]),
    PickRow(
      name: "a tall one and a piece",
      place: Place(heights: [10, 100, 10], height: 20, offset: 100),
      picks: [1, 2, 2, 2, 2, 2, 1]),
    PickRow(
      name: "a tall one and a cut piece",
      place: Place(heights: [10, 100, 10], height: 20, offset: 99), picks: [1, 1, 2, 2, 2, 1, 1]),
    PickRow(
      name: "no height at the top edge",
      place: Place(heights: [10, 0, 0, 10], height: 20, offset: 10), picks: [3, 3, 3, 3, 3, 3, 3]),
    PickRow(
      name: "no height at the bottom edge",
      place: Place(heights: [10, 10, 0, 0, 10], height: 20, offset: 0),
      picks: [0, 0, 1, 1, 0, 1, 0]),
    PickRow(
      name: "only items without height", place: Place(heights: [0, 0, 0], height: 20, offset: 0),
      picks: [nil, nil, nil, nil, nil, nil, nil]),
    PickRow(
      name: "empty list", place: Place(heights: [], height: 20, offset: 0),
      picks: [nil, nil, nil, nil, nil, nil, nil]),
    PickRow(
      name: "no viewport", place: Place(heights: [10, 10], height: 0, offset: 5),
      picks: [nil, nil, nil, nil, nil, nil, nil]),
    PickRow(
      name: "inside insets",
      place: Place(heights: [10, 10, 10, 10], height: 30, top: 5, bottom: 6, offset: 6),
      picks: [1, 2, 2, 2, 2, 2, 1]),
    PickRow(
      name: "insets cover everything",
      place: Place(heights: [10, 10], height: 10, top: 5, bottom: 5, offset: 0),
      picks: [nil, nil, nil, nil, nil, nil, nil]),
    PickRow(
      name: "above the content", place: Place(heights: [10, 10], height: 12, top: 4, offset: -4),
      picks: [0, 0, 0, 0, 0, 0, 0]),
    PickRow(
      name: "wholly above the content", place: Place(heights: [10, 10], height: 12, offset: -12),
      picks: [nil, nil, nil, nil, nil, nil, nil]),
    PickRow(
      name: "at the content's end", place: Place(heights: [10, 10], height: 12, offset: 19),
      picks: [1, 1, 1, 1, 1, 1, 1]),
    PickRow(
      name: "after the content", place: Place(heights: [10, 10], height: 12, offset: 20),
      picks: [nil, nil, nil, nil, nil, nil, nil]),
    PickRow(
      name: "shorter than the viewport", place: Place(heights: [3, 4], height: 100, offset: 0),
      picks: [0, 0, 1, 1, 0, 1, 0]),
  ]

  @Test(arguments: rows) func picks(_ row: PickRow) {
    let picks = AnchorTests.picks.map {
      row.place.held(by: AnchorPolicy(hold: .item($0)))?.item.rawValue
    }
    #expect(picks == row.picks, "\(row.name)")
  }

  @Test func holdsTheEdgeWhereItIs() {
    let place = Place(heights: [10, 10, 10, 10], height: 20, top: 3, offset: 4)
    for pick in AnchorTests.picks {
      for edge in [AnchorPolicy.Edge.leading, .trailing] {
        guard let anchor = place.held(by: AnchorPolicy(hold: .item(pick), edge: edge)) else {
          Issue.record("nothing is held")
          continue
        }
        let end = edge == .leading ? anchor.item.rawValue : anchor.item.rawValue + 1
        #expect(
          anchor
            == Anchor(
              item: anchor.item, point: edge == .leading ? .leading : .trailing,
              y: Length(units: end * 10 - 4)))
      }
    }
    #expect(place.held(by: .keepOffset) == nil)
  }

  /// All lists of up to four items of some heights, in all viewports and insets, at all offsets.
  @Test func agreesWithThePlainRule() {
    for heights in AnchorTests.smallLists() {
      let sizes = ListLayout.measured(units: heights)
      for (height, top, bottom) in [
        (0, 0, 0), (1, 0, 0), (3, 0, 0), (3, 1, 0), (4, 1, 1), (9, 0, 2),
      ] {
        for offset in -3...9 {
          let place = Place(
            heights: heights, height: Int64(height), top: Int64(top), bottom: Int64(bottom),
            offset: Int64(offset))
          let picks = AnchorTests.picks.map {
            sizes.anchor(
              by: AnchorPolicy(hold: .item($0)), in: place.viewport,
              at: Length(units: place.offset))?.item.rawValue
          }
          if picks != AnchorTests.plainPicks(place) { Issue.record("\(place): \(picks)") }
        }
      }
    }
  }

  private static func smallLists() -> [[Int64]] {
    var all: [[Int64]] = [[]]
    var longest = all
    for _ in 0..<4 {
      longest = longest.flatMap { list in [0, 1, 2, 5].map { list + [$0] } }
      all += longest
    }
    return all
  }

  private static func plainPicks(_ place: Place) -> [Int64?] {
    let top = place.offset + place.top
    let bottom = place.offset + place.height - place.bottom
    var position: Int64 = 0
    var overlapping: [Int64] = []
    var inside: [Int64] = []
    var starts: [Int64] = []
    for (id, height) in place.heights.enumerated() {
      let end = position + height
      starts.append(position)
      if height > 0 && position < bottom && end > top && top < bottom {
        overlapping.append(Int64(id))
        if position >= top && end <= bottom { inside.append(Int64(id)) }
      }
      position = end
    }
    let second = overlapping.first.flatMap { first in
      starts[Int(first)] == top ? first : overlapping.dropFirst().first ?? first
    }
    func height(_ id: Int64) -> Int64 { place.heights[Int(id)] }
    let middle = top + (bottom - top) / 2
    // An item that ends at the line is at no distance from it, but one that begins there is at it.
    let nearest = overlapping.min { first, second in
      func key(_ id: Int64) -> (Int64, Int64, Int64) {
        let (start, end) = (starts[Int(id)], starts[Int(id)] + height(id))
        if start <= middle && middle < end { return (0, 0, id) }
        return (1, max(start - middle, middle - end), id)
      }
      return key(first) < key(second)
    }
    let below = overlapping.first { starts[Int($0)] + height($0) > top + 2 } ?? overlapping.last
    return [
      overlapping.first, inside.first ?? overlapping.first, overlapping.last,
      inside.last ?? overlapping.last, second, nearest, below,
    ]
  }

  struct AlignmentRow: Sendable {
    var index: Int
    var top: Int64
    var center: Int64
    var bottom: Int64
  }

  /// Items of 10, 0, 31 and 200 units in a viewport of 100 units with 20 and 30 covered.
  @Test(arguments: [
    AlignmentRow(index: 0, top: -20, center: -40, bottom: -60),
    AlignmentRow(index: 1, top: -10, center: -35, bottom: -60),
    // 19 units are free: the half is rounded towards the start of the item.
    AlignmentRow(index: 2, top: -10, center: -19, bottom: -29),
    // 150 units too many: the middle of the item is in the middle.
    AlignmentRow(index: 3, top: 21, center: 96, bottom: 171),
  ])
  func aligns(_ row: AlignmentRow) {
    let sizes = ListLayout.measured(units: [10, 0, 31, 200])
    let viewport = Viewport(
      height: Length(units: 100), topInset: Length(units: 20), bottomInset: Length(units: 30))
    let offsets = Alignment.allCases.map {
      sizes.offset(showing: row.index, aligned: $0, in: viewport).units
    }
    #expect(offsets == [row.top, row.center, row.bottom])
  }

  /// Free space of −3, −1, 1 and 3 units: the middle is always rounded the same way.
  @Test(arguments: [(13, 2), (11, 1), (9, 0), (7, -1)])
  func roundsTheMiddleAlwaysTheSameWay(_ height: Int64, _ offset: Int64) {
    let sizes = ListLayout.measured(units: [height])
    let viewport = Viewport(height: Length(units: 10))
    #expect(
      sizes.offset(showing: 0, aligned: .center, in: viewport) == Length(units: offset))
  }

  @Test func edgesOfItemsThatAreGoneAreNowhere() {
    let sizes = ListLayout.measured(units: [10, 5])
    #expect(sizes.position(of: .leading, of: ItemID(1)) == Length(units: 10))
    #expect(sizes.position(of: .trailing, of: ItemID(1)) == Length(units: 15))
    #expect(sizes.position(of: .leading, of: ItemID(2)) == nil)
  }

  @Test func usualEdgeIsTrailingOnlyForTheLastItems() {
    let edges = AnchorTests.picks.map { AnchorPolicy(hold: .item($0)).edge }
    #expect(
      edges == [.leading, .leading, .trailing, .trailing, .leading, .leading, .leading])
    #expect(AnchorPolicy.keepOffset.edge == .leading)
  }
}
