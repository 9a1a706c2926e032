import LayerKit
import LineEditing
import PlayheadShell
import RecordingKit
import ScriptAPI
import ScriptRuntime
import TerminalCells
import TestSupport
import Testing
import TimeControl

@Suite("Inspector")
struct InspectorTests {
  /// Opens the inspector over the moving box of `Transcript.scene`, 0.4 s long and run to its end, and presses keys.
  ///
  /// - Parameters:
  ///   - tick: Real seconds between two inputs.
  /// - Returns: The screen before each key, and after the last.
  private func screens(
    _ inputs: [ScreenInput], columns: Int = 80, rows: Int = 24, tick: Double = 0,
    after script: String = Transcript.scene + "; timeline:run()"
  ) throws -> [[String]] {
    let session = try ScriptSession(SessionOptions())
    let screen = MemoryScreen(columns: columns, rows: rows, inputs + [.keys([.character("q")])])
    var time = 100.0
    var screens: [[String]] = []
    screen.onInput = { _ in
      screens.append(screen.lines)
      time += tick
    }
    // It holds the screen.
    defer { screen.onInput = { _ in } }
    var environment = ShellEnvironment { _ in }
    environment.clock.pace = Pace(now: { time }, wait: { _ in })
    environment.terminal.takeScreen = { (screen, {}) }
    Shell(session, ScriptedEditor([.line(script), .line("inspect")]), environment).run()
    return screens
  }

  private func screens(typing text: String, after script: String = Transcript.scene + "; timeline:run()") throws
    -> [[String]]
  {
    try screens(text.map { .keys([$0 == "\n" ? .enter : .character($0)]) }, after: script)
  }

  /// Where the playhead is, and what follows in the title row.
  private func status(_ screen: [String]?) -> String { screen.map(FullScreenText.status) ?? "" }

  @Test("the first screen has tracks, values and where the playhead is")
  func first() throws {
    let screen = try #require(try screens([]).first)
    #expect(screen.count == 24)
    #expect(screen.contains { $0.contains("box.position") && $0.contains("■■■■■") })
    #expect(screen.contains { $0.contains("box.opacity") && $0.contains("■■■■■") })
    #expect(status(screen).hasPrefix(" 0.400 s  f24 of 24  live"))
  }

  @Test("a digit goes to that tenth, with the values there beside the model's")
  func tenths() throws {
    let screen = try #require(try screens(typing: "5").last)
    #expect(status(screen).hasPrefix(" 0.200 s  f12 of 24  past"))
    // The ease of view animations is half-way in the middle: 20 + 180 / 2, and 1 - 1 / 2.
    #expect(screen.contains { $0.contains("box.position") && $0.contains("110.0, 20.0  200.0, 20.0") })
    #expect(screen.contains { $0.contains("box.opacity  ") && $0.contains(" 0.500 ") && $0.contains(" 0.000 ") })
  }

  @Test(
    "keys move the playhead by frames, to events and back",
    arguments: [
      ("5.", " 0.217 s  f13 of 24"), ("5,", " 0.183 s  f11 of 24"), ("5N", " 0.000 s"), ("0n", " 0.400 s"),
      ("5u", " 0.400 s"), ("52u", " 0.200 s"),
    ])
  func frames(keys: String, expected: String) throws {
    #expect(status(try screens(typing: keys).last).hasPrefix(expected))
  }

  @Test("ten frames at a time with Shift, the ends with Home and End, in and out where they are set")
  func ends() throws {
    let inputs: [ScreenInput] = [
      .keys([.home]), .keys([.right(shift: true)]), .keys([.character("i")]), .keys([.end]), .keys([.home]),
    ]
    let times = try screens(inputs).map { status($0).prefix(8) }
    #expect(times == [" 0.400 s", " 0.000 s", " 0.167 s", " 0.167 s", " 0.400 s", " 0.167 s"])
  }

