/// A word that may stand first on the command line. Parsing, help, the manual and completions read this table.
public struct ProgramCommand: Sendable {
  /// What a command is called.
  public enum Name: String, CaseIterable, Sendable {
    case run, repl, inspect, test, check, export, record, diff, explain, meta, new, doctor
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
  /// What shells offer for its words.
  let completes: OfferedWords

  /// Whether it runs a script, to which all words after the file belong.
  var isRun: Bool { [.run, .repl, .inspect].contains(name) }

  static let all = [
    ProgramCommand(
      name: .run, arguments: "FILE [ARGUMENTS]", summary: "run a script; the word run may be left out",
      details: "Runs the script, then the clock until nothing finite is pending.", words: 1...Int.max,
      completes: .files),
    ProgramCommand(
      name: .repl, arguments: "[FILE]", summary: "open the shell, after a script if there is one",
      details: "What the script leaves behind is there in the shell: playhead -i FILE is the same.",
      words: 0...Int.max, completes: .files),
    ProgramCommand(
      name: .inspect, arguments: "[FILE]", summary: "the full screen: picture, tracks, values, keys",
      details: """
        Runs the script, then shows its record on the whole terminal, at --at or at its end.
        Space plays, the arrow keys step, ? shows every key, and q ends. With --watch the
        script is run again when one of its files changes: time, rate and selection
        stay, and what does not run leaves the last that did.
        """, words: 0...Int.max, completes: .files),
    ProgramCommand(
      name: .test, arguments: "[FILE | FOLDER]...", summary: "run the tests in *_test.lua and *_spec.lua",
      details: """
        A test is it("sentence", function() ... end), alone or in describe("noun",
        function() ... end), or a global function whose name starts with test. Each gets
        a world of its own at time 0: the file is run anew for it. before_each and
        after_each take functions; pending("sentence") is a test to be written.

          assert.equals(expected, given)        assert.same(expected, given)
          assert.near(expected, given, within)  assert.has_error(f, "part of the message")
          assert.is_true(x)   is_false   is_nil   is_not_nil

        assert.snapshot(text, "name") compares text, such as timeline:snapshot(), with
        what is kept below snapshots/. What is not there yet is written down, and fails
        once; --update keeps what is there now; --ci never writes.

        Without a word the folder is the current one. -r tap and -r junit report to
        machines, --watch runs the tests again when a file changes. Ends with 1 when a
        test fails, with 130 at Ctrl-C, which tells of the tests that ran.
        """, words: 0...Int.max, completes: .files),
    ProgramCommand(
      name: .check, arguments: "FILE...", summary: "look for mistakes without running anything",
      details: """
        Names the first mistake of syntax; otherwise globals that nothing makes, and
        members, labels and words that the API does not have. Ends with 1 when there is
        something to tell.
        """, words: 1...Int.max, completes: .files),
    ProgramCommand(
      name: .export, arguments: "FILE OUT...", summary: "run a script and write pictures or its trace",
      details: """
        The ending of each OUT says what it is: .png or .svg, what is on screen at --at or
        at the end; .apng, all of it moving; .jsonl, its trace: every value on screen for
        every frame it changes in, and every event, a JSON object a line. --format says
        it for other names, and for -, which is standard output.

        playhead -o OUT FILE ARGUMENTS does the same, with arguments for the script.
        """, words: 2...Int.max, completes: .files),
    ProgramCommand(
      name: .record, arguments: "FILE [OUT]", summary: "a session from a file of inputs, as a recording",
      details: """
        Types FILE into a shell of 80 columns, an input after the other, and writes what
        is shown, and when, as an asciicast: OUT, or FILE with the ending .cast. What
        play plays takes its time there, at most a minute. The same FILE gives the same
        bytes on every machine: no init.lua is run, and no real clock is read.
        """, words: 1...2, completes: .files),
    ProgramCommand(
      name: .diff, arguments: "A B", summary: "where two runs part: traces, or scripts to run",
      details: """
        Each is a trace (export FILE run.jsonl) or a script, which is run for it. A line
        for each value that differs by more than --tolerance: when first, and how. Ends
        with 1 when there is one. A trace kept beside a script makes a test of its motion.
        """, words: 2...2, completes: .files),
    ProgramCommand(
      name: .explain, arguments: "CODE", summary: "what an error means, and how to mend it",
      details: "CODE is what stands in brackets behind a message. Without one, all are listed.", words: 0...1,
      completes: .codes),
    ProgramCommand(
      name: .meta, arguments: "", summary: "print definitions for a Lua language server",
      details: "playhead new writes them with all that editors need; this prints them alone.", words: 0...0,
      completes: .nothing),
    ProgramCommand(
      name: .new, arguments: "NAME", summary: "make a folder with a script, a test and settings",
      details: "The settings are for editors, language servers and luacheck. Nothing that exists\nis touched.",
      words: 1...1, completes: .nothing),
    ProgramCommand(
      name: .doctor, arguments: "", summary: "tell what playhead found on this machine",
      details: "Version, terminal, locale, files: what to send along with a report.", words: 0...0,
      completes: .nothing),
  ]

  static func named(_ word: some StringProtocol) -> ProgramCommand? { all.first { $0.name.rawValue == word } }

  /// `playhead test [FILE | FOLDER]...`
  var usage: String { "playhead \(name.rawValue)\(arguments.isEmpty ? "" : " " + arguments)" }
}
