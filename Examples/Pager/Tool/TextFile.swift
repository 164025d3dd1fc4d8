import PagerCore

/// Files as they are opened: mapped if they are on a disk, read to the end if they come in by a pipe.
enum TextFile {
  /// What a file is called in the status.
  static func name(of path: String) -> String {
    path == "-" ? "(pipe)" : String(path.split(separator: "/").last ?? "/")
  }

  /// Opens a file, or ends the program and says why.
  static func open(_ path: String) -> FileText {
    if path == "-" {
      if isatty(STDIN_FILENO) != 0 { Output.fail("-: nothing comes in by a pipe") }
      return contents(of: STDIN_FILENO, named: path)
    }
    #if canImport(Darwin)
      let file = Darwin.open(path, O_RDONLY)
    #elseif canImport(Musl)
      let file = Musl.open(path, O_RDONLY)
    #else
      let file = Glibc.open(path, O_RDONLY)
    #endif
    if file < 0 { Output.fail("\(path): \(Output.systemMessage)") }
    defer { close(file) }
    return contents(of: file, named: path)
  }

  private static func contents(of file: Int32, named path: String) -> FileText {
    var status = stat()
    if fstat(file, &status) != 0 { Output.fail("\(path): \(Output.systemMessage)") }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { Output.fail("\(path): Is a directory") }
    let size = Int(status.st_size)
    // Files that the system makes up say that they have no bytes.
    if kind != S_IFREG || size == 0 { return everything(from: file, named: path) }
    guard let memory = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), memory != MAP_FAILED else {
      Output.fail("\(path): \(Output.systemMessage)")
    }
    return FileText(UnsafeRawBufferPointer(start: memory, count: size)) { bytes in
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    }
  }

  private static func everything(from file: Int32, named path: String) -> FileText {
    var room = 1 << 16
    var count = 0
    guard var memory = malloc(room) else { Output.fail("\(path): \(Output.systemMessage)") }
    while true {
      if count == room {
        room *= 2
        guard let larger = realloc(memory, room) else {
          Output.fail("\(path): \(Output.systemMessage)")
        }
        memory = larger
      }
      let got = read(file, memory + count, room - count)
      if got < 0 && errno == EINTR { continue }
      if got < 0 { Output.fail("\(path): \(Output.systemMessage)") }
      if got == 0 { break }
      count += got
    }
    return FileText(UnsafeRawBufferPointer(start: memory, count: count)) { bytes in
      free(UnsafeMutableRawPointer(mutating: bytes.baseAddress))
    }
  }
}
