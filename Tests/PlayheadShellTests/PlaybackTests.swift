import LineEditing
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing

/// `play` in the shell, and long help, on a terminal of so many rows.
@Suite("Playing and paging in the shell") struct PlaybackTests {
  /// The output of a shell on a terminal of 24 rows, with keys that are pressed one after the other while it waits.
  private func written(
    _ inputs: String..., graphics: TerminalScreen.Graphics = .ascii, rows: Int = 24, keys: [Character?] = []
  ) throws -> String {
    var (text, keys, time) = ("", keys, 0.0)
    let editor = ScriptedEditor(inputs.map { .line($0) })
    var environment = ShellEnvironment { text += $0 }
    environment.clock.pace = Pace(
      now: {
        time += 0.1
        return time
      }, wait: { _ in })
    environment.terminal.rows = { rows }
    environment.terminal.pictures = { TerminalScreen(graphics) }
    environment.terminal.watchKeys = {
      ShellEnvironment.KeyWatch(key: { _ in keys.isEmpty ? nil : keys.removeFirst() }, end: {})
    }
    Shell(try ScriptSession(SessionOptions()), editor, environment).run()
    return text
  }

  private static let scene = Transcript.scene + "; box.backgroundColor = '#0a84ff'"

  @Test(
    "a terminal that shows pixels is sent the picture while it plays, over the one before",
    arguments: [
      (TerminalScreen.Graphics.kitty, "\u{1B}7\u{1B}_Ga=T,"), (.sixel, "\u{1B}7\u{1B}Pq"),
    ])
  func pixels(_ graphics: TerminalScreen.Graphics, _ begin: String) throws {
    let text = try written(Self.scene, "play", graphics: graphics)
    // 0.4 s in steps of 0.1 s, and each time something has moved.
    #expect(text.ranges(of: begin).count >= 4)
    #expect(text.ranges(of: "\u{1B}8").count == text.ranges(of: begin).count)
    // Room for the picture is made once, before the first: 24 rows without three values, the bar and the prompt.
    let rows = 24 - 3 - 3
    let room = String(repeating: "\n", count: rows) + "\u{1B}[\(rows)A"
    #expect(text.ranges(of: room).count == 1)
    let made = try #require(text.firstRange(of: room))
    let drawn = try #require(text.firstRange(of: begin))
    #expect(made.upperBound <= drawn.lowerBound)
    // The picture's rows, the values' and no more are gone up before it is drawn again.
    #expect(text.contains("\u{1B}[\(rows + 3)A"))
  }

  @Test("without pictures nothing but the bar is drawn")
  func none() throws {
    let text = try written(Self.scene, "play", graphics: .none)
    #expect(!text.contains("\u{1B}_G") && !text.contains("\u{1B}P") && !text.contains("A|"))
    #expect(text.contains("|   0.400 of 0.400 s"))
  }

  @Test("help that is longer than the screen is shown in pages: Space goes on, Enter by a line, q ends")
  func pages() throws {
    let one = try written("help UIView", keys: ["q"])
    #expect(one.hasPrefix("UIView") && one.contains("23 of "))
    #expect(one.split(separator: "\n", omittingEmptySubsequences: false).count <= 25)
    let more = try written("help UIView", keys: [" ", "\n", "q"])
    #expect(more.contains("46 of ") && more.contains("47 of ") && !more.contains("48 of "))
    // A key that is none, as Ctrl-C is, ends it too.
    let interrupted = try written("help UIView", keys: [nil])
    #expect(!interrupted.contains("46 of "))
    let short = try written("help step")
    #expect(!short.contains(" of "))
  }
}
