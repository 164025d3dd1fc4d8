#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The world outside through the C library alone: Foundation would cost more start-up than all of this.
struct POSIXSystem: System {
  func status(of path: String) throws(FileFailure) -> FileStatus {
    var info = stat()
    guard stat(path, &info) == 0 else { throw FileFailure(code: errno) }
    return FileStatus(info)
  }

  func names(in folder: String) throws(FileFailure) -> [String] {
    guard let stream = opendir(folder) else { throw FileFailure(code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw FileFailure(code: errno) }
        return names
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
  }

  func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    // Without O_NONBLOCK opening a pipe would wait for somebody who writes into it.
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileFailure(code: errno) }
    defer { systemClose(descriptor) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileFailure(code: errno) }
    if FileStatus(info).kind == .other { throw .notOrdinary }
    return try readAll(descriptor, limit: limit)
  }

  func standardInput(limit: Int) throws(FileFailure) -> [UInt8] {
    try readAll(0, limit: limit)
  }

  var showsStandardOutput: Bool { isatty(1) == 1 }

  func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return String(cString: value)
  }

  var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Reads up to the end. An ordinary file that is too large is refused before anything is read.
  private func readAll(_ descriptor: Int32, limit: Int) throws(FileFailure) -> [UInt8] {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { throw FileFailure(code: errno) }
    var room = 64 << 10
    switch FileStatus(info).kind {
    case .folder: throw .isFolder
    case .file where info.st_size > limit: throw .tooLarge(limit: limit)
    case .file: room = max(Int(info.st_size), 0) + 1
    case .other: break
    }
    var bytes: [UInt8] = []
    while true {
      let chunk = try readSome(descriptor, atMost: min(room, limit - bytes.count + 1))
      if chunk.isEmpty { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }

  private func readSome(_ descriptor: Int32, atMost room: Int) throws(FileFailure) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      var result = -1
      repeat {
        result = read(descriptor, buffer.baseAddress, room)
      } while result < 0 && errno == EINTR
      if result < 0 { code = errno }
      count = max(0, result)
    }
    if code != 0 { throw FileFailure(code: code) }
    return bytes
  }
}

extension FileStatus {
  fileprivate init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    identity = Identity(
      device: UInt64(truncatingIfNeeded: info.st_dev),
      number: UInt64(truncatingIfNeeded: info.st_ino))
  }
}

extension FileFailure {
  /// The failure that the C library's error number stands for.
  init(code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EISDIR: self = .isFolder
    case ENOTDIR: self = .isNoFolder
    case EACCES, EPERM, EROFS: self = .denied
    case EEXIST: self = .exists
    case ENOSPC, EDQUOT: self = .noSpace
    case ELOOP: self = .loop
    case ENAMETOOLONG: self = .nameTooLong
    case EPIPE: self = .brokenPipe
    case ENXIO: self = .notOrdinary
    default: self = .other(code: code)
    }
  }
}
