import PlayheadShell
import Testing
import TransitionChecker

@testable import PlayheadTool

/// Results as a terminal shows them.
@Suite("Results on a terminal") struct DiagnosticTests {
  static let source = "  photo.view.transform = away"

  private func lines(
    line: Int? = 23, column: Int? = nil, message: String = "it jumps", notes: [String] = [], columns: Int = 60,
    ink: Ink = .plain
  ) -> [String] {
    Diagnostic(
      file: "jump.lua", line: line, column: column, severity: .error, message: message, code: "R-JUMP", notes: notes,
      hasSource: false
    ).lines(TerminalStyle(columns: columns, ink: ink)) { _, _ in Self.source }
  }

  @Test("the line of source stands below, all of what it says marked") func marked() {
    #expect(
      lines() == [
        "jump.lua:23:3: error: it jumps [R-JUMP]", "   23 |   photo.view.transform = away",
        "      |   ^" + String(repeating: "~", count: 26),
      ])
  }

  @Test("at a column the word there is marked") func word() {
    #expect(lines(column: 14)[0] == "jump.lua:23:14: error: it jumps [R-JUMP]")
    #expect(lines(column: 14)[2] == "      |              ^~~~~~~~~")
  }

  @Test("nothing is wider than the window: words are wrapped, and of source the part around the mark is shown")
  func narrow() {
    let reason = "  why:  What is on screen may not change by itself."
    let shown = lines(column: 14, message: "the card moves by itself at the end", notes: [reason], columns: 30)
    #expect(shown.allSatisfy { $0.count <= 30 }, "\(shown)")
    #expect(shown.suffix(2) == ["  why:  What is on screen may", "        not change by itself."], "\(shown)")
    #expect(shown[0] == "jump.lua:23:14: error: the" && shown[1] == "  card moves by itself at the", "\(shown)")
  }

  @Test("severities have their colours, and places are bright") func coloured() {
    let head = lines(ink: .colored)[0]
    #expect(head == "\u{1B}[1mjump.lua:23:3: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m\u{1B}[1m it jumps [R-JUMP]\u{1B}[0m")
  }
}
