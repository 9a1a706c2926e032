import Glibc

/// A folder that exists as long as this value is kept, for tests that write files.
public final class TemporaryFolder {
  /// The folder's absolute path, without a slash at the end.
  public let path: String

  public init() {
    var template = Array("/tmp/playhead-test-XXXXXX".utf8CString)
    path = mkdtemp(&template).map { String(cString: $0) } ?? "/nonexistent"
  }

  deinit {
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("rm"), strdup("-rf"), strdup(path), nil]
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    if posix_spawn(&process, "/bin/rm", nil, nil, &words, nil) == 0 { waitpid(process, nil, 0) }
  }

  /// Writes a file below the folder, making the folders it lies in.
  public func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

  /// Writes a file of bytes, as `write(_:to:)` does one of text.
  public func write(_ bytes: [UInt8], to name: String) {
    for place in name.indices where name[place] == "/" { mkdir(path + "/" + name[..<place], 0o755) }
    let descriptor = open(path + "/" + name, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    bytes.withUnsafeBytes { _ = Glibc.write(descriptor, $0.baseAddress, $0.count) }
    close(descriptor)
  }

  /// The text of a file below the folder; empty when there is none.
  public func read(_ name: String) -> String { String(decoding: bytes(name) ?? [], as: UTF8.self) }

  /// The bytes of a file below the folder; nil when there is none.
  public func bytes(_ name: String) -> [UInt8]? { FileBytes.read(path + "/" + name) }
}
