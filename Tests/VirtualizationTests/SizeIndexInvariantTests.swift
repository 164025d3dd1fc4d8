import Testing

@testable import Virtualization

/// Every check is tested on a copy that is broken for it alone.
@Suite struct SizeIndexInvariantTests {
  /// Leaves 0 to 3 (segments of which are runs, of which the third has ids apart) below inner nodes
  /// 0 and 1 below inner node 2, the root.
  private static func sample() -> SizeIndex {
    let estimates = [SizeEstimate(Length(units: 3)), SizeEstimate(Length(units: 5))]
    var index = SizeIndex(estimates: estimates, nodeCapacity: 2)
    index.replaceSubrange(
      0..<0,
      with: [
        run(0, 1, 0, .measured(Length(units: 7))), run(1, 1, 1, .assumed(Length(units: 8))),
        run(2, 4, 1, .estimated), run(6, 1, 0, .measured(Length(units: 9))),
        run(20, 1, 0, .estimated), run(30, 2, 0, .measured(.zero)),
        run(32, 1, 0, .measured(Length(units: 1))), run(33, 1, 0, .measured(Length(units: 2))),
      ])
    return index
  }

  private static func run(
    _ id: Int64, _ count: Int, _ identifier: UInt16, _ size: ItemSize
  ) -> ItemRun {
    ItemRun(
      firstID: ItemID(id), count: count, reuseIdentifier: ReuseIdentifier(identifier), size: size)
  }

