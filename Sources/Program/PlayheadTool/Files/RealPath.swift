import SystemLibrary

/// Resolves symbolic links in paths.
enum RealPath {
  /// The absolute path without links; nil, with `errno` set, when nothing is there.
  static func of(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  /// The real path of an existing file, if it is below `folder` after resolving links.
  static func ofFile(_ path: String, below folder: String) -> String? {
    guard let folder = of(folder), let file = of(path), isBelow(file, folder) else { return nil }
    return file
  }

  /// The real path at which a file may be written, if it is below `folder` after resolving links; nil otherwise. The
  /// file need not exist, but its folder must.
  static func forWriting(_ path: String, below folder: String) -> String? {
    var status = stat()
    // A dangling link has no real path, and must not create a file elsewhere.
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
