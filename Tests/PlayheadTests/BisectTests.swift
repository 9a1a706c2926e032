import PlayheadTool
import TestSupport
import TestTraits
import Testing

/// `playhead bisect A B`: the first value and the first event that differ, and the lines that make the difference.
@Suite("Where runs begin to differ", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct BisectTests {
  let folder = TemporaryFolder()

  private func bisect(_ words: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), ["bisect"] + words, folder: folder.path)
  }

  /// A fade over so many seconds. At the first frame, a sixtieth of a second, 1 - 1 / (60 * seconds) is left.
  private static func fade(_ seconds: Double) -> String {
    "window.backgroundColor = UIColor.black\n"
      + "UIView.animate(\(seconds), 0, \"curveLinear\", function() window.alpha = 0 end)\n"
  }

  @Test("a value has its layer, both values, and the line of each script that has set it; an event follows")
  func value() {
    folder.write(Self.fade(0.2), to: "fade.lua")
    folder.write("\n" + Self.fade(0.4), to: "slow.lua")
    let run = bisect("fade.lua", "slow.lua")
    #expect(run.code == ExitCode.scriptError.rawValue && run.errors == "", "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        """
        it lasted 0.2 s, now 0.4 s
        first value: window.opacity, at 0.016667 s (frame 1): was 0.916667, now 0.958333
          fade.lua:2: UIView.animate(0.2, 0, "curveLinear", function() window.alpha = 0 end)
          slow.lua:3: UIView.animate(0.4, 0, "curveLinear", function() window.alpha = 0 end)
        first event: begin of window
        """), "\(run.output)")
  }

  @Test("the line is the last that has set the value by then, of an animation the one that has added it")
  func lines() {
    let script = """
      local box = UIView{frame = CGRect(0, 0, 10, 10)}
      box.accessibilityIdentifier = "box"
      window:addSubview(box)
      timeline:advance(0.1)
      box.layer.cornerRadius = 2
      timeline:advance(0.1)
      box.layer.cornerRadius = 3
      box.layer:add(CABasicAnimation{keyPath = "zPosition", toValue = 1, duration = 0.1}, "rise")
      """
    folder.write(script, to: "a.lua")
    folder.write(script.replacing("cornerRadius = 3", with: "cornerRadius = 4"), to: "b.lua")
    folder.write(script.replacing("toValue = 1", with: "toValue = 2"), to: "c.lua")
    let radius = bisect("a.lua", "b.lua")
    #expect(
      radius.output.contains(
        "cornerRadius, at 0.2 s (frame 12): was 3, now 4\n  a.lua:7: box.layer.cornerRadius = 3\n"
          + "  b.lua:7: box.layer.cornerRadius = 4\n"), "\(radius.output)")
    let rise = bisect("a.lua", "c.lua")
    #expect(rise.output.contains("\n  c.lua:8: box.layer:add(CABasicAnimation{"), "\(rise.output)")
  }

  @Test("of several values those come first that other statements have set")
  func order() {
    let script = """
      a, b = UIView(), UIView()
      for _, view in ipairs{a, b} do window:addSubview(view) end
      function set() a.alpha = 0.5 * size end
      size = 1
      set()
      b.alpha = 0.5
      """
    folder.write(script, to: "a.lua")
    folder.write(
      script.replacing("size = 1", with: "size = 0.5").replacing("b.alpha = 0.5", with: "b.alpha = 1"), to: "b.lua")
    let run = bisect("a.lua", "b.lua")
    #expect(
      run.output == """
        first value: b.opacity, at 0 s (frame 0): was 0.5, now 1
          a.lua:6: b.alpha = 0.5
          b.lua:6: b.alpha = 1
        at the same time: a.opacity

        """, "\(run.output)\(run.errors)")
  }

  @Test("a layer that one run alone has is told with the line that has put it there")
  func presence() {
    folder.write("timeline:advance(0.1)\n", to: "a.lua")
    folder.write("timeline:advance(0.1)\nbox = UIView()\nwindow:addSubview(box)\n", to: "b.lua")
    let run = bisect("a.lua", "b.lua")
    #expect(
      run.output.hasPrefix(
        "first value: box, at 0.1 s (frame 6): only in b.lua\n  b.lua:3: window:addSubview(box)\n"), "\(run.output)")
  }

  @Test("a value that no line sets has the last line that sets anything")
  func unset() {
    func script(_ width: Int) -> String {
      """
      box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      window:addSubview(box)
      box.widthAnchor:constraint{equalToConstant = \(width)}.isActive = true
      """
    }
    folder.write(script(10), to: "a.lua")
    folder.write(script(20), to: "b.lua")
    let run = bisect("a.lua", "b.lua")
    #expect(
      run.output.contains(
        "\n  b.lua:4: box.widthAnchor:constraint{equalToConstant = 20}.isActive = true (the last line that sets anything)\n"
      ),
      "\(run.output)\(run.errors)")
  }

  @Test("the same runs end with 0, and a trace stands for a script but for lines and pictures")
  func traces() {
    folder.write(Self.fade(0.2), to: "fade.lua")
    folder.write(Self.fade(0.4), to: "slow.lua")
    let playhead = BuiltProducts.path(of: "playhead")
    #expect(ProgramRun(playhead, ["export", "fade.lua", "fade.jsonl"], folder: folder.path).code == 0)
    let same = bisect("fade.jsonl", "fade.lua")
    #expect(same.code == 0 && same.output.hasPrefix("the same: 13 pictures, "), "\(same.output)")
    let other = bisect("fade.jsonl", "slow.lua")
    #expect(other.code == 1 && other.output.contains("now 0.958333\n  slow.lua:2: UIView.animate(0.4"))
    let picture = bisect("-o", "a.png", "fade.jsonl", "slow.lua")
    #expect(
      picture.code == ExitCode.usage.rawValue
        && picture.errors == "playhead: 'a.png' needs two scripts: 'fade.jsonl' is a trace, which has no pictures\n",
      "\(picture.errors)")
    #expect(bisect("--tolerance", "0.5", "-q", "fade.jsonl", "fade.lua").output == "")
  }

  @Test("both screens of that moment are drawn, with how far they are apart, and a page plays both")
  func pictures() {
    folder.write(Self.fade(0.2), to: "fade.lua")
    folder.write(Self.fade(0.4), to: "slow.lua")
    let run = bisect("-o", "pair.svg", "-o", "pair.png", "-o", "pair.html", "fade.lua", "slow.lua")
    #expect(run.code == ExitCode.scriptError.rawValue && run.errors == "", "\(run.errors)")
    #expect(folder.bytes("pair.png")?.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
    #expect(folder.read("pair.html").contains("<title>fade.lua"))
    let (alone, pair) = (
      ProgramRun.playhead("export", "--at", "0.016667", folder.path + "/fade.lua", folder.path + "/one.svg"),
      folder.read("pair.svg")
    )
    func width(_ svg: String) -> Double? { svg.firstMatch(of: /<svg[^>]* width="([0-9.]+)/).flatMap { Double($0.1) } }
    #expect(alone.code == 0)
    // Three screens beside each other.
    if let one = width(folder.read("one.svg")), let three = width(pair) {
      #expect(three >= 3 * one, "\(one) \(three)")
    } else {
      Issue.record("\(pair.prefix(300))")
    }
  }

  @Test("wrong words are a usage error of one line")
  func usage() {
    folder.write("", to: "a.lua")
    let wrong: [(words: [String], message: String)] = [
      (["a.lua"], "bisect takes two runs, scripts or traces"),
      (["--by", "diff", "a.lua", "a.lua"], "--by is for commits"),
      (["--git", "a..b", "a.lua", "a.lua"], "bisect --git takes one file"),
      (["--git", "a..b", "--by", "check", "a_test.lua"], "'a_test.lua' is a file of tests: --by test"),
      (["-o", "a.mp4", "a.lua", "a.lua"], "bisect writes pictures, .png or .svg, and a page, .html, not 'a.mp4'"),
      (["--git", "main", "a.lua"], "--git takes two revisions of git, as v1.0..HEAD, not 'main'"),
    ]
    for (words, message) in wrong {
      let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["bisect"] + words, folder: folder.path)
      #expect(run.code == ExitCode.usage.rawValue && run.errors.contains(message), "\(words): \(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
    let none = bisect("none.lua", "a.lua")
    #expect(none.code == ExitCode.unreadableInput.rawValue && none.errors.contains("No such file"))
  }

  /// A screen of 393 by 852 points is 0.46 times as wide as high. Two beside each other are 0.92, less what the words below them take.
  @Test("a branch of time is compared in the shell, which writes a picture of both and says so")
  func branch() throws {
    folder.write(Self.fade(0.4), to: "fade.lua")
    let inputs = """
      run
      seek 0.1
      window.backgroundColor = UIColor.red
      bisect main both.png
      switch main
      bisect branch2 both.mp4
      bisect

      """
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["-i", "fade.lua"], input: inputs, folder: folder.path)
    #expect(
      run.output.contains(
        "first value: window.backgroundColor, at 0.1 s (frame 6): was [0,0,0,1], now\n    [1,0,0,1]\n"), "\(run.output)"
    )
    #expect(run.output.contains("\n  fade.lua:1: window.backgroundColor = UIColor.black\n"), "\(run.output)")
    #expect(run.output.contains("\n  input 3:1: window.backgroundColor = UIColor.red\n"), "\(run.output)")
    #expect(run.output.contains("\nboth.png\n"), "\(run.output)")
    let said = run.output + run.errors
    #expect(said.contains("use .png or .svg") && said.contains("bisect takes a branch's name"), "\(said)")
    // A PNG file has its width at byte 16, and its height behind it.
    let bytes = try #require(folder.bytes("both.png"))
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect((0.8...0.95).contains(Double(number(at: 16)) / Double(number(at: 20))))
  }
}
