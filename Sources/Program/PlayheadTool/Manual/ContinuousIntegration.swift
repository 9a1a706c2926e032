import PlainText

/// The page "Testing transitions in CI", and the workflow that it shows. A test runs the workflow's commands.
package enum ContinuousIntegration {
  /// One step of the workflow.
  package struct Step: Sendable {
    package let name: String
    /// For the shell, in the folder of the project.
    package let command: String
    /// The next words of the page.
    let words: String
  }

  package static let steps = [
    Step(
      name: "Check every transition", command: "playhead check --strict .",
      words: """
        runs each transition of each script in every way a finger can end it. Its last lines say how much was judged; it exits \
        with 0 when all is well; `--strict` fails for warnings too, such as a transition that lasts longer than it says.
        """),
    Step(
      name: "Test", command: "playhead test --ci --reporter junit . > transitions.xml",
      words: """
        runs the tests. A snapshot that is not there fails its test; without `--ci` it is written then, for the next run. A \
        frozen transition fails the test during which it froze.
        """),
  ]

  /// For GitHub; other services take the same commands. The first step is the action's: it fetches a release, runs
  /// the check, and leaves the program on the path for the others.
  package static var workflow: String {
    let (check, others) = (steps[0], steps.dropFirst())
    return """
      name: transitions
      on: [push, pull_request]
      permissions:
        # "write" keeps a picture for the comment, which needs an address there, in the branch playhead-pictures/pr-NUMBER.
        contents: read
        # For what the check says in a pull request, and at the lines.
        pull-requests: write
        security-events: write
      jobs:
        transitions:
          runs-on: ubuntu-latest
          steps:
            - uses: actions/checkout@v4
              with:
                persist-credentials: false
            - uses: actions/checkout@v4
              with:
                persist-credentials: false
                # Where the releases of playhead are that you use.
                repository: ${{ github.repository_owner }}/playhead
                ref: v\(ProgramVersion.number)
                path: .playhead
                sparse-checkout: .github/actions
            # Beside the Swift of an app: the folder of your scripts in place of the dot.
            - name: \(check.name)
              uses: ./.playhead/.github/actions/check
              with:
                files:\(check.command.dropFirst("playhead check".count))
      \(others.map { "      - name: \($0.name)\n        run: \($0.command)\n" }.joined())\
            - uses: actions/upload-artifact@v4
              if: always()
              with:
                name: transitions
                path: transitions.xml

      """
  }

  package static var page: String {
    """
    # Testing transitions in CI

    A transition that freezes, jumps or leaves something behind fails a build as any other mistake does. Nothing waits: time
    is virtual, so ten seconds of animation take a few milliseconds. Nothing is random: the same scripts give the same bytes
    on every machine.

    \(steps.map { "- **\($0.name)**: `\($0.command)` \($0.words)" }.joined(separator: "\n"))

    [`Examples/transitions.yml`](../../../../Examples/transitions.yml) is a workflow with these steps; copy it to
    `.github/workflows`. Its first step is an action of playhead's repository, which fetches a release, holds it to its sum, keeps
    it for the next run, and shows what breaks in a comment of the pull request, at the lines, and as files to download. Nothing
    is compiled. The exit code is 0 when all is well, 1 when a test or a check fails, 65 when not all of the
    Swift was judged, 66 when a script cannot be read, and 69 when what reads Swift is missing.

    A check of a folder is one of its Swift, too. In the repository of an app name the folder of your scripts, or check the app's
    Swift as well: `--strict` then fails for each statement that has no Lua. Where playhead was built from its source without what
    reads Swift (`Scripts/install` without `--import`), the folder's Swift is left out with a note, and with `--strict` the check
    ends with 69.

    ## What fails

    An error fails a check, a warning fails it with `--strict`, a note never does. A name that does not exist is an error, as
    is an error of the run; what breaks in a transition is as grave as its rule; what an animator's text alone suggests is a
    warning. What has no rule is named:

    \(CheckMistake.Kind.allCases.map { "- `\($0.rawValue)`: \($0.words.title)" }.joined(separator: "\n"))

    Each report has all that fails the check, and nothing else in it does: a line of JSON says `"fails":true`, in JUnit and
    TAP the transition or the script fails, in SARIF and for GitHub it is an error, also if it is a warning under `--strict`.
    What fails nothing is there as well: in JUnit in the suite's output, in TAP as comments.

    A scenario may take `--scenario-timeout` (10 s), a script six times as long without its scenarios. What takes longer, or
    ends its process, is named and fails; three such scenarios of a transition leave out the rest of it. `--timeout` ends the
    whole check with 124, reports what had ended and names what had not.

    In a test `assert.transition` fails for errors alone. Of a transition that the system alone draws it passes, and a note
    after the results says that there was no animator to judge; where no transition began it fails.

    ## Reports

    `--reporter` of `playhead check` and `playhead test` is `text`, `json` (a line for each result), `junit`, `tap`, `sarif`
    (2.1.0, for code scanning) or `github` (annotations in a pull request); of a check also `html`: one page with each finding,
    its line, the screen before and after it, and a player of its run. In JUnit and TAP each transition of a script is a
    test; a scenario that does not apply is skipped, with its reason, and never counts as passed.

    A test file has a process of its own, and each test a copy of it. A test that crashes, ends its process or takes longer
    than `--test-timeout` (60 s) fails by its name; a file that does not run, or that takes longer than that to load, fails
    as "the file runs". The others run.

    ## Several processes, several machines

    `--jobs N` sets the number of processes; without it there is one for each processor. `--shard 2/4` runs the second of
    four parts, and `-r json` writes what `--merge` joins to the report of one run, byte for byte. A part that is missing or
    cut off is an error that names it.

        playhead check --shard 1/2 -r json . > 1.jsonl    # on one machine
        playhead check --shard 2/2 -r json . > 2.jsonl    # on another
        playhead check --merge 1.jsonl 2.jsonl

        parallel --sshlogin one,two --workdir /srv/app --results parts/{} 'playhead check --shard {}/4 -r json .' ::: 1 2 3 4
        playhead check --merge parts/1 parts/2 parts/3 parts/4

    Under Bazel `shard_count` is enough: `TEST_TOTAL_SHARDS`, `TEST_SHARD_INDEX`, `TEST_SHARD_STATUS_FILE` and
    `XML_OUTPUT_FILE` are obeyed.

    ## What shall not be reported

    A comment behind code silences a rule on its line; on a line of its own, in the whole file. Brackets hold the reason,
    which `-v` prints. `playhead.toml` beside the scripts, or in a folder above them, silences a rule for all of them.

        context:completeTransition(true) -- playhead: ignore R-DECIDE (the server decides)

        [check]
        ignore = ["R-VELOCITY"]   # the design wants it slow

    In a test it is `assert.transition(present, {ignore = {"R-DECIDE"}})`; the name of a view, as findings give it, silences
    all that breaks in that view: `{ignore = {"clock"}}`. What silences nothing is a note of a whole
    check, with its place; a rule that there is none of is an error.

    ## Changes

    A pull request that moves something shows what has changed: keep a trace with `playhead export fade.lua fade.jsonl`, and
    `playhead diff fade.jsonl fade.lua` ends with 1 as soon as a value on screen is another.

    """
  }
}