  @Test("a click on the ruler goes there, and the wheel moves a frame")
  func mouse() throws {
    let first = try #require(try screens([]).first)
    let row = try #require(first.firstIndex { $0.contains("▼") })
    let begin = try #require(first[row].firstIndex { "┴─".contains($0) })
    let column = first[row].distance(from: first[row].startIndex, to: begin)
    let clicks: [ScreenInput] = [
      .keys([.mouse(Key.Mouse(.press, row: row, column: column))]),
      .keys([.mouse(Key.Mouse(.wheelDown, row: 0, column: 0))]),
      .keys([.mouse(Key.Mouse(.drag, row: row, column: 79))]),
    ]
    let times = try screens(clicks).map { status($0).prefix(8) }
    #expect(times == [" 0.400 s", " 0.000 s", " 0.017 s", " 0.400 s"])
  }

  @Test("playing comes to where real time says, however few frames are drawn")
  func playing() throws {
    let idle = ScreenInput.keys([])
    // From 0 by 0.15 s of real time a look, at rate 1: 0.15, 0.30, and the end.
    let times = try screens([.keys([.character("0")]), .keys([.character(" ")]), idle, idle, idle], tick: 0.15)
      .map { status($0).prefix(8) }
    #expect(Array(times.dropFirst(2)) == [" 0.000 s", " 0.150 s", " 0.300 s", " 0.400 s"])
  }

  @Test("changing the rate while playing never moves the playhead by itself")
  func rates() throws {
    let idle = ScreenInput.keys([])
    let slower = ScreenInput.keys([.character("[")])
    // 0.05 s a look: at 1 for one look, then at 0.5 for two, then at 0.25.
    let times = try screens(
      [.keys([.character("0")]), .keys([.character(" ")]), slower, idle, slower, idle], tick: 0.05
    )
    .map { status($0).prefix(8) }
    #expect(Array(times.suffix(5)) == [" 0.000 s", " 0.050 s", " 0.075 s", " 0.100 s", " 0.113 s"])
  }

  @Test(
    "what is between in and out is played once, over and over, or to and fro",
    arguments: [
      ("", ["0.160", "0.220", "0.280", "0.300", "0.300"]),
      ("L", ["0.160", "0.220", "0.280", "0.100", "0.160"]),
      ("LL", ["0.160", "0.220", "0.280", "0.300", "0.240", "0.180", "0.120", "0.100", "0.160"]),
    ])
  func range(loop: String, looks: [String]) throws {
    let typed = ":in 0.1\n:out 0.3\n\(loop)0 ".map { ScreenInput.keys([$0 == "\n" ? .enter : .character($0)]) }
    let idle = Array(repeating: ScreenInput.keys([]), count: looks.count)
    let times = try screens(typed + idle, tick: 0.06).map { status($0).dropFirst().prefix(5) }
    #expect(times.suffix(looks.count).map(String.init) == looks)
  }

  @Test("a stop ends the playing where it happens, and says so")
  func stopped() throws {
    let idle = Array(repeating: ScreenInput.keys([]), count: 3)
    let typed = ":break stop\n ".map { ScreenInput.keys([$0 == "\n" ? .enter : .character($0)]) }
    let screen = try #require(try screens(typed + idle, tick: 0.3, after: Transcript.scene).last)
    #expect(status(screen).hasPrefix(" 0.400 s") && !status(screen).contains("▶"))
    #expect(screen.contains { $0.contains("stopped by 1: stop  box") })
  }

  @Test(
    "a stop ends playing and stepping through the past where it was, and says so",
    arguments: [ScreenInput.keys([.character(" ")]), .keys([.right(shift: true)])])
  func stoppedInThePast(_ onward: ScreenInput) throws {
    let idle = Array(repeating: ScreenInput.keys([]), count: 3)
    // A corner that is set at .1 s, frame 6 of the 24 on record.
    let script =
      Transcript.scene
      + "; DispatchQueue.main:asyncAfter(0.1, function() window.layer.cornerRadius = 3 end); timeline:run()"
    let typed = "0:timeline:watch(window, 'cornerRadius')\n".map {
      ScreenInput.keys([$0 == "\n" ? .enter : .character($0)])
    }
    let screen = try #require(try screens(typed + [onward] + idle, tick: 0.3, after: script).last)
    #expect(status(screen).hasPrefix(" 0.100 s") && !status(screen).contains("▶"))
    #expect(screen.contains { $0.contains("stopped by 1: window.cornerRadius was 0") })
  }

