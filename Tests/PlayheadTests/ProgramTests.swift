import PlayheadShell
import TestSupport
import Testing

/// The built program from outside: what it prints where, and the code it ends with.
@Suite("Program") struct ProgramTests {
  @Test("a script's results go to standard output, and the code is 0")
  func success() {
    let run = ProgramRun.playhead("-e", "print(1 + 1)")
    #expect(run.output == "2\n" && run.errors == "" && run.code == 0)
  }

  @Test("an error goes to standard error as file, line and message, with the line and a hint, and the code is 1")
  func failure() {
    let folder = TemporaryFolder()
    folder.write("local box = UIView()\nbox.alfa = 0.5\n", to: "bad.lua")
    let run = ProgramRun.playhead(folder.path + "/bad.lua")
    #expect(run.output == "")
    #expect(
      run.errors == """
        \(folder.path)/bad.lua:2: UIView has no property 'alfa'
            2 | box.alfa = 0.5
              |     ^^^^
        hint: did you mean 'alpha'?

        """)
    #expect(run.code == ExitCode.scriptError.rawValue)
  }

  @Test("an error in a callback is told, the world runs on, and the code is 1")
  func callbackFailure() {
    let run = ProgramRun.playhead(
      "-e", "DispatchQueue.main:asyncAfter(0.1, function() error('late') end)",
      "-e", "DispatchQueue.main:asyncAfter(0.2, function() print('after') end)")
    #expect(run.output == "after\n")
    #expect(run.errors.hasPrefix("-e:1: late\n"))
    #expect(run.code == ExitCode.scriptError.rawValue)
  }

  @Test("what is piped in is one script, with - as without", arguments: [[], ["-"]])
  func standardInput(_ arguments: [String]) {
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), arguments, input: "local x = 40\nprint(x + 2, ...)\n")
    #expect(run.output == "42\n" && run.errors == "" && run.code == 0)
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
      (["Sources/"], .unreadableInput, "playhead: cannot read 'Sources/': Is a directory\n"),
      (["nonsense"], .usage, "playhead: no file or command 'nonsense'; "),
      (["--fsp"], .usage, "playhead: no option '--fsp'; did you mean --fps?\n"),
      (["--fps", "0"], .usage, "playhead: --fps takes a whole number from 1 to 1000, not '0'\n"),
      (["--device", "iPhone 1000"], .usage, "playhead: no device 'iPhone 1000'; "),
    ])
  func refused(_ arguments: [String], code: ExitCode, message: String) {
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), arguments)
    #expect(run.output == "" && run.errors.hasPrefix(message) && run.code == code.rawValue, "\(run.errors)")
  }

  @Test("--version is a line, --help at most 80 columns, and both succeed")
  func texts() {
    #expect(ProgramRun.playhead("--version").output == HelpText.version)
    let help = ProgramRun.playhead("--help")
    #expect(help.output == HelpText.help && help.code == 0 && help.errors == "")
    for line in help.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("with -i and a pipe the shell answers without prompt, colour or greeting")
  func shellOverPipe() {
    let run = ProgramRun.playhead("-i", "-e", "x = 20", input: "x + 1\nstep\nfor i = 1, 2 do\n  print(i)\nend\n")
    #expect(run.output == "21\n0.017 s   at rest\n1\n2\n" && run.errors == "" && run.code == 0)
  }
}
