import LineEditing
import PlainText
import PlayheadShell
import ScriptAPI
import ScriptRuntime
import TestSupport
import Testing
import TimeControl

extension String {
  /// The parts after each occurrence of `text`.
  fileprivate func components(after text: String) -> [Substring] {
    ranges(of: text).map { self[$0.upperBound...] }
  }
}

@Suite("Display") struct DisplayTests {
  @Test(
    "results are shown as a person would write them",
    arguments: [
      ("{1, 2, 3}", "{1, 2, 3}"), ("{b = 2, a = 1, 7}", "{7, a = 1, b = 2}"), ("{}", "{}"),
      ("{['a b'] = 1, [10] = 2, [true] = 3}", #"{[10] = 2, ["a b"] = 1, [true] = 3}"#),
      ("{{{{{1}}}}}", "{{{{{…}}}}}"), (#""tab\tquote\"""#, #""tab\tquote\"""#), ("0.1", "0.1"), ("1/0", "math.huge"),
      ("'a', 2", "\"a\"\n2"), ("window.alpha", "1"), ("CGRect(0, 0, 40, 40)", "CGRect(0, 0, 40, 40)"),
      ("'a\\xFF\\0ä\\x80'", #""a\xFF\x00ä\x80""#), ("'\\u{85}'", #""\xC2\x85""#),
      ("string.rep('\\xFF', 201)", "\"" + String(repeating: "\\xFF", count: 200) + "\"… 201 characters"),
      ("{setmetatable({}, {__tostring = function() return 'a card' end})}", "{a card}"),
      ("setmetatable({1}, {__tostring = function() error('no') end})", "{1}"),
      ("print(UIView{autoresizingMask = {'flexibleWidth'}}.autoresizingMask)", "{\"flexibleWidth\"}"),
      ("string.rep('x', 201)", "\"" + String(repeating: "x", count: 200) + "\"… 201 characters"),
    ])
  func results(_ input: String, shown: String) throws {
    #expect(try Transcript.answers(input)[0] == shown)
  }

  @Test("long names in wide characters keep their property, in as many columns as there are")
  func wideNames() throws {
    let script = """
      local view = UIView(CGRect(0, 0, 9, 9)); window:addSubview(view)
      view.accessibilityIdentifier = "カードの長い名前のビュー写真"
      UIView.animate(0.4, function() view.center = CGPoint(9, 9) end)
      timeline:run()
      """
    let lines = try Transcript.answers("tracks", after: script)[0].split(separator: "\n")
    // 28 columns: the ellipsis, at most 11 of the beginning, where a character takes two, and at most 16 of the end.
    #expect(lines.last?.hasPrefix("カードの長…ー写真.position  ") == true, "\(lines)")
    for line in lines { #expect(TerminalColumns.count(line) <= 80, "\(line)") }
  }

  @Test("a table that holds itself ends where it began")
  func cycle() throws {
    #expect(try Transcript.answers("t = {1}; t.t = t; return t")[0] == "<#1> {1, t = <cycle #1>}")
  }

  @Test("a table too wide for a line is laid out over several, thirty entries of it")
  func wide() throws {
    let answer = try Transcript.answers("t = {}; for i = 1, 100 do t[i] = i end; return t")[0]
    let lines = answer.split(separator: "\n")
    #expect(lines.count == 33)
    #expect(
      lines[0] == "{" && lines[1] == "  1," && lines[30] == "  30," && lines[31] == "  … 70 more," && lines[32] == "}")
  }

  @Test(
    "a ruler has labels whatever its end",
    arguments: [
      (0, .infinity), (0, .nan), (0, 1e300), (0.5, 0.5), (0, -.infinity),
    ] as [(Double, Double)])
  func ruler(_ start: Double, _ end: Double) {
    let ruler = TimeRuler(start: start, end: end, columns: 80)
    #expect(ruler.end.isFinite && ruler.end > start)
    // At most one in ten columns, and the start.
    #expect((1...9).contains(ruler.ticks.count))
    #expect(ruler.ticks.first == start)
  }

  @Test("a view's line has six digits that count, as UIKit's has, so that what follows is seen")
  func frames() throws {
    let answer = try Transcript.answers("UIView{frame = CGRect(-100 / 3, 0, 1 / 3, 2000 / 3), alpha = 0.5}")[0]
    #expect(answer.hasSuffix("; frame = (-33.3333 0; 0.333333 666.667); alpha = 0.5>"), "\(answer)")
  }

  @Test("branches stand side by side where the terminal shows pictures, each with its name below")
  func branches() throws {
    let inputs = ["advance 0.2", "branches", "goto 0.1", "box.alpha = 1", "branches"]
    let editor = ScriptedEditor(inputs.map { .line($0) })
    let current = BranchingSession(try ScriptSession(SessionOptions()))
    if let error = current.runScript(Transcript.scene, name: "scene.lua") { throw error }
    var environment = ShellEnvironment { editor.write($0) }
    environment.terminal.rows = { 24 }
    Shell(current, editor, environment).run()
    let answers = editor.transcript.components(after: "> branches\n")
    // One branch has nothing to stand beside.
    #expect(answers[0].split(separator: "\n").prefix { !$0.hasPrefix("> ") }.count == 1)
    let lines = answers[1].split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.hasPrefix("> ") }
    #expect(lines.count > 12 && lines.count <= 24)
    #expect(lines.last?.split(separator: " ") == ["main", "branch2"])
  }

  @Test("an event's numbers have at most three decimals")
  func eventNumbers() throws {
    let press = "touch:down(CGPoint(1058.6 / 3, 426.25)); touch:up()"
    // 352.866…
    #expect(try Transcript.answers(press, "events touchesBegan")[1].contains("(352.867 426.25)"))
  }

  @Test("tracks are bars on one ruler, with the playhead above its place")
  func tracks() throws {
    let answers = try Transcript.answers("advance 0.1", "tracks", after: Transcript.scene)
    #expect(
      answers[1] == """
                             ▼ 0.100 s
        box.position  ■■■■■■■■■■■■■■■■■■■■■■■■■■■→  0.000 … 0.400 s  easeInEaseOut  open
        box.opacity   ■■■■■■■■■■■■■■■■■■■■■■■■■■■→  0.000 … 0.400 s  easeInEaseOut  open
        """)
  }

  @Test("values set the model beside the screen and star what differs")
  func values() throws {
    let answers = try Transcript.answers("advance 0.2", "values box", after: Transcript.scene)
    #expect(
      answers[1] == """
                      model                    shown
        box.bounds    0.0, 0.0, 40.0, 40.0     0.0, 0.0, 40.0, 40.0
        box.position  200.0, 20.0           *  110.0, 20.0
        box.opacity   0.000                 *  0.500
        """)
  }

