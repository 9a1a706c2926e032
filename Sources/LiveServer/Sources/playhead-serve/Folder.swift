import CPlatform
import NIOCore
import NIOPosix
import SystemLibrary

/// The scripts below a folder, and the changes of them.
final class Folder: @unchecked Sendable {
  /// Where the scripts are, without a slash at its end.
  let path: String
  private let loop: any EventLoop
  private var descriptor: Int32 = -1
  private var watched: [Int32: String] = [:]
  private var pause: Scheduled<Void>?
  private var changes: Set<String> = []
  /// Files beside the scripts that one has read.
  var others: Set<String> = [] { didSet { watchFolders() } }
  /// Gets the paths that have changed, a moment after the last of several changes.
  var changed: (Set<String>) -> Void = { _ in }

  private static let endings = [".lua", ".swift"]
  private static let (mostFiles, deepest) = (2_000, 6)
  /// An editor that writes into a file does so in several steps; one that replaces the file is done at once.
  private static let (writing, renaming) = (TimeAmount.milliseconds(80), TimeAmount.milliseconds(10))

  init(_ path: String, on loop: any EventLoop) { (self.path, self.loop) = (path, loop) }

  /// Their paths, sorted: those in the folder first, then those in others in it.
  var scripts: [String] {
    var found: [String] = []
    var folders = [""]
    var depth = 0
    while !folders.isEmpty, depth < Self.deepest, found.count < Self.mostFiles {
      var next: [String] = []
      for folder in folders {
        for (name, isFolder) in Self.entries(of: folder.isEmpty ? path : "\(path)/\(folder)") {
          let inside = folder.isEmpty ? name : "\(folder)/\(name)"
          if isFolder { next.append(inside) } else if Self.isScript(name) { found.append(inside) }
        }
      }
      folders = next.sorted()
      depth += 1
    }
    return found.sorted {
      let (a, b) = ($0.contains("/"), $1.contains("/"))
      return a == b ? $0 < $1 : b
    }
  }

  static func isScript(_ name: String) -> Bool {
    endings.contains { name.hasSuffix($0) } && !name.hasPrefix(".") && name != "Package.swift"
  }

  /// Names and whether they are folders; nothing hidden, and no links, which may lead out.
  private static func entries(of folder: String) -> [(name: String, isFolder: Bool)] {
    guard let list = opendir(folder) else { return [] }
    defer { closedir(list) }
    var result: [(String, Bool)] = []
    while let entry = readdir(list) {
      let name = withUnsafePointer(to: entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard !name.hasPrefix(".") else { continue }
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { continue }
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR || kind == S_IFREG { result.append((name, kind == S_IFDIR)) }
    }
    return result
  }

  /// Begins to watch; false where the system's limit is reached.
  func watch() -> Bool {
    descriptor = cpl_watch()
    guard descriptor >= 0 else { return false }
    watchFolders()
    // A thread of its own: it waits for changes as long as the program runs.
    let waiting = NIOThreadPool(numberOfThreads: 1)
    waiting.start()
    waiting.submit { [descriptor, loop] _ in
      var changes = [cpl_change](repeating: cpl_change(), count: 64)
      while true {
        let count = cpl_take_changes(descriptor, &changes, Int32(changes.count))
        if count < 0, errno != EINTR { return }
        let news = changes.prefix(Int(max(0, count))).map(Change.init)
        loop.execute { self.note(news) }
      }
    }
    return true
  }

  private func watchFolders() {
    guard descriptor >= 0 else { return }
    func folder(of file: String) -> String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "." }
    for folder in Set([path] + others.map(folder) + scripts.map { folder(of: "\(path)/\($0)") }) {
      let number = cpl_watch_folder(descriptor, folder)
      if number >= 0 { watched[number] = folder }
    }
  }

  private func note(_ news: [Change]) {
    var delay = Self.renaming
    for change in news {
      // A file that is made has nothing in it yet.
      guard let folder = watched[change.folder], !change.isNew else { continue }
      if change.isWritten { delay = Self.writing }
      if change.name.isEmpty {
        // The system does not say which file it is.
        changes.formUnion(scripts.map { "\(path)/\($0)" }.filter { $0.hasPrefix(folder + "/") })
        changes.formUnion(others.filter { $0.hasPrefix(folder + "/") })
      } else {
        changes.insert("\(folder)/\(change.name)")
      }
    }
    guard !changes.isEmpty else { return }
    pause?.cancel()
    pause = loop.scheduleTask(in: delay) { [weak self] in
      guard let self else { return }
      let news = self.changes
      self.changes = []
      self.watchFolders()
      self.changed(news)
    }
  }
}

/// A change in a watched folder.
private struct Change {
  let folder: Int32
  /// Empty where the system does not say which file it is.
  let name: String
  let isNew: Bool
  let isWritten: Bool

  init(_ change: cpl_change) {
    (folder, isNew, isWritten) = (change.folder, change.is_new, change.is_written)
    name = withUnsafeBytes(of: change.name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// Paths as the system has them.
enum Path {
  /// Without links; nil for one that is not there.
  static func real(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
