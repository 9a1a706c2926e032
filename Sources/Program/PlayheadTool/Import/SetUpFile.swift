import PlainText
import ScriptRuntime

/// A file of the author's that shows the screens of a program of Swift, in place of what playhead would show: Swift with
/// functions below `// playhead: set-up`, or Lua.
struct SetUpFile {
  let path: String
  private let text: String
  /// The line that shows them: of the first such function, or the first.
  let line: Int

  static let mark = "// playhead: set-up"

  /// The file that is named, or that the settings of a program name; nil without one.
  init?(_ named: String?, for program: String) throws(ScriptText.Unread) {
    guard let path = named ?? ProjectSettings(for: program, read: { SourceFiles.text(at: $0) }).setUp else {
      return nil
    }
    guard let text = SourceFiles.text(at: path) else {
      throw .init(code: .unreadableInput, message: "playhead: set-up: \(SourceFiles.problem("read", path))\n")
    }
    (self.path, self.text) = (path, text)
    guard ImporterProgram.reads(path) else {
      line = 1
      return
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let mark = lines.firstIndex(where: { $0.hasPrefix(Self.mark) }) else {
      let cure = "put the comment above the function that does, or have playhead new --set-up write one"
      throw .init(
        code: .scriptError, message: "\(path):1: error: no function below '\(Self.mark)' shows anything; \(cure)\n")
    }
    line = mark + 2
  }

  /// True for a file of Swift, which is read together with the program.
  var isSwift: Bool { ImporterProgram.reads(path) }

  /// An imported program with the lines of a set-up in Lua behind it; as it is for one in Swift.
  func added(to script: String) -> String {
    isSwift ? script : SourceMap.adding(SourceFiles.withoutShebang(text), of: path, to: script)
  }
}
