#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Work in numbered pieces, done by several threads; the results come in the order of the numbers.
enum Workers {
  /// The results of `body` for 0 ..< `count`. The calling thread works too, so one job starts no thread.
  static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    if min(count, jobs) <= 1 { return (0..<count).map(body) }
    let shelf = Shelf<Result>(count)
    let work: @Sendable () -> Void = {
      while let number = shelf.takeNumber() { shelf.put(body(number), at: number) }
    }
    let threads = (1..<min(count, jobs)).compactMap { _ in Thread(work) }
    work()
    for thread in threads { thread.join() }
    return shelf.results
  }
}

/// Numbers to be taken and results to be put, by any thread.
private final class Shelf<Result: Sendable>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var next = 0
  private var slots: [Result?]

  init(_ count: Int) {
    slots = [Result?](repeating: nil, count: count)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func takeNumber() -> Int? {
    locked {
      guard next < slots.count else { return nil }
      next += 1
      return next - 1
    }
  }

  func put(_ result: Result, at number: Int) {
    locked { slots[number] = result }
  }

  var results: [Result] {
    locked { slots.compactMap { $0 } }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}

/// A thread of the system, with as much stack as the first one usually has.
private struct Thread {
  #if canImport(Glibc)
    private typealias Handle = pthread_t
  #else
    private typealias Handle = pthread_t?
  #endif

  private var handle: Handle

  /// Starts a thread; `nil` when the system gives none.
  init?(_ work: @escaping @Sendable () -> Void) {
    let context = Unmanaged.passRetained(Work(work))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, 8 << 20)
    #if canImport(Glibc)
      var started = pthread_t()
    #else
      var started: pthread_t?
    #endif
    guard pthread_create(&started, &attributes, runWork, context.toOpaque()) == 0 else {
      context.release()
      return nil
    }
    handle = started
  }

  func join() {
    #if canImport(Glibc)
      pthread_join(handle, nil)
    #else
      if let handle { pthread_join(handle, nil) }
    #endif
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

#if canImport(Darwin)
  private func runWork(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
    return nil
  }
#else
  private func runWork(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
    return nil
  }
#endif
