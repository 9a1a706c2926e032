import Glibc
import TestSupport
import Testing

/// The shell on a terminal, typed at like a person does.
///
/// Values: `easeInOut` is 0.187396 at 0.3 (the table of curves), so the photo's left edge is at 393 (1 - 0.187396) =
/// 319.353 points and its middle at 515.9.
@Suite("Terminal", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct TerminalTests {
  let home = TemporaryFolder()

  func shell(_ arguments: String..., changes: [String: String] = [:]) throws -> PseudoTerminal {
    var environment = ["TERM": "xterm", "HOME": home.path, "LANG": "C.UTF-8", "NO_COLOR": "1"]
    environment.merge(changes) { $1 }
    let terminal = try PseudoTerminal(
      BuiltProducts.path(of: "playhead"), arguments: arguments, environment: environment)
    try terminal.wait(for: Self.prompt)
    return terminal
  }

  /// An empty prompt with the time far to its right; with something typed, `>` and two blanks do not meet.
  static let prompt = ">   "

  /// The same on a terminal with colours: the sign is bold, and nothing after it.
  static let boldPrompt = "\u{1B}[1m>\u{1B}[0m   "

  /// The output right after an input was handed over, when pasting has been unmarked.
  static func answer(_ text: String) -> String { "\u{1B}[?2004l" + text + "\r\n" }

  /// Types an input and ends the session. Waits for the prompt: before it, Ctrl-D is the terminal's and not the editor's.
  static func end(_ terminal: PseudoTerminal, with keys: String = "quit\r") throws -> Int32 {
    try terminal.wait(for: Self.prompt)
    terminal.type(keys)
    return try terminal.waitForExit()
  }

  @Test("greets in two lines, answers, and ends with Ctrl-D")
  func greeting() throws {
    let terminal = try shell()
    #expect(terminal.output.hasPrefix("playhead 0.3.0 · Lua 5.4 · "))
    terminal.type("1 + 1\r")
    try terminal.wait(for: Self.answer("2"))
    #expect(try Self.end(terminal, with: "\u{4}") == 0)
  }

  @Test("the prompt alone is bold: after it, and after the end, text is plain")
  func weight() throws {
    let terminal = try PseudoTerminal(
      BuiltProducts.path(of: "playhead"), arguments: ["--no-init"],
      environment: ["TERM": "xterm-256color", "HOME": home.path, "LANG": "C.UTF-8"])
    try terminal.wait(for: Self.boldPrompt)
    terminal.type("1 + 1\r")
    try terminal.wait(for: Self.answer("2"))
    try terminal.wait(for: Self.boldPrompt)
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
    let bold = "\u{1B}[1m"
    let stretches = terminal.output.ranges(of: bold).map { terminal.output[$0.upperBound...] }
    #expect(stretches.count >= 2)
    // Every bold stretch is the sign itself.
    for stretch in stretches { #expect(stretch.hasPrefix(">\u{1B}[0m "), "\(stretch.debugDescription)") }
  }

  @Test("the swipe, taken hold of, scrubbed to 0.3 and cancelled, ends where it began")
  func swipe() throws {
    let terminal = try shell("-q", "-i", SourceTree.root + "/Examples/swipe.lua")
    terminal.type("swipe()\r")
    try terminal.wait(for: Self.prompt)
    terminal.type("step\r")
    try terminal.wait(for: "mail.view.position")
    try terminal.wait(for: Self.prompt)
    terminal.type("update 0.3\r")
    try terminal.wait(for: "mail.view.position  515.9, 426.0   (model 196.5, 426.0)")
    try terminal.wait(for: Self.prompt)
    terminal.type("string.format('%.3f', mail.view.layer:presentation().frame.minX)\r")
    try terminal.wait(for: "\"319.353\"")
    try terminal.wait(for: Self.prompt)
    terminal.type("cancel\r")
    try terminal.wait(for: "mail.view.position  515.9")
    try terminal.wait(for: Self.prompt)
    terminal.type("run\r")
    try terminal.wait(for: "at rest")
    try terminal.wait(for: Self.prompt)
    terminal.type("list.presentedViewController\r")
    try terminal.wait(for: Self.answer("nil"))
    #expect(try Self.end(terminal) == 0)
  }

  @Test("a block is continued line by line and run as one")
  func block() throws {
    let terminal = try shell()
    terminal.type("for i = 1, 2 do\r")
    terminal.type("print(i * 21)\r")
    terminal.type("end\r")
    try terminal.wait(for: Self.answer("21\r\n42"))
  }

  @Test(
    "Ctrl-C stops a script that would never end, and the session goes on",
    arguments: [
      "while true do end", "while true do pcall(function() while true do end end) end",
      "coroutine.wrap(function() while true do end end)()",
      "while true do pcall(coroutine.wrap(function() while true do pcall(error) end end)) end",
    ])
  func interrupt(_ script: String) throws {
    let terminal = try shell()
    terminal.type("x = 41\r")
    try terminal.wait(for: Self.prompt)
    terminal.type("print('on') \(script)\r")
    try terminal.wait(for: Self.answer("on"))
    #expect(terminal.keepsOutputAtCtrlC)
    terminal.type("\u{3}")
    try terminal.wait(for: "interrupted at 0.000 s; the session goes on")
    try terminal.wait(for: Self.prompt)
    terminal.type("x + 1\r")
    try terminal.wait(for: Self.answer("42"))
  }

  @Test("Ctrl-C stops a clock that runs and runs, and says so once")
  func interruptedClock() throws {
    let terminal = try shell()
    terminal.type("Timer.scheduledTimer{withTimeInterval = 1e-4, repeats = true, block = function() end};\r")
    try terminal.wait(for: Self.prompt)
    terminal.type("print('on') timeline:advance(1e6)\r")
    try terminal.wait(for: Self.answer("on"))
    terminal.type("\u{3}")
    try terminal.wait(for: "; the session goes on")
    #expect(try Self.end(terminal) == 0)
    #expect(terminal.output.ranges(of: "interrupted at").count == 1)
  }

  @Test("a second Ctrl-C leaves what cannot be stopped, with the terminal in order")
  func interruptTwice() throws {
    let terminal = try shell("--trusted")
    // The end of another program that looks at no signal, waited for longer than anybody waits here.
    terminal.type("print('on') io.popen(\"trap '' INT; sleep 9\"):close()\r")
    try terminal.wait(for: Self.answer("on"))
    // Time enough to be inside: before, the first would stop the script as any other.
    usleep(300_000)
    terminal.type("\u{3}")
    usleep(100_000)
    terminal.type("\u{3}")
    #expect(try terminal.waitForExit() == 130)
    #expect(terminal.isInOrder)
  }

  @Test(
    "whatever ends the shell leaves the terminal in order",
    arguments: [("quit\r", 0), ("exit(3)\r", 3), ("\u{4}", 0), ("half\u{3}\u{4}", 0)] as [(String, Int32)])
  func order(_ keys: String, code: Int32) throws {
    let terminal = try shell()
    #expect(!terminal.isInOrder)
    terminal.type(keys)
    #expect(try terminal.waitForExit() == code)
    #expect(terminal.isInOrder && terminal.output.contains("\u{1B}[?2004l"))
  }

  @Test("a signal ends the shell with the terminal in order", arguments: [SIGTERM, SIGHUP])
  func killed(_ number: Int32) throws {
    let terminal = try shell()
    terminal.signal(number)
    #expect(try terminal.waitForExit() == -number)
    #expect(terminal.isInOrder)
  }

  @Test("a paste of several lines with their prompts is one input")
  func paste() throws {
    let terminal = try shell()
    terminal.type("\u{1B}[200~> for i = 1, 2 do\r>   print(i * 21)\r> end\r\u{1B}[201~\r")
    try terminal.wait(for: Self.answer("21\r\n42"))
  }

  @Test("a paste that ends with an expression is run by Enter")
  func pasteOfSeveral() throws {
    let terminal = try shell()
    terminal.type("\u{1B}[200~> a = 40\r> a + 2\u{1B}[201~\r")
    try terminal.wait(for: "> a + 2\r\n42\r\n")
  }

  @Test("Ctrl-R finds an input of this session, and Enter runs it")
  func search() throws {
    let terminal = try shell()
    for input in ["print('needle')", "1 + 1"] {
      terminal.type(input + "\r")
      try terminal.wait(for: Self.prompt)
    }
    terminal.type("\u{12}")
    try terminal.wait(for: "search '': ")
    terminal.type("need")
    try terminal.wait(for: "print('needle')")
    terminal.type("\r")
    try terminal.wait(for: Self.answer("needle"))
  }

  @Test("Tab twice lists what could follow, below the input, which stays")
  func listing() throws {
    let terminal = try shell()
    terminal.type("window:add\t")
    try terminal.wait(for: "addSubview            addConstraints        addInteraction\r\n")
    terminal.type("Sub\t(UIView()) print(#window.subviews)\r")
    try terminal.wait(for: Self.answer("1"))
  }

  @Test(
    "Tab lists labels of a call, words of an enumeration, key paths and times",
    arguments: [
      ("UIView.animate{", "withDuration            usingSpringWithDamping  initialSpringVelocity"),
      ("window.layer.fillMode = \"", "removed    forwards   backwards  both"),
      ("CABasicAnimation(\"transform.rotation", "transform.rotation    transform.rotation.y"),
      ("goto ", "end\r\nstart\r\n"), ("?UIView.animate", "animate           animateKeyframes"),
    ])
  func listings(_ typed: String, listed: String) throws {
    let terminal = try shell()
    terminal.type(typed + "\t")
    try terminal.wait(for: listed)
    // The input is there again, and can be dropped.
    terminal.type("\u{3}")
    try terminal.wait(for: Self.prompt)
    terminal.type("6 * 7\r")
    try terminal.wait(for: Self.answer("42"))
  }

  @Test("Ctrl-C pauses play where it is, and the session goes on")
  func pausedPlay() throws {
    let terminal = try shell()
    terminal.type("UIView.animate(60, function() window.alpha = 0 end)\r")
    try terminal.wait(for: Self.prompt)
    terminal.type("play\r")
    try terminal.wait(for: " of 60.000 s")
    terminal.type("\u{3}")
    try terminal.wait(for: "window.opacity")
    try terminal.wait(for: Self.prompt)
    terminal.type("timeline.now < 60\r")
    try terminal.wait(for: Self.answer("true"))
  }

  @Test("a signal during play ends it with the terminal in order", arguments: [SIGTERM, SIGHUP])
  func killedPlay(_ number: Int32) throws {
    let terminal = try shell()
    terminal.type("UIView.animate(60, function() window.alpha = 0 end)\r")
    try terminal.wait(for: Self.prompt)
    terminal.type("play\r")
    try terminal.wait(for: " of 60.000 s")
    terminal.signal(number)
    #expect(try terminal.waitForExit() == -number)
    #expect(terminal.isInOrder)
  }

  @Test("Ctrl-C belongs to the editor that edit has opened, however often")
  func editorInterrupted() throws {
    home.write(
      "trap : INT\necho writing\nwhile ! read line; do :; done\nprintf '6 * 7\\n' > \"$1\"\n", to: "editor.sh")
    let terminal = try shell(changes: ["EDITOR": "sh \(home.path)/editor.sh"])
    terminal.type("edit\r")
    try terminal.wait(for: "writing")
    terminal.type("\u{3}")
    usleep(100_000)
    terminal.type("\u{3}")
    usleep(100_000)
    terminal.type("\r")
    try terminal.wait(for: "> 6 * 7\r\n42")
    #expect(try Self.end(terminal) == 0)
  }

  @Test("a shell that is killed has kept its inputs, beside those of another")
  func killedHistory() throws {
    let first = try shell()
    let second = try shell()
    for (terminal, input) in [(first, "print('of the first')"), (second, "print('of the second')")] {
      terminal.type(input + "\r")
      try terminal.wait(for: Self.prompt)
    }
    first.signal(SIGKILL)
    second.signal(SIGKILL)
    let third = try shell()
    third.type("history -g\r")
    try third.wait(for: "1  print('of the first')\r\n2  print('of the second')\r\n3  history -g")
  }

  @Test("a line of .editrc that names the program binds a key")
  func editrc() throws {
    home.write("playhead:bind ^T ed-move-to-beg\n", to: ".editrc")
    let terminal = try shell()
    terminal.type("2\u{14}4\r")
    try terminal.wait(for: Self.answer("42"))
  }

  @Test("the right prompt shows time, frame and rate, and where the live edge is when the playhead is not there")
  func rightPrompt() throws {
    let terminal = try shell()
    terminal.type("step 12\r")
    try terminal.wait(for: "0.200 s  frame 12  ▶ 1x")
    terminal.type("back 6\r")
    try terminal.wait(for: "0.100 s  frame 6  ▶ 1x  live 0.200 s")
  }

  @Test("a narrower terminal is noticed, and lines are laid out for it")
  func narrow() throws {
    let terminal = try shell()
    terminal.resize(columns: 40)
    terminal.type("{'one two three', 'four five', 'six seven'}\r")
    try terminal.wait(for: "{\r\n  \"one two three\",\r\n  \"four five\",\r\n  \"six seven\",\r\n}\r\n")
  }

  @Test("colour is for terminals that want it")
  func colour() throws {
    let coloured = try PseudoTerminal(
      BuiltProducts.path(of: "playhead"), arguments: ["--no-init"],
      environment: ["TERM": "xterm", "HOME": home.path, "LANG": "C.UTF-8"])
    try coloured.wait(for: Self.boldPrompt)
    coloured.type("window.alfa\r")
    try coloured.wait(for: "\u{1B}[31minput 1:1: UIWindow has no property 'alfa' [unknown-member]\u{1B}[0m")
    let never = try shell("--color", "never", changes: ["NO_COLOR": "1"])
    never.type("window.alfa\r")
    try never.wait(for: "alpha")
    #expect(!never.output.contains("\u{1B}[31m"))
    let always = ProgramRun.playhead("-i", "--color", "always", "-e", "", input: "window.alfa\n")
    #expect(always.output.hasPrefix("\u{1B}[31minput 1:1: "))
  }

  @Test("a dumb terminal gets no escape sequence")
  func dumb() throws {
    let terminal = try PseudoTerminal(
      BuiltProducts.path(of: "playhead"), arguments: ["--no-init"],
      environment: ["TERM": "dumb", "HOME": home.path, "LANG": "C.UTF-8"])
    try terminal.wait(for: "> ")
    terminal.type("window.alfa\r")
    try terminal.wait(for: "hint: did you mean 'alpha'?")
    try terminal.wait(for: "> ")
    terminal.type("quit\r")
    #expect(try terminal.waitForExit() == 0)
    #expect(!terminal.output.contains("\u{1B}"))
  }

  @Test("Ctrl-C at the prompt drops what was typed, however often")
  func dropped() throws {
    let terminal = try shell()
    for _ in 1...3 {
      terminal.type("half\u{3}")
      try terminal.wait(for: Self.prompt)
    }
    terminal.type("6 * 7\r")
    try terminal.wait(for: Self.answer("42"))
  }

  @Test("play takes the real time it says")
  func play() throws {
    let terminal = try shell()
    terminal.type("UIView.animate(0.2, function() window.alpha = 0 end)\r")
    try terminal.wait(for: Self.prompt)
    terminal.type("play\r")
    try terminal.wait(for: "0.200 of 0.200 s")
    try terminal.wait(for: "0.200 s   at rest")
  }

  @Test("Tab completes and Alt-H explains")
  func editing() throws {
    let terminal = try shell()
    terminal.type("window.alp\t\r")
    try terminal.wait(for: Self.answer("1"))
    try terminal.wait(for: Self.prompt)
    terminal.type("window.alpha\u{1B}h")
    try terminal.wait(for: "UIView.alpha: number (0…1)")
  }

  @Test("an input of one session is found by the next")
  func history() throws {
    let first = try shell()
    first.type("print('once more')\r")
    try first.wait(for: Self.answer("once more"))
    #expect(try Self.end(first) == 0)
    let second = try shell()
    second.type("\u{1B}[A\u{1B}[A\r")
    try second.wait(for: Self.answer("once more"))
  }

  @Test("init.lua is there at the first prompt, and --no-init leaves it out")
  func initFile() throws {
    home.write("mine = 7", to: "init.lua")
    let config = TemporaryFolder()
    _ = ProgramRun("/bin/mkdir", [config.path + "/playhead"])
    config.write("mine = 42", to: "playhead/init.lua")
    let terminal = try shell(changes: ["XDG_CONFIG_HOME": config.path])
    terminal.type("mine\r")
    try terminal.wait(for: Self.answer("42"))
    let plain = try shell("--no-init", changes: ["XDG_CONFIG_HOME": config.path])
    plain.type("mine\r")
    try plain.wait(for: Self.answer("nil"))
  }
}
