/// A table of heights with the sums that make any part of it quick to add up.
struct HeightTable: Sendable {
  private let runs: [HeightRun]
  /// How many heights come before each run, and how many there are.
  private let starts: [Int64]
  /// The sum of the heights before each run, and of all.
  private let sums: [Length]

  /// Makes the table of some runs; `nil` when there is no height in them.
  init?(_ runs: [HeightRun]) {
    let runs = runs.filter { $0.count > 0 }
    guard !runs.isEmpty else { return nil }
    self.runs = runs
    var starts: [Int64] = [0]
    var sums: [Length] = [.zero]
    for place in runs.indices {
      starts.append(starts[place] + Int64(runs[place].count))
      sums.append(sums[place] + runs[place].height * Int64(runs[place].count))
    }
    self.starts = starts
    self.sums = sums
  }

  private var count: Int64 { starts[runs.count] }

  /// The height number `number`, counted on over the table's end.
  func height(at number: Int64) -> Length {
    runs[place(of: number % count)].height
  }

  /// The heights before number `number`, together.
  func sum(upTo number: Int64) -> Length {
    let rest = number % count
    let place = place(of: rest)
    return sums[runs.count] * (number / count) + sums[place]
      + runs[place].height * (rest - starts[place])
  }

  /// How many stretches of equal height a number of heights has, at most.
  func stretchCount(of number: Int64) -> Int64 {
    min(number, (number / count + 2) * Int64(runs.count))
  }

  func forEachStretch(in range: Range<Int64>, _ body: (Length, Int64) -> Void) {
    var number = range.lowerBound
    while number < range.upperBound {
      let rest = number % count
      let place = place(of: rest)
      let length = min(starts[place + 1] - rest, range.upperBound - number)
      body(runs[place].height, length)
      number += length
    }
  }

  /// The run that a height stands in.
  private func place(of rest: Int64) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= rest { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
