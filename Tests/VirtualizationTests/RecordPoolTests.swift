import SizeTwin
import Testing

@testable import Virtualization

@Suite struct RecordPoolTests {
  @Test(arguments: [1, 8, 700, 40000])
  func recordsKeepTheirBytes(recordBytes: Int) {
    var pool = RecordPool(recordBytes: recordBytes)
    var numbers = SeededNumbers(seed: 5)
    var model: [RecordHandle: UInt8] = [:]
    var copies: [(RecordPool, [RecordHandle: UInt8])] = []
    for step in 0..<400 {
      switch numbers.below(4) {
      case 0, 1:
        let handle = pool.allocate()
        #expect(model[handle] == nil)
        set(handle, of: &pool, to: UInt8(step & 255), recordBytes)
        model[handle] = UInt8(step & 255)
      case 2:
        guard let handle = model.keys.sorted(by: { $0.number < $1.number }).first else { continue }
        set(handle, of: &pool, to: 9, recordBytes)
        model[handle] = 9
      default:
        if step % 40 == 3 { copies.append((pool, model)) }
        guard let handle = model.keys.sorted(by: { $0.number < $1.number }).last else { continue }
        pool.free(handle)
        model[handle] = nil
      }
      #expect(pool.count == model.count)
    }
    copies.append((pool, model))
    for (pool, model) in copies {
      for (handle, value) in model {
        let bytes = pool.view.read(handle).assumingMemoryBound(to: UInt8.self)
        #expect(bytes[0] == value && bytes[recordBytes - 1] == value)
      }
    }
  }

  @Test func theFirstSlabGrows() {
    var pool = RecordPool(recordBytes: 100)
    #expect(pool.allocatedBytes == 0)
    var rooms: [Int] = []
    for _ in 0..<70 {
      _ = pool.allocate()
      let room = pool.allocatedBytes / 104
      if room != rooms.last { rooms.append(room) }
    }
    #expect(rooms == [1, 2, 3, 5, 8, 12, 18, 27, 32, 64, 96])
  }

  private func set(
    _ handle: RecordHandle, of pool: inout RecordPool, to value: UInt8, _ recordBytes: Int
  ) {
    let bytes = pool.write(handle).assumingMemoryBound(to: UInt8.self)
    bytes[0] = value
    bytes[recordBytes - 1] = value
  }
}
