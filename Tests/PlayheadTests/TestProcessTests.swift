import PlayheadTool
import TestSupport
import Testing

/// `playhead test`: a process for each file, so that no test takes the results of others along, and no name forges one.
@Suite("Test process", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct TestProcessTests {
  let folder = TemporaryFolder()

  private func test(_ options: String...) -> ProgramRun {
    ProgramRun(
      BuiltProducts.path(of: "playhead"), ["test"] + options + [folder.path],
      environment: ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"])
  }

  private func write(_ name: String, _ body: String) {
    folder.write(
      "it('before', function() end)\nit('in between', function() \(body) end)\nit('after', function() end)\n", to: name)
  }

  @Test("a test that ends its process fails, and all others have their results")
  func crash() {
    write("a_test.lua", "")
    write("b_test.lua", "io.popen('kill -SEGV $PPID'):close() while true do end")
    write("c_test.lua", "os.exit(0)")
    folder.write("io.popen('kill -KILL $PPID'):close() while true do end", to: "d_test.lua")
    write("e_test.lua", "")
    let run = test("--trusted")
    let path = folder.path
    #expect(
      run.output == """
        \(path)/a_test.lua
          ok    before
          ok    in between
          ok    after

        \(path)/b_test.lua
          ok    before
          FAIL  in between
                \(path)/b_test.lua: its process ended by signal 11 (Segmentation fault)
          ok    after

        \(path)/c_test.lua
          ok    before
          FAIL  in between
                \(path)/c_test.lua: the test ended its process
          ok    after

        \(path)/d_test.lua
          FAIL  the file runs
                \(path)/d_test.lua: its process ended by signal 9 (Killed)

        \(path)/e_test.lua
          ok    before
          ok    in between
          ok    after

        13 tests, 3 failed

        """)
    #expect(run.code == ExitCode.scriptError.rawValue)
  }

  @Test("--timeout holds for each file: what takes too long fails, and the other files run")
  func timeout() {
    write("a_test.lua", "while true do end")
    write("b_test.lua", "")
    let run = test("--timeout", "0.8", "-r", "tap")
    #expect(
      run.output == """
        TAP version 13
        1..5
        ok 1 - \(folder.path)/a_test.lua: before
        not ok 2 - \(folder.path)/a_test.lua: in between
          ---
          message: "stopped by --timeout after 0.8 s of real time"
          file: "\(folder.path)/a_test.lua"
          ...
        ok 3 - \(folder.path)/b_test.lua: before
        ok 4 - \(folder.path)/b_test.lua: in between
        ok 5 - \(folder.path)/b_test.lua: after
        # --timeout left out 1 test

        """)
    #expect(run.code == ExitCode.timedOut.rawValue)
    let lost = test("--timeout", "0.8", "-r", "json").output.split(separator: "\n").last
    #expect(lost?.contains("\"outcome\":\"error\"") == true, "\(lost ?? "")")
    #expect(lost?.contains("\"message\":\"stopped by --timeout: 1 test left out\"") == true, "\(lost ?? "")")
  }

  @Test(
    "a signal that ends the program ends the tests first, and the report says what was left out",
    arguments: ["TERM", "HUP"], ["--foreground", ""])
  func ended(by signal: String, way: String) {
    write("a_test.lua", "")
    write("b_test.lua", "while true do end")
    write("c_test.lua", "")
    let path = folder.path
    func run(_ options: String) -> ProgramRun {
      ProgramRun(
        "/bin/sh",
        ["-c", "exec timeout \(way) --preserve-status -s \(signal) 2 $P test --jobs 1 \(options) '\(path)'"],
        environment: [
          "P": BuiltProducts.path(of: "playhead"), "SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin",
        ])
    }
    let text = run("")
    #expect(text.code == 128 + (signal == "TERM" ? 15 : 1), "\(text.errors)")
    #expect(
      text.output == """
        \(path)/a_test.lua
          ok    before
          ok    in between
          ok    after

        \(path)/b_test.lua
          ok    before

        SIG\(signal) left out 2 tests and 1 file
        stopped by SIG\(signal) after 4 tests, all passed

        """)
    guard signal == "TERM", way.isEmpty else { return }
    let junit = run("-r junit").output
    for problem in [
      "b_test.lua: stopped by SIGTERM: 2 tests left out<", "c_test.lua: stopped by SIGTERM: the file was left out<",
    ] {
      #expect(junit.contains(problem), "\(junit)")
    }
    #expect(junit.contains("tests=\"2\" failures=\"0\" errors=\"1\""), "\(junit)")
  }

  @Test("a file that does not come to an end while it loads fails by its name, and the other files run")
  func endlessFile() {
    folder.write("it('passes', function() end)", to: "a_test.lua")
    folder.write("\nwhile true do end", to: "b_test.lua")
    // It does not come back to the interpreter, which could stop it: its process ends itself.
    folder.write("os.execute('sleep 5')", to: "c_test.lua")
    folder.write("it('passes', function() end)", to: "d_test.lua")
    let path = folder.path
    let run = test("--trusted", "--test-timeout", "0.4", "--jobs", "1")
    #expect(
      run.output == """
        \(path)/a_test.lua
          ok    passes

        \(path)/b_test.lua
          FAIL  the file runs
                \(path)/b_test.lua:2: loading it did not end within 0.4 s

        \(path)/c_test.lua
          FAIL  the file runs
                \(path)/c_test.lua: loading it did not end within 0.4 s

        \(path)/d_test.lua
          ok    passes

        4 tests, 2 failed

        """)
    #expect(run.code == ExitCode.scriptError.rawValue)
    let tap = test("--trusted", "--test-timeout", "0.4", "--timeout", "20", "-r", "tap")
    #expect(tap.output.contains("not ok 2 - \(path)/b_test.lua: the file runs\n  ---\n  message: \"loading it did not"))
    #expect(tap.output.contains("not ok 3 - \(path)/c_test.lua: the file runs") && tap.code == 1)
    let junit = test("--test-timeout", "0.4", "-r", "junit")
    #expect(junit.output.contains("<error message=\"loading it did not end within 0.4 s\" type=\"error\">"))
    #expect(junit.errors == "" && junit.code == ExitCode.scriptError.rawValue)
    // A limit of the whole file that comes first is that which is named.
    let whole = test("--timeout", "0.4", "--test-timeout", "9", "-r", "tap")
    #expect(whole.output.contains("stopped by --timeout after 0.4 s") && !whole.output.contains("loading"))
  }

  @Test("many tests, of which one dies and one hangs, see the world that few see")
  func many() {
    // Nothing of the others: not the number of a view, no random number, no global.
    let body = "print(UIView(), math.random(1000), timeline.now, x) x = 1"
    func file(_ count: Int) -> String {
      (1...count).map { number in
        let special = number == 7 ? " io.popen('kill -SEGV $PPID'):close()" : number == 9 ? " while true do end" : ""
        return "it('\(number)', function() \(body)\(special) end)\n"
      }.joined()
    }
    folder.write(file(40), to: "a_test.lua")
    let many = test("--trusted", "--test-timeout", "0.5", "--shuffle", "1").output.split(separator: "\n")
    folder.write(file(1), to: "a_test.lua")
    let one = test("--trusted").output.split(separator: "\n")
    #expect(many.prefix(40).allSatisfy { $0 == one[0] } && one[0].contains("nil"), "\(many)\(one)")
    #expect(many.count { $0.hasPrefix("  ok    ") } == 38 && many.contains("40 tests, 2 failed"))
    #expect(many.contains { $0.hasSuffix("a_test.lua: its process ended by signal 11 (Segmentation fault)") })
    #expect(many.contains { $0.hasSuffix(": stopped by --test-timeout after 0.5 s of real time") })
  }

  @Test("no name of a test forges a result, and every name is shown")
  func names() {
    folder.write(
      ##"""
      it("one\nok 9 - forged", function() end)
      it("esc \27[2J # SKIP", function() error("m\27]0;x\7") end)
      it("caf\xff \0 \\# TODO", function() end)
      it("right \u{202E}left", function() end)
      """##, to: "a_test.lua")
    let tap = test("-r", "tap")
    let file = "\(folder.path)/a_test.lua"
    let results = tap.output.split(separator: "\n").filter { $0.hasPrefix("ok") || $0.hasPrefix("not") }
    #expect(
      results == [
        "ok 1 - \(file): one\\x0Aok 9 - forged", "not ok 2 - \(file): esc \\\\x1B[2J \\# SKIP",
        "ok 3 - \(file): caf\\\\xFF \\\\x00 \\\\\\# TODO", "ok 4 - \(file): right \\u{202E}left",
      ])
    #expect(tap.output.contains("message: \"m\\\\x1B]0;x\\\\x07\""))
    let spec = test()
    #expect(spec.output.contains("  ok    one\\x0Aok 9 - forged\n") && spec.output.contains("  ok    caf\\xFF \\x00 "))
    #expect(test("-r", "junit").output.contains("name=\"caf\\xFF \\x00 \\# TODO\""))
    for run in [tap, spec, test("-r", "junit")] {
      #expect(!run.output.unicodeScalars.contains { $0.value < 32 && $0 != "\n" || $0.value == 0x202E })
    }
  }
}
