import SystemLibrary

/// The user's editor: `$VISUAL`, else `$EDITOR`.
struct ExternalEditor {
  /// The command in the environment, with its options: `code --wait`.
  private let command: String
  private let folder: String

  /// Nil where the environment names none.
  init?(_ environment: (String) -> String?) {
    guard let command = environment("VISUAL") ?? environment("EDITOR"), !command.isEmpty else { return nil }
    self.command = command
    folder = environment("TMPDIR") ?? "/tmp"
  }

  /// Opens the program on `text`, waits for its end, and returns what was saved; nil when it failed.
  func edit(_ text: String) -> String? {
    var template = Array("\(folder)/playhead-XXXXXX.lua".utf8CString)
    let descriptor = mkstemps(&template, 4)
    guard descriptor >= 0 else { return nil }
    close(descriptor)
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    guard SourceFiles.write(text.isEmpty ? "" : text + "\n", to: path), run(on: path) else { return nil }
    return SourceFiles.text(at: path)
  }

  private func run(on path: String) -> Bool {
    // Through the shell, because the variable may hold options; it outlives a Ctrl-C that is meant for the editor.
    ExternalProgram.run("trap : INT QUIT; \(command) \"$1\"", on: path)
  }
}
