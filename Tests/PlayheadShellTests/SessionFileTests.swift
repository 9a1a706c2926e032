import LineEditing
import PlainText
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing
import TimeControl

/// Whole sessions, written down as a person would see them: what follows a prompt is typed, the rest has to come out.
@Suite("Sessions") struct SessionFileTests {
  static let folder = "Tests/PlayheadShellTests/Sessions"
  static let names = SourceTree.names(in: folder, ending: ".txt")

  @Test("a session shows what is written down, to the byte", arguments: names)
  func session(_ name: String) throws {
    let written = try #require(SourceTree.text(of: "\(Self.folder)/\(name)"))
    let shown = try Self.played(written)
    // The first line that differs says more than two whole sessions.
    let lines = (shown.split(separator: "\n"), written.split(separator: "\n"))
    let difference = zip(lines.0, lines.1).first { $0 != $1 }
    #expect(difference?.0 == difference?.1)
    #expect(shown == written)
  }

  @Test("no session answers with a line wider than 80 columns", arguments: names)
  func width(_ name: String) throws {
    let text = try #require(SourceTree.text(of: "\(Self.folder)/\(name)"))
    for line in text.split(separator: "\n") where !line.hasPrefix("> ") {
      #expect(TerminalColumns.count(line) <= 80, "\(line)")
    }
  }

  /// A moving box, a class, and nine inputs for `rerun` and `save`.
  private static let before = """
    > box = UIView(CGRect(0, 0, 40, 40))
    > window:addSubview(box)
    > UIView.animate(0.4, function() box.center = CGPoint(200, 20); box.alpha = 0 end)
    > Card = class("Card", UIView)
    > function Card:layoutSubviews() end
    > 1 + 1
    > 2 + 2
    > goto 0.2
    > 3 + 3

    """

  @Test(
    "every example that help gives for a command works",
    arguments: CommandTable().all.flatMap { command in command.examples.map { (command.name, $0) } })
  func example(_ command: String, example: String) throws {
    let shown = try Self.played(Self.before + "> \(example)\n> quit\n")
    let answer = try #require(shown.split(separator: "> \(example)\n", maxSplits: 1).last)
    #expect(!answer.contains("hint:") && !answer.contains("cannot") && !answer.contains("input 10:"), "\(answer)")
  }

  /// The session typed anew.
  static func played(_ written: String) throws -> String {
    var files: [String: String] = ["fade.lua": Transcript.scene]
    let typist = Typist(written)
    var options = SessionOptions()
    options.write = { typist.show(String(decoding: $0, as: UTF8.self)) }
    options.writeFile = { _, _ in nil }
    let current = BranchingSession(try ScriptSession(options))
    typist.isComplete = ShellRules(current).editingRules.isComplete
    // It knows the session, which writes to the typist.
    defer { typist.isComplete = { _ in true } }
    var environment = ShellEnvironment { typist.show($0) }
    environment.files.read = { files[$0] }
    environment.files.write = { text, path in
      files[path] = text
      return true
    }
    environment.files.writeBytes = { _, _ in nil }
    environment.log = SessionLog { text, path in
      files[path, default: ""] += text
      return true
    }
    environment.edit = { $0.replacing("1", with: "2") }
    environment.earlierInputs = { ["of an earlier session"] }
    // Each look at the clock finds it a millisecond on.
    var time = 0.0
    environment.clock.now = {
      time += 0.001
      return time
    }
    Shell(current, typist, environment).run()
    return typist.shown
  }

  /// Types the inputs of a written session: what follows each prompt, as many lines as belong together.
  private final class Typist: LineEditor {
    private(set) var shown = ""
    var isComplete: (String) -> Bool = { _ in true }
    private let written: String
    private var unread: Substring

    init(_ written: String) {
      self.written = written
      unread = written[...]
    }

    func show(_ text: String) { shown += text }

    func readLine(prompt: String) -> LineResult {
      // An answer may look like a prompt, so equal text is passed over as a whole.
      if written.hasPrefix(shown) { unread = written.dropFirst(shown.count) }
      while !unread.isEmpty, !unread.hasPrefix(prompt) { _ = nextLine() }
      guard !unread.isEmpty else { return .endOfInput }
      unread = unread.dropFirst(prompt.count)
      var input = String(nextLine())
      while !unread.isEmpty, !isComplete(input) { input += "\n" + nextLine() }
      show("\(prompt)\(input)\n")
      return .line(input)
    }

    private func nextLine() -> Substring {
      let line = unread.prefix { $0 != "\n" }
      unread = unread.dropFirst(line.count + 1)
      return line
    }
  }
}
