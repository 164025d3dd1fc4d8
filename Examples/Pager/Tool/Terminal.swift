import PagerCore

/// How the terminal was before, for the way out: a signal can come at any time.
private nonisolated(unsafe) var settingsBefore = termios()
/// The terminal.
private nonisolated(unsafe) var terminalFile: Int32 = -1
/// Where a signal says that the window has another size.
private nonisolated(unsafe) var wakeUp: Int32 = -1

/// The terminal that the pager is on.
struct Terminal {
  private let keys: Int32
  private let woken: Int32

  /// The other screen, without a cursor and without wrapping.
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"
  /// The way back. As bytes that are always there, because a signal handler may not make any.
  private static let leave: StaticString = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  private static let cut: StaticString = "reuse-pager: the file became shorter while it was shown\n"

  /// Finds the terminal, or ends the program and says that there is none.
  static func open() -> Terminal {
    if isatty(STDOUT_FILENO) == 0 { Output.fail("the output is not a terminal") }
    #if canImport(Darwin)
      let keys = Darwin.open("/dev/tty", O_RDWR)
    #elseif canImport(Musl)
      let keys = Musl.open("/dev/tty", O_RDWR)
    #else
      let keys = Glibc.open("/dev/tty", O_RDWR)
    #endif
    if keys < 0 { Output.fail("/dev/tty: \(Output.systemMessage)") }
    var ends: [Int32] = [0, 0]
    if pipe(&ends) != 0 { Output.fail(Output.systemMessage) }
    // A pipe that is full has said enough.
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    wakeUp = ends[1]
    return Terminal(keys: keys, woken: ends[0])
  }

  private var size: winsize {
    var size = winsize()
    _ = ioctl(keys, UInt(TIOCGWINSZ), &size)
    return size
  }

  /// How many columns it has.
  var columns: Int { size.ws_col > 0 ? Int(size.ws_col) : 80 }
  /// How many rows it has.
  var height: Int { size.ws_row > 0 ? Int(size.ws_row) : 24 }

  /// Shows a text until the reader leaves.
  func run(_ pager: inout Pager) {
    takeOver()
    var shown: [String] = []
    while !pager.isDone {
      draw(pager.screen(), over: &shown)
      let ready = wait(forever: pager.isComplete)
      if ready.isWoken {
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(woken, &bytes, bytes.count) > 0 {}
        pager.resize(columns: columns, height: height)
        shown = []
      }
      if ready.hasKeys {
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = read(keys, &bytes, bytes.count)
        if count <= 0 { break }
        for key in Key.keys(of: Array(bytes[..<count])) { pager.press(key) }
      } else if !ready.isWoken {
        pager.scan(atLeast: 1 << 22)
      }
    }
    Terminal.giveBack()
  }

  /// Waits for keys or another size.
  ///
  /// - Parameter forever: whether there is nothing else to do.
  private func wait(forever: Bool) -> (hasKeys: Bool, isWoken: Bool) {
    var files = [
      pollfd(fd: keys, events: Int16(POLLIN), revents: 0),
      pollfd(fd: woken, events: Int16(POLLIN), revents: 0),
    ]
    if poll(&files, 2, forever ? -1 : 0) < 0 { return (false, false) }
    return (files[0].revents != 0, files[1].revents != 0)
  }

  /// Writes the rows that are others than those on the screen.
  private func draw(_ rows: [String], over shown: inout [String]) {
    var output = shown.count == rows.count ? "" : "\u{1B}[2J"
    for (row, text) in rows.enumerated() where shown.count != rows.count || shown[row] != text {
      // A row that fills the screen leaves the cursor on its last character, so what was there goes first.
      let style = row == rows.count - 1 ? "\u{1B}[7m" : ""
      output += "\u{1B}[\(row + 1);1H\u{1B}[K\(style)\(text)\u{1B}[0m"
    }
    Output.write(output, to: STDOUT_FILENO)
    shown = rows
  }

  private func takeOver() {
    terminalFile = keys
    tcgetattr(keys, &settingsBefore)
    var raw = settingsBefore
    cfmakeraw(&raw)
    tcsetattr(keys, TCSAFLUSH, &raw)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGBUS, SIGSEGV, SIGABRT, SIGILL, SIGTRAP] {
      signal(number) { Terminal.end(by: $0) }
    }
    signal(SIGWINCH) { _ in Terminal.wake() }
    signal(SIGCONT) { _ in Terminal.wake() }
    Output.write(Terminal.enter, to: STDOUT_FILENO)
  }

  /// Makes the terminal what it was. Only calls that a signal handler may make.
  private static func giveBack() {
    _ = write(STDOUT_FILENO, leave.utf8Start, leave.utf8CodeUnitCount)
    _ = tcsetattr(terminalFile, TCSAFLUSH, &settingsBefore)
  }

  private static func end(by number: Int32) {
    giveBack()
    if number == SIGBUS {
      _ = write(STDERR_FILENO, cut.utf8Start, cut.utf8CodeUnitCount)
      _exit(2)
    }
    signal(number, SIG_DFL)
    kill(getpid(), number)
  }

  private static func wake() {
    var byte: UInt8 = 0
    _ = write(wakeUp, &byte, 1)
  }
}
