import PlayheadTool
import TestSupport
import Testing
import TransitionChecker

/// `playhead check` of scripts that come to no end, or end their process.
@Suite("Limits of a check", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct CheckLimitTests {
  let folder = TemporaryFolder()

  private func check(_ words: String...) -> ProgramRun {
    ProgramRun(
      BuiltProducts.path(of: "playhead"), ["check"] + words,
      environment: ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"], folder: folder.path)
  }

  /// A transition that is sound until the device is turned, which happens in five scenarios; then `body` is done.
  private func write(turning body: String, after: String = "", to name: String = "turned.lua") {
    folder.write(Rule.script(Self.turning(body) + "present()\n\(after)\n"), to: name)
  }

  /// Four lines.
  private static func turning(_ body: String) -> String {
    """
    local Photo = class("Photo", UIViewController)
    function Photo:viewWillTransition(size) \(body) end
    photo = Photo{title = "photo", modalPresentationStyle = "fullScreen", transitioningDelegate = delegate}
    photo.view.backgroundColor = UIColor.red

    """
  }

  @Test("a scenario that does not end is ended and named, and after three the rest of its transition is left out")
  func scenario() {
    write(turning: "while true do end")
    for jobs in ["1", "3"] {
      let run = check("-q", "--scenario-timeout", "0.3", "--jobs", jobs, "turned.lua")
      #expect(
        run.output == """
          turned.lua: error: present list to photo, by Fade, the device turned at 0 % (M10@0%): it did not end within 0.3 s \
          of real time, and in 2 other scenarios; the rest of its scenarios is left out
            see:  playhead -i --replay 'M10@0%' turned.lua

          """, "\(jobs)")
      #expect(run.code == ExitCode.scriptError.rawValue && run.errors == "")
    }
    // Scenarios that several processes have run beyond the third do not count.
    let counts = ["1", "3"].map { check("-q", "-v", "--scenario-timeout", "0.3", "--jobs", $0, "turned.lua").errors }
    #expect(counts[0] == counts[1] && counts[0].contains("1 transition in "), "\(counts)")
    // One alone, and another that is not concerned.
    let one = check("--scenario-timeout", "0.3", "--scenario", "M10@50%", "turned.lua").output
    #expect(one.contains("(M10@50%): it did not end within 0.3 s of real time\n"), "\(one)")
    #expect(check("--scenario-timeout", "0.3", "--scenario", "M1", "turned.lua").code == 0)
    // The transition itself is what fails, and nothing passes in its name.
    let tap = check("--scenario-timeout", "0.3", "-r", "tap", "turned.lua").output
    #expect(tap.contains("\nok 1 - turned.lua: the script\nnot ok 2 - turned.lua: present list to photo, by Fade\n"))
  }

  @Test("a scenario whose process ends is reported as such, and not as one that does not end")
  func crash() {
    write(turning: "io.popen('kill -SEGV $PPID'):close() while true do end")
    let crashed = check("--trusted", "turned.lua")
    #expect(
      crashed.output == """
        turned.lua: error: present list to photo, by Fade, the device turned at 0 % (M10@0%): its process ended by signal 11 \
        (Segmentation fault), and in 4 other scenarios
          see:  playhead -i --replay 'M10@0%' --trusted turned.lua

        """)
    #expect(crashed.code == 1)
    for (ending, how) in [("os.exit(3)", "ended with code 3"), ("os.exit(true)", "was ended by the script")] {
      write(turning: ending)
      let ended = check("--trusted", "turned.lua")
      #expect(ended.output.contains("(M10@0%): its process \(how), and in 4 other"), "\(ended.output)")
      #expect(ended.code == 1)
    }
  }

  @Test("a script that ends its own process is an error, however it does so")
  func ownEnd() {
    folder.write(Rule.script("present()\nos.exit(0)\n"), to: "exits.lua")
    let run = check("--trusted", "exits.lua")
    #expect(
      run.output
        == "exits.lua: error: it ended its own process, so that nothing is known of its transitions; leave os.exit out\n"
    )
    #expect(run.code == 1)
  }

  @Test("what a run warns of by itself is a warning of the check, too")
  func warnings() {
    folder.write(
      Rule.script(
        """
        local box = UIView()
        list.view:addSubview(box)
        box.leadingAnchor:constraint{equalTo = list.view.leadingAnchor}.isActive = true
        timeline:run()
        """), to: "box.lua")
    let code = "translatesAutoresizingMaskIntoConstraints = true [mask-and-constraint]"
    let run = check("box.lua")
    #expect(
      run.output.split(separator: "\n").contains { $0.contains(": warning: ") && $0.hasSuffix(code) }, "\(run.output)")
    #expect(run.code == 0 && check("--strict", "box.lua").code == 1)
  }

  @Test("no name forges a result or a finding")
  func forgedNames() {
    folder.write(
      Rule.script(
        """
        function Fade:animateTransition(context) end
        local other = UIViewController{title = "B\\nnot ok 9 - forged\\nx.lua: error: forged"}
        other.modalPresentationStyle, other.transitioningDelegate = "fullScreen", delegate
        list:present(other, true)
        timeline:run()
        """), to: "named.lua")
    for reporter in ["tap", "text"] {
      let lines = check("-r", reporter, "named.lua").output.split(separator: "\n")
      #expect(lines.contains { $0.contains("B\\x0Anot ok 9") }, "\(lines)")
      #expect(!lines.contains { $0.hasPrefix("not ok 9") || $0.hasPrefix("x.lua") }, "\(lines)")
    }
  }

  @Test("a script that does not end is ended and named with its line; what was found before is reported all the same")
  func script() {
    write(turning: "error('turned')", after: "while true do end")
    folder.write("os.execute('sleep 5')", to: "sleeps.lua")
    folder.write("print(1)", to: "ends.lua")
    let run = check("--trusted", "--scenario-timeout", "0.2", "ends.lua", "sleeps.lua", "turned.lua")
    let line = Rule.stage.count { $0 == "\n" } + 6
    let message = "running it did not end within 1.2 s of real time"
    #expect(
      run.output.hasPrefix("sleeps.lua: error: \(message)\nturned.lua:\(line): error: \(message)\nturned.lua:"),
      "\(run.output)")
    #expect(run.output.contains("turned [R-TYPES]") && run.code == ExitCode.scriptError.rawValue)
    #expect(!run.output.contains("ends.lua:"))
  }

  @Test("--timeout ends the whole check, reports what had ended and names what had not")
  func timeout() {
    write(turning: "error('turned')", to: "a.lua")
    folder.write("while true do end", to: "b.lua")
    let run = check("--timeout", "2", "--jobs", "1", "a.lua", "b.lua", "c.lua")
    #expect(run.code == ExitCode.unreadableInput.rawValue)
    let json = check("--timeout", "2", "--jobs", "1", "-r", "junit", "a.lua", "b.lua")
    #expect(json.code == ExitCode.timedOut.rawValue)
    #expect(json.output.contains("turned [R-TYPES]\""))
    #expect(
      json.output.contains(
        "<testcase name=\"the script\" classname=\"b.lua\" time=\"0\">\n      <error message=\"stopped by --timeout "
          + "after 2 s of real time, before its check had ended\""))
  }

  @Test("what a test asks of a transition names a scenario that does not end, too")
  func inTest() {
    folder.write(
      Rule.stage + """
        \(Self.turning("io.popen('kill -SEGV $PPID'):close() while true do end"))
        it("turns", function() assert.transition(function() list:present(photo, true) end) end)

        """, to: "a_test.lua")
    let run = ProgramRun(
      BuiltProducts.path(of: "playhead"), ["test", "--trusted", "a_test.lua"],
      environment: ["SWIFT_BACKTRACE": "enable=no", "PATH": "/usr/bin:/bin"], folder: folder.path)
    #expect(
      run.output.contains(
        "assert.transition: 'present list to photo, by Fade', the device turned at 0 % (M10@0%): its process ended by "
          + "signal 11 (Segmentation fault)"
      ), "\(run.output)")
  }
}
