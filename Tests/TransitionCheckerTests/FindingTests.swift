import PlainText
import Testing
import ViewKit

@testable import TransitionChecker

@Suite("Findings") struct FindingTests {
  private let present = Subject(.present, by: "Fade", from: "list", to: "photo")

  private func finding(_ rule: Rule.ID, _ fraction: Double, about subject: String = "list.view") -> Finding {
    var finding = Finding(
      rule, in: Scenario(.held(.cancel, at: fraction)), at: 0.5, about: subject, "it \"breaks\"", before: "1",
      after: "0")
    finding.transition = present
    return finding
  }

  @Test("one bug is one finding: the first scenario that shows it, and how many more do")
  func merging() {
    let merged = [
      finding(.state, 0.1), finding(.leak, 0.1), finding(.state, 0.5), finding(.state, 0.5, about: "badge"),
      finding(.complete, 0.9),
    ].merged
    #expect(merged.map(\.rule) == [.state, .state, .complete, .leak])
    #expect(merged.map(\.subject) == ["list.view", "badge", "list.view", "list.view"])
    #expect(merged.map(\.others) == [1, 0, 0, 0])
    #expect(merged[0].scenario.fraction == 0.1)
  }

  @Test("of a presentation in two styles an error is found in both; one of either style is a note that names it")
  func styles() {
    let styles = ["custom", "fullScreen"].map {
      Subject(.present, by: "Fade", from: "list", to: "photo \($0.count)", style: $0)
    }
    func found(_ rule: Rule.ID, in style: Int) -> Finding {
      var finding = finding(rule, 0.1, about: styles[style].to + ".view")
      finding.transition = styles[style]
      return finding
    }
    let all = [found(.state, in: 0), found(.leak, in: 0), found(.state, in: 1)]
    let standing = all.standing(among: styles)
    #expect(standing.map(\.severity) == [Rule.named(.state).severity, .note, Rule.named(.state).severity])
    #expect(standing[1].message == "it \"breaks\", where it is presented as custom, which nothing here says")
    #expect(standing[0].message == "it \"breaks\"")
    // In full screen the system draws what has no animator.
    var bare = finding(.types, 0.1)
    bare.transition = Subject(.present, by: "", from: "list", to: "photo", style: "custom")
    #expect([bare].standing(among: [bare.transition].compactMap(\.self)).map(\.severity) == [.note])
    // Where one style alone has begun, and where no gap decides, all stands.
    #expect(all.standing(among: [styles[0]]) == all)
    #expect([finding(.leak, 0.1)].standing(among: [present] + styles) == [finding(.leak, 0.1)])
  }

  @Test("one statement that breaks another rule in each style is one bug, whichever the app has")
  func otherRules() {
    let styles = ["custom", "fullScreen"].map { Subject(.dismiss, by: "Fade", from: "photo", to: "list", style: $0) }
    func found(_ rule: Rule.ID, in style: Int, line: Int = 7) -> Finding {
      var finding = finding(rule, 0.1, about: rule == .state ? "photo.view" : "list.view")
      (finding.transition, finding.isOfLine) = (styles[style], true)
      finding.source = WarningReport.Place(file: "Card.swift", line: line)
      return finding
    }
    let merged = [found(.noAnimation, in: 0), found(.state, in: 1)].standing(among: styles).merged
    #expect(merged.map(\.rule) == [.noAnimation] && merged.map(\.severity) == [.error] && merged.map(\.others) == [1])
    #expect(merged[0].consequences.map(\.rule) == [.state])
    // Two statements are two bugs, and each of them is of one style.
    let apart = [found(.noAnimation, in: 0), found(.state, in: 1, line: 8)].standing(among: styles).merged
    #expect(apart.map(\.severity) == [.note, .note])
  }

