import Glibc
import LuaBridge
import ScriptRuntime

/// Reading script files: what a script asks for only below its own folder, or anywhere when it is trusted.
package enum SourceFiles {
  /// The text of a file; nil, with `errno` set, when it cannot be read.
  package static func text(at path: String) -> String? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return text(from: descriptor)
  }

  /// The bytes of a file that a script names, and its path: below `folder`, and never above it unless it may be anywhere.
  static func bytes(of name: String, below folder: String, anywhere: Bool = false) -> (bytes: [UInt8], path: String)? {
    guard anywhere || isBelow(name) else { return nil }
    for path in places(of: name, below: folder, anywhere: anywhere) {
      let descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      if let bytes = bytes(from: descriptor) { return (bytes, path) }
    }
    return nil
  }

  /// The failure of the last system call, as part of a message: `cannot read 'a.lua': No such file or directory`.
  static func problem(_ verb: String, _ path: String) -> String {
    "cannot \(verb) '\(path)': \(String(cString: strerror(errno)))"
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

  /// The names in a folder, in byte order, folders with a slash at the end; none when it cannot be read.
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

  /// Whether a path leads to nothing above where it starts.
  static func isBelow(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  /// The file behind `require "a.b"`, `dofile "a.lua"` or `loadfile`: below `folder`, never above it unless it may be
  /// anywhere. Modules may be in the folder that all scripts share as well.
  static func read(
    _ name: String, _ request: SourceRequest, below folder: String, anywhere: Bool = false
  ) -> (text: String, chunkName: String)? {
    guard anywhere || isBelow(name) else { return nil }
    var paths: [String]
    if request == .require {
      let module = name.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "/")
      paths = ([folder] + (sharedFolder.map { [$0] } ?? [])).flatMap { folder in
        ["\(module).lua", "\(module)/init.lua"].map { folder == "." ? $0 : "\(folder)/\($0)" }
      }
    } else {
      paths = places(of: name, below: folder, anywhere: anywhere)
    }
    for path in paths {
      if let text = text(at: path) { return (withoutShebang(text), path) }
    }
    return nil
  }

  /// Where a file may be: a trusted script may mean it as seen from where the program was started.
  private static func places(of name: String, below folder: String, anywhere: Bool) -> [String] {
    if folder == "." || name.hasPrefix("/") { return [name] }
    return ["\(folder)/\(name)"] + (anywhere ? [name] : [])
  }

  /// `playhead/lua` in `XDG_DATA_HOME`, or in `~/.local/share`: modules for any script. Nil without either.
  private static var sharedFolder: String? {
    let data = Environment.value("XDG_DATA_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (data ?? Environment.value("HOME").map { $0 + "/.local/share" }).map { $0 + "/playhead/lua" }
  }
}
