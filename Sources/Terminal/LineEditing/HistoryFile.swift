import Limits
import PlainText
import SystemLibrary

/// A file of JSON lines, one input each: `{"input":"view.alpha = 0"}`. Readable by its owner only.
///
/// Several sessions may write one file: every entry is appended under a lock, in one write, to the file that the
/// path names at that moment.
struct HistoryFile {
  let path: String

  private static let head = "{\"input\":"
  private static let tail = "}"

  init(path: String) {
    self.path = path
  }

  /// The entries, oldest first. Lines that are no entries (a torn write, a newer version's) are passed over.
  func read() -> [String] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    return Self.lines(of: descriptor).compactMap { line in
      guard line.hasPrefix(Self.head), line.hasSuffix(Self.tail) else { return nil }
      return JSON(line.dropFirst(Self.head.count).dropLast(Self.tail.count))?.string
    }
  }

  /// Adds an entry at the end. On a disk that is full or read-only the entry is dropped, and the session goes on.
  func append(_ entry: String) {
    guard let descriptor = openLocked() else { return }
    defer { close(descriptor) }
    var line = Self.head + JSONText.string(entry) + Self.tail + "\n"
    // An incomplete line after a crash must not absorb the next entry.
    let end = lseek(descriptor, 0, SEEK_END)
    var last = UInt8(ascii: "\n")
    if end > 0, pread(descriptor, &last, 1, end - 1) == 1, last != UInt8(ascii: "\n") { line = "\n" + line }
    Self.write(line, to: descriptor)
    if end > Limit.historyBytes.most { dropOlderHalf(of: descriptor) }
  }

  /// The file, opened for appending, under an exclusive lock that closing it ends; nil when that is not possible.
  private func openLocked() -> Int32? {
    makeFolders()
    while true {
      let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, mode_t(0o600))
      guard descriptor >= 0 else { return nil }
      var opened = stat()
      var named = stat()
      guard flock(descriptor, LOCK_EX) == 0, fstat(descriptor, &opened) == 0 else {
        close(descriptor)
        return nil
      }
      // While we waited, another session may have put a shorter file in this one's place.
      if stat(path, &named) == 0, named.st_ino == opened.st_ino, named.st_dev == opened.st_dev {
        fchmod(descriptor, 0o600)
        return descriptor
      }
      close(descriptor)
    }
  }

  /// Replaces the file by one with its younger half, at once and whole. `descriptor` holds the lock.
  private func dropOlderHalf(of descriptor: Int32) {
    let lines = Self.lines(of: descriptor)
    let shorter = path + ".new"
    let copy = open(shorter, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode_t(0o600))
    guard copy >= 0 else { return }
    let text = lines.suffix(lines.count / 2).joined(separator: "\n") + "\n"
    let isWhole = Self.write(text, to: copy)
    close(copy)
    if !isWhole || rename(shorter, path) != 0 { unlink(shorter) }
  }

  /// Creates the folders above the file, for their owner only, where they are missing.
  private func makeFolders() {
    for (index, character) in path.utf8.enumerated() where index > 0 && character == UInt8(ascii: "/") {
      let folder = String(decoding: path.utf8.prefix(index), as: UTF8.self)
      if access(folder, F_OK) != 0 { mkdir(folder, 0o700) }
    }
  }

  /// The lines of an open file, from its beginning. Of a file far above its size limit, which another program has
  /// written, only the last lines are read.
  private static func lines(of descriptor: Int32) -> [Substring] {
    let start = max(0, lseek(descriptor, 0, SEEK_END) - off_t(2 * Limit.historyBytes.most))
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < 3 * Limit.historyBytes.most {
      let count = pread(descriptor, &chunk, chunk.count, start + off_t(bytes.count))
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    if start > 0 { bytes.removeFirst(bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// Writes all of `text`; false when that failed.
  @discardableResult
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var remaining = Array(text.utf8)[...]
    while !remaining.isEmpty {
      let count = remaining.withUnsafeBytes { SystemLibrary.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      remaining = remaining.dropFirst(count)
    }
    return true
  }
}