  @Test(
    "of a transition that a driver may hold an error is found with it and without; one of either is a note that says which"
  )
  func drivers() {
    func pop(_ isInteractive: Bool, byCheck: Bool = false, style: String = "", isOpen: Bool = true) -> Subject {
      Subject(
        .pop, by: "Slide", from: "photo", to: "list", isInteractive: isInteractive, isHeldByCheck: byCheck,
        style: style, isOpen: isOpen)
    }
    func found(_ rule: Rule.ID, in subject: Subject) -> Finding {
      var finding = finding(rule, 0.1)
      finding.transition = subject
      return finding
    }
    let ways = [pop(false), pop(true, byCheck: true), pop(true)]
    let all = [
      found(.state, in: ways[0]), found(.leak, in: ways[0]), found(.tree, in: ways[1]), found(.once, in: ways[1]),
      found(.state, in: ways[2]), found(.tree, in: ways[2]), found(.jump, in: ways[2]),
    ]
    let standing = all.standing(among: ways)
    // A finding under the check's own driver is of the way without one.
    #expect(standing.map { $0.severity == .note } == [false, true, false, true, false, false, true])
    #expect(standing[1].message == "it \"breaks\", where no driver holds it, which nothing here says")
    #expect(standing[6].message == "it \"breaks\", where a driver holds it, which nothing here says")
    // Where the author has decided both, and where a finger is down in one of the two alone.
    let own = [pop(false, isOpen: false), pop(true, isOpen: false)]
    #expect([found(.leak, in: own[0])].standing(among: own).map(\.severity) == [Rule.named(.leak).severity])
    let dragged = Subject(
      .pop, by: "Slide", from: "photo", to: "list", isInteractive: true, hasFinger: true, isOpen: true)
    #expect([found(.leak, in: dragged)].standing(among: [ways[0], dragged])[0].message == "it \"breaks\"")
    let both = [pop(false, style: "custom"), pop(true, style: "fullScreen")]
    #expect(
      [found(.leak, in: both[1])].standing(among: both)[0].message
        == "it \"breaks\", where it is presented as fullScreen and a driver holds it, which nothing here says")
  }

  @Test("the gravest of several speaks for all, and one statement that sets two views is one bug")
  func causes() {
    var note = finding(.rotation, 0.1)
    note.severity = .note
    let merged = [note, finding(.rotation, 0.5)].merged
    #expect(merged.map(\.severity) == [.error] && merged.map(\.others) == [1])
    let place = WarningReport.Place(file: "Card.swift", line: 7)
    var (first, second) = (finding(.state, 0.1, about: "a"), finding(.state, 0.5, about: "b"))
    (first.source, second.source) = (place, place)
    #expect([first, second].merged.count == 2)
    (first.isOfLine, second.isOfLine) = (true, true)
    #expect([first, second].merged.map(\.others) == [1])
  }

  @Test("a bug that shows by the check's own driver as well is one")
  func heldByCheck() {
    var held = finding(.jump, 0.5)
    held.transition = present.heldByCheck
    #expect([finding(.jump, 0.1), held].merged.map(\.others) == [1])
    held.subject = "badge"
    #expect([finding(.jump, 0.1), held].merged.count == 2)
  }

  @Test("what an animator's line breaks by a button and under a finger, on one screen and on another, is one bug")
  func inSeveralTransitions() {
    let held = Subject(.present, by: "Fade", from: "home", to: "card", isInteractive: true, hasFinger: true)
    func placed(_ subject: String, in transition: Subject? = nil, by rule: Rule.ID = .jump, line: Int = 7) -> Finding {
      var finding = finding(rule, 0.1, about: subject)
      finding.transition = transition ?? present
      finding.source = WarningReport.Place(file: "Card.swift", line: line)
      return finding
    }
    #expect([placed("photo.view"), placed("card.view", in: held)].merged.count == 1)
    #expect([placed("UIView #3"), placed("UIView #12", in: held)].merged.count == 1)
    #expect([placed("list", by: .outcome), placed("home", in: held, by: .outcome)].merged.count == 1)
    // Another view, another line, another way, two views in one transition.
    #expect([placed("photo.view"), placed("home.view", in: held)].merged.count == 2)
    #expect([placed("photo.view"), placed("card.view", in: held, line: 8)].merged.count == 2)
    let back = Subject(.dismiss, by: "Fade", from: "photo", to: "list")
    #expect([placed("photo.view"), placed("list.view", in: back)].merged.count == 2)
    #expect([placed("UIView #3"), placed("UIView #12")].merged.count == 2)
    // An animator that is another each time it is asked for is so either way.
    #expect([placed("list", by: .same), placed("photo", in: back, by: .same)].merged.count == 1)
    #expect([placed("list", by: .outcome), placed("photo", in: back, by: .outcome)].merged.count == 2)
  }

  @Test("a black screen is no verdict where the course of the transition is not known")
  func unseen() {
    let part = NotJudged("", "do { … } was left out", in: "Card.swift", line: 3)
    let doubt = Doubt(reason: part, isOfRun: true, isOfAll: false, hasUsed: true)
    var black = finding(.tree, 0.1, about: "photo")
    #expect(doubt.reason(against: black) == nil)
    black.aspect = Finding.window
    #expect(doubt.reason(against: black) == part)
  }

  @Test("what stands in the place of a view that goes at once may be one whose place is not known")
  func presence() {
    let part = NotJudged("", "'picture' is an outlet of a storyboard", in: "Card.swift", line: 3)
    var doubt = Doubt(reason: part, isOfRun: false, isOfAll: false, hasUsed: false)
    var jump = finding(.jump, 0.1, about: "snapshot")
    jump.aspect = "presence"
    #expect(doubt.reason(against: jump) == nil)
    doubt.subjects = ["picture": part]
    #expect(doubt.reason(against: jump) == part)
    jump.aspect = "place"
    #expect(doubt.reason(against: jump) == nil)
    doubt.places = ["snapshot": part]
    #expect(doubt.reason(against: jump) == part)
    jump.aspect = "opacity"
    #expect(doubt.reason(against: jump) == nil)
  }

  @Test("what one statement does to one view by other rules follows from the gravest finding of it")
  func consequences() {
    let place = WarningReport.Place(file: "Card.swift", line: 7)
    func own(_ rule: Rule.ID, _ subject: String, _ line: Int) -> Finding {
      var finding = finding(rule, 0.1, about: subject)
      (finding.source, finding.isOfLine) = (WarningReport.Place(file: "Card.swift", line: line), true)
      return finding
    }
    var note = own(.rotation, "veil", 7)
    note.severity = .note
    let merged = [note, own(.state, "veil", 7), own(.jump, "veil", 7), own(.tree, "veil", 8), own(.jump, "card", 9)]
      .merged.causes
    #expect(merged.map(\.subject) == ["veil", "veil", "card"] && merged[0].source == place)
    #expect(merged.map(\.rule) == [.state, .tree, .jump])
    #expect(merged[0].consequences.map(\.rule) == [.jump, .rotation])
    #expect(FindingReport(merged[0], in: "Card.swift").text.contains("\n  and so: it \"breaks\" [R-JUMP]\n"))
  }

  @Test(
    "a cure of a finding in Swift is spelt in Swift",
    arguments: [
      ("Pass not context.transitionWasCancelled", "Pass !context.transitionWasCancelled"),
      (
        "Check what may be nil, such as view(\"from\") of it",
        "Check what may be nil, such as view(forKey: .from) of it"
      ),
      (
        "context:completeTransition(not context.transitionWasCancelled)",
        "context.completeTransition(!context.transitionWasCancelled)"
      ),
      ("navigation:popViewController(true)", "navigation.popViewController(animated: true)"),
      ("undone by the script: dismiss(false), a pop", "undone by the script: dismiss(animated: false), a pop"),
      ("use the delegate: presentationControllerDidDismiss", "use the delegate: presentationControllerDidDismiss"),
    ])
  func swift(_ lua: String, _ swift: String) {
    #expect(SwiftSpelling.text(lua) == swift)
  }

  @Test("the cure is in the language of the file to blame")
  func language() {
    var finding = finding(.outcome, 0.1)
    let lua = FindingReport(finding, in: "card.lua").text
    #expect(lua.contains("  cure: Pass not context.transitionWasCancelled.\n"), "\(lua)")
    finding.source = WarningReport.Place(file: "Card.swift", line: 3)
    let swift = FindingReport(finding, in: "App").text
    #expect(swift.contains("  cure: Pass !context.transitionWasCancelled.\n"), "\(swift)")
  }

  @Test("the command that shows a finding can be typed, whatever its file is called")
  func command() {
    let finding = finding(.outcome, 0.1)
    #expect(FindingReport(finding, in: "a card.lua").replay?.hasSuffix(" 'a card.lua'") == true)
    #expect(FindingReport(finding, in: "it's.lua").replay?.hasSuffix(" 'it'\\''s.lua'") == true)
    #expect(FindingReport(finding, in: "a card_test.lua", isTest: true).replay == "playhead test 'a card_test.lua'")
  }

  @Test("what the run shows by itself is not told again")
  func run() {
    var own = Finding(.state, in: Scenario(.asItRuns), at: 1, about: "", "by itself")
    #expect([finding(.state, 0.1), own].merged.count == 1)
    own.rule = .leak
    #expect([finding(.state, 0.1), own].merged.count == 2)
  }

  @Test("cross from a copy of the world unchanged")
  func wire() {
    let original = finding(.state, 0.5)
    #expect(JSONLine.value(JSONLine.text(original)) == original)
    var note = original
    (note.severity, note.isOfLine, note.number, note.setUp) = (.note, true, 3, "Home.open() presents it")
    note.transition = present.heldByCheck
    note.scenario = Scenario(.held(.cancel, at: 0.5))
    #expect(JSONLine.value(JSONLine.text(note)) == note)
    let state = WorldState([
      .init("a \"b\"", .value, "opacity", .numbers([0.1, 1 / 3, .infinity])), .init("a", .tree, "subviews", .text("")),
      .init("empty", .clock, "none", .numbers([])),
    ])
    let facts: [WorldState.Fact] = state.facts.compactMap { JSONLine.value(JSONLine.text($0)) }
    #expect(WorldState(facts) == state)
    #expect(JSONLine.value("[1]", as: Finding.self) == nil)
  }
}

