import PlainText
import PlayheadTool
import TestSupport
import Testing
import TransitionChecker

/// The reports of `playhead test` and `playhead check` for programs.
@Suite("Reporters", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct ReporterTests {
  let folder = TemporaryFolder()

  private func playhead(_ words: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), words, folder: folder.path)
  }

  /// A transition that is never completed, a warning in the text, and one without a fault.
  private func writeScripts() {
    folder.write(
      """
      it("passes", function() end)
      it("fails <&>, 100 %", function() error("a: b,\\nc # d", 0) end)
      pending("rests")

      """, to: "a_test.lua")
    folder.write(Self.frozen, to: "frozen.lua")
    folder.write("local box = UIView()\nbox.alfa = 1\n", to: "name.lua")
  }

  static let frozen = """
    local photo = UIViewController()
    local Frozen = class("Frozen", NSObject, "UIViewControllerAnimatedTransitioning")
    function Frozen:transitionDuration() return 0.3 end
    function Frozen:animateTransition(context)
      context.containerView:addSubview(context:view("to"))
      -- A display link that is never added.
      self.link = CADisplayLink(function() context:completeTransition(not context.transitionWasCancelled) end)
    end
    delegate = {animationController_forPresented = function() return Frozen() end}
    photo.transitioningDelegate = delegate
    window.rootViewController = UIViewController()
    window.rootViewController:present(photo, true)
    timeline:run()

    """

  /// The values of JSON, line by line.
  private func lines(_ run: ProgramRun) -> [[String: JSON]] {
    run.output.split(separator: "\n").compactMap { if case .object(let fields)? = JSON($0) { fields } else { nil } }
  }

  @Test("a folder in which nothing can be checked is no pass")
  func nothingToCheck() {
    let none = playhead("check", "--strict", ".")
    #expect(none.code == 65 && none.errors == "not judged: . (it has no script and no Swift in it)\n")
  }

  @Test("a line of JSON for each test and for each finding")
  func json() throws {
    writeScripts()
    let tests = lines(playhead("test", "-r", "json", "a_test.lua"))
    #expect(tests.map { $0["outcome"] } == [.string("passed"), .string("failed"), .string("pending")])
    #expect(tests[1]["message"] == .string("a: b,\nc # d") && tests[1]["line"] == .number(2))
    let run = playhead("check", "-q", "-r", "json", "frozen.lua", "name.lua")
    #expect(run.output == playhead("check", "--json", "frozen.lua", "name.lua").output && run.code == 1)
    let findings = lines(run)
    #expect(findings.first?["rule"] == .string("R-COMPLETE"))
    // A mistake has no scenario.
    #expect(findings.count == 2 && findings[1]["rule"] == .string("mistake") && findings[1]["scenario"] == nil)
    #expect(findings[1]["line"] == .number(2) && findings[1]["column"] == .number(5) && run.errors == "")
  }

  @Test("GitHub shows failures and findings at their lines")
  func github() {
    writeScripts()
    #expect(
      playhead("test", "-r", "github", "a_test.lua").output == """
        ::error file=a_test.lua,line=2,title=fails <&>%2C 100 %25::a: b,%0Ac # d
        3 tests, 1 failed

        """)
    let check = playhead("check", "-r", "github", "frozen.lua", "name.lua").output
    #expect(check.hasPrefix("::error file=frozen.lua,line=4,title=R-COMPLETE::frozen.lua:4: error: "), "\(check)")
    #expect(
      check.hasSuffix(
        "::error file=name.lua,line=2,title=mistake::UIView has no property 'alfa'; did you mean 'alpha'?\n"))
  }

  @Test("SARIF names the rule, its place in the table, the level and the line")
  func sarif() throws {
    writeScripts()
    let run = playhead("check", "-r", "sarif", "frozen.lua", "name.lua")
    guard case .object(let log)? = JSON(run.output), case .array(let runs)? = log["runs"],
      case .object(let first)? = runs.first, case .array(let results)? = first["results"],
      case .object(let result)? = results.first, case .object(let tool)? = first["tool"],
      case .object(let driver)? = tool["driver"], case .array(let rules)? = driver["rules"],
      case .object(let last)? = results.last
    else {
      Issue.record("no log: \(run.output)\(run.errors)")
      return
    }
    #expect(log["version"] == .string("2.1.0") && rules.count == 57)
    #expect(result["ruleId"] == .string("R-COMPLETE") && result["ruleIndex"] == .number(0))
    #expect(result["level"] == .string("error") && last["level"] == .string("error"))
    let region = JSON(#"{"artifactLocation":{"uri":"name.lua"},"region":{"startLine":2,"startColumn":5}}"#)
    #expect(last["locations"] == .array([.object(["physicalLocation": try #require(region)])]))
    #expect(playhead("test", "-r", "sarif", "a_test.lua").output.contains(#""ruleId":"test","ruleIndex":0"#))
  }

  @Test("where no scenario applied, that is said with the reason, and no pass")
  func noScenario() {
    folder.write(Rule.script("present()"), to: "present.lua")
    let none = playhead("check", "--scenario", "M4", "present.lua")
    #expect(none.code == ExitCode.unreadableInput.rawValue && none.output == "")
    #expect(none.errors.hasPrefix("playhead: present.lua: 1 transition in 0 scenarios\nplayhead:   skipped: "))
    let some = playhead("check", "-q", "--scenario", "M1", "present.lua")
    #expect(some.errors == "")
  }

  @Test("JUnit has a suite for each file, and for a check a case for each transition and each scenario left out")
  func junit() {
    writeScripts()
    let run = playhead("check", "-r", "junit", "frozen.lua", "name.lua").output
    #expect(run.contains("<testsuite name=\"frozen.lua\" package=\"playhead\" id=\"0\" "))
    #expect(run.contains("<testcase name=\"the script\" classname=\"frozen.lua\" time=\"0\"/>"))
    #expect(run.contains("by Frozen\" classname=\"frozen.lua\" time=\"0\">\n      <failure message="))
    #expect(run.contains("[R-COMPLETE]\" type=\"R-COMPLETE\">") && run.contains("<skipped message="))
    #expect(
      run.contains("<failure message=\"UIView has no property &apos;alfa&apos;") || run.contains("no property 'alfa'"))
  }

  @Test("prove reads both reports in TAP", .enabled(if: ProgramRun("/usr/bin/prove", ["--version"]).code == 0))
  func tap() {
    writeScripts()
    folder.write(playhead("test", "-r", "tap", "a_test.lua").output, to: "test.tap")
    folder.write(playhead("check", "-r", "tap", "frozen.lua", "name.lua").output, to: "check.tap")
    folder.write(playhead("check", "-r", "tap", "a_test.lua").output, to: "good.tap")
    func prove(_ file: String) -> ProgramRun {
      ProgramRun(
        "/usr/bin/prove", ["--exec", "cat", file], environment: ["PATH": "/usr/bin:/bin"], folder: folder.path)
    }
    #expect(prove("good.tap").code == 0)
    let test = prove("test.tap")
    #expect(test.code != 0 && test.output.contains("Failed test:  2") && test.output.contains("Failed 1/3 subtests"))
    #expect(test.output.contains("(less 1 skipped subtest: 1 okay)"), "\(test.output)")
    let check = prove("check.tap")
    // The frozen transition, and the script with the wrong name: what was left out is not counted.
    #expect(check.output.contains("Failed 2/") && !check.output.contains("Parse errors"), "\(check.output)")
  }
}
