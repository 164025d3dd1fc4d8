/// The bytes of a file, in memory that somebody else keeps: a mapped file, or what came through a pipe.
public final class FileText: @unchecked Sendable {
  /// All of them.
  public let bytes: UnsafeRawBufferPointer
  private let release: (UnsafeRawBufferPointer) -> Void

  /// Takes over bytes that nobody writes from here on.
  ///
  /// - Parameter release: gives them back at the end.
  public init(_ bytes: UnsafeRawBufferPointer, release: @escaping (UnsafeRawBufferPointer) -> Void)
  {
    self.bytes = bytes
    self.release = release
  }

  /// A copy of bytes.
  public convenience init(_ bytes: some Collection<UInt8>) {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
    memory.copyBytes(from: bytes)
    self.init(UnsafeRawBufferPointer(memory)) { $0.deallocate() }
  }

  deinit { release(bytes) }

  /// How many there are.
  public var count: Int { bytes.count }

  /// Where a byte is next, from a place on and before another; `nil` when it is nowhere there.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    guard !range.isEmpty, let base = bytes.baseAddress,
      let found = memchr(base + range.lowerBound, Int32(byte), range.count)
    else { return nil }
    return UnsafeRawPointer(found) - base
  }

  /// Where bytes are next that stand together, from a place on; `nil` when they are nowhere there.
  func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first else { return nil }
    var place = start
    while let found = firstIndex(of: first, in: place..<max(place, count - pattern.count + 1)) {
      if bytes[found..<(found + pattern.count)].elementsEqual(pattern) { return found }
      place = found + 1
    }
    return nil
  }

  /// Where the last of a byte is before a place; `nil` when it is nowhere there.
  func lastIndex(of byte: UInt8, before end: Int) -> Int? {
    var place = end
    while place > 0 {
      place -= 1
      if bytes[place] == byte { return place }
    }
    return nil
  }
}
