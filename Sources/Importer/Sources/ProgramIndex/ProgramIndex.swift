import SystemLibrary

/// The names that the files of a program declare and use.
struct ProgramIndex {
  private(set) var files: [IndexedFile] = []
  private(set) var words = WordTable()

  /// Longer files are made by programs.
  private static let longestFile = 1 << 20

  /// - Parameter cache: A folder that keeps what was read; nil: nothing is kept.
  init(_ folder: ProgramFolder, cache: String?) {
    let store = cache.map { IndexFile(in: $0, of: Folders.real(folder.path) ?? folder.path) }
    var known: [String: IndexedFile] = [:]
    if let (kept, words) = store?.read() {
      self.words = words
      for file in kept { known[file.path] = file }
    }
    let prefix = folder.path == "." ? 0 : folder.path.utf8.count + (folder.path.hasSuffix("/") ? 0 : 1)
    var isNew = false
    for path in folder.files {
      var status = stat()
      guard stat(path, &status) == 0 else { continue }
      let (size, time) = (Int(status.st_size), written(status).tv_sec * 1_000_000_000 + written(status).tv_nsec)
      let name = String(decoding: path.utf8.dropFirst(prefix), as: UTF8.self)
      if let kept = known[name], kept.size == size, kept.nanoseconds == time {
        files.append(kept)
        continue
      }
      isNew = true
      var file = IndexedFile(path: name, size: size, nanoseconds: time)
      if let bytes = Folders.bytes(of: path, most: Self.longestFile) { FileReader.read(bytes, into: &file, &words) }
      files.append(file)
    }
    if isNew || known.count != files.count { store?.write(files, words) }
  }
}
