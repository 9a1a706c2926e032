/// A word that may stand first on the command line. Parsing, help, the man page and completions read this table.
public struct ProgramCommand: Sendable {
  /// What a command is called.
  public enum Name: String, CaseIterable, Sendable {
    case run, repl, test, check, explain, meta, new, doctor
  }

  public let name: Name
  /// What comes after it, as help shows it; empty when nothing does.
  let arguments: String
  /// One line, at most 50 columns.
  let summary: String
  /// What `playhead NAME --help` adds, in lines of at most 80 columns.
  let details: String
  /// How many words it takes.
  let words: ClosedRange<Int>
  /// Whether its words are files that completion offers.
  let takesFiles: Bool

  static let all = [
    ProgramCommand(
      name: .run, arguments: "FILE [ARGUMENTS]", summary: "run a script; the word run may be left out",
      details: "Runs the script, then the clock until nothing finite is pending.", words: 1...Int.max, takesFiles: true),
    ProgramCommand(
      name: .repl, arguments: "[FILE]", summary: "open the shell, after a script if there is one",
      details: "What the script leaves behind is there in the shell. playhead -i FILE is the same.",
      words: 0...Int.max, takesFiles: true),
    ProgramCommand(
      name: .test, arguments: "[FILE | FOLDER]...", summary: "run the tests in *_test.lua and *_spec.lua",
      details: """
        A test is it("sentence", function() ... end), alone or in describe("noun", function() ... end), or a global
        function whose name starts with test. Each gets a world of its own at time 0: the file is run anew for it.
        before_each and after_each take functions; pending("sentence") is a test to be written.

        assert.equals(expected, given)   assert.same(expected, given)   assert.near(expected, given, within)
        assert.is_true(x)  is_false  is_nil  is_not_nil   assert.has_error(f, "part of the message")

        Without a word the folder is the current one. -r tap and -r junit report to machines.
        """, words: 0...Int.max, takesFiles: true),
    ProgramCommand(
      name: .check, arguments: "FILE...", summary: "look for mistakes without running anything",
      details: """
        Names the first mistake of syntax, globals that nothing sets, and members that differ by a letter or two from
        one that exists. Ends with 1 when there is something to tell.
        """, words: 1...Int.max, takesFiles: true),
    ProgramCommand(
      name: .explain, arguments: "CODE", summary: "what an error means, and how to mend it",
      details: "CODE is what stands in brackets behind a message. Without one, all are listed.", words: 0...1,
      takesFiles: false),
    ProgramCommand(
      name: .meta, arguments: "", summary: "print definitions for a Lua language server",
      details: "playhead meta > library/playhead.lua, and a line in .luarc.json; playhead new writes both.",
      words: 0...0,
      takesFiles: false),
    ProgramCommand(
      name: .new, arguments: "NAME", summary: "make a folder with a script, a test and settings",
      details: "The settings are for editors, language servers and luacheck. Nothing that exists is touched.",
      words: 1...1, takesFiles: false),
    ProgramCommand(
      name: .doctor, arguments: "", summary: "tell what playhead found on this machine",
      details: "Version, terminal, locale, files: what to send along with a report.", words: 0...0, takesFiles: false),
  ]

  static func named(_ word: some StringProtocol) -> ProgramCommand? { all.first { $0.name.rawValue == word } }

  /// `playhead test [FILE | FOLDER]...`
  var usage: String { "playhead \(name.rawValue)\(arguments.isEmpty ? "" : " " + arguments)" }
}
