import Glibc
import TestSupport
import Testing

extension TerminalTests {
  @Test("a word that closes a block stands under the one that opened it, and the history keeps it so")
  func outdented() throws {
    let terminal = try shell()
    // Lines that come at once are pasted, and stay as they are.
    for line in ["for i = 1, 2 do", "print(i * 21)", "end"] {
      usleep(200_000)
      terminal.type(line + "\r")
    }
    // The row of an accepted input is cleared behind the text, where the right prompt was.
    try terminal.wait(for: "\u{1B}[K\r\n")
    try terminal.wait(for: "21\r\n42")
    try terminal.wait(for: Self.prompt)
    terminal.type("history 2\r")
    try terminal.wait(for: "1  for i = 1, 2 do\r\n     print(i * 21)\r\n   end\r\n2  history 2")
  }
}
