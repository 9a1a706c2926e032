import PlayheadTool
import TestSupport
import TestTraits
import Testing

/// `playhead test`, `check`, `new` and what else is not a run.
@Suite("Commands") struct CommandsTests {
  let folder = TemporaryFolder()

  func playhead(_ words: String...) -> ProgramRun { ProgramRun(BuiltProducts.path(of: "playhead"), words) }

  static let tests = """
    count = (count or 0) + 1
    describe("A <box>", function()
      before_each(function() box = UIView(); window:addSubview(box) end)
      after_each(function() box = nil end)
      it("fades", function()
        UIView.animate(0.2, function() box.alpha = 0 end)
        timeline:advance(0.1)
        assert.near(0.5, box.layer:presentation().opacity)
        assert.equals(0.1, timeline.now)
      end)
      it("starts at time 0, in a world of its own", function()
        assert.equals(0, timeline.now)
        assert.equals(1, count)
      end)
      it("is blue & \\"round\\"", function() assert.equals(UIColor.blue, box.backgroundColor, "colour") end)
      pending("rolls")
    end)
    function test_same() assert.same({1, {x = 2}}, {1, {x = 2}}) end
    function test_error() assert.has_error(function() box.alfa = 1 end, "nil value") end
    it("fails in a callback", function()
      DispatchQueue.main:asyncAfter(0.1, function() error("late") end)
      timeline:run()
    end)

    """

