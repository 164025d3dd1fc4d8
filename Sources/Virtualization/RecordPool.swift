/// The number of a record in a `RecordPool`, or none.
package struct RecordHandle: Hashable, Sendable {
  /// The number; negative for none.
  package var number: Int32

  /// The handle of no record.
  package static var none: RecordHandle { RecordHandle(number: -1) }

  /// Whether this is the handle of no record.
  package var isNone: Bool { number < 0 }
}

/// Memory for records that all have the same number of bytes, found by their handles.
///
/// Records lie in slabs of fixed size, so a growing pool never moves what it holds. Copies of a pool
/// share slabs until one of them writes, and then copy only the slabs that are written.
///
/// A record is plain memory: the address that `read(_:)` gives must not be written to, and is stale
/// after the next `write(_:)` to any record of its slab.
struct RecordPool: @unchecked Sendable {
  private var slabs: [Slab] = []
  /// The addresses of the slabs: reading through them counts no references.
  private var addresses: [UnsafeMutableRawPointer] = []
  /// Handles below `end` that are free, the last one is handed out first.
  private(set) var freed: [RecordHandle] = []
  /// The first handle never handed out.
  private(set) var end: Int32 = 0
  private let recordBytes: Int
  private let recordsPerSlabShift: Int32

  /// Makes an empty pool of records of `recordBytes` bytes, rounded up to whole 8 bytes.
  init(recordBytes: Int) {
    self.recordBytes = (recordBytes + 7) & ~7
    var shift: Int32 = 0
    while shift < 6 && self.recordBytes << Int(shift + 1) <= 32768 { shift += 1 }
    recordsPerSlabShift = shift
  }

  /// How many records are in use.
  var count: Int { Int(end) - freed.count }

  /// How many bytes the slabs have.
  var allocatedBytes: Int { slabs.count * slabBytes }

  private var slabBytes: Int { recordBytes << Int(recordsPerSlabShift) }

  /// The address of a record, for reading only.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func read(_ handle: RecordHandle) -> UnsafeMutableRawPointer {
    addresses[Int(handle.number >> recordsPerSlabShift)] + offset(of: handle)
  }

  /// The address of a record, for reading and writing.
  ///
  /// - Complexity: O(1); O(slab) when a copy of the pool shares the slab.
  @inline(__always)
  mutating func write(_ handle: RecordHandle) -> UnsafeMutableRawPointer {
    let slab = Int(handle.number >> recordsPerSlabShift)
    if !isKnownUniquelyReferenced(&slabs[slab]) { copySlab(slab) }
    return addresses[slab] + offset(of: handle)
  }

  @inline(__always)
  private func offset(of handle: RecordHandle) -> Int {
    Int(handle.number & ((1 << recordsPerSlabShift) - 1)) * recordBytes
  }

  @inline(never)
  private mutating func copySlab(_ slab: Int) {
    let copy = Slab(bytes: slabBytes)
    // The records of the last slab that were never handed out need no copy.
    let records = min(Int(end) - slab << Int(recordsPerSlabShift), 1 << Int(recordsPerSlabShift))
    copy.address.copyMemory(from: addresses[slab], byteCount: records * recordBytes)
    slabs[slab] = copy
    addresses[slab] = copy.address
  }

  /// Hands out a record whose bytes are undefined.
  ///
  /// - Complexity: O(1) amortized.
  mutating func allocate() -> RecordHandle {
    if let handle = freed.popLast() { return handle }
    precondition(end < Int32.max, "a record pool has fewer than 2^31 - 1 records")
    let handle = RecordHandle(number: end)
    end += 1
    if Int(handle.number >> recordsPerSlabShift) == slabs.count {
      let slab = Slab(bytes: slabBytes)
      slabs.append(slab)
      addresses.append(slab.address)
    }
    return handle
  }

  /// Takes a record back.
  ///
  /// - Complexity: O(1) amortized.
  mutating func free(_ handle: RecordHandle) {
    freed.append(handle)
  }
}

/// The owner of one slab's memory.
private final class Slab {
  let address: UnsafeMutableRawPointer

  init(bytes: Int) {
    address = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
  }

  deinit { address.deallocate() }
}
