import PagerCore

// A pager on the list engine: see Examples/README.md.
let arguments = Arguments(
  Array(CommandLine.arguments.dropFirst()), isPiped: isatty(STDIN_FILENO) == 0)
switch arguments.task {
case .help:
  Output.write(Arguments.usage, to: STDOUT_FILENO)
case .wrong(let message):
  Output.fail("\(message)\n\(Arguments.usage)")
case .show(let file):
  let terminal = Terminal.open()
  var pager = Pager(
    TextFile.open(file), name: TextFile.name(of: file), columns: terminal.columns,
    height: terminal.height)
  terminal.run(&pager)
case .print(let file, let columns, let height, let keys):
  var pager = Pager(
    TextFile.open(file), name: TextFile.name(of: file), columns: columns, height: height)
  for key in Key.keys(of: Array(keys.utf8)) { pager.press(key) }
  Output.write(pager.screen().joined(separator: "\n") + "\n", to: STDOUT_FILENO)
}
