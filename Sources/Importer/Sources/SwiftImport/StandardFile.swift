import SystemLibrary

/// Files by the C library: Foundation would make the program four times as large.
enum StandardFile {
  struct Failure: Error {
    let path: String
    let reason: String
  }

  /// A file's text, or what standard input holds for `-`. Bytes that are no UTF-8 become U+FFFD.
  static func read(_ path: String) -> Result<String, Failure> {
    let file = path == "-" ? 0 : open(path, O_RDONLY)
    guard file >= 0 else { return .failure(Failure(path: path, reason: String(cString: strerror(errno)))) }
    defer { if file > 0 { close(file) } }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file, &part, part.count)
      if count < 0 { return .failure(Failure(path: path, reason: String(cString: strerror(errno)))) }
      if count == 0 { break }
      bytes += part[..<count]
      // One byte more than is ever read says that there is too much.
      if bytes.count > SwiftImporter.longestFile * 4 { break }
    }
    return .success(String(decoding: bytes, as: UTF8.self))
  }

  static func write(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Writes a file; the reason when it cannot.
  static func write(_ text: String, at path: String) -> String? {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { return String(cString: strerror(errno)) }
    write(text, to: file)
    return close(file) == 0 ? nil : String(cString: strerror(errno))
  }

  static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The files of Swift in a folder, in byte order; nil when it cannot be read.
  static func swiftFiles(in folder: String, isDeep: Bool) -> [String]? {
    guard let directory = opendir(folder) else { return nil }
    defer { closedir(directory) }
    var files: [String] = []
    var folders: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if entry.pointee.d_type == UInt8(DT_DIR) {
        folders.append(path)
      } else if name.hasSuffix(".swift") {
        files.append(path)
      }
    }
    files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard isDeep else { return files }
    folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return files + folders.flatMap { swiftFiles(in: $0, isDeep: true) ?? [] }
  }
}
