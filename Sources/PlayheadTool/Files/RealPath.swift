import Glibc

/// Paths behind their symbolic links.
enum RealPath {
  /// The path of what `path` leads to, from the root and without links; nil, with `errno` set, when it leads nowhere.
  static func of(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The real path of a file that is there, if it is below `folder` however many links lead to it.
  static func ofFile(_ path: String, below folder: String) -> String? {
    guard let folder = of(folder), let file = of(path), isBelow(file, folder) else { return nil }
    return file
  }

  /// The real path at which a file may be written, below `folder` however many links lead there; nil for others. The file
  /// need not be there, but its folder has to be.
  static func forWriting(_ path: String, below folder: String) -> String? {
    var status = stat()
    // A link that leads nowhere has no real path, and is not made into a file elsewhere.
    if lstat(path, &status) == 0 { return ofFile(path, below: folder) }
    let slash = path.lastIndex(of: "/")
    guard let root = of(folder), let parent = of(slash.map { String(path[...$0]) } ?? "."),
      parent == root || isBelow(parent, root)
    else { return nil }
    return parent + (parent == "/" ? "" : "/") + path[(slash.map { path.index(after: $0) } ?? path.startIndex)...]
  }

  private static func isBelow(_ path: String, _ folder: String) -> Bool {
    path.utf8.starts(with: (folder == "/" ? folder : folder + "/").utf8)
  }
}
