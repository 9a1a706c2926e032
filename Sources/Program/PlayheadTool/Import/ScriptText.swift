import LuaBridge
import PlainText
import ScriptAPI
import ScriptRuntime

/// A script as it is run: the text of a file, or what came of files of Swift.
struct ScriptText {
  /// The name that errors show: for Swift, `Card.swift.lua`, of lines that come from no line of it.
  let name: String
  let text: String
  /// The statements that the import has left out, a line each, with their locations.
  var reports = ""
  /// The file of the author's that shows the screens; nil where there is none.
  private(set) var setUp: SetUpFile?
  /// The statements that are left out; nil where none is.
  private(set) var gaps: ImportGaps?
  /// The lines of Swift that its lines come from; nil for a script of a person. Read once for all processes that check a part.
  private(set) var map: SourceMap?

  /// Text that is in no file.
  init(_ text: String, named name: String) { (self.text, self.name, map) = (text, name, SourceMap(text)) }

  /// Why there is no script.
  struct Unread: Error {
    let code: ExitCode
    /// With the end of its line; empty where it was told already.
    let message: String

    /// Tells it, and returns the exit code.
    func report() -> ExitCode {
      if let code = Interrupts.exitCode { return code }
      StandardStream.error.show(message)
      return code
    }
  }

  /// Files of Swift as one script, with lines that put on the screen what they declare, and with the lines of Swift that
  /// its lines come from; any other file as it is.
  ///
  /// - Parameter setUp: The file of the author's that shows the screens in place of those lines; nil where the settings of
  ///   the project may name one.
  init(reading paths: [String], setUp named: String? = nil) throws(Unread) {
    let path = paths.first ?? ""
    guard ImporterProgram.reads(path) else {
      if named != nil {
        let reason = "--set-up shows the screens of Swift; '\(path)' is a script, which shows its own"
        throw Unread(code: .usage, message: "playhead: \(reason)\n")
      }
      guard let text = SourceFiles.text(at: path) else {
        throw Unread(code: .unreadableInput, message: "playhead: \(SourceFiles.problem("read", path))\n")
      }
      (name, self.text) = (path, SourceFiles.withoutShebang(text))
      map = SourceMap(self.text)
      return
    }
    let file = path.split(separator: "/").last.map(String.init) ?? path
    var refused: [String] = []
    var answer: ImportAnswer
    setUp = try SetUpFile(named, for: path)
    let shown = setUp.map { $0.isSwift ? ["--harness"] : [] } ?? ["--harness"]
    let sources = paths + (setUp.flatMap { $0.isSwift && !paths.contains($0.path) ? [$0.path] : nil } ?? [])
    let cache = ImporterProgram.cache.map { ["--cache", $0] } ?? []
    repeat {
      let words = cache + refused.flatMap { ["--leave-out", $0] }
      guard let result = ImporterProgram.run(shown + ["--map", "--reach"] + words + ["--"] + sources)
      else {
        throw Unread(code: .unavailable, message: "")
      }
      guard let imported = result.answer else {
        // It ends with 0 or 1 after an answer only.
        if result.code > 1, let code = ExitCode(rawValue: result.code) {
          throw Unread(code: code, message: result.errors)
        }
        throw Unread(code: .internalError, message: result.errors + ImporterProgram.noAnswer)
      }
      answer = imported
      guard refused.count < Self.mostRefused, let place = Self.fault(in: answer.lua), !refused.contains(place) else {
        break
      }
      refused.append(place)
    } while true
    name = file + ".lua"
    text = setUp?.added(to: answer.lua) ?? answer.lua
    (reports, gaps) = (answer.messages, answer.gaps)
    map = SourceMap(self.text)
  }

  /// How many declarations are left out at most, one after another, because what they become is no Lua. Chosen here.
  private static let mostRefused = 8

  /// Where in Swift the line is that Lua does not take, as `Card.swift:12`; nil where it takes all.
  private static func fault(in text: String) -> String? {
    guard let session = try? ScriptSession(SessionOptions()),
      case .failure(let error) = session.load(SourceMap.leavingOut(of: text), name: "import"), let line = error.line,
      let map = SourceMap(text)
    else { return nil }
    // An added line belongs to the line of Swift above it.
    let origin = (1...max(1, line)).reversed().lazy.compactMap { map.origins[$0] }.first
    return origin.map { "\($0.file):\($0.line)" }
  }
}
