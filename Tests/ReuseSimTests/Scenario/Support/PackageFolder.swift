import Foundation

/// The package that the tests belong to.
enum PackageFolder {
  /// Its folder: the nearest one above this file that has a manifest.
  static let root: URL = {
    var folder = URL(fileURLWithPath: #filePath)
    repeat {
      precondition(folder.path != "/", "no Package.swift above \(#filePath)")
      folder.deleteLastPathComponent()
    } while !FileManager.default.fileExists(
      atPath: folder.appendingPathComponent("Package.swift").path)
    return folder
  }()
}