  private func expectFound(
    _ message: String, onPathTo item: Int? = nil, breaking: (inout SizeIndex) -> Void,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let index = Self.sample()
    var copy = index
    breaking(&copy)
    #expect(copy.invariantViolation() == message, sourceLocation: sourceLocation)
    if let item { #expect(copy.pathViolation(at: item) == message, sourceLocation: sourceLocation) }
    #expect(index.invariantViolation() == nil, sourceLocation: sourceLocation)
  }

  private func handle(_ number: Int32) -> RecordHandle { RecordHandle(number: number) }

  @Test func theSampleIsSound() {
    let index = Self.sample()
    #expect(index.invariantViolation() == nil)
    #expect(index.height == 2 && index.leaves.count == 4 && index.inners.count == 3)
    #expect(
      index.picture == "[0.0015 0.0017~] [0.001? ×4 0.0019] [0.0006? 0 ×2] [0.0002 0.0004] = 0.0104"
    )
    for item in 0..<index.count { #expect(index.pathViolation(at: item) == nil) }
  }

  @Test func findsBrokenLinks() {
    expectFound("the root has a parent") {
      $0.writableInner(self.handle(2)).parent = self.handle(1)
    }
    expectFound("the root has one child") { $0.writableInner(self.handle(2)).childCount = 1 }
    expectFound("the node 1 of level 0 names another parent") {
      $0.writableLeaf(self.handle(1)).parent = self.handle(1)
    }
    expectFound("the node 1 of level 1 names another parent") {
      $0.writableInner(self.handle(1)).parent = .none
    }
    expectFound("the node 0 of level 1 has 0 entries", onPathTo: nil) {
      $0.writableInner(self.handle(0)).childCount = 0
    }
    expectFound("the node 0 of level 1 has 3 entries", onPathTo: nil) {
      $0.writableInner(self.handle(0)).childCount = 3
    }
  }

  @Test func findsBrokenLinksOnAPath() {
    var index = Self.sample()
    index.writableLeaf(handle(0)).parent = .none
    #expect(index.pathViolation(at: 0) == "the node 0 of level 0 has no parent")
    #expect(index.pathViolation(at: 8) == nil)
    index.writableLeaf(handle(0)).parent = handle(1)
    #expect(
      index.pathViolation(at: 0) == "the node 0 of level 0 is not a child of its parent")
    index = Self.sample()
    index.writableInner(handle(0)).parent = handle(3)
    _ = index.makeInner()
    index.writableInner(handle(3)).childCount = 1
    index.writableInner(handle(3)).children[0] = handle(0)
    index.writableInner(handle(3)).counts[0] = 0
    #expect(
      index.pathViolation(at: 0) == "the item count of child 0 of the node 3 of level 2 differs")
  }

  @Test func findsAPathToAnotherRoot() {
    var index = Self.sample()
    let other = index.makeInner()
    let (root, copy) = (index.writableInner(handle(2)), index.writableInner(other))
    copy.childCount = 2
    for slot in 0..<2 {
      copy.children[slot] = root.children[slot]
      copy.counts[slot] = root.counts[slot]
      copy.known[slot] = root.known[slot]
      copy.measured[slot] = root.measured[slot]
    }
    for place in 0..<4 { copy.estimated[place] = root.estimated[place] }
    index.writableInner(handle(1)).parent = other
    #expect(index.pathViolation(at: 0) == nil)
    #expect(index.pathViolation(at: 11) == "the path ends at a node that is not the root")
  }

  @Test func findsWhatIsBrokenOnSomePaths() {
    var index = Self.sample()
    index.writableLeaf(handle(1)).itemCount = 6
    let message = "the item count of the leaf 1 differs"
    #expect(index.pathViolation(in: 0..<0) == nil)
    #expect(index.pathViolation(in: 0..<2) == nil)
    #expect(index.pathViolation(in: 0..<3) == message)
    #expect(index.pathViolation(in: 0..<12) == message)
    #expect(index.pathViolation(in: 7..<12) == nil)
    index.writableLeaf(handle(1)).itemCount = 5
    #expect(index.pathViolation(in: 0..<12) == nil)
  }

  @Test func findsBrokenSums() {
    let child = "of child 1 of the node 0 of level 1 differs"
    expectFound("the item count \(child)", onPathTo: 5) {
      $0.writableInner(self.handle(0)).counts[1] += 1
    }
    expectFound("the known height \(child)", onPathTo: 5) {
      $0.writableInner(self.handle(0)).known[1] += 1
    }
    expectFound("the measured count \(child)", onPathTo: 5) {
      $0.writableInner(self.handle(0)).measured[1] += 1
    }
    expectFound("the estimated count of reuse identifier 0 \(child)", onPathTo: 5) {
      $0.writableInner(self.handle(0)).estimated[2] += 1
    }
    expectFound("the estimated count of reuse identifier 1 \(child)", onPathTo: 5) {
      $0.writableInner(self.handle(0)).estimated[3] += 1
    }
    for breaking: (inout SizeIndex) -> Void in [
      { $0.totals.known += 1 }, { $0.totals.measured += 1 }, { $0.totals.estimated[1] += 1 },
      { $0.totals.count += 1 },
    ] {
      expectFound("the totals differ from the sums of the root", onPathTo: 3, breaking: breaking)
    }
  }

  @Test func findsBrokenLeaves() {
    expectFound("the leaf 0 has 0 segments") { $0.writableLeaf(self.handle(0)).segmentCount = 0 }
    expectFound("the leaf 0 has 3 segments", onPathTo: 0) {
      $0.writableLeaf(self.handle(0)).segmentCount = 3
    }
    expectFound("the item count of the leaf 1 differs", onPathTo: 3) {
      $0.writableLeaf(self.handle(1)).itemCount = 6
    }
    expectFound("the number of estimated segments of the leaf 1 differs", onPathTo: 3) {
      $0.writableLeaf(self.handle(1)).estimatedSegments = 2
    }
    expectFound("the leaf 0 has counts and no run, or the reverse", onPathTo: 0) {
      let counts = $0.leafCounts.allocate()
      $0.writableLeaf(self.handle(0)).countsRecord = counts
      $0.leafCounts.write(counts).assumingMemoryBound(to: Int32.self)[0] = 1
      $0.leafCounts.write(counts).assumingMemoryBound(to: Int32.self)[1] = 1
    }
    expectFound("the leaf 0 has ids apart and consecutive ones, or the reverse", onPathTo: 0) {
      let ids = $0.leafIDs.allocate()
      $0.writableLeaf(self.handle(0)).idsRecord = ids
      $0.leafIDs.write(ids).assumingMemoryBound(to: Int64.self)[0] = 0
      $0.leafIDs.write(ids).assumingMemoryBound(to: Int64.self)[1] = 1
    }
    expectFound("the leaf 0 has ids that the id map puts elsewhere", onPathTo: 0) {
      $0.writableLeaf(self.handle(0)).firstID = 1
    }
  }

  @Test func findsTheWrongFirstIDOfALeafWithIDsApart() {
    expectFound("the first id of the leaf 2 differs", onPathTo: 7) {
      $0.writableLeaf(self.handle(2)).firstID += 1
    }
  }

  @Test func findsBrokenSegments() {
    expectFound("the leaf 1 has a segment without items", onPathTo: 3) {
      let record = $0.tree.leaf(self.handle(1)).countsRecord
      $0.leafCounts.write(record).assumingMemoryBound(to: Int32.self)[0] = 0
    }
    expectFound("the leaf 0 has a negative id", onPathTo: 0) {
      $0.writableLeaf(self.handle(0)).firstID = -1
    }
    expectFound("the leaf 0 has a reuse identifier without an estimate", onPathTo: 0) {
      $0.writableLeaf(self.handle(0)).tags[0].code = 2 << 14 | 2
    }
    expectFound("the leaf 0 has an item that is too high", onPathTo: 0) {
      $0.writableLeaf(self.handle(0)).heights[0] = 2_627_483_648
    }
    expectFound("the leaf 1 has an estimated item with a height", onPathTo: 3) {
      $0.writableLeaf(self.handle(1)).heights[0] = 1
    }
    expectFound("the leaf 3 has two segments that are one run", onPathTo: 10) {
      $0.writableLeaf(self.handle(3)).heights[1] = 1
    }
  }

  @Test func findsLostRecords() {
    expectFound("1 leaves are lost") { _ = $0.makeLeaf() }
    expectFound("1 inner nodes are lost") { _ = $0.makeInner() }
    expectFound("1 count records are lost") { _ = $0.leafCounts.allocate() }
    expectFound("1 id records are lost") { _ = $0.leafIDs.allocate() }
    expectFound("the id map has 13 ids for 12 items") {
      $0.idMap.assign(50..<51, to: self.handle(0))
    }
    expectFound("1 nodes of the id map are lost") { _ = $0.idMap.nodes.allocate() }
  }
}
