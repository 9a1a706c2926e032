import PlainText
import PlayheadTool
import TestSupport
import Testing
import TransitionChecker

/// Whatever fails a check is in every report for programs, and what is in them as a failure fails it.
@Suite("Agreement of reports", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct ReportAgreementTests {
  /// A script, and the name under which reports have what is wrong with it.
  struct Script: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let id: String
    /// The gravest: `error` fails, `warning` with `--strict`, `note` never.
    let severity: Rule.Severity
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ id: String, _ severity: Rule.Severity = .error) {
      (self.name, self.text, self.id, self.severity) = (name, text, id, severity)
    }
  }

  static let scripts = [
    Script("a syntax error", "local = 1\n", "mistake"),
    Script("an unknown member", "local box = UIView()\nbox.alfa = 1\n", "mistake"),
    Script("an error of the run", "error('boom', 1)\n", "script-error"),
    Script("an error of a callback", "DispatchQueue.main:async(function() error('boom') end)\n", "R-TYPES"),
    Script("an error of a transition", Rule.script(Rule.named(.complete).example.bad), "R-COMPLETE"),
    Script("a warning of a transition", Rule.script(Rule.named(.duration).example.bad), "R-DURATION", .warning),
    Script("a script without end", "while true do end\n", "no-end"),
    Script(
      "a scenario without end",
      Rule.script(
        """
        local Photo = class("Photo", UIViewController)
        function Photo:viewWillTransition() while true do end end
        photo = Photo{modalPresentationStyle = "fullScreen", transitioningDelegate = delegate}
        present()

        """), "no-end"),
    Script("a transition in no scenario", OwnDriverTests.waiting, "no-scenario"),
    Script("a comment that silences nothing", "print(1) -- playhead: ignore R-ONCE\n", "mistake", .note),
    Script("nothing", "print(1)\n", "", .note),
  ]

  /// The failures in each report, as the text that follows the sign of a failure.
  private func failures(_ reporter: String, _ output: String) -> [Substring] {
    let sign =
      switch reporter {
      case "json": "\"fails\":true"
      case "junit": "type=\""
      case "tap": "not ok "
      case "sarif": "\"level\":\"error\",\"message\""
      default: "::error "
      }
    return output.split(separator: "\n").filter { $0.contains(sign) }
  }

  @Test("with the exit code", arguments: scripts) func exitCode(_ script: Script) {
    let folder = TemporaryFolder()
    folder.write(script.text, to: "a.lua")
    // The others end by themselves, however busy the machine is.
    let limit = script.id == "no-end" ? "0.2" : "10"
    for isStrict in [false, true] {
      let fails = script.severity == .error || isStrict && script.severity == .warning
      for reporter in ["json", "junit", "tap", "sarif", "github"] {
        let run = ProgramRun(
          BuiltProducts.path(of: "playhead"),
          ["check", "-q", "--scenario-timeout", limit, "-r", reporter] + (isStrict ? ["--strict"] : []) + ["a.lua"],
          folder: folder.path)
        // Where no transition begins, a strict check has judged none, and what it says is no failure.
        let isUnjudged = isStrict && script.severity == .note && !script.text.contains("present")
        #expect(run.code == (fails ? 1 : isUnjudged ? 65 : 0), "\(reporter): \(run.output)\(run.errors)")
        #expect(failures(reporter, run.output).isEmpty == !fails, "\(reporter): \(run.output)")
        // TAP has sentences alone; whatever does not fail is there as well.
        let isNamed = reporter == "tap" || reporter == "junit" && !fails || run.output.contains(script.id)
        #expect(isNamed && run.errors == "", "\(reporter): \(run.output)\(run.errors)")
      }
    }
  }

  @Test("with what text has: warnings and notes are output of JUnit and comments of TAP") func besides() {
    let folder = TemporaryFolder()
    folder.write("print(1) -- playhead: ignore R-ONCE\n", to: "a.lua")
    func check(_ reporter: String) -> String {
      ProgramRun(BuiltProducts.path(of: "playhead"), ["check", "-r", reporter, "a.lua"], folder: folder.path).output
    }
    let note = "a.lua:1: note: this silences nothing: R-ONCE is not broken on this line"
    #expect(check("text") == note + "\n")
    #expect(check("junit").contains("<system-out>\(note)&#10;</system-out>"))
    #expect(check("tap") == "TAP version 13\n1..1\nok 1 - a.lua: the script\n# \(note)\n")
    #expect(
      check("json")
        == #"{"rule":"mistake","severity":"note","fails":false,"file":"a.lua","line":1,"message":"this silences "#
        + "nothing: R-ONCE is not broken on this line\"}\n")
    #expect(check("github").hasPrefix("::notice file=a.lua,line=1,title=mistake::this silences nothing"))
    #expect(check("sarif").contains(#""ruleId":"mistake","ruleIndex":51,"level":"note""#))
  }

  @Test("where a scenario is asked for that nothing goes through") func nothingSeen() {
    let folder = TemporaryFolder()
    folder.write(Rule.script("present()"), to: "a.lua")
    for reporter in ["json", "junit", "tap", "sarif", "github"] {
      let run = ProgramRun(
        BuiltProducts.path(of: "playhead"), ["check", "-r", reporter, "--scenario", "M4", "a.lua"], folder: folder.path)
      #expect(run.code == ExitCode.unreadableInput.rawValue)
      let failures = failures(reporter, run.output)
      #expect(failures.count == 1 && run.output.contains("no transition goes through M4"), "\(reporter): \(run.output)")
    }
  }

  @Test("a static warning fails only a strict check, and an unknown name each") func severity() {
    let folder = TemporaryFolder()
    folder.write(
      """
      local Fade = class("Fade", NSObject, "UIViewControllerAnimatedTransitioning")
      function Fade:animateTransition(context) context:completeTransition(true) end
      print(Fade)

      """, to: "a.lua")
    func check(_ words: String...) -> ProgramRun {
      ProgramRun(BuiltProducts.path(of: "playhead"), ["check"] + words + ["a.lua"], folder: folder.path)
    }
    let run = check()
    #expect(run.code == 0 && run.output.contains(": warning: ") && run.output.contains("[R-DURATION]"), "\(run.output)")
    #expect(check("--strict").code == 1)
    folder.write("local box = UIView()\nbox.alfa = 1\n", to: "a.lua")
    #expect(check().code == 1 && check().output.hasPrefix("a.lua:2:5: error: UIView has no property 'alfa'"))
  }
}
