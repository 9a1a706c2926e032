import PlainText
import TestSupport
import Testing
import TransitionChecker

/// The last lines of a check, its rows of what has no verdict, and the exit code 65.
@Suite("The end of a check", .timeLimit(.minutes(AddressSanitizer.patience(5)))) struct CheckClosingTests {
  let folder = TemporaryFolder()

  private func check(_ words: String...) -> ProgramRun {
    ProgramRun(BuiltProducts.path(of: "playhead"), ["check"] + words, folder: folder.path)
  }

  /// Real time differs from run to run.
  private func lines(_ run: ProgramRun) -> [String] {
    run.errors.split(separator: "\n").map { line in
      line.split(separator: ", ").map { $0.firstRange(of: " s: ").map { "T" + line[$0.lowerBound...] } ?? String($0) }
        .joined(separator: ", ")
    }
  }

  /// A check of what an import is said to have written.
  private func checkSwift(_ lua: String, _ words: String...) -> ProgramRun {
    folder.write("class Card: UIViewController {}\n", to: "Card.swift")
    return ImporterStandIn(lua: lua + SwiftOrigin.map(of: lua))
      .playhead(["check"] + words + ["Card.swift"], in: folder)
  }

  @Test("says how much was judged, and what it found, also where that is nothing; -q leaves it out")
  func counts() {
    folder.write(Rule.script("present()"), to: "good.lua")
    let good = check("good.lua")
    #expect(good.code == 0 && good.output.isEmpty)
    // An animator, without a finger: M1, M2 with three places, and so on; the number is the matrix's.
    #expect(lines(good)[0].hasPrefix("good.lua: 1 animator, "))
    #expect(lines(good)[0].hasSuffix(" scenarios, by button, T s: nothing found"), "\(good.errors)")
    #expect(lines(good).dropFirst() == ["not tried: a finger (none began a transition here)"])
    #expect(check("-q", "good.lua").errors.isEmpty)
    folder.write(Rule.script("swipe()"), to: "swiped.lua")
    #expect(lines(check("swiped.lua")).count == 1 && check("swiped.lua").errors.contains(" by finger"))
    folder.write(ReporterTests.frozen, to: "bad.lua")
    let both = check("bad.lua", "good.lua")
    #expect(both.code == 1 && lines(both)[0].hasPrefix("2 scripts: 2 animators, "), "\(both.errors)")
    #expect(lines(both)[0].hasSuffix("T s: 1 error"), "\(both.errors)")
  }

  @Test("a class that is not modelled is named in a note, which fails no check")
  func standsIn() {
    folder.write(Rule.script("window:addSubview(UISearchBar())\npresent()"), to: "bar.lua")
    let run = check("--strict", "bar.lua")
    #expect(run.code == 0 && run.output.contains("note: UISearchBar stands in: a field to search"), "\(run.output)")
    #expect(lines(run)[0].hasSuffix(" T s: 1 note"), "\(run.errors)")
  }

  @Test("an animator of Swift that nothing shows is no pass, and is in every report; --partial makes it one")
  func notJudged() {
    let lua =
      Rule.stage + "local Flip = class('Flip', NSObject, 'UIViewControllerAnimatedTransitioning')\n"
      + "function Flip:transitionDuration() return 0.3 end\nfunction Flip:animateTransition(context)\n"
      + "context:completeTransition(not context.transitionWasCancelled)\nend\npresent()\n"
    let line =
      lua.split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
        $0.hasPrefix("function Flip:animate")
      }.map { $0 + 1 } ?? 0
    let row = "Flip (nothing shows it; add a set-up)"
    let run = checkSwift(lua)
    #expect(run.code == 65 && run.errors.contains("\nnot judged: \(row)\n"), "\(run.output)\(run.errors)")
    #expect(checkSwift(lua, "--partial").code == 0)
    #expect(
      checkSwift(lua, "-r", "json").output.hasSuffix(
        #"{"notJudged":"Flip","reason":"nothing shows it","file":"Card.swift","line":\#(line),"#
          + #""cure":"add a set-up"}"# + "\n"))
    #expect(checkSwift(lua, "-r", "sarif").output.contains(#""ruleId":"notJudged","ruleIndex":56,"kind":"open","#))
    #expect(checkSwift(lua, "-r", "tap").output.contains("Card.swift: Flip # SKIP not judged: \(row)\n"))
    #expect(checkSwift(lua, "-r", "junit").output.contains("<skipped message=\"not judged: \(row)\"/>"))
    #expect(checkSwift(lua, "-r", "github").output.contains("::notice file=Card.swift,line=\(line),title=notJudged::"))
    // A script that a person wrote shows what is to be run.
    folder.write(lua, to: "own.lua")
    let own = check("own.lua")
    #expect(
      own.code == 0
        && own.errors.contains("not judged: Flip (nothing shows it; present or push with it in the script)\n"),
      "\(own.errors)")
  }

  @Test("an animator is named with the set-up that was tried, -v says what was shown, and so does a finding of it")
  func setUps() {
    let lua =
      Rule.stage + "local Flip = class('Outer_Flip', NSObject, 'UIViewControllerAnimatedTransitioning')\n"
      + "function Flip:transitionDuration() return 0.3 end\nfunction Flip:animateTransition(context)\n"
      + "context:completeTransition(not context.transitionWasCancelled)\nend\n"
      + "setUps = 'tries\\tHome.open() (Home.swift:3) presents Card\\n'\npresent()\n"
      + "setUps = setUps .. 'shows\\tHome.open() (Home.swift:3) presents Card\\n'\n"
      + "setUps = setUps .. 'open\\tOuter.Flip\\tFlip.swift\\t8\\tPad.show() (Pad.swift:9) stops: no pad\\n'\n"
      + "setUps = setUps .. 'open\\tZoom\\tZoom.swift\\t2\\tnothing shows it\\n'\n"
    let run = checkSwift(lua, "-v")
    #expect(
      run.code == 65
        && run.errors.contains(
          "\nnot judged: Outer.Flip (Pad.show() (Pad.swift:9) stops: no pad; add a set-up), "
            + "Zoom (nothing shows it; add a set-up)\n"),
      "\(run.output)\(run.errors)")
    #expect(run.errors.contains("\nplayhead:   shown by Home.open() (Home.swift:3) presents Card\n"), "\(run.errors)")
    let broken = lua.replacing(Rule.stage, with: Rule.stage + "function Fade:animateTransition(context) end\n")
    let found = checkSwift(broken)
    #expect(
      found.code == 1 && found.output.contains("\n  shown by Home.open() (Home.swift:3) presents Card\n"),
      "\(found.output)")
    #expect(
      checkSwift(broken, "--json").output.contains(#""setUp":"Home.open() (Home.swift:3) presents Card","#))
  }

  @Test("an import says why no finger begins anything; where one does, it is not told")
  func fingerless() {
    let row = "setUps = 'finger\\tno gesture drives Slide (Card.swift:3)\\n'\n"
    let silent = "delegate.interactionControllerForPresentation = nil\npresent()\n"
    let run = checkSwift(Rule.stage + row + silent)
    #expect(run.errors.hasSuffix("\nnot tried: a finger (no gesture drives Slide (Card.swift:3))\n"), "\(run.errors)")
    #expect(!checkSwift(Rule.stage + row + "present()\n").errors.contains("not tried"))
  }

  @Test("where a delegate gives a driver only during a gesture, the check holds the transition by one of its own")
  func ownDriver() {
    let run = checkSwift(Rule.stage + "present()\n", "-r", "tap")
    #expect(run.code == 0 && run.errors.contains(" scenarios, by finger and by button, "), "\(run.output)\(run.errors)")
    #expect(!run.errors.contains("not tried: a finger"))
    #expect(run.output.contains("present list to photo, by Fade, held by playhead's own driver\n"), "\(run.output)")
    // Without the method nothing here is interactive.
    let silent = "delegate.interactionControllerForPresentation = nil\npresent()\n"
    #expect(checkSwift(Rule.stage + silent).errors.contains(" scenarios, by button, "))
  }

  @Test("a finding of the check's own driver says so, and its replay is the same transition")
  func ownDriverFinding() {
    // Cancelled from where a driver of its own holds it, the veil stays: M2 alone finishes it in one go.
    let lua = Rule.script(Rule.named(.tree).example.bad).replacing("\ndrive()", with: "\npresent()") + "\n"
    let run = checkSwift(lua, "--scenario", "M5-cancel@60%")
    #expect(
      run.code == 1 && run.output.contains("by Fade, held by playhead's own driver, moved to 60 %"),
      "\(run.output)\(run.errors)")
    #expect(run.output.contains("playhead -i --replay '2:M5-cancel@60%' --rule R-TREE"), "\(run.output)")
  }

  @Test("scenarios without a verdict are counted by their reason, also where several processes have run them")
  func scenarios() {
    let part = NotJudged("", "line 3 was left out", in: "Card.swift", line: 3)
    var rows: [NotJudged] = []
    for row in [
      NotJudged(scenarios: 1, as: part), NotJudged("Flip", "nothing shows it", in: "Flip.swift"),
      NotJudged(scenarios: 2, as: part), NotJudged("Flip", "nothing shows it", in: "Flip.swift"),
    ] {
      rows.add(JSONLine.value(JSONLine.text(row)) ?? row)
    }
    #expect(rows.map(\.text) == ["3 scenarios (line 3 was left out)", "Flip (nothing shows it)"])
  }

  @Test("Swift in which nothing begins is no pass")
  func nothing() {
    let run = checkSwift("print('runs')\n")
    #expect(run.code == 65, "\(run.errors)")
    #expect(
      run.errors.hasSuffix(
        "not judged: Card.swift (no transition of its own begins in it; add a set-up)\n"))
  }

  @Test(
    "what is no Swift of UIKit's has one sentence each",
    arguments: [
      ("Card.m", "@implementation Card\n@end\n", "it is Objective-C, which is not read; give the transition in Swift"),
      ("Card.swift", "", "it is empty"),
      (
        "Card.swift", "import SwiftUI\nstruct Card: View {}\n",
        "it is SwiftUI alone, whose transitions are not run; give a transition of UIKit's"
      ),
      (
        "App.xcodeproj", "", "it describes a project, and has no Swift in it; give the folder with the files of Swift"
      ),
      ("Card.playground", "", "it is a playground, whose pages are no app; give its file Contents.swift"),
    ])
  func others(_ name: String, _ text: String, _ sentence: String) {
    folder.write(text, to: name)
    let run = check(name)
    #expect(run.code == 65 && run.errors == "not judged: \(name) (\(sentence))\n", "\(run.errors)")
    #expect(check("-r", "json", name).output.hasPrefix("{\"notJudged\":\"\(name)\","))
  }

  @Test("a folder of Objective-C is named as such")
  func folderOfObjectiveC() {
    folder.write("@implementation Card\n@end\n", to: "App/Card.m")
    #expect(
      check("App").errors == "not judged: App (it is Objective-C, which is not read; give the transition in Swift)\n")
  }
}

/// The comments by which a script tells the lines of Swift: each line comes from the same line.
enum SwiftOrigin {
  static func map(of lua: String) -> String {
    let lines = lua.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let sum = lua.utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(sum, radix: 16)
    return "--@ in Card.swift\n" + lines.enumerated().map { "--@ \($0 + 1) \($0 + 1) \($1)\n" }.joined()
      + "--@ end " + String(repeating: "0", count: 16 - digits.count) + digits + "\n"
  }
}
