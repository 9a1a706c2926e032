import PlainText
import TransitionChecker

/// The text of `playhead help check`, with its tables.
enum CheckHelp {
  static var text: String {
    """
    Reports the first syntax error of a script, or else globals, members, labels and
    enum cases that do not exist, and common mistakes in animators. Then runs the
    script, reports every error of it and of its callbacks, and runs each of its
    transitions in every way a person can end it: finished and cancelled at many
    places, let go too early, undone, rotated, in the background. Each break is
    named with its rule, the scenario, the values and the cure, at the line to blame
    or, where none is known, the one in which the transition's animator begins.

    --list prints the \(Rule.all.count) rules and the scenarios; --rule and --scenario narrow the
    check to some of them.

      What breaks no rule has one of these names in reports for programs:

    \(rows(CheckMistake.Kind.allCases.map { ($0.rawValue, $0.words.title) }))

    An error fails the check, a warning fails it with --strict, a note never does.
    Every report has all that fails: --json and -r json mark it with "fails", JUnit
    and TAP fail the transition or the script, SARIF and GitHub call it an error.
    -r html > report.html is a page with the screen before and after each finding.

    A script that pushes, pops or is touched in a transition is judged once more, as
    on iOS 26. A finding of iOS 26 alone says so. --era, or era in playhead.toml,
    asks for one of the two. A script that asks for UIAccessibility's
    isReduceMotionEnabled is judged with it on, too (R-MOTION); --reduce-motion
    begins with it on, whoever asks. --report reduced-motion is a table, in place of
    findings, of what slides, zooms, turns, blurs or makes depth then, with a row or
    more of each transition: as -r json too, and with -o as .md, .csv or .json.

    A comment -- playhead: ignore R-DECIDE (reason) silences a rule on its line, or
    in the file where it stands alone; ignore = ["R-DECIDE"] below [check] in
    playhead.toml, in all scripts of its folder. With -v the reasons are printed.
    What silences nothing is a note, once all is checked.

    --fuzz 500 tries random gestures instead, on the app as the script leaves it:
    fingers on what can be touched, turns, the background, slow frames, a second
    transition. The first break is shrunk to the fewest gestures that show it, and
    told as Lua. The same --seed tries the same. Hunting.md has the rest.

    -o found_test.lua writes all that fails as tests for playhead test, -o
    CardTests.swift as tests of Swift Testing for Xcode, -o CardUITests.swift as
    steps of XCUITest for what needs a finger, and -o found.html as a page.

    A scenario that takes longer than --scenario-timeout, or ends its process, is an
    error, and so is a script that takes six times as long by itself; the rest runs.
    Of a transition with three such scenarios the rest is left out.

    Files of Swift, named together or below one folder, are imported first, as one
    program, and put on the screen; what breaks is named at their lines. A function
    below // playhead: set-up shows the screens as its author does; --set-up names
    the file that has it, or a file of Lua, and set-up = "FILE" below [check] in
    playhead.toml does the same. playhead new --set-up Card.swift writes one.

    --shard 1/2 -r json > 1.jsonl runs a part; --merge 1.jsonl 2.jsonl reports what
    one run would have. --jobs sets how many processes share a check.

    Exits with 1 if something fails the check, and with 124 where --timeout ends it,
    which reports what had ended.

    \(rows(codes.map { ("\($0.rawValue)", $0.meaning) }))
    """
  }

  /// Those that a check may end with.
  private static let codes: [ExitCode] = [
    .success, .scriptError, .usage, .notJudged, .unreadableInput, .unavailable, .unwritableOutput, .timedOut,
    .interrupted,
  ]

  private static func rows(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "    \($0.padded(to: width))  \($1)" }.joined(separator: "\n")
  }
}
