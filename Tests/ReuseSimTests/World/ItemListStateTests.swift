import Testing

@testable import ReuseSim

/// What items remember is part of their heights, goes with them and goes away with them.
@Suite struct ItemListStateTests {
  private static let body = HeightModel.text(TextModel(lowest: 80, highest: 80, size: .pt(20)))
  private static let kinds = [
    CellKind(
      name: "Article", height: .constant(.pt(60)),
      fields: [
        CellField(name: "expanded", isOnAtFirst: false), CellField(name: "read", isOnAtFirst: true),
      ],
      additions: [
        ConditionalHeight(condition: .field(0, isOn: true), height: body),
        ConditionalHeight(condition: .field(0, isOn: false), height: .constant(.pt(7))),
        ConditionalHeight(condition: .field(1, isOn: false), height: .constant(.pt(1))),
      ]),
    CellKind(name: "Row", height: .constant(.pt(44))),
    CellKind(
      name: "Drawn", height: .range(.pt(0), .pt(99)),
      fields: [CellField(name: "open", isOnAtFirst: false)],
      additions: [
        ConditionalHeight(condition: .field(0, isOn: true), height: .range(.pt(0), .pt(9)))
      ]),
  ]

  private static func surroundings(_ width: Int64) -> Surroundings {
    Surroundings(width: .pt(width), textScale: Rational(1))
  }

  private static func list() -> ItemList {
    ItemList(kinds: kinds, seed: 3, surroundings: surroundings(400))
  }

  /// An item of the plain twin: what it is, what it remembers, and the height it was given if it was given one.
  private struct Plain {
    var id: Int64
    var kind: Int
    var flags: [Bool]
    var own: Length?
  }

  /// The height of an article by hand; others are asked for by `height`.
  private static func height(_ item: Plain, width: Int64) -> Length? {
    if let own = item.own { return own }
    switch item.kind {
    case 0:
      // 20 pt: characters of 10, lines of 24.
      let inLine = max(1, width / 10)
      let text = (80 + inLine - 1) / inLine * 24
      return .pt(60 + (item.flags[0] ? text : 7) + (item.flags[1] ? 0 : 1))
    case 1: return .pt(44)
    default: return nil
    }
  }

  /// The list, its twin, and what was seen of drawn heights: they are drawn once.
  private struct Twins {
    var list = ItemListStateTests.list()
    var plain: [Plain] = []
    var width: Int64 = 400
    var drawn: [Int64: (closed: Length?, open: Length?)] = [:]

    mutating func change(_ draws: inout Draws) {
      let index = draws.below(plain.count + 1)
      let range = index..<min(plain.count, index + draws.below(5))
      switch draws.below(8) {
      case 0, 1: insert(draws.below(5), kind: draws.below(3), at: index)
      case 2:
        list.remove(range)
        plain.removeSubrange(range)
      case 3:
        list.resize(range, to: .pt(33))
        for place in range { plain[place].own = .pt(33) }
      case 4:
        guard !plain.isEmpty else { return }
        let (source, target) = (draws.below(plain.count), draws.below(plain.count))
        list.move(from: source, to: target)
        plain.insert(plain.remove(at: source), at: target)
      case 5:
        width = Int64(draws.below(60)) * 10
        list.change(ItemListStateTests.surroundings(width))
      default: set(draws.below(2), to: draws.once(in: 2), in: range)
      }
    }

    mutating func insert(_ count: Int, kind: Int, at index: Int) {
      for number in 0..<count {
        let flags = ItemListStateTests.kinds[kind].fields.map { $0.initial.isOn }
        let id = list.nextID + Int64(number)
        plain.insert(Plain(id: id, kind: kind, flags: flags), at: index + number)
      }
      list.insert([ItemBlock(count: count, kind: kind)], at: index)
    }

