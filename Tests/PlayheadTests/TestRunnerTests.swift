import FrameRendering
import Glibc
import PlainText
import PlayheadTool
import TestSupport
import Testing
import TransitionChecker

/// How `playhead test` chooses, orders, limits and words tests.
@Suite("Test runner", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct TestRunnerTests {
  let folder = TemporaryFolder()

  private func test(_ options: String...) -> ProgramRun {
    ProgramRun(
      BuiltProducts.path(of: "playhead"), ["test"] + options + [folder.path],
      environment: ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"])
  }

  /// The results in the report for people: `ok    a`.
  private func results(_ run: ProgramRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("  ok ") || $0.hasPrefix("  FAIL ") }.map {
      String($0.dropFirst(2))
    }
  }

  private func writeLetters() {
    for file in ["a", "b", "c"] {
      folder.write(
        (1...4).map { "it('\(file)\($0)', function() print('in \(file)\($0)') end)\n" }.joined(),
        to: "\(file)_test.lua")
    }
  }

  @Test("however many processes work, the report and what tests print are the same bytes", arguments: ["2", "5", "16"])
  func jobs(_ count: String) {
    writeLetters()
    folder.write(
      "it('dies', function() os.exit(3) end)\nit('lives', function() error('no', 0) end)\n", to: "d_test.lua")
    let one = test("--trusted", "--jobs", "1")
    let many = test("--trusted", "--jobs", count)
    #expect(one.output.hasPrefix("in a1\nin a2\n") && one.output.hasSuffix("\n14 tests, 2 failed\n"))
    #expect(many.output == one.output && many.errors == one.errors && many.code == one.code)
    #expect(test("--trusted").output == one.output)
  }

  @Test("--filter takes a pattern of Lua's, --tags and --exclude-tags words behind # in names")
  func selection() {
    folder.write(
      """
      describe("box", function()
        it("fades in 2 s #slow", function() end)
        it("fades out #slow #ci", function() end)
      end)
      it("rolls #ci", function() end)
      """, to: "box_test.lua")
    #expect(results(test("--filter", "%d s")) == ["ok    box fades in 2 s #slow"])
    #expect(results(test("--tags", "ci")) == ["ok    box fades out #slow #ci", "ok    rolls #ci"])
    #expect(results(test("--tags", "#ci", "--exclude-tags", "slow")) == ["ok    rolls #ci"])
    let none = test("--filter", "nothing like it")
    #expect(none.output.hasSuffix("0 tests, all passed\n") && none.code == 0)
  }

  @Test("--shuffle has one order for each seed, and says which; --fail-fast ends at the first failure")
  func order() {
    writeLetters()
    let plain = results(test())
    let first = test("--shuffle", "7")
    #expect(first.output == test("--shuffle", "7").output && first.output.contains("\nin the order of --shuffle 7\n"))
    #expect(results(first) != plain && results(first).sorted() == plain)
    #expect(results(first) != results(test("--shuffle", "8")))
    folder.write("it('b0', function() error('no') end)\nit('b9', function() end)\n", to: "b_test.lua")
    let cut = test("--fail-fast")
    #expect(results(cut) == ["ok    a1", "ok    a2", "ok    a3", "ok    a4", "FAIL  b0"])
    #expect(cut.output.hasSuffix("\n--fail-fast left out 1 test\n5 tests, 1 failed\n") && cut.code == 1)
  }

  @Test("a test that takes longer than --test-timeout fails by its name and line, and the others run")
  func slow() {
    folder.write(
      "it('ends', function() end)\nit('hangs', function()\n  while true do end\nend)\nit('goes on', function() end)\n",
      to: "a_test.lua")
    folder.write("while true do end", to: "b_test.lua")
    let run = test("--test-timeout", "0.5")
    #expect(
      run.output.contains(
        "  ok    ends\n  FAIL  hangs\n        \(folder.path)/a_test.lua:3: stopped by "
          + "--test-timeout after 0.5 s of real time\n  ok    goes on\n"), "\(run.output)")
    #expect(run.output.contains("b_test.lua:1: loading it did not end within 0.5 s\n") && run.code == 1)
  }

  @Test("one that hangs in a transition that it checks fails at its own line")
  func slowTransition() {
    folder.write(
      Rule.stage + """
        it("hangs", function()
          function Fade:animateTransition(context) while true do end end
          assert.transition(function() list:present(photo, true) end)
        end)

        """, to: "a_test.lua")
    let run = test("--test-timeout", "0.5")
    let line = Rule.stage.count { $0 == "\n" } + 3
    #expect(
      run.output.contains("a_test.lua:\(line): stopped by --test-timeout after 0.5 s of real time\n"), "\(run.output)")
  }

  @Test("a pattern that Lua does not take is wrong usage, and no test that fails")
  func pattern() {
    folder.write("it('ends', function() end)\n", to: "a_test.lua")
    let run = test("--filter", "[")
    #expect(run.code == ExitCode.usage.rawValue && run.output == "", "\(run.output)")
    #expect(run.errors.contains("--filter '[': malformed pattern (missing ']')"), "\(run.errors)")
  }

  @Test("hooks run from the outermost group in and back out, and after a failure too")
  func hooks() {
    folder.write(
      """
      setup(function() print "setup" end)
      teardown(function() print "teardown" end)
      describe("group", function()
        before_each(function() print "before" end)
        after_each(function() print "after" end)
        it("fails", function()
          finally(function() print "finally" end)
          error("no", 0)
        end)
        it("waits", function() pending("for rain") end)
      end)
      insulate("alone", function() it("passes", function() x = 1 end) end)
      it("sees nothing of others", function() assert.is_nil(x) end)
      """, to: "hooks_test.lua")
    let run = test("--jobs", "1")
    let each = "setup\nbefore\nafter\n"
    #expect(
      run.output == "\(each)finally\nteardown\n\(each)teardown\nsetup\nteardown\nsetup\nteardown\n" + """
        \(folder.path)/hooks_test.lua
          FAIL  group fails
                \(folder.path)/hooks_test.lua:8: no
                    8 |     error("no", 0)
          todo  group waits: for rain
          ok    alone passes
          ok    sees nothing of others

        4 tests, 1 failed, 1 to be written

        """, "\(run.output)")
  }

  @Test("busted's words: negations, spies, stubs, mocks, matchers")
  func words() {
    folder.write(
      #"""
      it("checks", function()
        assert.equals(1, 1) assert.are.equal(2, 2) assert.is_not_nil(3) assert.is_not.Nil(3)
        assert.has_no.errors(function() end) assert.not_equals(1, 2) assert.is.truthy(1) assert.are_not.same({1}, {2})
        assert.is_table({}) assert.is_not_table(1) assert.near(0.2, 0.1, 0.1)
        assert.near(CGPoint(1, 2), CGPoint(1, 2.0000001)) assert.is_near(1, 1.5, 1)
        assert.near(UIColor.red, UIColor(1, 0, 0, 1)) assert.near(CGSize(1, 2), CGSize(1.1, 2), 0.2)
        assert.near(CGRect(0, 0, 1, 1), CGRect(0, 0, 1, 1.1), 0.2)
        assert.near(CGAffineTransform.identity, CGAffineTransform(1, 0, 0, 1, 0, 1e-9))
        assert.matches("%d+", "a12") assert.has_error(function() error("oh no") end, "oh")
        assert.error_matches(function() error("oh 12") end, "%d%d") assert.unique({1, 2, {3}})
      end)
      it("spies", function()
        local s = spy.new(function(a, b) return a + b end)
        assert(s(1, 2) == 3) s(4, 5)
        assert.spy(s).was.called(2) assert.spy(s).was_called_with(4, 5) assert.spy(s).was_not.called_with(9)
        assert.spy(s).was.called_with(match._, match.is_number()) assert.spy(s).was.returned_with(9)
        assert.spy(s).was.called_at_least(1) assert.spy(s).was.called_at_most(2) assert.spy(s).was_not_called(3)
        local t = {f = function(x) return x end, g = {h = function() return 7 end}}
        local on = spy.on(t, "f") t.f(3) assert.spy(t.f).was.called_with(3) on:revert() assert.is_function(t.f)
        local st = stub(t, "f", 9) assert.equals(9, t.f(1)) st.on_call_with(2).returns(20)
        assert.equals(20, t.f(2)) assert.equals(9, t.f(3))
        st:clear() assert.stub(st).was_not.called() st:revert() assert.equals(5, t.f(5))
        mock(t) t.g.h() assert.spy(t.g.h).was.called(1) mock.revert(t) assert.equals(7, t.g.h())
        assert.same({a = match.is_string(), b = {1}}, {a = "x", b = {1}})
      end)
      """#, to: "words_test.lua")
    let run = test()
    #expect(run.code == 0, "\(run.output)")
  }

  @Test(
    "a failure says where tables differ, and shows numbers with the digits that tell them apart",
    arguments: [
      (
        "assert.same({a = {b = 1, c = {1, 2}}, d = 5}, {a = {b = 2, c = {1, 3}}, d = 5})",
        ["  it.a.b: expected 1, got 2", "  it.a.c[2]: expected 2, got 3"]
      ),
      ("assert.equals(0.3, 0.1 + 0.2)", ["expected 0.3, got 0.30000000000000004"]),
      (
        "assert.near(CGRect(0, 0, 1, 1), CGRect(0, 0, 1, 2), 0.5)",
        ["expected CGRect(0, 0, 1, 1) within 0.5, got CGRect(0, 0, 1, 2)"]
      ),
      ("assert.is_not_nil(nil, 'why')", ["why: expected anything but nil, got nil"]),
      ("assert.is_tabel({})", ["assert has no check 'is_tabel'; playhead test --help lists them"]),
      (
        "local s = spy.new(print) s(1, 'x', {2}) assert.spy(s).was.called_with(1)",
        ["expected a call with (1), got called once: (1, \"x\", {2})"]
      ),
      (
        "assert.transition(print, {ignore = {'R-SAEM'}})",
        ["no rule is called 'R-SAEM'; did you mean 'R-SAME'?"]
      ),
    ])
  func messages(_ body: String, _ expected: [String]) {
    folder.write("it('x', function() \(body) end)\n", to: "a_test.lua")
    let run = test()
    for text in expected { #expect(run.output.contains(text), "\(run.output)") }
    #expect(run.code == 1)
  }

  @Test("a snapshot no test takes is named, and removed by --update; two tests never share one")
  func stale() {
    folder.write("it('a b', function() assert.snapshot('x') end)\n", to: "a_test.lua")
    folder.write("x\n", to: "snapshots/a_test/a-b.1.txt")
    folder.write("old\n", to: "snapshots/a_test/gone.1.txt")
    let told = test("--ci")
    let path = folder.path + "/a_test.lua"
    #expect(
      told.output.contains(
        "\n\(path): no test takes snapshots/a_test/gone.1.txt any more; --update removes it\n1 test, all passed\n"))
    #expect(!test("--filter", "nothing").output.contains("gone"))
    #expect(
      test("--update").output.contains("gone.1.txt any more; removed\n")
        && folder.read("snapshots/a_test/gone.1.txt") == "")
    folder.write(
      "it('a b', function() assert.snapshot('x') end)\nit('A-B', function() assert.snapshot('y') end)\n",
      to: "a_test.lua")
    let shared = test()
    #expect(
      shared.output.contains("another test of this file would have the same 'snapshots/a_test/a-b.1.txt'"),
      "\(shared.output)")
  }

  @Test("a picture is kept, held against the screen, and shown in red where it differs")
  func pictures() {
    func write(_ color: String) {
      folder.write(
        """
        it("is blue", function()
          local box = UIView(CGRect(10, 20, 30, 40))
          box.backgroundColor = "\(color)"
          window:addSubview(box)
          timeline:step()
          assert.picture("box")
        end)
        """, to: "box_test.lua")
    }
    write("#0000ff")
    let shown = "snapshots/box_test/is-blue.box"
    #expect(test("--ci").output.contains("there is no \(shown).png; without --ci it would be written"))
    #expect(test().output.contains("wrote \(shown).png; look at it, and run again"))
    #expect(test("--ci").code == 0)
    write("#00ff00")
    let run = test("--ci")
    // A box of 30 by 40 points, a pixel each, on a screen of 393 by 852.
    #expect(
      run.output.contains(
        "the picture differs from \(shown).png in 1200 of 334836 pixels, between (10 20) and (40 60)"),
      "\(run.output)")
    #expect(
      run.output.contains(
        "\(shown).difference.png shows the kept picture, the new one, and these pixels in red"), "\(run.output)")
    #expect(run.code == 1)
    // Three pictures of 393 by 852 with 16 pixels of grey between them.
    let picture = Bitmap(png: folder.bytes("\(shown).difference.png") ?? [])
    #expect(picture?.width == 1211 && picture?.height == 852)
    if let picture {
      let expected: [(x: Int, pixel: UInt32)] = [
        (25, 0xFF00_00FF), (401, 0xFF80_8080), (434, 0xFF00_FF00), (810, 0xFF80_8080), (843, 0xFFFF_0000),
      ]
      for (x, pixel) in expected { #expect(picture[x, 40] == pixel, "column \(x)") }
    }
    #expect(test("--update").code == 0 && test("--ci").code == 0)
    #expect(!SourceFiles.isThere(folder.path + "/\(shown).difference.png"))
  }

  @Test("what assert.picture does not take is named at the line of the script, and no picture is written")
  func pictureOptions() {
    let rows = [
      ("'p', {sclae = 2}", "assert.picture has no option \"sclae\"; its options are at and scale"),
      ("'p', {scale = -2}", "'scale' of assert.picture takes a number of pixels a point above 0, not -2"),
      ("'p', 5", "assert.picture takes options in a table, got 5"), ("{}", "a picture's name is a text, got {}"),
    ]
    for (arguments, message) in rows {
      folder.write("it('x', function()\n  assert.picture(\(arguments))\nend)\n", to: "a_test.lua")
      let run = test()
      #expect(run.output.contains("a_test.lua:2: \(message)\n"), "\(run.output)")
      #expect(!SourceFiles.isThere(folder.path + "/snapshots"))
    }
  }
}

/// Files as a person finds them.
private enum SourceFiles {
  static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
