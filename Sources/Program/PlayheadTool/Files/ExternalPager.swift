import PlayheadShell
import SystemLibrary

/// Shows text a page at a time with the person's own program: `$PAGER`, else `less`.
struct ExternalPager {
  private let command: String
  private let folder: String

  init(_ environment: (String) -> String?) {
    let named = environment("PAGER").flatMap { $0.isEmpty ? nil : $0 }
    // It ends by itself where the text fits, takes colours as they are, and leaves the text on the screen. Its own prompt
    // would be the name of a file that nobody knows.
    command = named ?? "less -FRX '-Psspace goes on, q leaves ?e(end):?pB(%pB\\\\%).. '"
    folder = environment("TMPDIR") ?? "/tmp"
  }

  /// Shows lines that are more than `rows`; false when they are not, or the program failed.
  func show(_ lines: [String], rows: Int) -> Bool {
    guard lines.count >= rows else { return false }
    var template = Array("\(folder)/playhead-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    guard SourceFiles.write(lines.joined(separator: "\n") + "\n", to: path) else { return false }
    return ExternalProgram.run(
      "trap : INT QUIT; command -v \(command.prefix { $0 != " " }) >/dev/null || exit 1; \(command) \"$1\"", on: path)
  }
}
