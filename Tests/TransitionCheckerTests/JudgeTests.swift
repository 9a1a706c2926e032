import MotionMath
import RecordingKit
import Testing
import TransitionChecker
import ViewKit

/// Observations written by hand: each rule answers what its words say.
@Suite("Judges") struct JudgeTests {
  private let present = Subject(.present, by: "Fade", from: "list", to: "photo", isInteractive: true)

  private func alpha(_ value: Double) -> WorldState {
    WorldState([
      .init("list.view", .value, "opacity", .numbers([value])), .init("list.view", .tree, "subviews", .text("none")),
    ])
  }

  private func rules(_ run: Observation, against reference: Observation? = nil) -> [Rule.ID] {
    Rule.findings(in: run, against: reference).map(\.rule)
  }

  @Test("a cancelled transition leaves the world as it was; else STATE tells both values")
  func cancelOracle() throws {
    let way = Scenario(.held(.cancel, at: 0.25))
    var run = Observation(present, in: way, from: alpha(1), to: alpha(1), .cancelled)
    run.asked = .cancel
    #expect(rules(run).isEmpty)
    run.after = alpha(0.5)
    let finding = try #require(Rule.findings(in: run).first)
    #expect(finding.rule == .state && finding.subject == "list.view")
    #expect(finding.before == "1" && finding.after == "0.5")
    #expect(finding.scenario.id == "M3@25%")
  }

  @Test("an end by the program's own gesture comes second where the check has let go before the finger")
  func endedByCheck() {
    let dragged = Subject(.present, by: "Fade", from: "list", to: "photo", isInteractive: true, hasFinger: true)
    func rules(isEndedByCheck: Bool, _ warning: UsageWarning) -> [Rule.ID] {
      var run = Observation(dragged, in: Scenario(.held(.cancel, at: 0.25)), from: alpha(1), to: alpha(1), .cancelled)
      (run.asked, run.isEndedByCheck) = (.cancel, isEndedByCheck)
      run.warnings = [Observation.Warning(WarningReport(warning: warning, place: nil, time: 1), "it was called twice")]
      return self.rules(run)
    }
    #expect(rules(isEndedByCheck: true, .endedTwice).isEmpty)
    #expect(rules(isEndedByCheck: false, .endedTwice) == [.once])
    #expect(rules(isEndedByCheck: true, .completedTwice) == [.once])
  }

  @Test("clipping that is left alone is a note, and with corners an error")
  func clipping() {
    func severities(_ corners: Double) -> [Rule.Severity] {
      let before = WorldState([.init("list.view", .value, "masksToBounds", .text("false"))])
      var after = WorldState([.init("list.view", .value, "masksToBounds", .text("true"))])
      after.note(.init("list.view", .value, "cornerRadius", .numbers([corners])))
      var run = Observation(present, in: Scenario(.held(.cancel, at: 0.25)), from: before, to: after, .cancelled)
      run.asked = .cancel
      return Rule.findings(in: run).map(\.severity)
    }
    #expect(severities(0) == [.note])
    #expect(severities(8) == [.error])
  }

  @Test("what a view places in itself follows from its own size")
  func followsFromSize() {
    func state(_ width: Double) -> WorldState {
      WorldState([
        .init("list.view", .value, "bounds", .numbers([0, 0, width, 800])),
        .init("list.view", .tree, "subviews", .text("label")),
        .init("label", .value, "position", .numbers([width / 2, 20])), .init("label", .tree, "subviews", .text("none")),
        .init("badge", .value, "position", .numbers([width, 0])),
      ])
    }
    let run = Observation(
      Subject(.present, by: "Fade", from: "list", to: "photo"), in: Scenario(.finishAndBack(isAnimated: false)),
      from: state(390), to: state(350), .finished)
    #expect(Rule.findings(in: run).filter { $0.rule == .noAnimation }.map(\.subject) == ["list.view", "badge"])
  }

  @Test("a point of the screen tells where touches go; where none does, the view that takes them no more")
  func touches() {
    func state(_ isEnabled: String, _ reached: String) -> WorldState {
      WorldState([
        .init("veil", .touch, "isUserInteractionEnabled", .text(isEnabled)),
        .init("the screen", .touch, "(39 47)", .text(reached)),
      ])
    }
    func message(_ after: WorldState) -> String? {
      var run = Observation(
        present, in: Scenario(.held(.cancel, at: 0.25)), from: state("true", "list.view"), to: after, .cancelled)
      run.asked = .cancel
      return Rule.findings(in: run).first { $0.rule == .hitTest }?.message
    }
    #expect(message(state("false", "veil")) == "a touch at (39 47) reaches veil, not list.view")
    #expect(message(state("false", "list.view")) == "veil: isUserInteractionEnabled is false, not true")
    #expect(message(state("true", "list.view")) == nil)
  }

