/// The number of a record in a `RecordPool`, or none.
package struct RecordHandle: Hashable, Sendable {
  /// The number; negative for none.
  package var number: Int32

  /// The handle of no record.
  package static var none: RecordHandle { RecordHandle(number: -1) }

  /// Whether this is the handle of no record.
  package var isNone: Bool { number < 0 }
}

/// Where the records of a pool are: plain addresses, valid while the pool that gave them lives and is not
/// written to.
struct RecordView {
  /// The addresses of the slabs.
  fileprivate(set) var table: UnsafeMutablePointer<UnsafeMutableRawPointer>
  fileprivate let recordBytes: Int

  /// How many records a slab has, as a power of two.
  fileprivate static let recordsPerSlabShift: Int32 = 5

  /// The address of a record, for reading only.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  func read(_ handle: RecordHandle) -> UnsafeMutableRawPointer {
    let place = Int(handle.number & ((1 << RecordView.recordsPerSlabShift) - 1))
    return table[Int(handle.number &>> RecordView.recordsPerSlabShift)] + place &* recordBytes
  }
}

/// Memory for records that all have the same number of bytes, found by their handles.
///
/// Records lie in slabs of fixed size, so a growing pool never moves what it holds; only the first slab
/// begins small and grows, so that a short list needs little. Copies of a pool share slabs until one of
/// them writes, and then copy only the slabs that are written.
///
/// A record is plain memory: what `view` gives must not be written to, and is stale after the next
/// `write(_:)` to any record of its slab and after the next `allocate()`.
struct RecordPool: @unchecked Sendable {
  /// Held by all copies of the pool and by nothing else: while one pool alone holds it, no slab is shared.
  /// That is asked before each write, because it stays in the cache, as the owners of slabs do not. It has
  /// no memory of use.
  private var family = Slab(bytes: 0)
  private var slabs: [Slab] = []
  /// How many records the first slab has room for.
  private var firstCapacity = 0
  private var table: Slab
  private var tableCapacity = 4
  private(set) var view: RecordView
  /// Handles below `end` that are free, the last one is handed out first.
  private(set) var freed: [RecordHandle] = []
  /// The first handle never handed out.
  private(set) var end: Int32 = 0

  /// Makes an empty pool of records of `recordBytes` bytes, rounded up to whole 8 bytes.
  init(recordBytes: Int) {
    table = Slab(bytes: tableCapacity * MemoryLayout<UnsafeMutableRawPointer>.stride)
    view = RecordView(
      table: table.address.assumingMemoryBound(to: UnsafeMutableRawPointer.self),
      recordBytes: (recordBytes + 7) & ~7)
  }

  /// How many records are in use.
  var count: Int { Int(end) - freed.count }

  /// How many bytes the slabs have.
  var allocatedBytes: Int {
    slabs.isEmpty ? 0 : (firstCapacity + (slabs.count - 1) * recordsPerSlab) * view.recordBytes
  }

  private var recordsPerSlab: Int { 1 << Int(RecordView.recordsPerSlabShift) }

  private func bytes(ofSlab slab: Int) -> Int {
    view.recordBytes * (slab == 0 ? firstCapacity : recordsPerSlab)
  }

  /// The address of a record, for reading and writing.
  ///
  /// - Complexity: O(1); O(slab) when a copy of the pool shares the slab.
  @inline(__always)
  mutating func write(_ handle: RecordHandle) -> UnsafeMutableRawPointer {
    write(handle, isUnshared: isUnshared())
  }

  /// The same, for one of several writes in a row.
  ///
  /// - Parameter isUnshared: What `isUnshared()` said; the pool was not copied since.
  @inline(__always)
  mutating func write(
    _ handle: RecordHandle, isUnshared: Bool
  ) -> UnsafeMutableRawPointer {
    if !isUnshared { makeSlabUnique(of: handle) }
    return view.read(handle)
  }

  /// Whether there is no copy of the pool.
  @inline(__always)
  mutating func isUnshared() -> Bool { isKnownUniquelyReferenced(&family) }

  @inline(never)
  private mutating func makeSlabUnique(of handle: RecordHandle) {
    let slab = Int(handle.number &>> RecordView.recordsPerSlabShift)
    if !isKnownUniquelyReferenced(&slabs[slab]) { copySlab(slab) }
  }

  /// Gives the pool a slab of its own with what is in the shared or smaller one.
  @inline(never)
  private mutating func copySlab(_ slab: Int) {
    let copy = Slab(bytes: bytes(ofSlab: slab))
    // The records of the last slab that were never handed out need no copy.
    let records = min(Int(end) - slab * recordsPerSlab, recordsPerSlab)
    copy.address.copyMemory(from: slabs[slab].address, byteCount: records * view.recordBytes)
    slabs[slab] = copy
    makeTableUnique(capacity: tableCapacity)
    view.table[slab] = copy.address
  }

  /// Gives the pool a table of its own with room for `capacity` slabs.
  private mutating func makeTableUnique(capacity: Int) {
    if capacity == tableCapacity && isKnownUniquelyReferenced(&table) { return }
    let addressBytes = MemoryLayout<UnsafeMutableRawPointer>.stride
    let copy = Slab(bytes: capacity * addressBytes)
    copy.address.copyMemory(
      from: table.address, byteCount: min(capacity, tableCapacity) * addressBytes)
    table = copy
    tableCapacity = capacity
    view.table = copy.address.assumingMemoryBound(to: UnsafeMutableRawPointer.self)
  }

  /// Hands out a record whose bytes are undefined.
  ///
  /// - Complexity: O(1) amortized.
  mutating func allocate() -> RecordHandle {
    if let handle = freed.popLast() { return handle }
    precondition(end < Int32.max, "a record pool has fewer than 2^31 - 1 records")
    let handle = RecordHandle(number: end)
    let slab = Int(handle.number &>> RecordView.recordsPerSlabShift)
    if slab == slabs.count {
      if slab == 0 { firstCapacity = 1 }
      makeTableUnique(capacity: slab < tableCapacity ? tableCapacity : tableCapacity * 2)
      slabs.append(Slab(bytes: bytes(ofSlab: slab)))
      view.table[slab] = slabs[slab].address
    } else if slab == 0 && Int(end) == firstCapacity {
      firstCapacity = min(firstCapacity + (firstCapacity + 1) / 2, recordsPerSlab)
      copySlab(0)
    }
    end += 1
    return handle
  }

  /// Takes a record back.
  ///
  /// - Complexity: O(1) amortized.
  mutating func free(_ handle: RecordHandle) {
    freed.append(handle)
  }
}

/// The owner of memory that copies of a value share until one of them writes.
final class Slab {
  /// Where a cache line begins, so that a record touches as few as can be.
  let address: UnsafeMutableRawPointer
  private let memory: UnsafeMutableRawPointer

  init(bytes: Int) {
    memory = UnsafeMutableRawPointer.allocate(byteCount: bytes + 48, alignment: 16)
    address = memory.alignedUp(toMultipleOf: 64)
  }

  deinit { memory.deallocate() }
}
