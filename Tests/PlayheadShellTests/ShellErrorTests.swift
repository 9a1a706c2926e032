import PlayheadShell
import Testing

@Suite("Shell errors") struct ShellErrorTests {
  @Test("an error shows its code, the line, the offence and a hint, and the session goes on")
  func misspelt() throws {
    let answers = try Transcript.answers("window.alfa", "window.alpha")
    #expect(
      answers[0] == """
        input 1:1: UIWindow has no property 'alfa' [unknown-member]
            1 | window.alfa
              |        ^^^^
        hint: did you mean 'alpha'?
        """)
    #expect(answers[1] == "1")
  }

  @Test("an option of the program is no comment: a command refuses it, and export says where it belongs")
  func option() throws {
    let answers = try Transcript.answers(
      "export x.mp4 --ffmpeg ff", "step --back", "step 2 -- a comment", "step 2 --> so")
    #expect(
      answers[0].replacing(/\n +/, with: " ")
        == "--ffmpeg starts other programs, which the shell does not; 'playhead export SCRIPT FILE' takes it\n"
        + "hint: export x.mp4"
    )
    #expect(answers[1].hasPrefix("step takes a whole number of frames"))
    #expect(answers[2].hasPrefix("0.033 s") && answers[3].hasPrefix("0.067 s"))
  }

  @Test("explain lists every code before there is an error, and explains the last one after")
  func explained() throws {
    let answers = try Transcript.answers("explain", "window.alfa", "explain")
    for code in ["unknown-member", "syntax", "frozen-screen"] {
      #expect(answers[0].split(separator: "\n").contains { $0.hasPrefix(code + " ") })
    }
    #expect(answers[2].hasPrefix("unknown-member\n"))
  }

  @Test("a property that is called as a function is shown without its parentheses")
  func calledProperty() throws {
    let answers = try Transcript.answers("UIColor.red()", "('x')()")
    #expect(
      answers[0] == """
        input 1:1: attempt to call a UIColor value (field 'red') [script-error]
            1 | UIColor.red()
              |         ^^^
        hint: red, without the parentheses
        """)
    #expect(!answers[1].contains("hint"))
  }

  @Test("an error in a later line of a block names that line")
  func block() throws {
    let answers = try Transcript.answers("for i = 1, 1 do\n  window.alfa = i\nend")
    #expect(
      answers[0].hasPrefix("input 1:2: UIWindow has no property 'alfa' [unknown-member]\n    2 |   window.alfa = i\n"))
  }

  @Test("an error in a callback is reported when it happens and the playhead arrives")
  func callback() throws {
    let answers = try Transcript.answers(
      "DispatchQueue.main:asyncAfter(0.1, function() window.alfa = 1 end)", "advance 0.2", "step")
    #expect(answers[1].hasPrefix("input 1:1: UIWindow has no property 'alfa' [unknown-member]\n"))
    #expect(answers[1].hasSuffix("\n0.200 s   at rest"))
    #expect(answers[2] == "0.217 s   at rest")
  }

  @Test("a refused command shows no line, because none was typed")
  func refused() throws {
    let answers = try Transcript.answers("finish", "goto banana")
    #expect(
      answers[0] == """
        timeline:finish has nothing to drive: no transition and no animation is in
          progress [no-transition]
        """)
    #expect(answers[1].hasPrefix("\"banana\" is not a time; "))
  }

  @Test("text that is no Lua is refused where it stops making sense")
  func syntax() throws {
    #expect(
      try Transcript.answers("x = = 2")[0] == """
        input 1:1: unexpected symbol near '=' [syntax]
            1 | x = = 2
              |     ^
        """)
  }
}
