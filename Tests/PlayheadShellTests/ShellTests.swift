import LineEditing
import PlayheadShell
import Testing

// Values: the table of `easeInOut` (0.129162 at a quarter, 0.5 at the half, 0.870838 at three quarters), over 20 to 200
// and over 1 to 0.

@Suite("Shell") struct ShellTests {
  @Test("a whole session: a scene, a step, an empty Enter, a look back, the end")
  func session() throws {
    let transcript = try Transcript(
      [
        .line("box = UIView(CGRect(0, 0, 40, 40))"),
        .line("window:addSubview(box)"),
        .line("UIView.animate(0.4, function()\n  box.center = CGPoint(200, 20)\nend)"),
        .line("advance 0.1"),
        .line(""),
        .line("back 6"),
        .line("box.center"),
        .interrupted,
        .line("run"),
        .line("quit"),
      ])
    #expect(
      transcript.text == """
        > box = UIView(CGRect(0, 0, 40, 40))
        > window:addSubview(box)
        > UIView.animate(0.4, function()
          box.center = CGPoint(200, 20)
        end)
        > advance 0.1
        0.100 s   box.position  43.2, 20.0   (model 200.0, 20.0)
        >\u{20}
        0.200 s   box.position  110.0, 20.0   (model 200.0, 20.0)
        > back 6
        0.100 s   box.position  43.2, 20.0   (model 200.0, 20.0)
        > box.center
        CGPoint(200, 20)
        > ^C
        > run
        0.400 s   at rest
        > quit

        """)
  }

  @Test(
    "every form of a time leads there",
    arguments: [
      ("goto 0.3", "0.300 s"), ("g 300ms", "0.300 s"), ("seek 18f", "0.300 s"), ("goto 75%", "0.300 s"),
      ("goto +0.1", "0.300 s"), ("goto -100ms", "0.100 s"), ("goto end", "0.400 s"), ("goto start", "0.000 s"),
      ("advance 100ms", "0.300 s"), ("advance 6f", "0.300 s"), ("step 6", "0.300 s"), ("back 6", "0.100 s"),
      ("rewind", "0.000 s"), ("run", "0.400 s"), ("next", "0.400 s"), ("prev", "0.000 s"), ("play", "0.400 s"),
    ])
  func times(_ input: String, time: String) throws {
    let answers = try Transcript.answers("advance 0.2", input, after: Transcript.scene)
    #expect(answers[1].hasPrefix(time))
  }

  @Test(
    "an input is a command or Lua",
    arguments: [
      ("step", "0.017 s   at rest"), (":step", "0.017 s   at rest"), ("s 2", "0.033 s   at rest"),
      (" step", "nil"), ("step = 3; return step", "3"),
      ("step .5", "step takes a whole number of frames, at least 1\nhint: step 10"),
      ("next", "no event or keyframe follows"),
      ("step(3)", "input 1:1: attempt to call a nil value (global 'step')"),
      (":stop", "no command ':stop'\nhint: :step"),
      ("run 3", "run takes no argument\nhint: run"),
    ])
  func commandOrLua(_ input: String, answer: String) throws {
    #expect(try Transcript.answers(input)[0].hasPrefix(answer))
  }

  @Test("a variable hides the command of its name until a colon asks for the command")
  func hidden() throws {
    let answers = try Transcript.answers("n = 5", "n", ":n", "next = 1", "next")
    #expect(answers == ["", "5", "no event or keyframe follows", "", "no event or keyframe follows"])
  }

  @Test("what follows a hidden command brings it back where it cannot be Lua")
  func hiddenWithArguments() throws {
    let answers = try Transcript.answers("step = 5", "step", "step 3", "step + 1", ":step")
    #expect(answers == ["", "5", "0.050 s   at rest", "6", "0.067 s   at rest"])
  }

  @Test("until runs frame by frame to where a condition holds")
  func until() throws {
    // 0.5 of 0.4 s falls on frame 12; the first frame beyond it is 13.
    let answers = try Transcript.answers(
      "until box.layer:presentation().opacity < 0.5", "until (false)", after: Transcript.scene)
    #expect(answers[0].hasPrefix("0.217 s   box.position"))
    #expect(answers[1] == "not once in 60 s: (false)\n60.217 s  at rest")
  }

  @Test("a session is saved as a script that does it again")
  func save() throws {
    var saved: [String: String] = [:]
    let transcript = try Transcript(
      [
        .line("x = 1"), .line("step 3"), .line("x + 1"), .line("window.alfa"), .line("goto 50%"), .line("tracks"),
        .line("mark here"), .line("save take.lua"),
      ],
      writeFile: { text, path in
        saved[path] = text
        return true
      })
    #expect(
      saved["take.lua"] == """
        x = 1
        timeline:step(3)
        print(x + 1)
        timeline:seek("50%")
        timeline:mark("here")

        """)
    #expect(transcript.text.hasSuffix("5 steps in take.lua; playhead take.lua runs them again\n> \n"))
  }

  @Test("what local means at a prompt is said once")
  func local() throws {
    let answers = try Transcript.answers("local y = 1", "local z = 1", "y")
    #expect(answers == ["a local ends with its input; leave out local to keep the variable", "", "nil"])
  }

  @Test("help knows commands, names of the API, variables, and words")
  func help() throws {
    let answers = try Transcript.answers("help step", "?CGPoint", "x = {1}", "x?", "help nonsense")
    #expect(answers[0] == "step [N]\nsteps forward N frames, 1 by default\nalso: s\nin Lua: timeline:step(N)")
    #expect(answers[1].hasPrefix("CGPoint\n"))
    #expect(answers[3] == "x is {1}")
    #expect(answers[4] == "nothing found for 'nonsense'")
  }

  @Test("a script that takes the name timeline takes no command with it")
  func timelineTaken() throws {
    #expect(try Transcript.answers("timeline = 5", "step")[1] == "0.017 s   at rest")
  }

  @Test("results are kept under their input's number, and a semicolon shows none")
  func results() throws {
    let answers = try Transcript.answers("1 + 1", "'b';", "_", "_1 + 40", "history 2")
    #expect(answers == ["2", "", "\"b\"", "42", "4  _1 + 40\n5  history 2"])
  }

  @Test("a call that gives nil says nothing, and a name that is nil says so")
  func nothing() throws {
    #expect(try Transcript.answers("function f() end", "f()", "print(nil)", "f") == ["", "", "nil", "function: #1"])
    #expect(try Transcript.answers("x")[0] == "nil")
  }

  @Test("marks name a time")
  func marks() throws {
    let answers = try Transcript.answers(
      "advance 0.1", "mark here", "advance 0.1", "goto @here", after: Transcript.scene)
    #expect(answers[1] == "@here is 0.100 s")
    #expect(answers[3].hasPrefix("0.100 s   box.position  43.2, 20.0 "))
  }

  @Test("scrubbing and cancelling leads back to the start, model included")
  func cancelled() throws {
    let answers = try Transcript.answers(
      "begin", "update 25%", "update 0.5", "cancel", "run", "box.center", "box.alpha", after: Transcript.scene)
    #expect(
      answers[1] == """
        0.000 s   box.position  43.2, 20.0   (model 200.0, 20.0)
                  box.opacity   0.871        (model 0.000)
        """)
    #expect(answers[2].hasPrefix("0.000 s   box.position  110.0, 20.0   (model"))
    #expect(answers[5] == "CGPoint(20, 20)")
    #expect(answers[6] == "1")
    let beyond = try Transcript.answers("begin", "update 30", after: Transcript.scene)
    #expect(beyond[1].hasPrefix("update takes a fraction from 0 to 1, or a percentage"))
  }

  @Test("load runs a file and leaves time where it is")
  func load() throws {
    let answers = try Transcript.answers(
      "load fade.lua", "advance 0.2", "load none.lua", files: ["fade.lua": Transcript.scene])
    #expect(answers[0] == "")
    #expect(answers[1].hasPrefix("0.200 s   box.position  110.0, 20.0 "))
    #expect(answers[2] == "cannot read 'none.lua'")
  }

  @Test(
    "a command takes what one has in hand",
    arguments: [
      ("tracks root", "photo.position"), ("tree root", "UIView photo"), ("tracks photo", "photo.position"),
      ("tree photo", "UIView photo"), ("strip 0.1 0.3", "\n"), ("curve photo.position", "photo.position.y"),
      ("curve photo.position.x velocity acceleration", "acceleration, per second squared"),
    ])
  func takes(_ input: String, _ shown: String) throws {
    let script = """
      root = UIViewController(); window.rootViewController = root
      photo = UIView(CGRect(0, 0, 40, 40)); root.view:addSubview(photo)
      UIView.animate(0.4, function() photo.center = CGPoint(200, 20) end)
      """
    let answer = try Transcript.answers("run", input, after: script)[1]
    #expect(answer.contains(shown) && !answer.contains("takes a"), "\(answer)")
  }

  @Test("load gives a script the words after the file's name")
  func loadWithArguments() throws {
    let answers = try Transcript.answers("load say.lua stage 2", files: ["say.lua": "print(...)"])
    #expect(answers[0] == "stage\t2")
  }

  @Test("a time after what is due next is refused while something is due, too")
  func reachOfTimers() throws {
    let answers = try Transcript.answers(
      "goto 99", "goto 2.5", "goto 3.5", after: "DispatchQueue.main:asyncAfter(3, function() end)")
    #expect(
      answers[0] == "0.000 s is the end of what is known; the next event is due at 3.000 s\nhint: advance 99")
    #expect(answers[1].hasPrefix("2.500 s"))
    #expect(
      answers[2] == "2.500 s is the end of what is known; the next event is due at 3.000 s\nhint: advance 1")
  }

  @Test("while an animation runs, its end is the end of what is known")
  func reachOfAnimations() throws {
    let answers = try Transcript.answers("advance 0.1", "goto 2", after: Transcript.scene)
    #expect(answers[1] == "0.400 s is the end of what is known\nhint: advance 1.9")
  }

  @Test("a time after the end is refused with what runs on to it; the start is named where a way back is cut short")
  func reach() throws {
    let answers = try Transcript.answers(
      "run", "goto 2", "goto 150%", "goto -1", "advance 0.1", "back 20", after: Transcript.scene)
    #expect(answers[1] == "0.400 s is the end, and nothing is due after it\nhint: advance 1.6")
    #expect(answers[2] == "0.400 s is the end, and nothing is due after it\nhint: advance 0.2")
    #expect(answers[3].hasPrefix("0.000 s is the start\n"))
    #expect(answers[5].hasPrefix("0.000 s is the start\n"))
  }

  @Test("find lists the word itself first, and what only speaks of it last")
  func ranked() throws {
    let lines = try Transcript.answers("find touch")[0].split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(lines.first == "touch")
    #expect(try Transcript.answers("help stpe")[0] == "nothing found for 'stpe'\nhint: help step")
  }

  @Test(
    "delete without a number asks, and takes only a yes",
    arguments: [
      (
        "y",
        "delete all 2 stops and displays? (y or n) y\n> info\nnothing stops the clock; break, watch and display do\n"
      ),
      ("", "delete all 2 stops and displays? (y or n) \nnothing is deleted\n> info\n1: break stop\n2: break begin\n"),
    ])
  func deletes(_ answer: String, _ shown: String) throws {
    let inputs = ["break stop", "break begin", "delete", "info"].map { LineResult.line($0) }
    let text = try Transcript(inputs, answering: [answer]).text
    #expect(text.hasSuffix("> delete\n" + shown + "> \n"))
  }

  @Test("where nobody can be asked, delete without a number says what to type")
  func deletesNothingUnasked() throws {
    let answers = try Transcript.answers("break stop", "delete", "delete all", "delete")
    #expect(
      answers[1]
        == "delete takes the number that info shows, or all for the only stop or display\nhint: delete all")
    #expect(answers[3] == "there is no stop or display to delete")
    // Pasted inputs answer no question.
    let pasted = try Transcript([.pasted("break stop\ndelete")], answering: ["y"]).text
    #expect(pasted.contains("hint: delete all"))
  }

  @Test("a rate in the past where nothing runs is that of play, and makes no branch; where something runs it drives")
  func ratesInThePast() throws {
    let script = Transcript.scene + "; timeline:advance(1)"
    let rest = try Transcript.answers(script, "goto 0.7", "rate 0.25", "branches")
    #expect(rest[2] == "nothing runs; play goes at 0.25x. slowanim slows the animations themselves")
    #expect(!rest[3].contains("branch2"))
    let moving = try Transcript.answers(script, "goto 0.2", "rate 0.5")
    #expect(moving[2].contains("now in branch2") && moving[2].hasSuffix("rate 0.500"))
    // A command that has nothing to drive leaves no branch behind, and the next one has the next number.
    let driven = try Transcript.answers(script, "goto 0.7", "finish", "branches", "goto 0.2", "begin")
    #expect(driven[2].contains("has nothing to drive") && !driven[3].contains("branch2"))
    #expect(driven[5].contains("now in branch2"))
  }

  @Test("a time from a thousand seconds on stands apart from what follows")
  func longTime() throws {
    #expect(try Transcript.answers("advance 1000")[0] == "1000.000 s at rest")
  }

  @Test("run and step stop on the way through the past; without a stop run goes to the end")
  func runFromThePast() throws {
    let answers = try Transcript.answers(
      "run", "goto 0.1", "watch box.position.x", "run", "break stop", "delete 1", "step 20", "delete all", "goto 0.1",
      "run", after: Transcript.scene)
    // 20 to 200 along (0.42, 0, 0.58, 1), frames 6 and 7 of 24.
    #expect(answers[3].hasPrefix("stopped by 1: box.position.x was 43.2 and is 51.9\n0.117 s   box.position  51.9"))
    #expect(answers[6].hasPrefix("stopped by 2: stop  box\n"))
    #expect(answers[9] == "0.400 s   at rest")
  }
}