  @Test("each test runs in a world of its own, failures are reported with their line, and the code is 1")
  func spec() {
    folder.write(Self.tests, to: "box_test.lua")
    let run = playhead("test", folder.path)
    let path = folder.path + "/box_test.lua"
    #expect(
      run.output == """
        \(path)
          ok    A <box> fades
          ok    A <box> starts at time 0, in a world of its own
          FAIL  A <box> is blue & "round"
                \(path):15: colour: expected UIColor(0, 0, 1, 1), got nil
                   15 |   it("is blue & \\"round\\"", function() assert.equals(UIColor.blue, box.backgroundColor, "colour") end)
          todo  A <box> rolls
          FAIL  fails in a callback
                \(path):21: late
                   21 |   DispatchQueue.main:asyncAfter(0.1, function() error("late") end)
                in the work of \(path):21, at 0.100 s
          ok    test_error
          ok    test_same

        7 tests, 2 failed, 1 to be written

        """)
    #expect(run.code == ExitCode.scriptError.rawValue)
  }

  @Test("TAP and JUnit have the same tests, with file and line of failures")
  func reporters() {
    folder.write(Self.tests, to: "box_test.lua")
    let path = folder.path + "/box_test.lua"
    let tap = playhead("test", "-r", "tap", path).output.split(separator: "\n").map(String.init)
    #expect(tap.prefix(3) == ["TAP version 13", "1..7", "ok 1 - \(path): A <box> fades"])
    #expect(tap.contains("not ok 3 - \(path): A <box> is blue & \"round\""))
    #expect(tap.contains("  message: \"colour: expected UIColor(0, 0, 1, 1), got nil\""))
    #expect(tap.contains("  line: 15"))
    #expect(tap.contains("ok 4 - \(path): A <box> rolls # SKIP to be written"))
    let junit = playhead("test", "-r", "junit", path).output
    #expect(junit.contains(" tests=\"7\" failures=\"2\" errors=\"0\" skipped=\"1\" "))
    // The schema has no place for files and lines but the class and the text.
    let head = "<testcase name=\"A &lt;box&gt; is blue &amp; &quot;round&quot;\" classname=\"\(path)\" time=\""
    #expect(junit.contains(head))
    #expect(junit.contains("type=\"failure\">\(path):15: colour: expected UIColor(0, 0, 1, 1), got nil&#10;"))
    #expect(junit.contains("<skipped message=\"to be written\"/>"))
  }

  @Test("a snapshot is written down once and fails for it, then it is what later runs are held against")
  func snapshots() {
    let source =
      "it('Fades <in>', function()\n  assert.snapshot('a\\nb\\nc')\n  assert.snapshot('x', 'The 2nd')\nend)\n"
    folder.write(source, to: "box_test.lua")
    let path = folder.path + "/box_test.lua"
    let unseen = playhead("test", "--ci", path)
    #expect(unseen.code == 1 && unseen.output.contains(":2: there is no snapshots/box_test/fades-in.1.txt; "))
    let first = playhead("test", path)
    #expect(
      first.output == """
        \(path)
          FAIL  Fades <in>
                \(path):2: wrote snapshots/box_test/fades-in.1.txt; look at it, and run again
                \(path):3: wrote snapshots/box_test/fades-in.the-2nd.txt; look at it, and run again

        1 test, 1 failed

        """)
    #expect(folder.read("snapshots/box_test/fades-in.1.txt") == "a\nb\nc\n")
    #expect(playhead("test", "--ci", path).code == 0)
    folder.write(source.replacing("nb", with: "nB"), to: "box_test.lua")
    let differs = playhead("test", path)
    #expect(differs.code == 1 && folder.read("snapshots/box_test/fades-in.1.txt") == "a\nb\nc\n")
    let told = "the text differs from snapshots/box_test/fades-in.1.txt:\n          - b\n          + B\n"
    #expect(differs.output.contains(told), "\(differs.output)")
    #expect(playhead("test", "--update", path).code == 0)
    #expect(folder.read("snapshots/box_test/fades-in.1.txt") == "a\nB\nc\n")
  }

  @Test("Ctrl-C stops tests at once and reports those that ran", arguments: ["spec", "tap"])
  func interrupted(_ reporter: String) throws {
    folder.write(
      "it('ends', function() end)\nit('hangs', function() print 'busy' while true do end end)\n"
        + "it('waits', function() end)\n",
      to: "slow_test.lua")
    let run = try PseudoTerminal(
      BuiltProducts.path(of: "playhead"), arguments: ["test", "-r", reporter, folder.path],
      environment: ["TERM": "dumb"])
    try run.wait(for: "busy", seconds: 60)
    run.type("\u{3}")
    let code = try run.waitForExit(seconds: 60)
    #expect(code == ExitCode.interrupted.rawValue)
    let end =
      reporter == "spec"
      ? "\r\nCtrl-C left out 2 tests\r\nstopped by Ctrl-C after 1 test, all passed\r\n"
      : "# Ctrl-C left out 2 tests\r\nBail out! stopped by Ctrl-C\r\n"
    #expect(run.output.hasSuffix(end) && !run.output.contains("hangs"), "\(run.output)")
  }

  @Test("a trusted script reads modules where package.path says, any other beside itself and in the shared folder")
  func trusted() {
    folder.write("return 'beside'", to: "beside.lua")
    folder.write("return 'elsewhere'", to: "far/elsewhere.lua")
    folder.write("return 'shared'", to: "data/playhead/lua/shared.lua")
    folder.write(
      "package.path = (package.path or '') .. ';\(folder.path)/far/?.lua'\n"
        + "print(require 'beside', require 'shared', pcall(require, 'elsewhere'))\nif os.exit then os.exit(9) end",
      to: "main.lua")
    let run = { (options: [String]) in
      ProgramRun(
        BuiltProducts.path(of: "playhead"), options + [folder.path + "/main.lua"],
        environment: ["XDG_DATA_HOME": folder.path + "/data"])
    }
    let trusted = run(["--trusted"])
    #expect(trusted.output == "beside\tshared\ttrue\telsewhere\n" && trusted.code == 9, "\(trusted.errors)")
    let plain = run([])
    #expect(
      plain.output.hasPrefix("beside\tshared\tfalse\t") && plain.output.hasSuffix("module 'elsewhere' was not found\n"))
    #expect(plain.code == 0)
  }

  @Test("a file that a script names is beside the script, or beside the file that names it, and nowhere else")
  func beside() {
    folder.write("return 'outside'", to: "outside.lua")
    folder.write("return 'of the script'", to: "app/word.lua")
    folder.write("return 'of the part'", to: "app/parts/word.lua")
    folder.write("return 'a piece'", to: "app/parts/piece.lua")
    folder.write(
      "return {require 'word', require 'piece', dofile 'piece.lua', pcall(dofile, '../outside.lua')}",
      to: "app/parts/part.lua")
    folder.write("print(table.unpack(dofile 'parts/part.lua'))", to: "app/main.lua")
    let run = playhead(folder.path + "/app/main.lua")
    #expect(run.output.hasPrefix("of the script\ta piece\ta piece\tfalse\t"), "\(run.output)\(run.errors)")
    // From the folder above, where the words of `-e` have no file, and the whole script is a part.
    let above = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["-e", "dofile 'app/parts/part.lua' print(require 'outside')"],
      folder: folder.path)
    #expect(above.output == "outside\n" && above.errors.isEmpty, "\(above.errors)")
  }

  @Test("each frame of an animation shows the commit of its own instant")
  func frames() throws {
    folder.write(
      """
      box = UIView(CGRect(0, 0, 40, 40))
      box.backgroundColor = UIColor.red
      window:addSubview(box)
      for k = 1, 90 do
        timeline:step()
        CATransaction.setDisableActions(true)
        box.layer.position = {k, 20}
        CATransaction.flush()
      end
      timeline:export("moves.svg", {layout = "animation"})
      """, to: "moves.lua")
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["moves.lua"], folder: folder.path)
    #expect(run.code == 0, "\(run.errors)")
    // Frame 0, and a picture for each of the 90: 30 of them would be missing if k / 60 were not rounded as the clock is.
    #expect(folder.read("moves.svg").ranges(of: "<animate ").count == 91)
  }

  @Test("a strip, an onion skin and a part of the run are written from the command line")
  func parts() throws {
    folder.write(
      """
      box = UIView(CGRect(0, 0, 40, 40))
      box.backgroundColor = UIColor.red
      window:addSubview(box)
      UIView.animate{withDuration = 1, animations = function() box.center = CGPoint(200, 20) end}
      """, to: "slide.lua")
    func export(_ words: String...) -> ProgramRun {
      ProgramRun(BuiltProducts.path(of: "playhead"), ["export", "slide.lua"] + words, folder: folder.path)
    }
    #expect(export("strip.svg", "--frames", "3", "--from", "0.2", "--to", "80%").code == 0)
    let strip = folder.read("strip.svg")
    // The times under three moments, in the ink of captions.
    #expect(strip.ranges(of: "fill=\"#404040\"").count == 3)
    #expect(export("part.html", "--from", "0.5", "--title", "a <part>").code == 0)
    #expect(folder.read("part.html").contains("<title>a &lt;part&gt; – playhead</title>"))
    let order = export("x.svg", "--from", "0.5", "--to", "0.2")
    #expect(order.code == 64 && order.errors.contains("--from takes a time no later than --to"))
    let film = export("x.apng", "--frames", "3")
    #expect(
      film.code == 64
        && film.errors.contains("--frames is for strips, onion skins and sheets, .png and .svg, not for x.apng"))
    #expect(export("sheet.svg", "--frames", "6", "--layout", "sheet").code == 0)
    #expect(folder.read("sheet.svg").ranges(of: "fill=\"#404040\"").count == 6)
    // The ground is behind the window, which has no colour of its own: red, green, blue and opacity of the first pixel.
    #expect(export("wide.png", "--width", "300", "--ground", "none", "--at", "0").code == 0)
    let file = try #require(folder.bytes("wide.png"))
    // The PNG's head: width and height in 4 bytes each, then 8 bits of colour with opacity, type 6.
    #expect(Array(file[16..<20]) == [0, 0, 1, 44] && Array(file[24..<26]) == [8, 6])
    #expect(export("solid.png", "--width", "300", "--ground", "#ff8800", "--at", "0").code == 0)
    #expect(folder.bytes("solid.png")?[24..<26].elementsEqual([8, 2]) == true)
    #expect(export("twice.apng", "--loop", "2", "--width", "40").code == 0)
    // acTL: how many frames, how often.
    let animation = try #require(folder.bytes("twice.apng"))
    #expect(Array(animation[37..<41]) == Array("acTL".utf8) && Array(animation[45..<49]) == [0, 0, 0, 2])
    let scale = export("x.png", "--scale", "99")
    #expect(scale.code == 64 && scale.errors.contains("--scale takes a number from 0.01 to 16, not '99'"))
  }

  @Test("--format says what a file is, whatever it is called")
  func format() {
    folder.write("window.alpha = 0.5", to: "half.lua")
    let script = folder.path + "/half.lua"
    #expect(playhead("--format", "svg", "-o", "-", script).output.contains("<svg"))
    #expect(playhead("export", "--format", "jsonl", script, folder.path + "/trace.txt").code == 0)
    #expect(folder.read("trace.txt").hasPrefix("{\"playhead\":2,"))
    let unknown = playhead("--format", "bmp", script)
    let formats = "png, svg, apng, html, jsonl, csv, json, mp4, webm, gif, webp or swift"
    #expect(unknown.code == 64 && unknown.errors.contains("--format takes \(formats), not 'bmp'"))
    let ending = playhead("export", script, folder.path + "/half.bmp")
    let endings = ".png, .svg, .apng, .html, .jsonl, .csv, .json, .mp4, .webm, .gif, .webp or .swift"
    #expect(ending.code != 0 && ending.errors.contains("unknown format '.bmp'; use \(endings)"), "\(ending.errors)")
  }

  @Test("a file that does not run is one failed test; a folder without tests is no input")
  func brokenFile() {
    folder.write("it('x', function() end\n", to: "broken_spec.lua")
    let run = playhead("test", folder.path)
    #expect(run.output.contains("  FAIL  the file runs\n") && run.code == 1)
    let none = playhead("test", SourceTree.root + "/Scripts")
    #expect(none.code == ExitCode.unreadableInput.rawValue && none.errors.contains("playhead new NAME makes one"))
  }

  @Test("check reports mistakes in the form that editors read, and nothing of a script without any")
  func check() {
    folder.write("local box = UIView()\nbox.alfa = 1\n", to: "bad.lua")
    let bad = playhead("check", "-q", folder.path + "/bad.lua", "Examples/swipe.lua")
    #expect(bad.output == "\(folder.path)/bad.lua:2:5: error: UIView has no property 'alfa'; did you mean 'alpha'?\n")
    #expect(bad.code == 1 && bad.errors == "")
    folder.write("print(1\n", to: "syntax.lua")
    let syntax = playhead("check", folder.path + "/syntax.lua")
    #expect(syntax.output.hasPrefix("\(folder.path)/syntax.lua:2: error: ") && syntax.code == 1)
    // The file that is required is to blame, not what it would have made.
    folder.write("require 'syntax'\nshow()\n", to: "requires.lua")
    let requires = playhead("check", folder.path + "/requires.lua")
    #expect(requires.output.contains("syntax.lua:2: ") && !requires.output.contains("undefined global"))
    #expect(requires.code == 1)
  }

  @Test("no example has a name that looks wrong", .exhaustive, arguments: ["Examples", "Examples/as-printed"])
  func examples(_ folder: String) {
    let paths = SourceTree.names(in: folder, ending: ".lua").map { "\(folder)/\($0)" }
    let run = ProgramRun(BuiltProducts.path(of: "playhead"), ["check"] + paths)
    // A mistake in their transitions carries the name of a rule.
    let mistakes = run.output.split(separator: "\n").filter { $0.contains(": error: ") && !$0.contains(" [R-") }
    #expect(!paths.isEmpty && mistakes == [])
    #expect(folder != "Examples" || run.output == "" && run.code == 0)
  }

  @Test("what new makes runs, passes its own test, is found clean, and is not made twice")
  func scaffold() {
    let place = folder.path + "/card"
    let made = playhead("new", place)
    #expect(made.code == 0 && made.output.contains("  \(place)/.vscode/tasks.json\n"))
    #expect(made.output.contains("Next:\n  playhead inspect \(place)/card.lua\n  playhead check \(place)\n"))
    #expect(playhead("\(place)/card.lua").code == 0)
    let test = playhead("test", place)
    #expect(test.output.hasSuffix("4 tests, all passed\n") && test.code == 0)
    // Its transition is judged, under a finger, too, and breaks in no way.
    let check = playhead("check", "--strict", place)
    #expect(check.output == "" && check.code == 0 && check.errors.contains("1 animator, "), "\(check.errors)")
    #expect(check.errors.contains("by finger and by button"))
    for file in [".vscode/playhead.code-snippets", ".github/workflows/transitions.yml", ".gitignore"] {
      #expect(!folder.read("card/" + file).isEmpty, "\(file)")
    }
    let again = playhead("new", place)
    #expect(again.code == ExitCode.unreadableInput.rawValue && again.errors.contains("is left alone"))
    let unnamed = playhead("new", folder.path + "/a b")
    #expect(unnamed.code == ExitCode.usage.rawValue)
  }

  @Test("export writes what each name's ending says; diff reports where a run leaves a trace, and ends with 1 then")
  func exportAndDiff() {
    folder.write(
      "print('not in the way')\nwindow.layer.name = 'w'; window.backgroundColor = UIColor.black\n"
        + "UIView.animate(0.2, 0, 'curveLinear', function() window.alpha = 0 end)\n", to: "fade.lua")
    let script = folder.path + "/fade.lua"
    let written = playhead("export", "--at", "end", script, folder.path + "/a.svg", folder.path + "/a.jsonl")
    #expect(written.code == 0 && written.errors == "", "\(written.errors)")
    #expect(folder.read("a.svg").contains("<svg") && folder.read("a.jsonl").hasPrefix("{\"playhead\":2,"))
    let same = playhead("diff", folder.path + "/a.jsonl", script)
    #expect(same.code == 0 && same.output.hasPrefix("the same: "), "\(same.output)")
    folder.write(folder.read("fade.lua").replacing("0.2, 0", with: "0.4, 0"), to: "slow.lua")
    let other = playhead("diff", script, folder.path + "/slow.lua")
    #expect(other.code == ExitCode.scriptError.rawValue)
    // One is over at frame 12, the other at frame 24.
    let row = "window\n  opacity: was 0.916667, now 0.958333, from 0.016667 s to 0.383333 s (frames 1-23)\n"
    #expect(other.output.contains(row), "\(other.output)")
    folder.write(
      folder.read("fade.lua") + "timeline:run()\ntimeline:export('b.jsonl')\n", to: "writes.lua")
    let inside = ProgramRun(
      "/bin/sh", ["-c", "cd '\(folder.path)' && '\(BuiltProducts.path(of: "playhead"))' -o c.jsonl writes.lua"])
    #expect(inside.code == 0 && folder.read("b.jsonl") == folder.read("c.jsonl"), "\(inside.errors)")
    let none = playhead("diff", script, folder.path + "/none.jsonl")
    #expect(none.code == ExitCode.unreadableInput.rawValue && none.errors.contains("No such file"))
    let wrong = playhead("diff", script, "README.md")
    #expect(wrong.errors == "playhead: 'README.md' is neither a script nor a trace: line 1: this is no JSON object\n")
  }

  /// The file of definitions for editors, as `Scripts/generate` writes it.
  private static let definitions = GeneratedFile.all.first { $0.path == "Examples/library/playhead.lua" }?.text()

  @Test("explain, meta and doctor print what they are for")
  func texts() {
    #expect(playhead("explain", "unknown-member").output.hasPrefix("unknown-member\n"))
    let near = playhead("explain", "unknwn-member")
    #expect(near.errors.hasSuffix("did you mean 'unknown-member'?\n") && near.code == ExitCode.usage.rawValue)
    #expect(playhead("meta").output == Self.definitions)
    #expect(playhead("meta", "man/man1/playhead.1").output.hasPrefix(".Dd "))
    let misspelled = playhead("meta", "man/man1/playhed.1")
    #expect(misspelled.code == ExitCode.usage.rawValue)
    #expect(misspelled.errors.hasSuffix("; did you mean 'man/man1/playhead.1'?\n"), "\(misspelled.errors)")
    #expect(playhead("doctor").output.hasPrefix("version           playhead "))
    // A machine without fonts: the packages that bring what the face in the program lacks are named.
    let folder = TemporaryFolder()
    folder.write("<?xml version=\"1.0\"?><fontconfig></fontconfig>", to: "fonts.conf")
    let bare = ProgramRun.playhead("doctor", environment: ["FONTCONFIG_FILE": folder.path + "/fonts.conf"]).output
    #expect(bare.contains("font              Inter, which is in the program\n"))
    #expect(bare.contains("letters           no face has Greek and Cyrillic, Hebrew, Arabic, "))
    #expect(bare.contains("emoji: apt-get install fonts-dejavu-core fonts-noto-color-emoji fonts-wqy-microhei\n"))
    #expect(playhead("check", "--help").output.hasPrefix("usage: playhead check [FILE | FOLDER]...\n"))
  }

  @Test("--until ends the run there, --timeout gives up in real time, -l requires first")
  func limits() {
    let until = playhead("--until", "0.25", "-v", "-e", "UIView.animate(1, function() window.alpha = 0 end)")
    #expect(until.errors.hasPrefix("playhead: -e ran to 0.25 s; ") && until.code == 0)
    let stuck = playhead("--timeout", "0.2", "-e", "while true do pcall(function() while true do end end) end")
    #expect(stuck.code == ExitCode.timedOut.rawValue)
    #expect(stuck.errors == "playhead: stopped by --timeout after 0.2 s of real time\n")
    folder.write("return {twice = function(x) return 2 * x end}\n", to: "double.lua")
    folder.write("print(double.twice(21))\n", to: "main.lua")
    #expect(playhead("-l", "double", folder.path + "/main.lua").output == "42\n")
    #expect(playhead("inspect", folder.path + "/main.lua").code == ExitCode.scriptError.rawValue)
    #expect(playhead("inspect", "Examples/swipe.lua").code == ExitCode.unavailable.rawValue)
  }

  @Test("a size that no known device has is named without needless digits")
  func unknownSize() {
    for (size, said) in [("330x568@2.0", "330x568"), ("320.5x568", "320.5x568")] {
      let run = playhead("-v", "--device", size, "-e", "print(1)")
      #expect(run.errors.hasPrefix("playhead: no known device has the size \(said): nothing of the screen is covered"))
    }
  }
}
