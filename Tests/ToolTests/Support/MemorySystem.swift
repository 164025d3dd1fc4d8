import Foundation
import Testing

@testable import reuse_sim

/// A world in memory: files by their paths, and everything that the tool wrote.
final class MemorySystem: System, @unchecked Sendable {
  /// What is at a path.
  enum Node {
    case file([UInt8])
    case folder
    case link(String)
    /// There, but not to be read or written.
    case denied
    /// A pipe or a device.
    case device
  }

  private let lock = NSLock()
  private var nodes: [String: Node] = [:]
  private var written: [Int32: [UInt8]] = [:]
  private var openPaths: [Int32: String] = [:]
  private var input: [UInt8]
  var variables: [String: String] = [:]
  var showsStandardOutput = false
  /// What writing to standard output comes to.
  var standardOutputFailure: FileFailure?
  let processors = 2

  init(_ files: [String: String] = [:], input: String = "") {
    self.input = Array(input.utf8)
    nodes["."] = .folder
    for (path, text) in files { put(.file(Array(text.utf8)), at: path) }
  }

  /// Puts something at a path, with the folders above it.
  func put(_ node: Node, at path: String) {
    lock.withLock {
      nodes[path] = node
      var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      while !parts.isEmpty {
        let folder = parts.joined(separator: "/")
        if !folder.isEmpty && nodes[folder] == nil { nodes[folder] = .folder }
        parts = parts.dropLast()
      }
    }
  }

  /// The text of a file, or `nil`.
  func text(of path: String) -> String? {
    guard case .file(let bytes)? = lock.withLock({ nodes[path] }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  var standardOutput: String { lock.withLock { String(decoding: written[1] ?? [], as: UTF8.self) } }
  var standardError: String { lock.withLock { String(decoding: written[2] ?? [], as: UTF8.self) } }

  // MARK: System

  func status(of path: String) throws(FileFailure) -> FileStatus {
    let (real, node) = try find(path)
    let kind: FileStatus.Kind =
      switch node {
      case .file, .denied, .link: .file
      case .folder: .folder
      case .device: .other
      }
    let number = UInt64(bitPattern: Int64(real.hashValue))
    return FileStatus(kind: kind, identity: .init(device: 1, number: number))
  }

  func names(in folder: String) throws(FileFailure) -> [String] {
    guard case (let real, .folder) = try find(folder) else { throw .isNoFolder }
    let prefix = real == "." ? "" : real + "/"
    return lock.withLock {
      nodes.keys.compactMap { path in
        guard path.hasPrefix(prefix), path != "." else { return nil }
        let rest = path.dropFirst(prefix.count)
        return rest.isEmpty || rest.contains("/") ? nil : String(rest)
      }
    }
  }

  func contents(of path: String, limit: Int) throws(FileFailure) -> [UInt8] {
    switch try find(path).node {
    case .file(let bytes):
      if bytes.count > limit { throw .tooLarge(limit: limit) }
      return bytes
    case .folder: throw .isFolder
    case .denied: throw .denied
    case .device: throw .notOrdinary
    case .link: return []
    }
  }

  func standardInput(limit: Int) throws(FileFailure) -> [UInt8] {
    let bytes = lock.withLock {
      defer { input = [] }
      return input
    }
    if bytes.count > limit { throw .tooLarge(limit: limit) }
    return bytes
  }

  func replaceContents(of given: String, with bytes: [UInt8]) throws(FileFailure) {
    let path = given.hasPrefix("./") ? String(given.dropFirst(2)) : given
    switch lock.withLock({ nodes[path] }) {
    case .folder: throw .isFolder
    case .denied: throw .denied
    case .file, .link, .device: break
    case nil: try requireFolder(of: path)
    }
    lock.withLock { nodes[path] = .file(bytes) }
  }

  func create(_ path: String, with bytes: [UInt8]) throws(FileFailure) {
    if lock.withLock({ nodes[path] != nil }) { throw .exists }
    try replaceContents(of: path, with: bytes)
  }

  func open(_ path: String) throws(FileFailure) -> Channel {
    try replaceContents(of: path, with: [])
    return lock.withLock {
      let descriptor = Int32(10 + openPaths.count)
      openPaths[descriptor] = path
      return Channel(descriptor: descriptor)
    }
  }

  func write(_ bytes: [UInt8], to channel: Channel) throws(FileFailure) {
    if channel == .standardOutput, let standardOutputFailure { throw standardOutputFailure }
    lock.withLock {
      written[channel.descriptor, default: []] += bytes
      if let path = openPaths[channel.descriptor] {
        nodes[path] = .file(written[channel.descriptor] ?? [])
      }
    }
  }

  func close(_ channel: Channel) throws(FileFailure) {}

  func environment(_ name: String) -> String? { variables[name] }

  /// Follows links in every part of a path, as a real file system does.
  private func find(_ path: String) throws(FileFailure) -> (path: String, node: Node) {
    var real = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    while real.count > 1 && real.hasSuffix("/") { real.removeLast() }
    for _ in 0..<20 {
      var isLink = false
      let parts = real.split(separator: "/", omittingEmptySubsequences: false)
      for end in 1...parts.count {
        let head = parts[..<end].joined(separator: "/")
        if case .link(let target)? = lock.withLock({ nodes[head] }) {
          real = ([target] + parts[end...].map(String.init)).joined(separator: "/")
          isLink = true
          break
        }
      }
      if !isLink {
        guard let node = lock.withLock({ nodes[real] }) else { throw .missing }
        return (real, node)
      }
    }
    throw .loop
  }

  private func requireFolder(of path: String) throws(FileFailure) {
    let parent = folder(of: path)
    if parent.isEmpty { return }
    guard case .folder? = lock.withLock({ nodes[String(parent.dropLast())] }) else {
      throw .noFolderForIt
    }
  }
}

/// Everything a command line comes to.
struct Outcome: Equatable, CustomTestStringConvertible {
  var output: String
  var error: String
  var status: ToolStatus

  var testDescription: String { "status \(status.rawValue)\n\(output)---\n\(error)" }
}

extension MemorySystem {
  /// Runs the tool in this world; a command line is split at spaces.
  func run(_ line: String) -> Outcome {
    run(words: line.split(separator: " ").map(String.init))
  }

  /// Runs the tool in this world.
  func run(words: [String]) -> Outcome {
    let status = Tool(self).run(words)
    defer { lock.withLock { written = [:] } }
    return Outcome(output: standardOutput, error: standardError, status: status)
  }
}
