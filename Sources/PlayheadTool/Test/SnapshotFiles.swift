import Glibc

/// The snapshots of a test: a file for each in `snapshots/FILE/`, beside the test's own file.
struct SnapshotFiles {
  private let folder: String
  /// The path in messages, relative to the folder of the test's file: `snapshots/card_test/it-fades`.
  let shownPath: String
  private let prefix: String

  init(ofTest name: String, in file: String) {
    let slash = file.lastIndex(of: "/")
    let own = slash.map { String(file[file.index(after: $0)...]) } ?? file
    let below = "snapshots/\(own.hasSuffix(".lua") ? String(own.dropLast(4)) : own)"
    folder = (slash.map { String(file[...$0]) } ?? "") + below
    prefix = Self.word(name)
    shownPath = "\(below)/\(prefix)"
  }

  /// A test's name as part of a file name: letters and digits, and a dash for each run of other characters.
  private static func word(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The snapshots on disk: name or number within the test, and text.
  func read() -> [(key: String, text: String)] {
    SourceFiles.names(in: folder).compactMap { name in
      guard name.hasPrefix(prefix + "."), name.hasSuffix(".txt") else { return nil }
      let key = String(name.dropFirst(prefix.count + 1).dropLast(4))
      return SourceFiles.text(at: "\(folder)/\(name)").map { (key, $0) }
    }
  }

  /// A new snapshot of a test.
  struct Taken {
    let key: String
    let text: String
    /// The line of the test's file; nil when it was taken elsewhere.
    let line: Int?
  }

  /// Writes a snapshot; returns the problem when that is not possible.
  func write(_ taken: Taken) -> String? {
    if let slash = folder.lastIndex(of: "/") { mkdir(String(folder[..<slash]), 0o755) }
    mkdir(folder, 0o755)
    let path = "\(folder)/\(prefix).\(taken.key).txt"
    if SourceFiles.write(taken.text, to: path) { return nil }
    return SourceFiles.problem("write", path)
  }
}
