import Limits
import PlainText

/// The bounds for scripts and files, and the program's promises: the page "What it withstands", and `help limits` in
/// the shell.
package enum LimitsPage {
  /// The page as Markdown.
  package static var markdown: String {
    var page = MarkdownText()
    page.heading(1, "What it withstands")
    page.paragraph(
      """
      No script and no file can crash playhead, fill the machine, or stop it answering. What a script builds has bounds,
      which no app comes near; the call that would cross one fails with an error that names it, and leaves everything as
      it was. `playhead explain CODE` explains the codes, `help limits` lists the bounds in the shell.
      """)
    page.heading(2, "Limits")
    page.table(
      ["limit", "most", "then", "why"],
      Limit.allCases.map {
        [$0.rawValue, most($0), then($0) { "[`\($0)`](../../ScriptTools/Reference/Errors.md#\($0))" }, $0.reason]
      })
    page.paragraph(
      """
      `Sources/Base/Limits` is the table, and the only place with these numbers. `Tests/ScriptAPITests/Limits` meets each limit
      on both sides: as much as there may be works, one more is refused.
      """)
    page.heading(2, "Promises")
    for promise in promises {
      page.paragraph("**\(promise.title)** \(promise.words)")
      page.paragraph("Tested by \(promise.test).")
    }
    return page.text
  }

  /// The limits as lines of at most `columns` columns.
  package static func lines(columns: Int) -> [String] {
    let width = (Limit.allCases.map { most($0).count }.max() ?? 0) + 2
    return Limit.allCases.flatMap { limit in
      WrappedText(
        "\(most(limit).padded(to: width))\(limit.rawValue): \(then(limit) { $0 })", width: columns, indent: width + 2
      ).lines
    }
  }

  /// The number with its digits in threes, or in MiB.
  static func most(_ limit: Limit) -> String {
    if limit.most >= 1 << 20, limit.most % (1 << 20) == 0 { return "\(limit.most >> 20) MiB" }
    var text = ""
    for (index, digit) in String(limit.most).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text = "," + text }
      text = "\(digit)" + text
    }
    return text
  }

  private static func then(_ limit: Limit, _ code: (String) -> String) -> String {
    switch limit.outcome {
    case .report(let name): code(name)
    case .refusal(let words): words
    }
  }

  private static let promises: [(title: String, words: String, test: String)] = [
    (
      "Depth.",
      """
      Views, layers, masks, controllers and groups of animations have a bounded depth, and no circles: the call that would
      close one is refused. Walks over trees need stack for that depth only; releasing a chain needs none.
      """, "`LimitTableTests`, `DeepTreeTests`"
    ),
    (
      "Memory.",
      """
      `--memory MIB` bounds what Lua and the program hold together: objects, the recording, events and pictures. Past it
      the script ends with `out-of-memory`; the process takes at most 64 MiB more. Pictures are refused before they are
      allocated, and the size of an image is read before its pixels.
      """, "`MemoryAttackTests`, which run the built program where the system gives it no more"
    ),
    (
      "Time.",
      """
      Nothing is scheduled that is not due: touches are made as time reaches them. An instant ends, and so does time: events
      that repeat for ever at one instant are reported.
      """, "`LimitTableTests`, `EventOrderTests`"
    ),
    (
      "Answers.",
      """
      One Ctrl-C is answered within half a second: in Lua and its library, layout by frames and by constraints, drawing,
      exports, runs of the clock and at the end. The second Ctrl-C ends the program wherever it is, as in another program
      that a trusted script waits for. `--timeout` holds in every mode.
      """, "`InterruptedWorkTests`, `InterruptTests`, `PatternTests`, `EndingTests`"
    ),
    (
      "Output.",
      """
      What was printed is written, whatever ends the program: of an input of `--json` as a last reply. Files are
      replaced whole or not at all. A crash in one test file leaves the results of the others.
      """, "`EndingTests`, `TestProcessTests`"
    ),
    (
      "Inputs.",
      """
      A file longer than what is read of one is refused before it is read. No PNG, trace, script, shell line or JSON stops
      its reader. Links do not lead out of a script's folder, and control characters are shown escaped.
      """,
      "`SourceFileTests`, `ReaderTests`, `IntruderTests`, and by `Scripts/fuzz --readers` under libFuzzer and the address "
        + "sanitizer"
    ),
    (
      "Values.",
      """
      Every parameter of every function and every property takes any value: it has a meaning, or is an error that leaves
      the world as it was.
      """, "`HostileValueTests`, and random scripts through every door of the program: `Scripts/fuzz`"
    ),
    (
      "Lifetimes.",
      """
      A script may let go of anything at any moment: in callbacks, layouts, transitions, and in the middle of a touch.
      """, "`LettingGoTests`: 2,000 random ways to do so, also under the address sanitizer"
    ),
  ]
}
