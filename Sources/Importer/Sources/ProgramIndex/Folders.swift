import SystemLibrary

/// Folders by the C library.
enum Folders {
  struct Entry {
    let name: String
    let isFolder: Bool
  }

  /// The visible entries of a folder, in byte order; nil when it cannot be read.
  static func entries(_ folder: String, hidden: Bool = false) -> [Entry]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var entries: [Entry] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." || name.hasPrefix(".") && !hidden { continue }
      entries.append(Entry(name: name, isFolder: entry.pointee.d_type == UInt8(DT_DIR)))
    }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The folder of a path: `.` of a bare name.
  static func parent(_ path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  static func bytes(of path: String, most: Int) -> [UInt8]? {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= most else { return nil }
    let size = Int(status.st_size)
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, written in
      while count < size, let base = buffer.baseAddress {
        let more = Glibc.read(file, base + count, size - count)
        if more <= 0 { break }
        count += more
      }
      written = count
    }
    return bytes
  }
}
