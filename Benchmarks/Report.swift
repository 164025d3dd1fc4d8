import Foundation

/// All measurements, as a table and as JSON.
struct Report {
  private(set) var measurements: [Measurement] = []
  private let runs: Int
  private let only: String?
  private let workload: Workload?

  /// Makes an empty report.
  ///
  /// - Parameters:
  ///   - runs: How often each workload runs; the median counts.
  ///   - only: The one structure to measure, if not all.
  ///   - workload: The one workload to run, with what runs on the same list, if not all.
  init(runs: Int, only: String?, workload: Workload?) {
    self.runs = runs
    self.only = only
    self.workload = workload
  }

  /// Runs the workloads, if the structure and the number of items are right for them.
  mutating func measure<List: HeightList>(_ count: Int, on structure: List.Type) {
    if let only, only != List.name { return }
    measurements += Measurement.make(on: structure, count: count, runs: runs, only: workload)
  }

  /// In the order of the table: by number of items, workload and structure.
  mutating func sort() {
    let structures = [IndexList.name, FenwickList.name, ArrayList.name]
    func key(_ measurement: Measurement) -> (Int, Int, Int) {
      (
        measurement.count, measurement.workload.place,
        structures.firstIndex(of: measurement.structure) ?? 0
      )
    }
    measurements.sort { key($0) < key($1) }
  }

  /// Two structures that disagree on a checksum.
  var disagreements: [String] {
    measurements.compactMap { measurement in
      let first = measurements.first {
        $0.workload == measurement.workload && $0.count == measurement.count
      }
      guard let first, first.checksum != measurement.checksum else { return nil }
      return
        "\(measurement.workload.rawValue), n = \(measurement.count): \(first.structure) has the "
        + "checksum \(first.checksum.value), \(measurement.structure) \(measurement.checksum.value)"
    }
  }

  var table: String {
    var lines = [
      row("workload", "n", "structure", "ns/op", "ratio", "bytes/item", "+ ids", "checksum")
    ]
    for measurement in measurements {
      let index = measurements.first {
        $0.workload == measurement.workload && $0.count == measurement.count
          && $0.structure == IndexList.name
      }
      let ratio = index.map {
        measurement.nanosecondsPerOperation / $0.nanosecondsPerOperation
      }
      lines.append(
        row(
          measurement.workload.rawValue, "\(measurement.count)", measurement.structure,
          String(format: "%.1f", measurement.nanosecondsPerOperation),
          ratio.map { String(format: "%.2f", $0) } ?? "",
          String(format: "%.2f", measurement.bytesPerItem),
          String(format: "%.2f", measurement.idBytesPerItem), "\(measurement.checksum.value)"))
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ cells: String...) -> String {
    let widths = [9, 10, 10, 12, 10, 11, 8, 11]
    return zip(cells, widths).map { cell, width in
      let padding = String(repeating: " ", count: max(width - cell.count, 1))
      return width == 9 ? cell + padding : padding + cell
    }.joined()
  }

  var json: String {
    let rows = measurements.map { measurement in
      "    {\"name\": \"\(measurement.workload.rawValue)\", \"n\": \(measurement.count), "
        + "\"structure\": \"\(measurement.structure)\", "
        + String(format: "\"nsPerOp\": %.1f, ", measurement.nanosecondsPerOperation)
        + String(format: "\"bytesPerItem\": %.2f, ", measurement.bytesPerItem)
        + String(format: "\"idBytesPerItem\": %.2f, ", measurement.idBytesPerItem)
        + "\"checksum\": \(measurement.checksum.value)}"
    }
    return "{\n  \"workloads\": [\n" + rows.joined(separator: ",\n") + "\n  ]\n}\n"
  }
}
