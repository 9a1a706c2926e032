import Glibc
import TestSupport
import Testing

/// Types on the real editor (`LineEditorProbe`) and reads what comes of it. The probe's blocks run from `do` to `end`.
@Suite("Libedit editor") struct LibeditEditorTests {
  let home = TemporaryFolder()

  func probe(_ changes: [String: String] = [:], columns: Int = 80) throws -> PseudoTerminal {
    var environment = ["TERM": "xterm", "HOME": home.path, "LANG": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]
    environment.merge(changes) { $1 }
    let terminal = try PseudoTerminal(
      BuiltProducts.path(of: "LineEditorProbe"), environment: environment, columns: columns)
    try terminal.wait(for: "try>")
    return terminal
  }

  @Test("Enter submits a complete line and Ctrl-D ends")
  func line() throws {
    let terminal = try probe()
    terminal.type("hello\r")
    try terminal.wait(for: "line: \"hello\"")
    try terminal.wait(for: "try>")
    terminal.type("\u{4}")
    try terminal.wait(for: "end")
    #expect(try terminal.waitForExit() == 0)
  }

  @Test("Enter continues an incomplete block, indented, and the block comes out whole")
  func block() throws {
    let terminal = try probe()
    try terminal.enter("do\rx\rend\r")
    try terminal.wait(for: #"line: "do\n  x\n  end""#)
  }

  @Test("Enter submits a complete block from any of its lines")
  func enterInside() throws {
    let terminal = try probe()
    try terminal.enter("do\rend")
    terminal.type("\u{1B}[A")
    terminal.type("\r")
    try terminal.wait(for: #"line: "do\n  end""#)
    try terminal.wait(for: "try>")
    terminal.type("next\r")
    try terminal.wait(for: #"line: "next""#)
  }

  @Test("the rest of the latest input that began alike is faint behind the cursor, and Right takes it")
  func suggestion() throws {
    let terminal = try probe()
    terminal.type("first line\r")
    try terminal.wait(for: "line:")
    try terminal.wait(for: "try>")
    terminal.type("fir")
    try terminal.wait(for: "\u{1B}[2mst line\u{1B}[0m")
    terminal.type("\u{1B}[C\r")
    try terminal.wait(for: #"line: "first line""#)
    try terminal.wait(for: "try>")
    // A suggestion that is not taken is not run, and is gone before the line is left.
    terminal.type("fir")
    try terminal.wait(for: "\u{1B}[2mst line\u{1B}[0m")
    terminal.type("\r")
    try terminal.wait(for: #"line: "fir""#)
  }

  @Test("Ctrl-C in the upper line of a block writes over none of its lines")
  func interruptAbove() throws {
    let terminal = try probe()
    try terminal.enter("do\rhalf\rmore")
    try terminal.wait(for: "more")
    terminal.type("\u{1B}[A\u{1B}[A")
    terminal.pass(seconds: 0.3)
    terminal.type("\u{3}")
    try terminal.wait(for: "interrupted")
    // Two rows below the cursor's there is the last one of the block, and the answer is below that.
    let shown = terminal.output[
      ..<(terminal.output.firstRange(of: "interrupted")?.lowerBound ?? terminal.output.endIndex)]
    #expect(shown.filter { $0 == "\n" || $0 == "\r\n" }.count >= 3, "\(shown.debugDescription)")
  }

  @Test("Alt-Enter starts a line where Enter would not")
  func newline() throws {
    let terminal = try probe()
    terminal.type("a\u{1B}\rb\r")
    try terminal.wait(for: #"line: "a\nb""#)
  }

  @Test("Ctrl-C drops what was typed, also inside a block, and the next line is read")
  func interrupt() throws {
    let terminal = try probe()
    try terminal.enter("do\rhalf")
    try terminal.wait(for: "half")
    terminal.type("\u{3}")
    try terminal.wait(for: "interrupted")
    try terminal.wait(for: "try>")
    terminal.type("whole\r")
    try terminal.wait(for: #"line: "whole""#)
  }

  @Test("pasted text arrives whole: tabs complete nothing, newlines run nothing, the end waits for Enter")
  func paste() throws {
    let terminal = try probe()
    terminal.type("\u{1B}[200~a\tfr\rsecond line\r\r\u{1B}[201~")
    try terminal.wait(for: "second line")
    terminal.type("!\r")
    try terminal.wait(for: #"line: "a\tfr\nsecond line!""#)
  }

  @Test("where pastes are not marked, lines that come at once are pasted, and the Enter after the last hands them over")
  func unmarkedPaste() throws {
    let terminal = try probe()
    // Neither indented nor completed; without the prompts.
    terminal.type("> do\r> \tfr\tx\r> end\r")
    try terminal.wait(for: #"line: "do\n\tfr\tx\nend""#)
    // Also with vi's keys.
    home.write("bind -v\n", to: ".editrc")
    let other = try probe()
    other.type("one\rtwo\r")
    try other.wait(for: #"line: "one\ntwo""#)
  }

  @Test("pasted text keeps its characters and loses the prompts that were copied with it")
  func pasteCleaned() throws {
    let terminal = try probe()
    terminal.type("\u{1B}[200~> größe 日本\r> two\u{1B}[201~\r")
    try terminal.wait(for: #"line: "größe 日本\ntwo""#)
  }

  @Test("the terminal is asked to mark pastes while a line is read, and to stop after")
  func pasteMode() throws {
    let terminal = try probe()
    #expect(terminal.output.contains("\u{1B}[?2004h"))
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
    #expect(terminal.output.contains("\u{1B}[?2004l"))
  }

  @Test("Up recalls a whole block, moves inside it, and leaves it at its first line")
  func recall() throws {
    let terminal = try probe()
    terminal.type("first\r")
    try terminal.wait(for: "line:")
    try terminal.wait(for: "try>")
    try terminal.enter("do\rend\r")
    try terminal.wait(for: "line:")
    try terminal.wait(for: "try>")
    // Up: the block, cursor at its end. Up: its first line, where X goes in. Enter: the block again.
    terminal.type("\u{1B}[A\u{1B}[A\u{1}X \r")
    try terminal.wait(for: #"line: "X do\n  end""#)
    try terminal.wait(for: "try>")
    // Three entries back, past two blocks of two lines each: five times Up.
    terminal.type("\u{1B}OA\u{1B}OA\u{1B}OA\u{1B}OA\u{1B}OA\r")
    try terminal.wait(for: #"line: "first""#)
  }

  @Test("Ctrl-P goes back by whole entries")
  func recallByEntry() throws {
    let terminal = try probe()
    for input in ["first\r", "do\rend\r"] {
      terminal.type(input)
      try terminal.wait(for: "line:")
      try terminal.wait(for: "try>")
    }
    terminal.type("\u{10}\u{10}\r")
    try terminal.wait(for: #"line: "first""#)
  }

  @Test("Ctrl-R finds an earlier input")
  func search() throws {
    let terminal = try probe()
    for input in ["alpha one", "beta two"] {
      terminal.type(input + "\r")
      try terminal.wait(for: "line:")
      try terminal.wait(for: "try>")
    }
    terminal.type("\u{12}")
    try terminal.wait(for: "search '': ")
    terminal.type("alp")
    try terminal.wait(for: "alpha one")
    terminal.type("\r")
    try terminal.wait(for: #"line: "alpha one""#)
  }

  @Test("Ctrl-C while history is searched leaves nothing of the search on the screen")
  func interruptedSearch() throws {
    let terminal = try probe()
    terminal.type("alpha one\r")
    try terminal.wait(for: "line:")
    try terminal.wait(for: "try>")
    terminal.type("\u{12}")
    try terminal.wait(for: "search '': ")
    terminal.type("alp")
    try terminal.wait(for: "alpha one")
    let before = terminal.output.ranges(of: "interrupted").count
    terminal.type("\u{3}")
    try terminal.wait(for: "the interruption") { $0.ranges(of: "interrupted").count > before }
    try terminal.wait(for: "a prompt without the search above it") { output in
      var image = TerminalImage(columns: 80, rows: 24)
      image.apply(output)
      return !image.lines.contains { $0.contains("search") }
    }
  }

  @Test("a later session recalls what an earlier one read")
  func laterSession() throws {
    let first = try probe()
    try first.enter("do\rremember me\rend\r")
    try first.wait(for: "line:")
    let second = try probe()
    second.type("\u{10}\r")
    try second.wait(for: #"line: "do\n  remember me\n  end""#)
    #expect(
      home.read(".local/state/playhead/history.jsonl") == #"{"input":"do\n  remember me\n  end"}"# + "\n")
  }

  @Test("Tab inserts what the candidates share, then lists them; one candidate is inserted whole")
  func completion() throws {
    let terminal = try probe()
    terminal.type("a f\t")
    try terminal.wait(for: "r")
    terminal.type("\t")
    try terminal.wait(for: "frame      from       fromValue")
    terminal.type("omV\t\r")
    try terminal.wait(for: #"line: "a fromValue""#)
  }

  @Test("a listing inside a block leaves the block as it was")
  func listingInsideBlock() throws {
    let terminal = try probe()
    try terminal.enter("do\rx f\t\t")
    try terminal.wait(for: "frame      from       fromValue\r\n")
    // The block is drawn again below the listing, from its first line to its last: `enter` waits for the next new line, and what
    // comes before it counts as pasted.
    try terminal.wait(for: "do")
    try terminal.wait(for: "x f")
    usleep(100_000)
    try terminal.enter("ame\rend\r")
    try terminal.wait(for: #"line: "do\n  x frame\n  end""#)
  }

  @Test("Tab counts characters, not bytes, in what it replaces")
  func completionOfWideText() throws {
    let terminal = try probe()
    terminal.type("日本 größ\t\r")
    try terminal.wait(for: #"line: "日本 größe""#)
  }

  @Test("Tab indents where there is no word")
  func tabIndents() throws {
    let terminal = try probe()
    terminal.type("\tx\r")
    try terminal.wait(for: #"line: "  x""#)
  }

  @Test("Alt-H shows what is known below the input, which stays")
  func describe() throws {
    let terminal = try probe()
    terminal.type("name\u{1B}h")
    try terminal.wait(for: "about name")
    terminal.type("!\r")
    try terminal.wait(for: #"line: "name!""#)
  }

  @Test("the right prompt is shown")
  func rightPrompt() throws {
    let terminal = try probe()
    try terminal.wait(for: "0.000 s")
  }

  @Test("the right prompt is wiped when Enter is pressed, so that none stays above the answer")
  func transientPrompt() throws {
    let terminal = try probe()
    try terminal.wait(for: "0.000 s")
    terminal.type("xy")
    try terminal.wait(for: "y")
    usleep(100_000)
    terminal.type("\r")
    // From the cursor, behind what was typed, to the end of the row.
    try terminal.wait(for: "\u{1B}[K\r\n")
    try terminal.wait(for: #"line: "xy""#)
  }

  @Test("text is UTF-8 whatever the user's locale", arguments: ["C", "en_US.ISO-8859-1", "C.UTF-8"])
  func encoding(_ locale: String) throws {
    let terminal = try probe(["LANG": locale])
    terminal.type("größe 日本\r")
    try terminal.wait(for: #"line: "größe 日本""#)
  }

  @Test("a change of the terminal's width does not end the line")
  func resize() throws {
    let terminal = try probe()
    terminal.type("before ")
    // Keys are shown one by one, with cursor movements between them.
    for key in ["b", "f", "r", "e"] { try terminal.wait(for: key) }
    terminal.resize(columns: 40)
    usleep(50_000)
    terminal.type("after\r")
    try terminal.wait(for: #"line: "before after""#)
  }

  /// The row of the cursor and those below, in two goes: terminals with a memory keep a screen that is erased in one, and
  /// bring it back when they grow.
  static let erasure = "\r\u{1B}[K\u{1B}7\u{1B}[B\u{1B}[J\u{1B}8"

  @Test("a block is drawn again from its first row, wherever the cursor is in it")
  func resizedBlock() throws {
    let terminal = try probe()
    try terminal.enter("do\rx\ry")
    try terminal.wait(for: "y")
    terminal.resize(columns: 60)
    try terminal.wait(for: "\u{1B}[2A" + Self.erasure)
    try terminal.wait(for: "do")
    try terminal.wait(for: "y")
    try terminal.enter("\rend\r")
    try terminal.wait(for: #"line: "do\n  x\n  y\n  end""#)
  }

  @Test("a narrower terminal has the rows of a long line counted anew")
  func resizedLongLine() throws {
    let terminal = try probe()
    // With the prompt 55 columns: one row of 80, three of 20.
    terminal.type(String(repeating: "x", count: 50))
    try terminal.wait(for: "x")
    usleep(100_000)
    terminal.resize(columns: 20)
    try terminal.wait(for: "\u{1B}[2A" + Self.erasure)
  }

  @Test("nothing is shifted on the terminal, which would count a wide character as one column")
  func insertionBeforeWideText() throws {
    let terminal = try probe()
    terminal.type("日本語日本語\u{1}x\u{4}y\r")
    try terminal.wait(for: #"line: "xy本語日本語""#)
    for sequence in ["\u{1B}[@", "\u{1B}[1@", "\u{1B}[4h", "\u{1B}[P", "\u{1B}[1P", "\u{1B}[2P"] {
      #expect(!terminal.output.contains(sequence))
    }
  }

  @Test(
    "a signal ends the program as it would without an editor, with the terminal in order",
    arguments: [SIGTERM, SIGSEGV, SIGABRT])
  func terminated(_ number: Int32) throws {
    let terminal = try probe()
    #expect(!terminal.isInOrder)
    terminal.signal(number)
    #expect(try terminal.waitForExit() == -number)
    #expect(terminal.isInOrder)
    #expect(terminal.output.hasSuffix("\u{1B}[?2004l"))
  }

  @Test("a program that was stopped draws its line again", arguments: [SIGTSTP, SIGCONT])
  func continued(_ signal: Int32) throws {
    let terminal = try probe()
    terminal.type("a")
    try terminal.wait(for: "a")
    terminal.signal(signal)
    try terminal.wait(for: Self.erasure)
    try terminal.wait(for: "\u{1B}[?2004h")
    try terminal.wait(for: "a")
    terminal.type("b\r")
    try terminal.wait(for: #"line: "ab""#)
  }

  @Test("a line of .editrc that names the program is for it alone")
  func ownBindings() throws {
    home.write("probe:bind ^T ed-move-to-beg\nother:bind ^T ed-kill-line\n", to: ".editrc")
    let terminal = try probe()
    terminal.type("two\u{14}one \r")
    try terminal.wait(for: #"line: "one two""#)
  }

  @Test("vi's keys from .editrc leave Enter and Tab working")
  func viKeys() throws {
    home.write("bind -v\n", to: ".editrc")
    let terminal = try probe()
    try terminal.enter("do\r")
    terminal.type("from\u{1B}0iend \r")
    try terminal.wait(for: #"line: "end do\n  from""#)
    #expect(!terminal.output.contains("\u{1B}[?2004h"))
  }
}

extension PseudoTerminal {
  /// Types as a person does: what is typed is shown before Enter, and the next line is there before more is typed.
  func enter(_ text: String) throws {
    var pieces = text.split(separator: "\r", omittingEmptySubsequences: false).map(String.init)
    let last = pieces.removeLast()
    for piece in pieces {
      type(piece)
      // The editor may move between two letters.
      for letter in piece { try wait(for: String(letter)) }
      let shown = output.utf8.count
      type("\r")
      try wait(for: "the next line") { $0.utf8.dropFirst(shown).contains(UInt8(ascii: "\n")) }
    }
    type(last)
  }
}
