import Limits
import LuaBridge
import ScriptRuntime
import SystemLibrary

/// Reads script files. A script reads files below its own folder only, or anywhere when it is trusted.
package enum SourceFiles {
  /// The text of a file; nil, with `errno` set, when it cannot be read or has more than `most` bytes.
  package static func text(at path: String, most: Int = Limit.scriptBytes.most) -> String? {
    FileDescriptor.opening(path) { $0.read(most: most) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The folder that the program works in.
  static var currentFolder: String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether there is anything at a path, a link to nothing included.
  static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// The path of a file that the program reads by itself; nil, with the reason reported, when it is not a regular file,
  /// as a pipe would block.
  static func ownFile(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return path
    // /dev/null turns the file off.
    case S_IFCHR: return nil
    default:
      StandardStream.report("'\(path)' is no regular file, and is not used")
      return nil
    }
  }

  /// The bytes and path of a file that a script names: below `folder`, unless it may be `anywhere`.
  ///
  /// - Parameter limit: Of the bytes. As many zeros and one more stand for a file that is longer.
  static func bytes(
    of name: String, below folder: String, anywhere: Bool = false, _ limit: Limit
  ) -> (bytes: [UInt8], path: String)? {
    guard anywhere || isBelow(name) else { return nil }
    return first(of: places(of: name, below: folder, anywhere: anywhere), below: anywhere ? nil : folder, limit)
  }

  /// The first readable file, of those that no link leads out of `folder`; of all, when `folder` is nil.
  private static func first(
    of paths: [String], below folder: String?, _ limit: Limit
  ) -> (bytes: [UInt8], path: String)? {
    for path in paths {
      guard let real = folder.map({ RealPath.ofFile(path, below: $0) }) ?? path else { continue }
      // Refuses a path that became a link after it was resolved.
      let flags = O_RDONLY | (folder == nil ? 0 : O_NOFOLLOW)
      if let bytes = FileDescriptor.opening(real, flags, { $0.read(most: limit.most) }) { return (bytes, path) }
      if errno == EFBIG { return ([UInt8](repeating: 0, count: limit.most + 1), path) }
    }
    return nil
  }

  /// The failure of the last system call, as part of a message: `cannot read 'a.lua': No such file or directory`.
  static func problem(_ verb: String, _ path: String) -> String {
    "cannot \(verb) '\(path)': \(String(cString: strerror(errno)))"
  }

  /// Reports that a file cannot be read, and returns the exit code. Reports nothing when the program was stopped while
  /// it waited for the file.
  static func unreadable(_ path: String) -> ExitCode {
    let problem = problem("read", path)
    if let code = Interrupts.exitCode { return code }
    StandardStream.report(problem)
    return .unreadableInput
  }

  /// Everything on standard input; nil, with `errno` set, when it cannot be read.
  static func standardInput() -> String? {
    FileDescriptor(STDIN_FILENO).read(most: Limit.scriptBytes.most).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Replaces the file by `text`, whole or not at all; false, with `errno` set, when that is not possible.
  package static func write(_ text: String, to path: String) -> Bool {
    var text = text
    return text.withUTF8 { FileDescriptor.replace(path, with: UnsafeRawBufferPointer($0)) }
  }

  /// Adds `text` at the end of the file, which is made where it is missing; false when that is not possible.
  static func append(_ text: String, to path: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      FileDescriptor.opening(path, O_WRONLY | O_CREAT | O_APPEND) { $0.write(UnsafeRawBufferPointer(bytes)) } ?? false
    }
  }

  /// Makes the folder of a file, if it is missing and the folder around it is there; what fails then is the writing.
  static func makeFolder(of path: String) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    mkdir(String(path[..<slash]), 0o777)
  }

  /// Replaces a file, whole or not at all; returns the problem when that is not possible.
  static func write(_ bytes: [UInt8], to path: String) -> ExportProblem? {
    bytes.withUnsafeBytes { FileDescriptor.replace(path, with: $0) }
      ? nil : .notWritten(String(cString: strerror(errno)))
  }

  /// Replaces a file that a script names, below the folder the program was started in; links do not lead out of it.
  static func writeBelow(_ bytes: [UInt8], to path: String) -> ExportProblem? {
    guard isBelow(path) else { return .outside }
    var status = stat()
    let slash = path.lastIndex(of: "/")
    // A missing folder is a mistake, not a way out of the folder.
    if let slash, stat(String(path[...slash]), &status) != 0 { return .notWritten(String(cString: strerror(errno))) }
    guard let real = RealPath.forWriting(path, below: ".") else { return .outside }
    return write(bytes, to: real)
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

  /// A file itself, or of a folder and the folders in it the files of some names, in byte order.
  static func scripts(at path: String, where isWanted: (String) -> Bool) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    return names(in: path).flatMap { name -> [String] in
      let place = path == "." ? name : "\(path.hasSuffix("/") ? String(path.dropLast()) : path)/\(name)"
      if name.hasSuffix("/") {
        return name.hasPrefix(".") ? [] : scripts(at: String(place.dropLast()), where: isWanted)
      }
      return isWanted(name) ? [place] : []
    }
  }

  /// The name of a file without folders and ending: `swipe` of `Examples/swipe.lua`.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name.lastIndex(of: ".").map { $0 > name.startIndex ? String(name[..<$0]) : name } ?? name
  }

  /// The text with a first line that starts with `#`, which is for the system, emptied, so that line numbers stay.
  static func withoutShebang(_ text: String) -> String {
    guard text.hasPrefix("#") else { return text }
    return String(text.drop { $0 != "\n" })
  }

  /// Whether a path never leads above its start.
  static func isBelow(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..") && !name.utf8.contains(0)
  }

  /// The file behind `require "a.b"`, `dofile "a.lua"` or `loadfile`: in `folder`, else beside the file that asks for it,
  /// and never outside of `folder` unless it may be anywhere. Modules may be in the folder that all scripts share as well.
  ///
  /// - Parameter caller: The file that asks; nil for none.
  static func read(
    _ name: String, _ request: SourceRequest, below folder: String, beside caller: String? = nil,
    anywhere: Bool = false
  ) -> (text: String, chunkName: String)? {
    guard anywhere || isBelow(name) else { return nil }
    let caller = caller.flatMap { folderOf($0, below: folder, anywhere: anywhere) }
    let found: (bytes: [UInt8], path: String)?
    if request == .require {
      let module = name.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "/")
      func places(in folder: String) -> [String] {
        ["\(module).lua", "\(module)/init.lua"].map { folder == "." ? $0 : "\(folder)/\($0)" }
      }
      // The shared folder is the user's own, links included.
      found =
        first(of: places(in: folder) + (caller.map(places) ?? []), below: anywhere ? nil : folder, .scriptBytes)
        ?? sharedFolder.flatMap { first(of: places(in: $0), below: nil, .scriptBytes) }
    } else {
      found =
        bytes(of: name, below: folder, anywhere: anywhere, .scriptBytes)
        ?? caller.flatMap { first(of: ["\($0)/\(name)"], below: anywhere ? nil : folder, .scriptBytes) }
    }
    return found.map { (withoutShebang(String(decoding: $0.bytes, as: UTF8.self)), $0.path) }
  }

  /// The folder that `file` is in, when that is another one than `folder`, and below it or the script may read anywhere.
  private static func folderOf(_ file: String, below folder: String, anywhere: Bool) -> String? {
    guard let slash = file.lastIndex(of: "/") else { return nil }
    let place = String(file[..<slash])
    let isBelow = folder == "." ? isBelow(place) : place.hasPrefix(folder + "/")
    return place != folder && (isBelow || anywhere) ? place : nil
  }

  /// The possible places of a file: for a trusted script also relative to the folder the program was started in.
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