  @Test("who is in front unseen is named once it has ended as asked; else the outcome is what is wrong")
  func unseen() {
    var run = Observation(present, in: Scenario(.held(.finish, at: 0.5)))
    (run.asked, run.unseen) = (.finish, "photo")
    let message = "photo is in front, and its view is in no window: the screen is black"
    #expect(Rule.findings(in: run).map(\.message) == [message])
    run.asked = .cancel
    #expect(!rules(run).contains(.tree))
  }

  @Test("a look that was to come may be left as it is, but for its mask")
  func thrownAway() {
    func state(_ opacity: Double, mask: String) -> WorldState {
      WorldState([
        .init("photo.view", .tree, "window", .text("no")), .init("photo.view", .value, "opacity", .numbers([opacity])),
        .init("photo.view", .value, "mask", .text(mask)),
      ])
    }
    var run = Observation(
      present, in: Scenario(.held(.cancel, at: 0.25)), from: state(1, mask: "nil"), to: state(0, mask: "nil"),
      .cancelled)
    (run.asked, run.toView) = (.cancel, "photo.view")
    #expect(rules(run).isEmpty)
    run.after = state(1, mask: "a layer")
    #expect(rules(run) == [.state])
  }

  @Test("numbers closer than a thousandth are the same")
  func tolerance() {
    var run = Observation(present, in: Scenario(.held(.cancel, at: 0.5)), from: alpha(1), to: alpha(0.9995), .cancelled)
    run.asked = .cancel
    #expect(rules(run).isEmpty)
    run.after = alpha(0.998)
    #expect(rules(run) == [.state])
  }

  @Test("a property nobody noted has its default")
  func defaults() {
    let bare = WorldState([.init("list.view", .tree, "subviews", .text("none"))])
    #expect(bare.differences(from: alpha(1)).isEmpty)
    #expect(bare.differences(from: alpha(0)).map(\.aspect) == ["opacity"])
    #expect(alpha(0).differences(from: bare).map(\.after.description) == ["1"])
  }

  @Test("finishes by hand are compared with the first of them")
  func finishOracle() {
    var reference = Observation(present, in: Scenario(.held(.finish, at: 0.5)), to: alpha(1))
    reference.asked = .finish
    var run = Observation(present, in: Scenario(.held(.finish, at: 0.9)), from: alpha(1), to: alpha(0))
    run.asked = .finish
    #expect(rules(run).isEmpty)
    #expect(rules(run, against: reference) == [.state])
  }

  @Test("a kind of fact belongs to one rule")
  func kinds() {
    let kinds: [(WorldState.Kind, Rule.ID)] = [
      (.tree, .tree), (.clock, .clock), (.touch, .hitTest), (.gesture, .state), (.inset, .inset),
      (.bar, .navigation), (.stack, .stack), (.tab, .index), (.presented, .tree),
    ]
    for (kind, rule) in kinds {
      let states = ["a", "b"].map { WorldState([.init("it", kind, "what", .text($0))]) }
      var run = Observation(present, in: Scenario(.held(.cancel, at: 0.5)), from: states[0], to: states[1], .cancelled)
      run.asked = .cancel
      #expect(rules(run) == [rule], "\(kind)")
    }
  }

  @Test("what was completed against its outcome is told once, and nothing else is compared")
  func outcome() {
    var run = Observation(present, in: Scenario(.held(.cancel, at: 0.5)), from: alpha(1), to: alpha(0), .finished)
    run.asked = .cancel
    run.events = [StageEvent(time: 0.7, name: "completeTransition", subject: "it", detail: "true")]
    let findings = Rule.findings(in: run)
    #expect(findings.map(\.rule) == [.outcome])
    #expect(findings.first?.time == 0.7)
  }

  @Test("what is still open is COMPLETE, EARLY, STUCK, BG or REDO, by its scenario")
  func open() {
    let ways: [(Scenario.Way, held: Bool, Rule.ID)] = [
      (.finish, false, .complete), (.held(.finish, at: 0.5), false, .complete), (.liftedAfter(frames: 0), true, .early),
      (.untouched, true, .stuck), (.background(at: 0.5), false, .background), (.again(at: 0.3), false, .redo),
    ]
    for (way, held, rule) in ways {
      var run = Observation(present, in: Scenario(way), .open)
      (run.isHeld, run.isSecond) = (held, true)
      #expect(rules(run) == [rule], "\(way)")
    }
  }