  @Test("what is played there can be gone back into and changed")
  func branching() throws {
    let typed = " ".map { ScreenInput.keys([.character($0)]) }
    let back = ":goto 0.1\n:box.alpha = 1\n:branches\n".map { ScreenInput.keys([$0 == "\n" ? .enter : .character($0)]) }
    let idle = Array(repeating: ScreenInput.keys([]), count: 3)
    let screen = try #require(try screens(typed + idle + back, tick: 0.2, after: Transcript.scene).last)
    #expect(screen.contains { $0.contains("* branch2  0.100 s long, left main at 0.100 s") })
  }

  @Test("a time after the end is offered, and Enter goes there")
  func offered() throws {
    let screens = try screens(typing: "0:goto 2\n\n")
    #expect(screens[screens.count - 2][23] == "0.400 s is the end; run on to 2.000 s? (Enter)")
    #expect(status(screens.last).hasPrefix(" 2.000 s"))
    #expect(status(try self.screens(typing: "0:goto 2\n5").last).hasPrefix(" 0.200 s"))
  }

  @Test("play after a colon plays here, at its rate")
  func playsHere() throws {
    let keys = ":play 0.5\n".map { ScreenInput.keys([FullScreenSession.key($0)]) } + [.keys([]), .keys([])]
    let session = try FullScreenSession(
      "box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)\nUIView.animate(0.4, function() box.alpha = 0 end)"
        + "\ntimeline:run(); timeline:seek(0)", keys, tick: 0.2)
    // The clock goes on by 0.2 s twice; at half the rate that is 0.2 s.
    #expect(status(session.last).hasPrefix(" 0.200 s"))
    #expect(session.last[0].contains("▶ 0.5x"))
    #expect(try screens(typing: ":inspect\n").last?[23] == "the full screen is open; q leaves it")
  }

