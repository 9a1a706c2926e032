/// A command that may stand first on the command line. Parsing, help, the manual and completions read these rows.
package struct ProgramCommand: Sendable {
  package enum Name: String, CaseIterable, Sendable {
    case run, repl, inspect, test, check, `import`, export, diff, bisect, fit, explain, serve, kernel, lsp, mcp, meta,
      new, doctor, help
  }

  package let name: Name
  /// The words after it, as help shows them; empty when there are none.
  let arguments: String
  /// One line, at most 50 columns.
  let summary: String
  /// The text of `playhead NAME --help`, in lines of at most 80 columns.
  let details: String
  /// How many words it takes.
  let words: ClosedRange<Int>
  /// Completions of its words.
  let completes: OfferedWords

  /// True for a command that runs a script: all words after the file belong to the script.
  var isRun: Bool { [.run, .repl, .inspect].contains(name) }

  static let all = Name.allCases.map(row)

  static func named(_ word: some StringProtocol) -> ProgramCommand? { Name(rawValue: String(word)).map(row) }

  static func row(_ name: Name) -> ProgramCommand {
    func row(
      _ arguments: String, _ words: ClosedRange<Int>, _ completes: OfferedWords, summary: String, _ details: String
    ) -> ProgramCommand {
      ProgramCommand(
        name: name, arguments: arguments, summary: summary, details: details, words: words, completes: completes)
    }
    return switch name {
    case .run:
      row(
        "FILE [ARGUMENTS]", 1...Int.max, .files, summary: "run a script; the word run may be left out",
        "Runs the script, then the clock until nothing finite is pending.")
    case .repl:
      row(
        "[FILE]", 0...Int.max, .files, summary: "open the shell, after a script if one is named",
        "The shell keeps the script's views and variables. playhead -i FILE is the same.")
    case .inspect:
      row(
        "[FILE]", 0...Int.max, .files, summary: "full screen: picture, tracks, values, keys",
        """
        Runs the script, then plays its recording once on the whole terminal, or stays
        at --at. Space plays, the arrow keys step, ? shows every key, q leaves. With
        --watch the script runs again when one of its files changes: time, rate and
        selection stay. A script that fails leaves the last one that ran on screen.
        """)
    case .test:
      row(
        "[FILE | FOLDER]...", 0...Int.max, .files, summary: "run the tests in *_test.lua and *_spec.lua",
        """
        A test is it("sentence", function() ... end), alone or in describe("noun",
        function() ... end), or a global function whose name starts with test. Its file
        runs once, and each test in a copy of that world, at time 0. setup, before_each,
        after_each, teardown and finally take functions; pending("sentence") is a test
        to be written. A word such as #slow in a name is a tag.

        \(TestWord.help)

        not_, is_not_ and has_no_ turn a check around. spy, stub, mock and match are
        busted's: assert.spy(s).was.called_with(1, match._).

        assert.snapshot compares text, such as timeline:snapshot(), with a file in
        snapshots/, and assert.picture the screen. A missing file is written, and the
        test fails once; --update overwrites it; --ci never writes. Where a picture
        differs, NAME.difference.png beside it shows the kept picture, the new one, and
        the pixels that differ in red.

        Without a path, tests of the current folder run; --watch runs them again when a
        file changes. A test that takes longer than --test-timeout, crashes or ends its
        process fails, and the others run; so does a file that takes longer to load.
        --shard 1/2 -r json > 1.jsonl runs a part; --merge 1.jsonl 2.jsonl reports what
        one run would have. Exits with 1 if a test fails, with 124 where --timeout,
        which holds for each file, ends one, and with 130 after Ctrl-C. The report then
        has the tests that ran, and says how many were left out; so it does before
        SIGTERM ends the program.
        """)
    case .check:
      row(
        "[FILE | FOLDER]...", 0...Int.max, .files, summary: "find mistakes, and what breaks in transitions",
        CheckHelp.text)
    case .import:
      row(
        "FILE.swift...", 1...Int.max, .files, summary: "make a script of Swift with UIKit",
        """
        The script goes to standard output, or to the file after -o. What is left out is
        reported with its line and its reason. Several files are one program. - reads a
        pasted piece: methods without a class, statements without a method. What other
        files beside it declare is known; --with names further folders.

        A file of Swift may stand wherever a script may: playhead -i Card.swift.

        Exits with 1 if something is left out, and with 69 where playhead-import, which
        reads Swift, is not there: a program of its own, which each package has.
        """)
    case .export:
      row(
        "FILE OUT...", 2...Int.max, .files, summary: "run a script, write pictures or its trace",
        """
        The extension of each OUT selects the format: .png and .svg, the screen at --at
        or at its most telling moment; .apng, the whole run as an animation; .mp4,
        .webm, .gif and .webp, the same as a film, which ffmpeg makes; .html, a page
        that plays it in a browser, with bars, values and events; .jsonl, the trace:
        what is on screen, frame by frame, and every event, one JSON object per line,
        as share/playhead/trace.schema.json says; .csv, a table of the lanes that move;
        .json, a Lottie animation, and on standard error what Lottie cannot say; .swift,
        the script's classes in Swift, and on standard error what has none.
        --lane chooses lanes for a .csv, and makes an .svg of their curves: value,
        velocity and acceleration. --side-by-side shows another script's run beside
        this one. --format sets the format for other names and for -, standard output.

        playhead -o OUT FILE ARGUMENTS does the same, with arguments for the script.
        """)
    case .diff:
      row(
        "A B", 2...2, .files, summary: "compare two runs, given as traces or scripts",
        """
        A and B are traces (playhead export FILE run.jsonl) or scripts, which are run.
        Prints what differs first, then by layers each property with both values and
        the frames, and the first event that differs. Numbers differ by more than
        --tolerance. Exits with 1 unless every picture and event is the same. A trace
        kept beside a script tests its motion.

        One of the two may be a film of a device, which ffmpeg reads. --box is the part
        of its first picture to follow, as for fit, --lane the position in the run that
        it shows: --box 120,80,90,90 film.mov card.lua --lane card.position. They are
        laid where they are nearest, and compared picture by picture; within a pixel of
        the film they are the same, or within --tolerance in points.
        """)
    case .bisect:
      row(
        "A B | FILE", 1...2, .files, summary: "where two runs begin to differ, and why",
        """
        A and B are scripts, which are run, or traces. Prints the first value that
        differs with the line of each script that has set it, and the first event.
        -o FILE.png shows both screens at that moment and how far they are apart, .svg
        does too, and .html is a page that plays both. Exits with 1 where anything
        differs.

        --git GOOD..BAD FILE finds the first commit that is bad where GOOD is not, and
        shows how its run differs from that of its parent. --by says what bad is: check,
        something found by a check that GOOD has not; test, a test that fails and not in
        GOOD (of a *_test.lua, without --by); diff, a run that is not GOOD's. --rule,
        --strict and --filter narrow it. Where FILE is missing or does not run, a commit
        is skipped. git checks commits out in a folder of its own, which is removed:
        your files, your branch and your changes stay. Exits with 65 where skipped
        commits hide the first bad one, and with 69 without git.
        """)
    case .fit:
      row(
        "FILE [COLUMN]...", 1...3, .files, summary: "the spring or curve of a measured motion",
        """
        FILE is a table of positions, t,x or t,x,y, a sample a line, as a spreadsheet or
        playhead export writes it; of more columns, COLUMN names one or two. Or it is a
        film, which ffmpeg reads: --box X,Y,WIDTH,HEIGHT is what to follow, in pixels of
        its first picture.

        Prints the spring (response, damping ratio, velocity) or the curve of timing
        that explains the positions best, with standard errors and what is left, the
        other beside it, and both as Swift and as Lua. Warns where both explain it
        equally, and where nothing does. -o fit.svg draws measured against fitted.
        """)
    case .explain:
      row(
        "[CODE]", 0...1, .codes, summary: "explain an error, warning or rule, and its fix",
        """
        CODE stands in brackets after the message. Without a code, all codes and rules
        are listed. A name of the API is explained, too, as by playhead help NAME.
        """)
    case .serve:
      row(
        "[FILE | FOLDER]", 0...1, .files, summary: "the run in a browser, as it runs",
        """
        Prints an address for a browser on this machine. The page shows the run; a drag
        on its picture is a finger, its console takes what the shell takes, and when a
        file is saved the script runs again: time and what was done by hand stay. A
        script that fails leaves the last run that did not on screen. --open shows the
        page in a browser. Of a folder, the page chooses the script. Ctrl-C ends it.

        It listens on 127.0.0.1 alone, and answers nobody who has not the address: its
        long number is the key. Port and number stay the same for a path. From another
        machine: ssh -L PORT:127.0.0.1:PORT. --listen 0.0.0.0 is for containers.

        Exits with 69 where playhead-serve is not there: a program of its own, which
        each package has.
        """)
    case .kernel:
      row(
        "[FOLDER]", 0...1, .files, summary: "put the kernel for notebooks where Jupyter looks",
        """
        Writes kernels/playhead below FOLDER, or below the folder of Jupyter for this
        user; a notebook then offers playhead among its kernels. A cell takes what the
        shell takes; %picture, %film and %player show the run below it, and %run runs a
        script. The guide Notebooks.md has the rest.

        It needs Jupyter and its Python package ipykernel: pip install jupyterlab. Where
        the wheel is installed beside Jupyter, it is there without this command; with
        nothing but Python: pip install 'playhead[kernel]'.
        """)
    case .lsp:
      row(
        "", 0...0, .nothing, summary: "findings, help and completion in an editor",
        """
        Speaks the Language Server Protocol on standard input and output, for an editor
        that starts it: mistakes while a script is typed, what check finds when it is
        saved, help on names, completion, signatures, corrections. The guide Editors.md
        has the settings of nvim, VS Code, Helix and Zed.
        """)
    case .mcp:
      row(
        "", 0...0, .nothing, summary: "tools for language models: check, run, look",
        """
        Speaks the Model Context Protocol on standard input and output, for a program
        that starts it: check, run, values, picture, what_if and explain. Each call runs
        in a process of its own, for 20 s at most, writes nothing, and reads no file
        outside of the folder it was started in.
        """)
    case .meta:
      row(
        "[PATH]", 0...1, .words(MetaFile.allCases.map(\.rawValue)),
        summary: "print definitions for a Lua language server",
        """
        playhead new writes them with the other files that editors need. With a PATH it
        prints another file that is made from the same tables:
        \(MetaFile.allCases.map { "  " + $0.rawValue }.joined(separator: "\n"))
        """)
    case .new:
      row(
        "NAME", 1...1, .nothing, summary: "make a folder with a script, a test and settings",
        """
        The settings are for editors, language servers and luacheck. Existing files are
        left alone.

        --set-up Card.swift writes CardSetUp.swift beside it instead of a folder: a
        function that shows its screens, for playhead check --set-up CardSetUp.swift.
        """)
    case .doctor:
      row(
        "", 0...0, .nothing, summary: "report what playhead finds on this machine",
        "Version, terminal, locale and files: include it in bug reports.")
    case .help:
      row(
        "[NAME]", 0...1, .words(Name.allCases.map(\.rawValue)), summary: "explain a command or any name",
        """
        Of a command it lists the options, as playhead COMMAND --help does. Every class,
        member, code, rule and setting, and every command of the shell, is explained as
        ?NAME explains it there. Without a name, the whole program.
        """)
    }
  }

  /// `playhead test [FILE | FOLDER]...`
  var usage: String { Self.joined(["playhead", name.rawValue, arguments]) }

  /// `playhead diff --tolerance N A B`; the word run is left out.
  func usage(with option: String) -> String {
    Self.joined(["playhead", name == .run ? "" : name.rawValue, option, arguments])
  }

  private static func joined(_ words: [String]) -> String {
    words.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
