extension ScenarioBuilder {
  /// The meaning of heights, and how many items they are for; `nil` when their file cannot be used.
  mutating func resolve(
    _ heights: HeightList, load: (String) -> FileContents
  ) -> (model: HeightModel, count: Int?)? {
    switch heights {
    case .constant(let height): return (.constant(height), nil)
    case .range(let low, let high, let count): return (.range(low, high), count)
    case .sum(let parts, let count): return (HeightModel(parts), count)
    case .table(let runs):
      let count = runs.reduce(0) { $0 + $1.count }
      return (runs.count == 1 ? .constant(runs[0].height) : .table(runs), count)
    case .file(let name, let column):
      let column = column ?? 1
      guard let runs = self.column(column, of: name, load: load) else { return nil }
      let model = HeightModel.column(
        FileColumn(file: file(name), column: column, heights: runs))
      return (model, runs.reduce(0) { $0 + $1.count })
    case .fileAtWidths(let name, let columns):
      return resolve(columns, of: name, load: load)
    }
  }

  private mutating func resolve(
    _ columns: [WidthColumn], of name: Located<String>, load: (String) -> FileContents
  ) -> (model: HeightModel, count: Int?)? {
    var result: [ColumnAtWidth] = []
    var counts: [Int] = []
    for entry in columns {
      guard let runs = column(entry.column, of: name, load: load) else { return nil }
      let column = FileColumn(file: name.value, column: entry.column, heights: runs)
      result.append(ColumnAtWidth(width: entry.width, column: column))
      counts.append(runs.reduce(0) { $0 + $1.count })
    }
    if let place = counts.firstIndex(where: { $0 != counts[0] }) {
      report(
        name.span,
        "column \(columns[0].column) has \(counts[0]) heights and column \(columns[place].column) "
          + "has \(counts[place])",
        help: "a file has one height for each item and width")
      return nil
    }
    narrowest.append(StatedWidth(width: columns[0].width, span: name.span, level: level))
    return (.columns(result), counts[0])
  }

  /// Warns of heights that are for wider lists than the one that the scenario starts with.
  mutating func warnOfNarrowLists() {
    if failures.count > 0 || hasErrors { return }
    let width = scenario.device.width
    for stated in narrowest where stated.width > width && stated.level != .shared {
      report(
        stated.span, "no column is for a list that is \(width) wide",
        help:
          "that for \(stated.width) counts; heights are those of the widest list that is not wider",
        severity: .warning)
    }
  }

  private mutating func column(
    _ column: Int, of name: Located<String>, load: (String) -> FileContents
  ) -> [HeightRun]? {
    let key = "\(column) \(file(name))"
    if let known = columns[key] { return known }
    if columns.count == ScriptLimits.columnsRead {
      report(
        name.span, "the script reads too many columns of files",
        help: "it reads at most \(ScriptLimits.columnsRead)")
      return nil
    }
    let runs = read(column, of: name, load: load)
    columns[key] = .some(runs)
    return runs
  }

  private mutating func read(
    _ column: Int, of name: Located<String>, load: (String) -> FileContents
  ) -> [HeightRun]? {
    let contents = contents(of: file(name), load: load)
    let quoted = CanonicalText.quoted(name.value)
    switch contents {
    case .failure(let reason, let help):
      report(
        name.span, "cannot read \(quoted): \(reason)",
        help: help
          ?? "a file is looked for in the folder of the \(name.span.file == 0 ? "script" : "file that names it")"
      )
      return nil
    case .bytes(let bytes):
      if fileBytes > ScriptLimits.dataFileBytes {
        report(
          name.span, "with \(quoted) the files of the script have \(fileBytes) bytes",
          help: "files of heights have at most \(ScriptLimits.dataFileBytes) bytes together")
        return nil
      }
      var reader = ColumnReader(
        bytes: bytes, path: path(of: file(name)), column: column,
        origin: "line \(name.span.line) of \(sources[name.span.file].path)")
      reader.read()
      if let problem = reader.problem {
        report(problem)
        return nil
      }
      if reader.isEmpty {
        report(
          name.span, "\(quoted) is empty", help: "a file of heights has a height in each line")
        return nil
      }
      if reader.runs.isEmpty {
        report(
          name.span, "\(quoted) has no heights in column \(column)",
          help: "a line of the file holds a number for each column")
        return nil
      }
      return reader.runs
    }
  }

  private mutating func contents(
    of name: String, load: (String) -> FileContents
  ) -> FileContents {
    if let known = files[name] { return known }
    let contents = load(name)
    files[name] = contents
    if case .bytes(let bytes) = contents { fileBytes += bytes.count }
    return contents
  }

  /// A file's name from the script's folder on.
  private func file(_ name: Located<String>) -> String {
    let importer = imports.first { $0.source.file == name.span.file }
    guard let importer else { return name.value }
    return FilePath.joined(FilePath.folder(of: importer.name), name.value)
  }

  /// A file next to the script, as diagnostics have it.
  private func path(of name: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") { return name }
    return FilePath.folder(of: source.path) + name
  }
}

extension HeightModel {
  /// The meaning of a sum of heights.
  init(_ parts: [HeightPart]) {
    let models = parts.compactMap { part -> HeightModel? in
      switch part {
      // An image is a part of the cell, and adds to the height from there.
      case .content: nil
      case .constant(let height): .constant(height)
      case .range(let low, let high): .range(low, high)
      case .text(let low, let high, let size):
        .text(TextModel(lowest: low, highest: high, size: size))
      case .formula(let expression): .formula(expression)
      }
    }
    self = models.count == 1 ? models[0] : models.isEmpty ? .constant(.zero) : .sum(models)
  }
}
