import Glibc

/// The programs that were built along with the tests.
public enum BuiltProducts {
  /// The path of an executable target's program: it lies beside the running test program, but for playhead where
  /// PLAYHEAD_PROGRAM names another build of it.
  public static func path(of name: String) -> String {
    if name == "playhead", let program = getenv("PLAYHEAD_PROGRAM") { return String(cString: program) }
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = max(0, readlink("/proc/self/exe", &buffer, buffer.count - 1))
    let tests = String(decoding: buffer.prefix(length).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return tests.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
  }
}
