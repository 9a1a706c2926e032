import LayerKit
import MotionMath
import RecordingKit
import TransitionKit
package import ViewKit

/// Looks for what random fingers break in an application: each try is a few events in a copy of the world, of which the first
/// that breaks something is shrunk.
package struct Hunt {
  /// Something that the program can do by itself, as a button elsewhere does: present, push, go back.
  package struct Call {
    /// The statement that does it, in the language of the program.
    package let text: String
    /// True where what is on screen goes over into what comes.
    package let isAnimated: Bool
    package let isPossible: () -> Bool
    package let make: () -> Void

    package init(_ text: String, isAnimated: Bool, isPossible: @escaping () -> Bool, make: @escaping () -> Void) {
      (self.text, self.isAnimated, self.isPossible, self.make) = (text, isAnimated, isPossible, make)
    }
  }

  /// The part of a hunt that only the runtime of the program can do.
  package struct Means {
    package var calls: [Call] = []
    /// Returns what tells of all that has broken since the call, errors of the program among it.
    package var watch: () -> () -> [Finding] = { { [] } }
    /// Called before the system disturbs a transition: by a layout, or otherwise.
    package var noteDisturbance: (_ isLayout: Bool) -> Void = { _ in }
    /// The rules that count; nil: all.
    package var rules: Set<Rule.ID>?
    /// True where warnings count as errors do.
    package var isStrict = false

    package init() {}
  }

  /// The events of a try, and the break that they have shown.
  package struct Outcome: Codable, Equatable {
    package var events: [HuntEvent]
    package var finding: Finding?

    package init(events: [HuntEvent], finding: Finding?) { (self.events, self.finding) = (events, finding) }
  }

  let app: UIApplication
  package let means: Means
  var world: World { app.world }

  package init(_ app: UIApplication, _ means: Means) { (self.app, self.means) = (app, means) }

  /// True where a finger or the program can do something.
  package var hasTargets: Bool {
    !HuntTarget.all(in: app).isEmpty || means.calls.contains { $0.isPossible() }
  }

  /// How many events the try of a number has: one to six (chosen here; two in three have three or fewer).
  package static func length(ofTry number: Int, seed: UInt64) -> Int {
    var random = SplitMix(seed: seed, number: number)
    return random.pick([1, 1, 2, 2, 3, 3, 4, 5, 6])
  }

  // MARK: In a copy of the world

  /// Makes the events of a try and performs them, in this very world.
  package func attempt(number: Int, seed: UInt64) -> Outcome {
    var random = SplitMix(seed: seed, number: number)
    let count = random.pick([1, 1, 2, 2, 3, 3, 4, 5, 6])
    let start = Start(self)
    var events: [HuntEvent] = []
    for _ in 0..<count {
      let wait = events.last.flatMap { self.wait(after: $0, &random) }
      pass(wait)
      guard let act = act(&random) else { continue }
      perform(act)
      events.append(HuntEvent(after: events.isEmpty ? nil : wait, act))
    }
    return Outcome(events: events, finding: finding(since: start, of: events))
  }

  /// Performs events in this very world.
  /// - Returns: What they break, of a rule if one is asked for.
  package func replay(_ events: [HuntEvent], _ rule: Rule.ID? = nil) -> Finding? {
    let start = Start(self)
    perform(events)
    return finding(since: start, of: events, rule)
  }

  private func perform(_ events: [HuntEvent]) {
    for (index, event) in events.enumerated() {
      if index > 0 { pass(event.wait) }
      perform(event.act)
    }
  }

  private func pass(_ wait: Double?) {
    if let wait { world.advance(by: wait) } else { world.run() }
  }

  // MARK: Judging

  /// The world at the start of a try.
  private struct Start {
    let broken: () -> [Finding]
    let front: String
    let isTouchable: Bool
    let things: Int
    let ends: Int

    init(_ hunt: Hunt) {
      broken = hunt.means.watch()
      front = hunt.front
      isTouchable = hunt.isTouchable
      things = hunt.things
      ends = hunt.ends
    }
  }

  /// The first break since then, the gravest of its kind: errors before warnings. Everything has to come to rest first.
  private func finding(since start: Start, of events: [HuntEvent], _ rule: Rule.ID? = nil) -> Finding? {
    world.run()
    for finger in app.touch.fingersDown { world.turn { try? app.touch.up(finger: finger.finger) } }
    world.run()
    let mayJump = mayJump(events)
    // A refusal is of two requests, of which one is the hunt's.
    let isAsked = events.contains { if case .call = $0.act { true } else { false } }
    var found = start.broken().filter {
      counts($0) && !(mayJump && $0.rule == .jump && $0.severity != .note)
        && !(isAsked && [.nest, .refused, .root].contains($0.rule))
    }
    if found.isEmpty, app.openTransitions.isEmpty {
      found += stuckWindow(since: start).map { [$0] } ?? growth(since: start, by: events).map { [$0] } ?? []
    }
    if let rules = means.rules {
      found.removeAll { !rules.contains($0.rule) }
      // A check may call it less, as nothing lays out there; a break is as grave as its rule.
      for index in found.indices {
        found[index].severity = max(found[index].severity, Rule.named(found[index].rule).severity)
      }
    }
    if let rule { found.removeAll { $0.rule != rule } }
    return found.first { $0.severity == .error } ?? found.first
  }

  /// Errors count, and warnings where they are asked for. Of a rule that is named, everything does.
  private func counts(_ finding: Finding) -> Bool {
    finding.severity == .error || means.isStrict && finding.severity == .warning
      || means.rules?.contains(finding.rule) == true
  }

  /// True where one of the events may cause a jump that is no fault of the program's. An animated change that a button begins while all
  /// rests may not: it cuts no other change short.
  private func mayJump(_ events: [HuntEvent]) -> Bool {
    events.enumerated().contains { index, event in
      if case .call(let call) = event.act, index == 0 || event.wait == nil, means.calls.indices.contains(call),
        means.calls[call].isAnimated
      {
        return false
      }
      return event.mayJump
    }
  }

  /// A window in which no touch reaches any controller's view any more, though no transition is open.
  private func stuckWindow(since start: Start) -> Finding? {
    guard start.isTouchable, !isTouchable else { return nil }
    return Finding(
      .hitTest, in: Scenario(.asItRuns), at: world.now, about: front,
      "no touch reaches a view any more, and no transition is open")
  }

  /// Views and recognisers that grow in number with each round trip: the same events add as many again, twice.
  private func growth(since start: Start, by events: [HuntEvent]) -> Finding? {
    let added = things - start.things
    guard added > 0, front == start.front, ends >= start.ends + 2 else { return nil }
    for round in 2...3 {
      perform(events)
      world.run()
      guard things == start.things + round * added, front == start.front else { return nil }
    }
    return Finding(
      .tree, in: Scenario(.asItRuns), at: world.now, about: front,
      "each round trip leaves \(added) more view\(added == 1 ? "" : "s") or recognisers on screen")
  }

  /// The controllers in front, by their labels.
  private var front: String {
    var words: [String] = []
    func visit(_ controller: UIViewController) {
      words.append(world.label(of: controller))
      if let presented = controller.presentedViewController { return visit(presented) }
      if let shown = (controller as? UINavigationController)?.topViewController
        ?? (controller as? UITabBarController)?.selectedViewController
      {
        visit(shown)
      }
    }
    for window in app.windows { if let root = window.rootViewController { visit(root) } }
    return words.joined(separator: ", ") + (app.screen.isLandscape ? ", turned" : "")
  }

  /// True where a touch reaches a view of a controller: tried at 25 points.
  private var isTouchable: Bool {
    let screen = app.screen.bounds
    return (0..<25).contains { index in
      let point = CGPoint(
        x: (Double(index % 5) + 0.5) / 5 * screen.size.width, y: (Double(index / 5) + 0.5) / 5 * screen.size.height)
      return app.windows.contains { window in window.hitTest(point, with: nil).map { $0 !== window } ?? false }
    }
  }

  /// How many views and recognisers are in windows.
  private var things: Int {
    func count(_ view: UIView) -> Int {
      1 + view.gestureRecognizers.count + view.subviews.reduce(0) { $0 + count($1) }
    }
    return app.windows.reduce(0) { $0 + count($1) }
  }

  /// How many transitions have ended.
  private var ends: Int { world.recording.events.count { $0.name == "completeTransition" } }
}
