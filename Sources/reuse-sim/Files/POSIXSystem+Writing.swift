#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension POSIXSystem {
  func replaceContents(of path: String, with bytes: [UInt8]) throws(FileFailure) {
    var info = stat()
    let exists = stat(path, &info) == 0
    if !exists {
      // A file that was not there loses nothing when it stays unfinished.
      try writeAll(bytes, to: path, flags: O_WRONLY | O_CREAT | O_TRUNC)
    } else if info.st_mode & S_IFMT == S_IFREG {
      try exchange(path, mode: info.st_mode & 0o7777, bytes)
    } else {
      try writeAll(bytes, to: path, flags: O_WRONLY)
    }
  }

  func create(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    try writeAll(bytes, to: path, flags: O_WRONLY | O_CREAT | O_EXCL)
  }

  func open(_ path: String) throws(FileFailure) -> Channel {
    try openForWriting(path, flags: O_WRONLY | O_CREAT | O_TRUNC, mode: 0o666)
  }

  func write(_ bytes: [UInt8], to channel: Channel) throws(FileFailure) {
    var code: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty && code == 0 {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let count = systemWrite(channel.descriptor, slice.baseAddress, slice.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count == 0 || errno != EINTR {
          code = count == 0 ? EIO : errno
        }
      }
    }
    if code != 0 { throw FileFailure(code: code) }
  }

  func close(_ channel: Channel) throws(FileFailure) {
    if systemClose(channel.descriptor) != 0 { throw FileFailure(code: errno) }
  }

  /// Writes a new file beside the old one and gives it the old one's name, where links lead.
  private func exchange(_ path: String, mode: mode_t, _ bytes: [UInt8]) throws(FileFailure) {
    guard access(path, W_OK) == 0 else { throw FileFailure(code: errno) }
    guard let resolved = realpath(path, nil) else { throw FileFailure(code: errno) }
    defer { free(resolved) }
    let target = String(cString: resolved)
    let draft = "\(target).\(getpid()).new"
    let channel: Channel
    do {
      channel = try openForWriting(draft, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode)
    } catch {
      // A folder that takes no new files may still hold a file that can be written.
      try writeAll(bytes, to: path, flags: O_WRONLY | O_TRUNC)
      return
    }
    do {
      fchmod(channel.descriptor, mode)
      try writeAndClose(bytes, channel)
    } catch {
      unlink(draft)
      throw error
    }
    guard rename(draft, target) == 0 else {
      let failure = FileFailure(code: errno)
      unlink(draft)
      throw failure
    }
  }

  private func writeAll(_ bytes: [UInt8], to path: String, flags: Int32) throws(FileFailure) {
    try writeAndClose(bytes, openForWriting(path, flags: flags, mode: 0o666))
  }

  private func writeAndClose(_ bytes: [UInt8], _ channel: Channel) throws(FileFailure) {
    do {
      try write(bytes, to: channel)
    } catch {
      systemClose(channel.descriptor)
      throw error
    }
    try close(channel)
  }

  private func openForWriting(
    _ path: String, flags: Int32, mode: mode_t
  ) throws(FileFailure) -> Channel {
    let descriptor = systemOpen(path, flags | O_CLOEXEC | O_NOCTTY, mode)
    guard descriptor >= 0 else {
      let failure = FileFailure(code: errno)
      throw failure == .missing ? .noFolderForIt : failure
    }
    return Channel(descriptor: descriptor)
  }
}

// The C functions under names that the methods above do not hide.

func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
  open(path, flags, mode)
}

@discardableResult
func systemClose(_ descriptor: Int32) -> Int32 {
  close(descriptor)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