  @Test("no line a command prints is wider than 80 columns")
  func width() throws {
    let answers = try Transcript.answers(
      "advance 0.1", "tracks", "values", "events", "help", "help step", "goto", "step x", "events none",
      after: """
        \(Transcript.scene)
        turning = UIView(CGRect(0, 0, 123.4, 567.8)); window:addSubview(turning)
        UIView.animate(2.5, function()
          turning.transform = CGAffineTransform(0.5, 0.5, -0.5, 0.5, 10, 20)
          turning.frame = CGRect(1000.5, 2000.25, 300.125, 400.0625)
          turning.backgroundColor = "#0a84ff80"
        end)
        """)
    for line in answers.flatMap({ $0.split(separator: "\n") }) { #expect(line.count <= 80, "\(line)") }
  }

  @Test("events up to the playhead are listed, by the names of variables")
  func events() throws {
    let answers = try Transcript.answers("advance 0.5", "events stop", "events nothing", after: Transcript.scene)
    #expect(answers[1].split(separator: "\n").count == 2)
    #expect(answers[1].hasPrefix("0.400 s  stop  box"))
    #expect(answers[2] == "no event 'nothing'; there are\n  begin stop")
    let past = try Transcript.answers("goto 0", "events stop", after: Transcript.scene + "; timeline:run()")
    #expect(past.last == "no event 'stop' yet; the first comes at 0.400 s")
  }

  @Test("a jump has no rate: velocity and acceleration are those of the motion around it")
  func rateAtJump() throws {
    // Put at 20 % and at 60 % of 300 points by hand, at rest in between, and let go: the rest of 0.4 s goes by the curve
    // of a release, (0.42, 0) and (0.58, 1), whose steepest slope is 1.5 / 0.87, in its middle.
    let script = """
      box = UIView(CGRect(0, 0, 100, 100)); window:addSubview(box)
      UIView.animate{withDuration = 1, delay = 0, options = {'curveLinear'}, animations = function() box.center = {350, 50} end}
      timeline:begin() timeline:advance(0.25) timeline:update(0.2) timeline:advance(0.25) timeline:update(0.6)
      timeline:advance(0.25) timeline:finish() timeline:run()
      """
    let answers = try Transcript.answers(
      "curve box.position.x velocity", "curve box.position.x acceleration", after: script)
    #expect(answers[0].contains(" 517.2 │") && answers[0].contains(" 0.0 │"))
    // A jump of 60 points within a tenth of a millisecond would be some billions.
    let labels = answers[1].split(separator: "\n").compactMap { line in
      line.split(separator: "│").first.flatMap { Double($0.filter { $0 != " " }) }
    }
    #expect(labels.count == 2 && labels.allSatisfy { $0.magnitude < 10_000 }, "\(answers[1])")
  }

  @Test("a curve begins where its layer does")
  func curveOfALaterLayer() throws {
    let script = """
      timeline:advance(0.5)
      box = UIView(CGRect(0, 0, 100, 100)); window:addSubview(box)
      UIView.animate(0.5, function() box.center = CGPoint(350, 50) end)
      timeline:run()
      """
    let lines = try Transcript.answers("curve box.position.x", after: script)[0].split(separator: "\n")
    // Nothing in the first half of 70 columns, and the value from there on.
    let dots = lines.dropLast(2).map { $0.split(separator: "│")[1] }
    #expect(dots.allSatisfy { $0.prefix(34).allSatisfy { $0 == " " } })
    #expect(dots.allSatisfy { $0.dropFirst(34).contains { $0 != " " } })
  }

  @Test("play follows real time frame by frame and ends with the animations")
  func play() throws {
    final class Clock { var time = 0.0 }
    let clock = Clock()
    let pace = Pace(now: { clock.time }, wait: { _ in clock.time += 0.125 })
    let text = try Transcript([.line("play"), .line("play -4")], after: Transcript.scene, pace: pace).text
    // A look each eighth of a second, and one at the end.
    let looks = text.split(separator: "\r").dropFirst().map { $0.split(separator: "|   ")[1].prefix(5) }
    #expect(looks == ["0.000", "0.125", "0.250", "0.375", "0.400", "0.400", "0.000"])
  }
}
