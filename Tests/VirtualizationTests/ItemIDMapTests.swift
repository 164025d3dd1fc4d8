import SizeTwin
import Testing

@testable import Virtualization

@Suite struct ItemIDMapTests {
  private func leaf(_ number: Int32) -> RecordHandle { RecordHandle(number: number) }

  @Test(arguments: [2, 4, 64, 256])
  func randomRangesMatchAnArray(fanOut: Int) {
    for seed in 0..<UInt64(6) {
      var numbers = SeededNumbers(seed: seed)
      var map = ItemIDMap(fanOut: fanOut)
      let size = [20, 300, 5000][numbers.below(3)]
      var array = [RecordHandle](repeating: .none, count: size)
      for step in 0..<120 {
        let range = numbers.range(in: size)
        let ids = Int64(range.lowerBound)..<Int64(range.upperBound)
        #expect(map.isVacant(ids) == array[range].allSatisfy { $0.isNone })
        let new = numbers.below(3) == 0 ? RecordHandle.none : leaf(Int32(numbers.below(3)))
        map.assign(ids, to: new)
        for place in range { array[place] = new }
        let found = (0..<size).map { map.leaf(of: Int64($0)) }
        #expect(found == array, "seed \(seed) step \(step)")
        #expect(map.idCount == UInt64(array.count { !$0.isNone }))
        #expect(map.invariantViolation() == nil)
        if let first = range.first {
          let one = array[range].allSatisfy { $0 == array[first] } ? array[first] : .none
          #expect(map.onlyLeaf(of: ids) == one)
        }
      }
      map.assign(0..<Int64(size), to: .none)
      #expect(map.nodeCount == 0)
    }
  }

  @Test func aLongRangeCostsAHandfulOfNodes() {
    var map = ItemIDMap()
    map.assign(0..<100_000_000, to: leaf(7))
    #expect(map.nodeCount == 5)
    #expect(map.leaf(of: 99_999_999) == leaf(7))
    #expect(map.leaf(of: 100_000_000) == .none)
    #expect(map.idCount == 100_000_000)
    map.assign(50_000_000..<50_000_001, to: leaf(8))
    #expect(map.nodeCount == 11)
    #expect(map.leaf(of: 49_999_999) == leaf(7))
    #expect(map.leaf(of: 50_000_000) == leaf(8))
    map.assign(0..<100_000_000, to: .none)
    #expect(map.nodeCount == 0)
  }

  @Test(arguments: [2, 64])
  func holdsTheLargestIDs(fanOut: Int) {
    var map = ItemIDMap(fanOut: fanOut)
    let last = Int64.max - 1
    map.assign(last..<Int64.max, to: leaf(0))
    #expect(map.leaf(of: last) == leaf(0))
    #expect(map.leaf(of: Int64.max) == .none)
    #expect(map.leaf(of: 0) == .none)
    map.assign(0..<Int64.max, to: leaf(1))
    #expect(map.leaf(of: last) == leaf(1))
    #expect(map.idCount == UInt64(Int64.max))
    #expect(map.invariantViolation() == nil)
    map.assign(0..<Int64.max, to: .none)
    #expect(map.nodeCount == 0)
  }

  @Test func aCopyIsAValue() {
    var map = ItemIDMap(fanOut: 4)
    map.assign(0..<10, to: leaf(1))
    let copy = map
    map.assign(3..<200, to: leaf(2))
    #expect((0..<12).map { copy.leaf(of: $0).number } == [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1])
    #expect(map.leaf(of: 9) == leaf(2))
  }

  @Test func noticesWhatIsBroken() {
    var map = ItemIDMap(fanOut: 4)
    map.assign(0..<6, to: leaf(1))
    #expect(map.invariantViolation() == nil)

    var lost = map
    _ = lost.nodes.allocate()
    #expect(lost.invariantViolation() == "1 nodes of the id map are lost")

    var uniform = map
    let places = uniform.nodes.write(uniform.root.node)
      .assumingMemoryBound(to: ItemIDMap.Slot.self)
    for place in 0..<4 { places[place] = ItemIDMap.Slot(leaf: leaf(1)) }
    #expect(uniform.invariantViolation() == "the node 0 of the id map has one value everywhere")

    var shallow = map
    shallow.levels = 1
    #expect(shallow.invariantViolation() == "the id map has a node below single ids")

    var empty = ItemIDMap(fanOut: 4)
    empty.root = ItemIDMap.Slot(leaf: leaf(1))
    #expect(empty.invariantViolation() == "the id map has a root and no levels")
  }
}
