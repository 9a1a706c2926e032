import PlayheadShell
import PlayheadTool
import TerminalCells
import Testing

@Suite("Kinds of terminals") struct TerminalKindTests {
  @Test(
    "colours are those that the terminal says it has",
    arguments: [
      (["TERM": "xterm-256color"], ColorDepth.palette), (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["TERM": "xterm"], .basic), (["TERM": "linux"], .basic), (["TERM": "vt100"], .none), (["TERM": "vt220"], .none),
      (["TERM": "xterm-mono"], .none), (["TERM": "dumb"], .none),
    ])
  func colours(_ environment: [String: String], _ depth: ColorDepth) {
    #expect(TerminalScreen.colorDepth { environment[$0] } == depth)
  }

  @Test(
    "the first of the variables that is set names the language",
    arguments: [
      (["LANG": "C.UTF-8"], true), (["LANG": "de_DE.utf8"], true), (["LC_ALL": "C", "LANG": "C.UTF-8"], false),
      (["LC_ALL": "", "LANG": "C.UTF-8"], true), ([:], false),
    ])
  func language(_ environment: [String: String], _ hasUnicode: Bool) {
    #expect(TerminalScreen.hasUnicode { environment[$0] } == hasUnicode)
  }
}