  @Test("what a will-callback has changed for good is LIFE, and not STATE as well")
  func life() {
    var run = Observation(present, in: Scenario(.held(.cancel, at: 0.5)), from: alpha(1), to: alpha(0), .cancelled)
    run.asked = .cancel
    run.changedByWill = alpha(1).differences(from: alpha(0))
    #expect(rules(run) == [.lifecycle])
    run.changedByWill = alpha(1).differences(from: alpha(0.5))
    #expect(rules(run) == [.state])
  }

  @Test("a wrong stack is told, and not that another screen is shown")
  func causes() {
    func state(_ stack: String, _ views: String) -> WorldState {
      WorldState([.init("it", .stack, "viewControllers", .text(stack)), .init("it", .tree, "subviews", .text(views))])
    }
    var run = Observation(
      present, in: Scenario(.held(.cancel, at: 0.5)), from: state("a, b", "b"), to: state("a", "a"), .cancelled)
    run.asked = .cancel
    #expect(rules(run) == [.stack])
  }

  @Test("a release that goes on four times as fast, or slow, as the whole is VEL")
  func velocity() {
    func run(_ tail: Double) -> [Rule.ID] {
      var run = Observation(present, in: Scenario(.held(.finish, at: 0.5)))
      (run.asked, run.duration, run.end) = (.finish, 0.4, 1 + tail)
      run.events = [StageEvent(time: 1, name: "finishInteractiveTransition", subject: "it", detail: "")]
      return rules(run)
    }
    // The half of 0.4 s takes 0.2 s.
    #expect(run(0.2).isEmpty && run(0.06).isEmpty && run(0.79).isEmpty)
    #expect(run(0.04) == [.velocity] && run(0.9) == [.velocity])
  }

  @Test("a flick that is cancelled, a flick back that finishes and a long way that is cancelled are DECIDE")
  func decide() {
    let cases: [(Scenario.Way, Observation.Outcome, Bool)] = [
      (.flicked(at: 0.2), .cancelled, true), (.flicked(at: 0.2), .finished, false),
      (.flickedBack(at: 0.7), .finished, true), (.flickedBack(at: 0.7), .cancelled, false),
      (.fingerTo(0.8), .cancelled, true), (.fingerTo(0.8), .finished, false), (.fingerTo(0.2), .cancelled, false),
    ]
    for (way, outcome, isFound) in cases {
      #expect(rules(Observation(present, in: Scenario(way), outcome)) == (isFound ? [.decide] : []), "\(way)")
    }
  }

  @Test("what another presentation covered comes back to its place, within a point")
  func nested() {
    func run(_ y: Double) -> [Rule.ID] {
      var run = Observation(present, in: Scenario(.nested(fromMiddle: false)))
      run.formerPlace = CGRect(x: 20, y: 300, width: 300, height: 300)
      run.place = CGRect(x: 20, y: y, width: 300, height: 300)
      return rules(run)
    }
    #expect(run(301).isEmpty)
    #expect(run(302) == [.nestedPresentation])
  }

  @Test("a jump is what exceeds twice its surroundings and a threshold")
  func jump() {
    func run(_ change: SeenChange) -> [Rule.ID] {
      var run = Observation(present, in: Scenario(.finish))
      run.seams = [Seam(.end, at: 0.3, [change])]
      return rules(run)
    }
    #expect(run(SeenChange("it", .place, across: 20, beside: 10)).isEmpty)
    #expect(run(SeenChange("it", .place, across: 23.3, beside: 10)) == [.jump])
    #expect(run(SeenChange("it", .place, across: 0.9, beside: 0)).isEmpty)
    #expect(run(SeenChange("it", .opacity, across: 0.03, beside: 0)) == [.jump])
    #expect(run(SeenChange("it", .opacity, across: 0.02, beside: 0)).isEmpty)
  }

  @Test("a finish leaves the view that went as it was, but for its place")
  func leftBehind() {
    func state(_ alpha: Double, _ window: String, x: Double) -> WorldState {
      WorldState([
        .init("list.view", .tree, "window", .text(window)), .init("list.view", .value, "opacity", .numbers([alpha])),
        .init("list.view", .value, "position", .numbers([x, 0])),
      ])
    }
    var run = Observation(present, in: Scenario(.finish), from: state(1, "yes", x: 0), to: state(1, "no", x: 50))
    run.fromView = "list.view"
    #expect(rules(run).isEmpty)
    run.after = state(0, "no", x: 50)
    #expect(rules(run) == [.state])
    run.after = state(0, "yes", x: 50)
    #expect(rules(run).isEmpty)
  }
}
