import SystemLibrary

/// A file in the cache: it is there as a whole, or not.
public struct CacheFile {
  private let path: String

  public init(_ path: String) { self.path = path }

  public func read() -> String? {
    Folders.bytes(of: path, most: 1 << 28).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Where it cannot be written it stays as it was: a cache is nothing that anybody misses.
  public func write(_ text: String) {
    let own = path + "." + String(getpid())
    // The folder of the user's cache is there only where something was kept before.
    for folder in [Folders.parent(Folders.parent(path)), Folders.parent(path)] { mkdir(folder, 0o700) }
    let file = open(own, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0 else { return }
    var isWhole = true
    var text = text
    text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count, let base = bytes.baseAddress {
        let count = Glibc.write(file, base + done, bytes.count - done)
        if count <= 0 {
          isWhole = false
          return
        }
        done += count
      }
    }
    if close(file) != 0 || !isWhole || rename(own, path) != 0 { unlink(own) }
  }

  /// Keeps the newest files of a folder whose names end so, and removes the others.
  public static func keepNewest(_ count: Int, in folder: String, suffix: String) {
    let paths = (Folders.entries(folder) ?? []).filter { $0.name.hasSuffix(suffix) }.map {
      Folders.joined(folder, $0.name)
    }
    let dated = paths.map { path in
      var status = stat()
      let seconds = stat(path, &status) == 0 ? written(status).tv_sec : 0
      return (seconds, path)
    }
    for (_, path) in dated.sorted(by: { $0.0 > $1.0 }).dropFirst(count) { unlink(path) }
  }
}
