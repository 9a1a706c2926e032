/// A word that may stand first on the command line. Parsing, help, the manual and completions read this table.
package struct ProgramCommand: Sendable {
  /// What a command is called.
  package enum Name: String, CaseIterable, Sendable {
    case run, repl, inspect, test, check, export, record, diff, explain, meta, new, doctor
  }

  package let name: Name
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
      details: "The script's globals are available in the shell. The same as playhead -i FILE.",
      words: 0...Int.max, completes: .files),
    ProgramCommand(
      name: .inspect, arguments: "[FILE]", summary: "the full screen: picture, tracks, values, keys",
      details: """
        Runs the script, then shows its recording full screen, at --at or at the end.
        Space plays, the arrow keys step, ? lists the keys, q quits. With --watch, the
        script is run again when one of its files changes; time, rate and selection
        stay. A script that fails keeps the last picture.
        """, words: 0...Int.max, completes: .files),
    ProgramCommand(
      name: .test, arguments: "[FILE | FOLDER]...", summary: "run the tests in *_test.lua and *_spec.lua",
      details: """
        A test is it("sentence", function() ... end), alone or in describe("noun",
        function() ... end), or a global function whose name starts with test. Each test
        has its own world at time 0: the file is run again for it. before_each and
        after_each take functions; pending("sentence") marks a test to be written.

          assert.equals(expected, given)        assert.same(expected, given)
          assert.near(expected, given, within)  assert.has_error(f, "part of the message")
          assert.is_true(x)   is_false   is_nil   is_not_nil

        assert.snapshot(text, "name") compares text, such as timeline:snapshot(), with
        a file in snapshots/. A missing file is written, and the test fails once;
        --update overwrites the file; --ci never writes.

        The default folder is the current one. -r tap and -r junit write reports for
        machines; --watch runs the tests again when a file changes. Exits with 1 if a
        test fails, and with 130 at Ctrl-C, after reporting the tests that ran.
        """, words: 0...Int.max, completes: .files),
    ProgramCommand(
      name: .check, arguments: "FILE...", summary: "find mistakes without running anything",
      details: """
        Reports the first syntax error, or else undefined globals and unknown members,
        labels and enum cases, and common mistakes in animators. Exits with 1 if it
        found anything.
        """, words: 1...Int.max, completes: .files),
    ProgramCommand(
      name: .export, arguments: "FILE OUT...", summary: "run a script and write pictures or its trace",
      details: """
        The extension of each OUT selects its format: .png or .svg, a picture at --at or
        at the end; .apng, an animation of the whole run; .jsonl, a trace: the values of
        layers in every frame in which they change, and every event, one JSON object per
        line. --format selects it for other names and for -, standard output.

        playhead -o OUT FILE ARGUMENTS does the same, with arguments for the script.
        """, words: 2...Int.max, completes: .files),
    ProgramCommand(
      name: .record, arguments: "FILE [OUT]", summary: "record a session from a file of inputs",
      details: """
        Types the inputs in FILE into a shell of 80 columns and writes the session as an
        asciicast to OUT, or to FILE with the extension .cast. `play` is recorded in
        real time, up to one minute. The same FILE gives the same bytes everywhere:
        init.lua is not run, and the machine's clock is not read.
        """, words: 1...2, completes: .files),
    ProgramCommand(
      name: .diff, arguments: "A B", summary: "compare two runs, given as traces or scripts",
      details: """
        A and B are traces (export FILE run.jsonl) or scripts, which are run. Prints a
        line for each value that differs by more than --tolerance, with the time of its
        first difference. Exits with 1 if there is one. A saved trace tests a motion.
        """, words: 2...2, completes: .files),
    ProgramCommand(
      name: .explain, arguments: "CODE", summary: "what an error or warning means, and its fix",
      details: "CODE is the code in brackets after a message. Without CODE, all are listed.", words: 0...1,
      completes: .codes),
    ProgramCommand(
      name: .meta, arguments: "", summary: "print definitions for a Lua language server",
      details: "playhead new writes them with the editors' settings; this prints only them.", words: 0...0,
      completes: .nothing),
    ProgramCommand(
      name: .new, arguments: "NAME", summary: "create a folder with a script, a test and settings",
      details: "The settings are for editors, language servers and luacheck. Existing files are\nnot changed.",
      words: 1...1, completes: .nothing),
    ProgramCommand(
      name: .doctor, arguments: "", summary: "report what playhead found on this machine",
      details: "Version, terminal, locale and files, for bug reports.", words: 0...0,
      completes: .nothing),
  ]

  static func named(_ word: some StringProtocol) -> ProgramCommand? { all.first { $0.name.rawValue == word } }

  /// `playhead test [FILE | FOLDER]...`
  var usage: String { "playhead \(name.rawValue)\(arguments.isEmpty ? "" : " " + arguments)" }
}