@Suite("Scenarios") struct ScenarioTests {
  private func all(interactive: Bool, finger: Bool) -> [Scenario] {
    Scenario.all(
      for: Subject(.present, by: "A", from: "a", to: "b", isInteractive: interactive, hasFinger: finger),
      isPercentDriven: true)
  }

  @Test("have names of their own")
  func names() {
    for (interactive, finger) in [(false, false), (true, false), (true, true)] {
      let all = all(interactive: interactive, finger: finger)
      #expect(!all.isEmpty && Set(all.map(\.id)).count == all.count)
      #expect(Set(all.map(\.description)).count == all.count)
    }
    #expect(Scenario(.held(.cancel, at: 0.25)).id == "M3@25%")
    #expect(Scenario(.finishAndBack(isAnimated: false)).id == "M1-cut")
  }

  @Test("a finger's only apply under a finger, a driver's only to what is held")
  func apply() {
    #expect(
      Set(all(interactive: false, finger: false).map(\.row)) == [
        .finish, .cancelHeld, .second, .turned, .rotated, .laidOut, .background, .again, .nested, .others, .slow,
      ])
    #expect(!all(interactive: true, finger: false).contains { $0.row == .releaseEarly || $0.row == .untouched })
    #expect(all(interactive: true, finger: true).contains { $0.id == "M4-0" })
    #expect(all(interactive: true, finger: true).contains { $0.id == "M3@0%" })
    #expect(all(interactive: true, finger: true).first?.id == "M2@50%")
  }

  @Test("every row applies to some transition; where it does not, the reason is told")
  func skipped() {
    var met: Set<Scenario.Row> = [.asItRuns]
    for change in [Subject.Change.present, .dismiss, .push, .pop, .select] {
      for (interactive, finger) in [(false, false), (true, false), (true, true)] {
        for isPercentDriven in [false, true] {
          let subject = Subject(change, by: "A", from: "a", to: "b", isInteractive: interactive, hasFinger: finger)
          let rows = Set(Scenario.all(for: subject, isPercentDriven: isPercentDriven).map(\.row))
          let skipped = Scenario.skipped(for: subject, isPercentDriven: isPercentDriven)
          #expect(rows.isDisjoint(with: skipped.map(\.row)))
          #expect(rows.union(skipped.map(\.row)).union([.asItRuns]) == Set(Scenario.Row.allCases))
          #expect(skipped.allSatisfy { !$0.reason.isEmpty })
          met.formUnion(rows)
        }
      }
    }
    #expect(met == Set(Scenario.Row.allCases))
  }
}
