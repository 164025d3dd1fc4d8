/// A size estimate, prepared for multiplying.
struct MeanHeight: Sendable {
  let estimate: SizeEstimate
  /// The estimate in units, if it is a whole number of them.
  let whole: Int64
  let isWhole: Bool

  /// - Precondition: the mean is at most `Length.maximumSlotHeight`.
  init(_ estimate: SizeEstimate) {
    self.estimate = estimate
    let (quotient, remainder) = estimate.sum.units.quotientAndRemainder(dividingBy: estimate.count)
    let maximum = Length.maximumSlotHeight.units
    precondition(
      quotient < maximum || quotient == maximum && remainder == 0,
      "an estimate is at most the maximum slot height")
    whole = quotient
    isWhole = remainder == 0
  }

  /// What the first `count` unmeasured items take together.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func height(of count: Int32) -> Int64 {
    isWhole ? Int64(count) &* whole : roundedHeight(of: count)
  }

  @inline(never)
  private func roundedHeight(of count: Int32) -> Int64 {
    let (product, overflows) = estimate.sum.units.multipliedReportingOverflow(by: Int64(count))
    if !overflows { return product / estimate.count }
    let wide = estimate.sum.units.multipliedFullWidth(by: Int64(count))
    return estimate.count.dividingFullWidth(wide).quotient
  }

  /// The smallest number of unmeasured items that take more than `height` together.
  ///
  /// - Precondition: `height` is not negative, and some number of items that fits 32 bits takes more.
  /// - Complexity: O(1).
  func count(exceeding height: Int64) -> Int32 {
    // The smallest n with n × sum ÷ count ≥ height + 1.
    let sum = estimate.sum.units.magnitude
    let wide = (height + 1).magnitude.multipliedFullWidth(by: estimate.count.magnitude)
    let (quotient, remainder) = sum.dividingFullWidth(wide)
    return Int32(quotient) + (remainder > 0 ? 1 : 0)
  }
}

/// Estimates, one for each reuse identifier, at an address that questions can read without counting
/// references. Copies share it until one of them writes.
@usableFromInline
struct MeanTable: @unchecked Sendable {
  private var memory: Slab
  let count: Int
  /// How many of them are no whole number of units.
  @usableFromInline private(set) var fractionCount = 0

  init(_ estimates: [SizeEstimate]) {
    count = estimates.count
    memory = Slab(bytes: count * MemoryLayout<MeanHeight>.stride)
    for (place, estimate) in estimates.enumerated() {
      let mean = MeanHeight(estimate)
      if !mean.isWhole { fractionCount += 1 }
      (address + place).initialize(to: mean)
    }
  }

  var address: UnsafeMutablePointer<MeanHeight> {
    @inline(__always) get { memory.address.assumingMemoryBound(to: MeanHeight.self) }
  }

  subscript(place: Int) -> MeanHeight {
    @inline(__always) get { address[place] }
    set {
      if !isKnownUniquelyReferenced(&memory) {
        let copy = Slab(bytes: count * MemoryLayout<MeanHeight>.stride)
        copy.address.copyMemory(
          from: memory.address, byteCount: count * MemoryLayout<MeanHeight>.stride)
        memory = copy
      }
      fractionCount += (newValue.isWhole ? 0 : 1) - (address[place].isWhole ? 0 : 1)
      address[place] = newValue
    }
  }
}
