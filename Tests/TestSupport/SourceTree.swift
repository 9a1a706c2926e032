import Glibc

/// The repository the tests were built from.
public enum SourceTree {
  /// Its absolute path, without a slash at the end: two folders above the one this file is in.
  public static let root = String(
    #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 })

  /// The text of a file, by its path from the root; nil when there is none.
  public static func text(of path: String) -> String? { bytes(of: path).map { String(decoding: $0, as: UTF8.self) } }

  /// The bytes of a file, by its path from the root; nil when there is none.
  public static func bytes(of path: String) -> [UInt8]? { FileBytes.read("\(root)/\(path)") }

  /// The path of a file or folder of a module from the root: `LayerKit/World` lies below its group, `Sources/Engine`.
  public static func source(_ path: String) -> String {
    let module = String(path.prefix { $0 != "/" })
    let group = names(in: "Sources", ending: "").first { names(in: "Sources/\($0)", ending: module).contains(module) }
    return "Sources/\(group ?? "")/\(path)"
  }

  /// The text and the name of what a script in a folder requires: `shared.scenery` is `shared/scenery.lua` there.
  public static func module(_ name: String, in folder: String) -> (text: String, chunkName: String)? {
    let path = name.split(separator: ".").joined(separator: "/") + ".lua"
    return text(of: "\(folder)/\(path)").map { ($0, path) }
  }

  /// Writes a file, by its path from the root.
  public static func write(_ text: String, to path: String) {
    guard let file = fopen("\(root)/\(path)", "w") else { return }
    defer { fclose(file) }
    fputs(text, file)
  }

  /// The names of the files in a folder that end as given, sorted.
  public static func names(in folder: String, ending: String) -> [String] {
    guard let directory = opendir("\(root)/\(folder)") else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(ending) { names.append(name) }
    }
    return names.sorted()
  }
}

/// The bytes of a file.
enum FileBytes {
  /// Nil when there is no such file.
  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
