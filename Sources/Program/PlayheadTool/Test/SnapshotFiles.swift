import Limits
import SystemLibrary

/// The snapshots of a test file: files in `snapshots/FILE/`, beside the file itself. Each has the name of its test.
struct SnapshotFiles {
  private let folder: String
  /// The folder in messages, relative to that of the test's file: `snapshots/card_test`.
  private let shownFolder: String
  /// The names of the files that were there at the start, in byte order.
  let names: [String]

  init(of file: String) {
    let slash = file.lastIndex(of: "/")
    let own = slash.map { String(file[file.index(after: $0)...]) } ?? file
    shownFolder = "snapshots/\(own.hasSuffix(".lua") ? String(own.dropLast(4)) : own)"
    folder = (slash.map { String(file[...$0]) } ?? "") + shownFolder
    names = SourceFiles.names(in: folder)
  }

  /// The part of a file's name that stands for a test: letters and digits, and a dash for each run of others.
  static func prefix(ofTest name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The endings of the files beside a snapshot that show how it failed.
  static let besides = [".new.png", ".difference.png"]

  func shownPath(_ name: String) -> String { "\(shownFolder)/\(name)" }

  /// The texts kept for a test: name or number within the test, and text.
  func texts(ofTest name: String) -> [(key: String, text: String)] {
    if names.isEmpty { return [] }
    let prefix = Self.prefix(ofTest: name) + "."
    return names.compactMap { file in
      guard file.hasPrefix(prefix), file.hasSuffix(".txt") else { return nil }
      return SourceFiles.text(at: "\(folder)/\(file)").map { (String(file.dropFirst(prefix.count).dropLast(4)), $0) }
    }
  }

  /// The bytes of a file; nil when there is none.
  func bytes(_ name: String) -> [UInt8]? {
    FileDescriptor.opening("\(folder)/\(name)") { $0.read(most: Limit.imageBytes.most) }
  }

  /// Writes a file; returns the problem when that is not possible.
  func write(_ bytes: [UInt8], to name: String) -> String? {
    if let slash = folder.lastIndex(of: "/") { mkdir(String(folder[..<slash]), 0o755) }
    mkdir(folder, 0o755)
    let path = "\(folder)/\(name)"
    let isWritten = bytes.withUnsafeBytes { FileDescriptor.replace(path, with: $0) }
    return isWritten ? nil : SourceFiles.problem("write", path)
  }

  func remove(_ name: String) { unlink("\(folder)/\(name)") }
}
