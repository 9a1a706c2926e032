import Glibc
import LuaBridge
import ScriptAPI

/// Reading script files, and only below the script's own folder for what a script asks for.
package enum SourceFiles {
  /// The text of a file; nil, with `errno` set, when it cannot be read.
  package static func text(at path: String) -> String? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return text(from: descriptor)
  }

  /// The bytes of a file that a script names: below `folder`, never above it.
  static func bytes(of name: String, below folder: String) -> [UInt8]? {
    guard isBelow(name) else { return nil }
    let descriptor = open(folder == "." ? name : "\(folder)/\(name)", O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return bytes(from: descriptor)
  }

  /// Everything on standard input.
  static func standardInput() -> String { text(from: STDIN_FILENO) ?? "" }

  private static func text(from descriptor: Int32) -> String? {
    bytes(from: descriptor).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func bytes(from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 { return nil }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
    }
  }

  /// Replaces the file by `text`; false, with `errno` set, when that is not possible.
  package static func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return StandardStream(descriptor: descriptor).write(text)
  }

  /// Adds `text` at the end of the file, which is made where it is missing; false when that is not possible.
  static func append(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return StandardStream(descriptor: descriptor).write(text)
  }

  /// Writes a file; says what is wrong when that is not possible.
  static func write(_ bytes: [UInt8], to path: String) -> ExportProblem? {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return .notWritten(String(cString: strerror(errno))) }
    defer { close(descriptor) }
    let isWritten = bytes.withUnsafeBytes { StandardStream(descriptor: descriptor).write($0) }
    return isWritten ? nil : .notWritten(String(cString: strerror(errno)))
  }

  /// What is in a folder, in byte order, folders with a slash at the end; nothing when it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != ".." else { continue }
      var status = stat()
      let isFolder = stat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      names.append(isFolder ? name + "/" : name)
    }
    return names.sorted()
  }

  /// A first line that starts with `#` is for the system; it is emptied, so that line numbers stay.
  static func withoutShebang(_ text: String) -> String {
    guard text.hasPrefix("#") else { return text }
    return String(text.drop { $0 != "\n" })
  }

  private static func isBelow(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  /// The file behind `require "a.b"`, `dofile "a.lua"` or `loadfile`: below `folder`, never above it.
  static func read(_ name: String, _ request: SourceRequest, below folder: String) -> (text: String, chunkName: String)?
  {
    guard isBelow(name) else { return nil }
    var candidates = [name]
    if request == .require {
      let path = name.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "/")
      candidates = ["\(path).lua", "\(path)/init.lua"]
    }
    for candidate in candidates {
      let path = folder == "." ? candidate : "\(folder)/\(candidate)"
      if let text = text(at: path) { return (withoutShebang(text), path) }
    }
    return nil
  }
}
