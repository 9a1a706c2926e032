import PlayheadTool
import TestSupport
import Testing

/// The built program from outside: what it prints where, and the code it ends with.
@Suite("Program") struct ProgramTests {
  @Test("a script's results go to standard output, and the code is 0")
  func success() {
    let run = ProgramRun.playhead("-e", "print(1 + 1)")
    #expect(run.output == "2\n" && run.errors == "" && run.code == 0)
  }

  @Test("off a terminal an error is reported as compilers do: place, message, code, line and hint; the exit code is 1")
  func failure() {
    let folder = TemporaryFolder()
    folder.write("local box = UIView()\nbox.alfa = 0.5\n", to: "bad.lua")
    let run = ProgramRun.playhead(folder.path + "/bad.lua")
    #expect(run.output == "")
    #expect(
      run.errors == """
        \(folder.path)/bad.lua:2:5: error: UIView has no property 'alfa' [unknown-member]
            2 | box.alfa = 0.5
              |     ^^^^
        hint: did you mean 'alpha'?

        """)
    #expect(run.code == ExitCode.scriptError.rawValue)
  }

  @Test("an error in a callback is reported, the world runs on, and the code is 1")
  func callbackFailure() {
    let run = ProgramRun.playhead(
      "-e", "DispatchQueue.main:asyncAfter(0.1, function() error('late') end)",
      "-e", "DispatchQueue.main:asyncAfter(0.2, function() print('after') end)")
    #expect(run.output == "after\n")
    #expect(run.errors.hasPrefix("-e:1: error: late [script-error]\n"))
    #expect(run.code == ExitCode.scriptError.rawValue)
  }

  @Test("an error that comes again is reported once, and then how often")
  func repeatedFailure() {
    let run = ProgramRun.playhead(
      "-e", "for i = 1, 4 do DispatchQueue.main:asyncAfter(i / 4, function() error('late') end) end")
    #expect(run.errors.hasPrefix("-e:1: error: late [script-error]\n"))
    #expect(run.errors.hasSuffix("the same 3 times more, until 1.000 s\n"))
    #expect(run.code == ExitCode.scriptError.rawValue)
  }

  @Test("what is piped in is one script, with - as without", arguments: [[], ["-"]])
  func standardInput(_ arguments: [String]) {
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), arguments, input: "local x = 40\nprint(x + 2, ...)\n")
    #expect(run.output == "42\n" && run.errors == "" && run.code == 0)
  }

  @Test("an option after a script that does not look at its arguments is reported to belong before it")
  func lateOption() {
    let note = "playhead: '--at' went to the script, because it stands after it; playhead's options come before\n"
    let unread = ProgramRun.playhead("-", "--at", "50%", input: "local target = 1")
    #expect(unread.errors == note && unread.code == 0)
    #expect(
      ProgramRun.playhead("-", "--at=50%", input: "local target = 1").errors == note.replacing("--at", with: "--at=50%")
    )
    #expect(ProgramRun.playhead("-", "--at", "50%", input: "local at = arg[1]").errors == "")
    #expect(ProgramRun.playhead("-", "--when", "50%", input: "local target = 1").errors == "")
  }

  @Test("words after the script are its own")
  func arguments() {
    let run = ProgramRun.playhead("-", "a", "--fps", input: "print(..., arg[2], #arg)")
    #expect(run.output == "a\t--fps\t2\n" || run.output == "a\t--fps\t--fps\t2\n")
    #expect(run.code == 0)
  }

  @Test(
    "what cannot be run ends with its own code",
    arguments: [
      (["none.lua"], ExitCode.unreadableInput, "playhead: cannot read 'none.lua': No such file or directory\n"),
      (["Examples/tour/"], .unreadableInput, "playhead: cannot read 'Examples/tour/': Is a directory\n"),
      (["nonsense"], .usage, "playhead: no file or command 'nonsense'; "),
      (["--fsp"], .usage, "playhead: no option '--fsp'; did you mean --fps?\n"),
      (["--fps", "0"], .usage, "playhead: --fps takes a whole number from 1 to 1000, not '0'\n"),
      (["--device", "iPhone 1000"], .usage, "playhead: no device 'iPhone 1000'; "),
    ])
  func refused(_ arguments: [String], code: ExitCode, message: String) {
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), arguments)
    #expect(run.output == "" && run.errors.hasPrefix(message) && run.code == code.rawValue, "\(run.errors)")
  }

  @Test("a device is named without its spaces and capitals, and a time after the end is refused as in the shell")
  func forgiving() {
    #expect(ProgramRun.playhead("--device", "iphone15", "-e", "print(device.name)").output == "iPhone 15\n")
    let motion = "UIView.animate(0.6, function() window.alpha = 0.5 end) timeline:run()"
    let late = ProgramRun.playhead("-q", "--at", "9", "-o", "-", "--format", "png", "-e", motion)
    #expect(late.errors == "playhead: --at: the run ends at 0.600 s, and 9.000 s is after it; --at end shows its end\n")
    #expect(late.code != 0)
  }

  @Test("--version is a line, --help at most 80 columns, and both succeed")
  func texts() {
    #expect(ProgramRun.playhead("--version").output == HelpText.version)
    let help = ProgramRun.playhead("--help")
    #expect(help.output == HelpText.help && help.code == 0 && help.errors == "")
    for line in help.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("--json answers each input with a line that says what it came to, and nothing else")
  func json() {
    let run = ProgramRun.playhead(
      "--json", "--no-init",
      input: """
        1 + 1
        {"input":"for i = 1, 2 do\\n  print(i)\\nend"}
        stpe 3
        window.alfa
        {1, {a = true}}
        UIView.animate(0.2, function() window.alpha = 0 end)
        advance 0.3
        exit 4

        """)
    #expect(
      run.output == #"""
        {"ok":true,"value":2,"text":"2\n","events":[],"t":0,"error":null}
        {"ok":true,"value":null,"text":"1\n2\n","events":[],"t":0,"error":null}
        {"ok":false,"value":null,"text":"there is no command 'stpe'\nhint: step 3\n","events":[],"t":0,\#
        "error":{"code":"command","message":"there is no command 'stpe'","hint":"step 3"}}
        {"ok":false,"value":null,"text":"input 4:1: UIWindow has no property 'alfa' [unknown-member]\n    1 | window.alfa\n\#
              |        ^^^^\nhint: did you mean 'alpha'?\n","events":[],"t":0,\#
        "error":{"code":"unknown-member","message":"UIWindow has no property 'alfa'",\#
        "hint":"did you mean 'alpha'?","file":"input 4","line":1,"time":0}}
        {"ok":true,"value":[1,{"a":true}],"text":"{1, {a = true}}\n","events":[],"t":0,"error":null}
        {"ok":true,"value":null,"text":"","events":[{"time":0,"name":"begin","subject":"window",\#
        "detail":"\"opacity\" opacity over 0.2"}],"t":0,"error":null}
        {"ok":true,"value":null,"text":"0.300 s   at rest\n","events":[{"time":0.2,"name":"stop",\#
        "subject":"window","detail":"\"opacity\" opacity over 0.2 finished=true"}],"t":0.3,"error":null}
        {"ok":true,"value":null,"text":"","events":[],"t":0.3,"error":null}

        """#)
    #expect(run.errors == "" && run.code == 4)
  }

  @Test("--json FILE answers after the script, whose output is in the first answer and nowhere else")
  func jsonOfFile() {
    let folder = TemporaryFolder()
    folder.write("print('ran')\nbox = 5\n", to: "a.lua")
    for options in [["--json"], ["--json", "-i"]] {
      let run = ProgramRun(
        BuiltProducts.path(of: "playhead"), options + ["--no-init", "a.lua"],
        input:
          "box\n{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"run\",\"params\":{\"input\":\"box + 1\"}}\nexport b.png\n",
        folder: folder.path)
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines.count == 3 && run.code == 0 && run.errors == "")
      #expect(lines.first == #"{"ok":true,"value":5,"text":"ran\n5\n","events":[],"t":0,"error":null}"#)
      #expect(
        lines.dropFirst().first?.hasPrefix(#"{"jsonrpc":"2.0","id":1,"result":{"value":6,"shown":"6\n","rev":1,"#)
          == true)
      #expect(lines.last?.hasPrefix(#"{"ok":true,"value":null,"text":"b.png, "#) == true)
      #expect(folder.bytes("b.png")?.isEmpty == false)
    }
  }

  @Test("the protocol opens scripts, checks them and runs them again; each error has its code")
  func requests() throws {
    let folder = TemporaryFolder()
    folder.write("print('ran', ...)\n", to: "a.lua")
    folder.write("local box = UIView()\nbox.alfa = 1\n", to: "name.lua")
    let requests = [
      ("open", #"{"file":"a.lua","arguments":["x"],"device":"iPhone SE"}"#), ("reload", "{}"),
      ("check", #"{"file":"name.lua"}"#), ("check", #"{"file":"none.lua"}"#), ("check", #"{"rules":["R-OWNR"]}"#),
      ("open", #"{"file":"none.lua"}"#), ("open", #"{"code":"oops("}"#), ("open", #"{"code":"1","device":"iFone"}"#),
      ("hello", #"{"protocol":1}"#),
    ]
    let input = requests.enumerated().map {
      "{\"jsonrpc\":\"2.0\",\"id\":\($0),\"method\":\"\($1.0)\",\"params\":\($1.1)}\n"
    }
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["--json", "--no-init"], input: input.joined(), folder: folder.path)
    let lines = run.output.split(separator: "\n").map(String.init)
    try #require(lines.count == requests.count, "\(run.output) \(run.errors)")
    #expect(lines[0].contains(#""rev":2"#) && lines[0].contains(#""text":"ran\tx\n""#))
    #expect(lines[1].contains(#""rev":3"#) && lines[1].contains(#""text":"ran\tx\n""#))
    #expect(lines[2].contains(#""result":[{"id":"f1","rule":"#) && lines[2].contains(#""line":2"#))
    for (line, code) in zip(lines[3...7], [5, 5, 5, 1, 5]) {
      #expect(line.contains(#""error":{"code":\#(code),"#), "\(line)")
    }
    // The text that failed is what is open.
    #expect(lines[8].contains(#""device":"iPhone SE","size":[375,667]"#))
  }

  @Test("a request whose script ends the program is answered with what it printed")
  func unfinishedRequest() {
    let run = ProgramRun.playhead(
      "--json", "--no-init", "--trusted",
      input: #"{"jsonrpc":"2.0","id":"q","method":"run","params":{"input":"print('a') os.exit(5)"}}"# + "\n")
    #expect(
      run.output == #"{"jsonrpc":"2.0","id":"q","error":{"code":3,"message":"playhead ended before the input","#
        + #""data":{"why":"ended","text":"a\n"}}}"# + "\n" && run.code == 5)
  }

  @Test("edit runs what the editor saved, and a session is logged as it was seen")
  func editAndLog() {
    let folder = TemporaryFolder()
    folder.write("printf '6 * 7\\n' > \"$1\"\n", to: "editor.sh")
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["-i", "--no-init", "-e", ""],
      input: "log \(folder.path)/talk.txt\nedit\nprint 'here'\nedit 9\n",
      environment: ["EDITOR": "sh \(folder.path)/editor.sh", "PLAYHEAD_HISTORY": ""])
    let seen = "> 6 * 7\n42\nhere\nedit takes the number of an input\nhint: edit 3\n"
    #expect(run.output.hasSuffix(seen) && run.code == 0)
    #expect(
      folder.read("talk.txt").hasSuffix(
        "> edit\n> 6 * 7\n> 6 * 7\n42\n> print 'here'\nhere\n> edit 9\n"
          + "edit takes the number of an input\nhint: edit 3\n"))
  }

  @Test("a session that was saved runs as a script and prints what the session showed")
  func saved() {
    let folder = TemporaryFolder()
    let session = ProgramRun.playhead(
      "-i", "--no-init", "-e", "",
      input: """
        1 + 1
        _ * 20
        box = UIView(CGRect(0, 0, 40, 40))
        window:addSubview(box)
        UIView.animate(0.4, function() box.center = CGPoint(220, 20) end)
        step 12
        box.layer:presentation().position.x
        _1 + _
        window.alfa
        save \(folder.path)/take.lua

        """)
    #expect(session.code == 0)
    let again = ProgramRun.playhead(folder.path + "/take.lua")
    #expect(again.output == "2\n40\n120.0\n122.0\n" && again.errors == "" && again.code == 0)
  }

  @Test("with -i and a pipe the shell answers without prompt, colour or greeting")
  func shellOverPipe() {
    let run = ProgramRun.playhead("-i", "-e", "x = 20", input: "x + 1\nstep\nfor i = 1, 2 do\n  print(i)\nend\n")
    #expect(run.output == "21\n0.017 s   at rest\n1\n2\n" && run.errors == "" && run.code == 0)
  }
}
