import Virtualization

/// What is measured. Every workload makes its answers a checksum that all structures must agree on.
enum Workload: String, CaseIterable {
  /// A frame each: the content height, the items shown, measuring those that were not, the items shown
  /// again. The offset walks at random and jumps now and then.
  case scroll
  /// A new height in the first half, then the position of the middle item.
  case resize
  /// 20 items inserted somewhere, 10 removed elsewhere, then an item and a position.
  case edit
  /// 20 items inserted at the top, then an item and a position.
  case prepend
  /// The item at a random offset, with all measured.
  case locate

  var operations: Int {
    switch self {
    case .scroll: 20_000
    case .resize: 10_000
    case .edit, .prepend: 1_000
    case .locate: 1_000_000
    }
  }

  /// Workloads that run on one list, one after the other.
  static let groups: [[Workload]] = [[.scroll], [.locate, .resize, .prepend], [.edit]]

  /// The place among all workloads.
  var place: Int { Workload.allCases.firstIndex(of: self) ?? 0 }

  var needsEdits: Bool { self == .edit || self == .prepend }

  /// Whether all items are measured at first.
  var startsMeasured: Bool { self != .scroll }

  func run<List: HeightList>(_ list: inout List) -> Checksum {
    switch self {
    case .scroll: Workload.scroll(&list)
    case .resize: Workload.resize(&list)
    case .edit: Workload.edit(&list)
    case .prepend: Workload.prepend(&list)
    case .locate: Workload.locate(&list)
    }
  }

  private static func scroll<List: HeightList>(_ list: inout List) -> Checksum {
    var stream = Stream(seed: 12345)
    var checksum = Checksum()
    var offset = list.contentHeight.wholePoints / 2
    let height = Length(points: 800)
    for frame in 0..<Workload.scroll.operations {
      let number = stream.next()
      let maximum = max(list.contentHeight.wholePoints - 801, 0)
      if frame % 200 == 199 {
        offset = Stream.scaled(number, below: maximum)
      } else {
        offset += Int(number % 3001) - 1500
      }
      offset = min(max(offset, 0), maximum)
      var shown = list.shown(from: Length(middleOfPoint: offset), height: height)
      if list.measureShown() {
        shown = list.shown(from: Length(middleOfPoint: offset), height: height)
      }
      checksum.add(shown.first)
      checksum.add(shown.last)
      checksum.add(shown.sum)
    }
    return checksum
  }

  private static func resize<List: HeightList>(_ list: inout List) -> Checksum {
    var stream = Stream(seed: 777)
    var checksum = Checksum()
    let middle = list.count / 2
    for _ in 0..<Workload.resize.operations {
      let index = stream.below(middle)
      list.setHeight(Length(points: Int64(20 + stream.next() % 381)), at: index)
      checksum.add(list.position(of: middle).wholePoints)
    }
    return checksum
  }

  private static func edit<List: HeightList>(_ list: inout List) -> Checksum {
    var stream = Stream(seed: 999)
    var checksum = Checksum()
    for _ in 0..<Workload.edit.operations {
      list.insert(20, at: stream.below(list.count + 1))
      list.remove(10, at: stream.below(list.count - 9))
      ask(&list, &stream, &checksum)
    }
    return checksum
  }

  private static func prepend<List: HeightList>(_ list: inout List) -> Checksum {
    var stream = Stream(seed: 555)
    var checksum = Checksum()
    for _ in 0..<Workload.prepend.operations {
      _ = stream.next()
      list.insert(20, at: 0)
      ask(&list, &stream, &checksum)
    }
    return checksum
  }

  private static func ask<List: HeightList>(
    _ list: inout List, _ stream: inout Stream, _ checksum: inout Checksum
  ) {
    let total = list.contentHeight.wholePoints
    checksum.add(list.item(at: Length(middleOfPoint: stream.below(total))))
    checksum.add(list.position(of: stream.below(list.count)).wholePoints)
    checksum.add(total)
  }

  private static func locate<List: HeightList>(_ list: inout List) -> Checksum {
    var stream = Stream(seed: 4242)
    var checksum = Checksum()
    let total = list.contentHeight.wholePoints
    for _ in 0..<Workload.locate.operations {
      checksum.add(list.item(at: Length(middleOfPoint: stream.below(total))))
    }
    return checksum
  }
}
