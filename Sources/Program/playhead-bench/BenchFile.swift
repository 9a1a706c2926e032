import Glibc

/// A file that a comparison needs.
enum BenchFile {
  static func write(_ text: String, to path: String) throws {
    guard let file = fopen(path, "w") else { throw BenchFailure("cannot write \(path)") }
    fputs(text, file)
    fclose(file)
  }
}