    mutating func set(_ field: Int, to isOn: Bool, in range: Range<Int>) {
      let before = range.map { list.state(at: $0) }
      let changed = list.changeStates(in: range) { kind, state in
        if field < ItemListStateTests.kinds[kind].fields.count { state[field] = isOn }
      }
      for place in range where field < plain[place].flags.count { plain[place].flags[field] = isOn }
      let differ = zip(range, before).filter { list.state(at: $0.0) != $0.1 }.map { $0.0 }
      #expect(changed.flatMap { Array($0) } == differ)
      #expect(zip(changed, changed.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    }

    /// What is drawn is drawn once for each item, and what the flag adds is drawn for itself.
    mutating func checkDrawn(_ item: Plain, _ height: Length) {
      var known = drawn[item.id] ?? (nil, nil)
      if item.flags[0] {
        #expect(height == known.open ?? height)
        known.open = height
      } else {
        #expect(height == known.closed ?? height)
        known.closed = height
      }
      if let open = known.open, let closed = known.closed {
        #expect(open >= closed && open <= closed + .pt(9))
      }
      drawn[item.id] = known
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>) func equalsAPlainArray(_ seed: UInt64) {
    var draws = Draws(seed: seed)
    var twins = Twins()
    for _ in 0..<80 {
      twins.change(&draws)
      var sum = Length.zero
      for (place, item) in twins.plain.enumerated() {
        let height = twins.list.height(at: place)
        sum += height
        #expect(item.flags.indices.map { twins.list.state(at: place)[$0] } == item.flags)
        #expect(twins.list.followsFormula(at: place) == (item.own == nil))
        if let expected = ItemListStateTests.height(item, width: twins.width) {
          #expect(height == expected)
        } else {
          twins.checkDrawn(item, height)
        }
      }
      #expect(twins.list.contentHeight == sum)
      let differing = twins.plain.count {
        $0.flags != ItemListStateTests.kinds[$0.kind].fields.map { $0.initial.isOn }
      }
      #expect(twins.list.states.count == differing)
    }
  }

  /// An item that remembers something makes no other item take memory, and none when it forgets again.
  @Test func onlyItemsWithAStateTakeMemory() {
    var list = ItemListStateTests.list()
    list.insert([ItemBlock(count: 100_000_000, kind: 0)], at: 0)
    #expect(list.contentHeight == .pt(6_700_000_000))
    var state = list.state(at: 50_000_000)
    state[0] = true
    let taller = list.setState(state, at: 50_000_000)
    #expect(taller && list.states.count == 1 && list.contentHeight == .pt(6_700_000_041))
    let again = list.setState(state, at: 50_000_000)
    #expect(!again)
    list.change(ItemListStateTests.surroundings(300))
    #expect(list.height(at: 50_000_000) == .pt(60 + 72) && list.contentHeight == .pt(6_700_000_065))
    state[0] = false
    let smaller = list.setState(state, at: 50_000_000)
    #expect(smaller && list.states.count == 0 && list.runs(in: 0..<list.count).count == 1)
    #expect(list.contentHeight == .pt(6_700_000_000))
  }

  @Test func aHeightOfItsOwnWinsOverTheState() {
    var list = ItemListStateTests.list()
    list.insert([ItemBlock(count: 2, kind: 0, heights: .constant(.pt(10)))], at: 0)
    #expect(list.height(at: 0) == .pt(17))
    list.resize(0..<1, to: .pt(5))
    var state = list.state(at: 0)
    state[0] = true
    let changes = [list.setState(state, at: 0), list.setState(state, at: 1)]
    #expect(changes == [false, true])
    #expect(list.height(at: 0) == .pt(5) && list.height(at: 1) == .pt(58))
    #expect(list.state(at: 0)[0])
    // Ids are never used again, and a state goes with its item.
    list.remove(0..<2)
    #expect(list.states.count == 0 && list.contentHeight == .zero)
  }

  /// The store is a dictionary by id, whatever is put in, changed and taken out.
  @Test(arguments: 1...6 as ClosedRange<UInt64>) func statesAreADictionary(_ seed: UInt64) {
    var draws = Draws(seed: seed)
    var states = ItemStore<ItemState>()
    var plain: [Int64: ItemState] = [:]
    for _ in 0..<300 {
      let id = Int64(draws.below(20))
      if draws.once(in: 5) {
        let ids = id..<(id + Int64(draws.below(draws.once(in: 2) ? 3 : 30)))
        states.remove(ids)
        for id in ids { plain[id] = nil }
      } else {
        var state = ItemState(ItemListStateTests.kinds[0])
        state[draws.below(64)] = true
        let new = draws.once(in: 4) ? nil : state
        states[id] = new
        plain[id] = new
      }
      #expect((0..<60).allSatisfy { states[$0] == plain[$0] })
      let ids = (0..<states.count).map { states.entry(at: $0).id }
      #expect(ids.sorted() == plain.keys.sorted())
    }
  }
}
