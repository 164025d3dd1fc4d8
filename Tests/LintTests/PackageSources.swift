import Foundation

/// The files of this package, as they lie beside this one.
enum PackageSources {
  /// The package's folder: the nearest one above this file that has a manifest.
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    repeat {
      precondition(folder.path != "/", "no Package.swift above \(#filePath)")
      folder.deleteLastPathComponent()
    } while !exists(folder.appendingPathComponent("Package.swift"))
    return folder
  }()

  /// The Swift files below a folder of the package, as paths from the package's folder, sorted; none
  /// when there is no such folder.
  static func swiftFiles(in folder: String) -> [String] {
    let start = root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: start)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
  }

  /// The text of one file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func exists(_ file: URL) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
  }
}
