import PagerCore

/// What is written, as a whole.
enum Output {
  /// Writes a text; gives up when nobody reads.
  static func write(_ text: String, to file: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        guard let base = bytes.baseAddress else { return }
        #if canImport(Darwin)
          let written = Darwin.write(file, base + done, bytes.count - done)
        #elseif canImport(Musl)
          let written = Musl.write(file, base + done, bytes.count - done)
        #else
          let written = Glibc.write(file, base + done, bytes.count - done)
        #endif
        if written < 0 && errno == EINTR { continue }
        if written <= 0 { return }
        done += written
      }
    }
  }

  /// Says what is wrong and ends the program with status 2.
  static func fail(_ message: String) -> Never {
    write("reuse-pager: \(message)\n", to: STDERR_FILENO)
    exit(2)
  }

  /// What the system says about the last call that failed.
  static var systemMessage: String { String(cString: strerror(errno)) }
}