  @Test("a paste is no keys: a line goes to the bottom row, and of several Enter runs the inputs")
  func paste() throws {
    func last(_ text: String, _ keys: String) throws -> [String] {
      try screens([.keys([.paste(text)])] + keys.map { .keys([FullScreenSession.key($0)]) }).last ?? []
    }
    #expect(try last("box.alpha = 0.25", "").last?.hasPrefix(":box.alpha = 0.25") == true)
    let offered = try last("> box.alpha = 0.25\n> box.alpha\n0.25\n", "")
    #expect(
      offered.suffix(3).map { $0 } == [
        "  box.alpha = 0.25", "  box.alpha", "2 inputs pasted; Enter runs them, Esc drops them",
      ])
    #expect(try last("> box.alpha = 0.25\n> box.alpha\n0.25\n", "\n").last == "0.25")
    let failed = try last("nowhere.x = 1\nbox.alpha = 0.25", "\n")
    #expect(failed.last == "stopped at input 1 of 2")
    let dropped = try screens([
      .keys([.paste("box.alpha = 0.25\nbox.alpha = 0.5")]), .keys([.escape]), .keys([.character("5")]),
    ])
    #expect(status(dropped.last).hasPrefix(" 0.200 s"))
    // After the colon, too, where what is typed already is the first of them.
    let typed = ":box.al".map { ScreenInput.keys([FullScreenSession.key($0)]) }
    let joined = try screens(typed + [.keys([.paste("pha = 0.25\nbox.alpha")]), .keys([.enter])]).last ?? []
    #expect(joined.last == "0.25")
  }

  @Test("what was turned round ends where it will, not at the live edge")
  func turnedRound() throws {
    // A linear move of 0.4 s, reversed at 0.2 s, is back at 0.4 s.
    let script = """
      box = UIView(CGRect(0, 0, 40, 40)); window:addSubview(box)
      animator = UIViewPropertyAnimator(0.4, "linear", function() box.center = CGPoint(200, 20) end)
      animator:startAnimation(); timeline:advance(0.2)
      animator:pauseAnimation(); animator.isReversed = true; animator:startAnimation()
      """
    let bar = try #require(try screens([], after: script).first?.first { $0.contains("box.position") })
    #expect(bar.contains { $0 == "◄" })
    let (forward, backward) = (bar.filter { $0 == "■" }.count, bar.filter { $0 == "◄" }.count)
    // The playhead has a cell, and the open end.
    #expect(abs(forward - backward) <= 2, "\(bar)")
  }

  @Test("acting in the past says that a branch began; u goes back to the former one, U returns")
  func branchBegan() throws {
    let typed = "3:box.alpha = 1\nuU".map { ScreenInput.keys([$0 == "\n" ? .enter : .character($0)]) }
    let screens = try FullScreenSession.opened(typed, after: Transcript.scene + "; timeline:run()")
    let begun = screens[screens.count - 3]
    #expect(begun.contains { $0.hasPrefix("branch2 begins here; u goes back") })
    #expect(status(begun).hasPrefix(" 0.120 s") && begun[0].contains("main ▸ branch2"))
    #expect(status(screens[screens.count - 2]).hasPrefix(" 0.120 s  f7 of 24"))
    #expect(!screens[screens.count - 2][0].contains("branch2"))
    #expect(screens.last?[0].contains("main ▸ branch2") == true)
  }

  @Test("leaving asks once where a mark or a branch would be lost")
  func leaving() throws {
    func last(_ text: String) throws -> [[String]] {
      let typed = text.map { ScreenInput.keys([$0 == "\n" ? .enter : $0 == "\u{1B}" ? .escape : .character($0)]) }
      return try FullScreenSession.opened(typed, after: Transcript.scene + "; timeline:run()")
    }
    let asked = try last("3m\nq")
    #expect(asked.last?[23] == "1 mark would be lost: w writes a script, q leaves, Esc stays")
    // Escape stays, and the input then ends; a second q leaves before that.
    #expect(try last("3m\nq\u{1B}5").last.map { status($0).hasPrefix(" 0.200 s") } == true)
    #expect(try last("3m\nqq5").count == 5)
    #expect(try last("q5").count == 1)
    // A command that ends the shell asks as the key does.
    #expect(try last("3m\n:quit\n").last?[23] == "1 mark would be lost: w writes a script, q leaves, Esc stays")
    #expect(try last("3m\n:quit\nq5").count == last("3m\n:quit\n").count)
  }

  @Test("Escape takes a message away before it leaves")
  func escape() throws {
    let screens = try FullScreenSession.opened(
      ":1 + 1\n".map { .keys([$0 == "\n" ? .enter : .character($0)]) } + [.keys([.escape]), .keys([.character("5")])],
      after: Transcript.scene + "; timeline:run()")
    #expect(screens[screens.count - 3][23] == "2")
    #expect(screens[screens.count - 2][23] != "2")
    #expect(status(screens.last).hasPrefix(" 0.200 s"))
  }

  @Test("a jump says which event it reached")
  func namedEvent() throws {
    let screen = try #require(try screens(typing: "0n").last)
    // Two animations end together.
    #expect(screen[23].hasPrefix("0.400 s   stop  box, stop  box"))
  }

  @Test(
    "no message shows an escape sequence as text",
    arguments: [
      "step x", "box.alfa", "1 +", "finish", "strip 3", "find spring", "ls box", "branches", "delete", "?UIView",
      "goto 9", "tracks", "curve box.position.x", "print('\u{1B}[2mx')", "box.alpha = 1", "switch main",
    ])
  func styledMessages(_ input: String) throws {
    let typed = "3:\(input)\n".map { ScreenInput.keys([$0 == "\n" ? .enter : .character($0)]) }
    let screens = try FullScreenSession.opened(typed, after: Transcript.scene + "; timeline:run()")
    for line in screens.last ?? [] {
      #expect(!line.contains("\u{1B}") && !line.contains("[2m") && !line.contains("[31m") && !line.contains("[0m"))
      #expect(!line.contains("[48;") && !line.contains("[38;"))
    }
  }

  @Test("what is typed after a colon is answered in place")
  func command() throws {
    let screen = try #require(try screens(typing: ":box.alpha\n").last)
    #expect(screen[23] == "0")
    #expect(status(screen).contains("0.400 s"))
  }

  @Test("a key that was bound does what it was bound to, and is among the keys")
  func bound() throws {
    let script = Transcript.scene + "; timeline:run(); timeline:bind('z', 'goto 0.1'); timeline:bind('5', nil)"
    #expect(status(try screens(typing: "z", after: script).last).hasPrefix(" 0.100 s  f6 of 24"))
    #expect(status(try screens(typing: "5", after: script).last).hasPrefix(" 0.200 s"))
    let keys = try screens(typing: "??", after: script)[2]
    #expect(keys.contains { $0.contains(" z            goto 0.1") })
  }

  @Test("finish, cancel and a fraction drive what is in progress")
  func driving() throws {
    let begun = Transcript.scene + "; timeline:step(6); timeline:begin()"
    let held = try #require(try screens(typing: "p0.5\n", after: begun).last)
    #expect(held.contains { $0.contains("box.opacity") && $0.contains("0.500") })
    let driven = try screens(typing: "p0.5\nc:timeline:run()\n:box.alpha\n", after: begun)
    #expect(driven.last?[23] == "1")
  }

  @Test("a filter leaves only tracks of that name, and says so when there is none")
  func filter() throws {
    let one = try #require(try screens(typing: "/opac\n").last)
    #expect(one.contains { $0.contains("box.opacity") && $0.contains("■") })
    #expect(!one.contains { $0.contains("box.position") && $0.contains("■") })
    #expect(try screens(typing: "/zzz\n").last?.contains { $0.contains("no track named 'zzz'") } == true)
  }

  @Test("folding makes one row of a layer, and a curve can be plotted of a lane")
  func lanes() throws {
    let folded = try #require(try screens([.keys([.enter])]).last)
    #expect(folded.contains { $0.contains("▸ box") })
    #expect(!folded.contains { $0.contains("box.opacity") && $0.contains("■") })
    let curve = try #require(try screens([.keys([.down]), .keys([.down]), .keys([.character("g")])]).last)
    #expect(curve.contains { $0.contains("│opacity") } && curve.contains { $0.contains(" 0.000…1.000") })
    #expect(!curve.contains { $0.contains("box.opacity") && $0.contains("■") })
  }

  @Test("the list of keys fits, and every key in it is there once")
  func keys() throws {
    let screens = try screens(typing: "??")
    #expect(screens[1].contains { $0.contains("Space k") && $0.contains("play, pause") })
    #expect(screens[1].contains { $0.contains("PLAYING") } && screens[2].contains { $0.contains("■ forward") })
    #expect(screens[2].contains { $0.contains("Esc          close what is open, leave") })
    // Help that does not fit is on further pages; after the last one the screen is as before.
    func pages(_ count: Int) throws -> [String] {
      let inputs = Array(repeating: ScreenInput.keys([.character("?")]), count: count)
      return try self.screens(inputs, columns: 60, rows: 20)[count]
    }
    let texts = try (1...4).map { try pages($0).joined(separator: "\n") }
    let keys = ["play, pause", "choose in the pane", "leave"]
    for key in keys { #expect(texts.filter { $0.contains(key) }.count == 1) }
    #expect(try pages(5) == pages(0))
  }

  @Test(
    "every size down to a few cells draws, and small ones leave the picture out",
    arguments: [
      (120, 40), (80, 24), (60, 16), (59, 16), (40, 10), (20, 5), (5, 2), (1, 1),
    ])
  func sizes(columns: Int, rows: Int) throws {
    let screen = try #require(try screens([], columns: columns, rows: rows).first)
    #expect(screen.count == rows)
    if rows >= 5 { #expect(status(screen).contains("0.400 s")) }

  }
}
