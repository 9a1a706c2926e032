import Glibc
import NIOCore
import NIOPosix

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
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return false }
    watchFolders()
    NIOPipeBootstrap(group: loop)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(NewsReader(self)) }
      }
      .takingOwnershipOfDescriptor(input: descriptor)
      .whenFailure { _ in }
    return true
  }

  private func watchFolders() {
    guard descriptor >= 0 else { return }
    func folder(of file: String) -> String { file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "." }
    for folder in Set([path] + others.map(folder) + scripts.map { folder(of: "\(path)/\($0)") }) {
      let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
      let number = inotify_add_watch(descriptor, folder, mask)
      if number >= 0 { watched[number] = folder }
    }
  }

  /// News as the system writes them: watch, mask, cookie, length of the name, name.
  fileprivate func read(_ buffer: inout ByteBuffer) {
    var delay = Self.renaming
    while let watch = buffer.readInteger(endianness: .little, as: Int32.self),
      let mask = buffer.readInteger(endianness: .little, as: UInt32.self),
      buffer.readInteger(endianness: .little, as: UInt32.self) != nil,
      let length = buffer.readInteger(endianness: .little, as: UInt32.self),
      let bytes = buffer.readBytes(length: Int(length))
    {
      let name = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      guard let folder = watched[watch], !name.isEmpty else { continue }
      // A file that is made has nothing in it yet.
      if mask & UInt32(IN_CREATE) != 0, mask & UInt32(IN_ISDIR) == 0 { continue }
      if mask & UInt32(IN_CLOSE_WRITE) != 0 { delay = Self.writing }
      changes.insert("\(folder)/\(name)")
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

private final class NewsReader: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  private let folder: Folder

  init(_ folder: Folder) { self.folder = folder }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var buffer = unwrapInboundIn(data)
    folder.read(&buffer)
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
