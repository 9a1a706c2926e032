import LayerKit
import MotionMath
import TransitionKit
public import ViewKit

/// Judges every transition of a running application. Each is tried in all scenarios that apply, in copies of the world
/// made just before it starts; the application itself goes on unchanged.
public final class TrialRunner {
  private let app: UIApplication
  private let means: Means
  let selection: Selection
  private let replay: Replay?
  /// The previous watcher, restored after the trial.
  private let formerWatcher: (any TransitionWatcher)?
  /// The findings of the requested run; nil before it, and without a request.
  public private(set) var replayed: [Finding]?
  /// In the order of finding them.
  private var found: [Found] = []
  /// How many scenarios all parts of the check have had so far.
  private var placeCount = 0
  private var met: Set<Meeting> = []
  private var recurrence = Recurrence()
  /// Whether the program was ended because the same transition begins again and again.
  public private(set) var isInCircle = false
  /// Subjects that change by themselves while the transition that was met last is tried.
  private var changing: Set<Changing> = []
  /// The transitions met, in their order: one more than once when its controller asks for another size.
  public private(set) var subjects: [Subject] = []
  /// How each of them was put on the screen, in a sentence; empty where nobody says it.
  private var setUps: [String] = []
  /// The places of the scenarios in which each of them was run.
  public private(set) var scenarioPlaces: [[Int]] = []
  /// The motion that is left of each of them with Reduce Motion on, by its number; none where nobody has looked.
  public private(set) var motions: [Int: [SeenMotion]] = [:]
  /// Rows and scenarios of the matrix that did not apply, with reasons.
  public private(set) var skipped: [Skipped] = []
  /// The transitions that only the system draws, in which nothing of the program's can break.
  public private(set) var drawnBySystem: [Subject] = []
  /// The scenarios in which something was found that may be no fault of the author's, by the first reason of each.
  public private(set) var doubtful: [NotJudged] = []
  /// The scenarios of which nothing is known, as their copy came to no end.
  public private(set) var lost: [Lost] = []

  /// Begins to judge; `end()` ends it.
  ///
  /// - Parameter replay: Which transition goes which way, in this very world, which then stops; nil: all are tried in
  ///   copies.
  public init(
    _ app: UIApplication, _ means: Means, _ selection: Selection = Selection(), replaying replay: Replay? = nil
  ) {
    self.replay = replay
    self.app = app
    self.means = means
    self.selection = selection
    formerWatcher = app.transitionCenter.watcher
    app.transitionCenter.watcher = nil
    app.transitionCenter.startsInstead = { [weak self] start in
      if self?.meet(start) != true { start() }
    }
  }

  /// The errors that have escaped from the program so far.
  public var errors: [String] { means.errors() }

  /// Ends it.
  /// - Returns: The findings, one for each bug, with the gravest first.
  public func end() -> [Finding] { endPart().map(\.finding).merged }

  /// Ends it, when it is a part of a check.
  /// - Returns: All findings, which are to be merged with those of the other parts, in the order of their places.
  public func endPart() -> [Found] {
    app.transitionCenter.startsInstead = nil
    app.transitionCenter.watcher = formerWatcher
    let drawn = app.warnings.enumerated().filter { !means.isOfOtherWay($0.offset) }.map(\.element)
    let ofRun = drawn.compactMap { Finding($0, app.warningMessage($0.warning)) } + means.stillAlive().map(Finding.init)
    let (warned, reason) = judged(ofRun)
    if let reason { doubtful.append(reason.naming("the run itself")) }
    return (found + warned.map { Found($0, at: Found.ofRun) }).filter {
      selection.rules?.contains($0.finding.rule) != false
    }
  }

  /// Tries a transition that has not been met, or goes through it as was asked for.
  /// - Returns: Whether it has been started, and is over.
  private func meet(_ start: @escaping () -> Void) -> Bool {
    guard let subject = nextSubject() else { return false }
    let verdict = recurrence.counts(subject, at: app.world.now)
    if let told = verdict.told, !isInCircle { doubtful.append(told) }
    if verdict.isCircle {
      isInCircle = true
      means.stop()
    }
    if verdict.leavesOut { return false }
    if take(subject, start) { return true }
    return means.holds(subject.change) && isHoldable(subject) && take(subject.heldByCheck, start)
  }

  /// Whether a transition has no driver although the program's delegate has a method that gives drivers.
  private func isHoldable(_ subject: Subject) -> Bool {
    guard !subject.isInteractive, subject.isAnimated, !subject.animator.isEmpty, let context = app.currentTransition,
      context.driver == nil
    else { return false }
    let delegate = Participants(of: app).delegate(subject.change)
    let method =
      switch subject.change {
      case .present: "interactionControllerForPresentation"
      case .dismiss: "interactionControllerForDismissal"
      case .push, .pop: "navigationController_interactionControllerFor"
      case .select: "tabBarController_interactionControllerFor"
      }
    return delegate.map { means.overrides($0, method) } ?? false
  }

  /// Tries it in all scenarios, or goes through it as was asked for, unless it has been met.
  private func take(_ subject: Subject, _ start: @escaping () -> Void) -> Bool {
    guard met.insert(Meeting(subject, app.currentTransition)).inserted else { return false }
    subjects.append(subject)
    setUps.append(means.setUp())
    scenarioPlaces.append([])
    let isPercentDriven =
      subject.isHeldByCheck || app.currentTransition?.driver is UIPercentDrivenInteractiveTransition
    if let replay {
      guard replay.transition == subjects.count else { return false }
      return go(replay, subject, scenarios(for: subject, isPercentDriven: isPercentDriven), start)
    }
    means.aroundCopies { attempt(subject, isPercentDriven: isPercentDriven, start) }
    return false
  }

  /// Those that apply, with those that were asked for at other places than the matrix has.
  private func scenarios(for subject: Subject, isPercentDriven: Bool) -> [Scenario] {
    var all = Scenario.all(for: subject, isPercentDriven: isPercentDriven, at: selection.fractions)
    if !subject.isInteractive, !means.cancels(subject.change) { all.removeAll { $0.row == .cancelHeld } }
    if means.showsAfresh() { all.removeAll { $0.way == .repeated } }
    let asked = selection.scenarios ?? (replay.map { [$0.scenario] } ?? [])
    return all + asked.sorted().compactMap { Scenario(named: $0, like: all) }
  }

  /// Goes through a transition in this world.
  private func go(
    _ replay: Replay, _ subject: Subject, _ scenarios: [Scenario], _ start: @escaping () -> Void
  ) -> Bool {
    guard let scenario = scenarios.first(where: { $0.id == replay.scenario }) else { return false }
    changing = changeWithout()
    var reference: Observation?
    for other in scenarios.prefix(while: { $0 != scenario }) where other.isReference && reference == nil {
      reference = self.reference(of: subject, other, start)
    }
    app.transitionCenter.startsInstead = nil
    let warned = app.warnings.count
    means.beginsRun(0)
    let trial = trial(of: subject, in: scenario, start)
    let run = trial.run()
    var found = placed(
      judged(Rule.findings(in: run, against: reference), of: run).kept, by: app.warnings.dropFirst(warned),
      trial.observer.subjects)
    for index in found.indices { (found[index].number, found[index].setUp) = (replay.transition, setUps.last ?? "") }
    replayed = found.filter { selection.rules?.contains($0.rule) != false }
    means.stop()
    return true
  }

  /// The run that others are compared with; nil where it does not serve.
  private func reference(of subject: Subject, _ scenario: Scenario, _ start: @escaping () -> Void) -> Observation? {
    let messages = means.messages {
      self.app.transitionCenter.startsInstead = nil
      return self.trial(of: subject, in: scenario, start).run().asReference
    }
    return (try? messages.get()).flatMap { reference(of: subject, scenario, in: $0) }
  }

  private func reference(of subject: Subject, _ scenario: Scenario, in messages: [TrialMessage]) -> Observation? {
    messages.outcome.map { Observation(subject, in: scenario, to: messages.state, $0) }
  }

  /// Tries a transition in all scenarios that apply, in copies of the world.
  private func attempt(_ subject: Subject, isPercentDriven: Bool, _ start: @escaping () -> Void) {
    let all = scenarios(for: subject, isPercentDriven: isPercentDriven)
    let scenarios = all.filter(selection.contains)
    let places = placeCount..<placeCount + scenarios.count
    placeCount = places.upperBound
    for (row, reason) in Scenario.skipped(for: subject, isPercentDriven: isPercentDriven)
    where selection.contains(row) {
      skipped.append(
        Skipped(
          place: places.lowerBound, number: subjects.count, subject: subject, scenario: row.id, reason: reason))
    }
    changing = changeWithout()
    let (observer, untouched) = look(subject, scenarios)
    var (reference, overdueCount): (Observation?, Int) = (nil, 0)
    if selection.hasReference, let first = scenarios.first {
      for other in all.prefix(while: { $0 != first }) where other.isReference && reference == nil {
        reference = self.reference(of: subject, other, start)
      }
    }
    let own = selection.shard.map { shard in places.filter(shard.contains) } ?? Array(places)
    for (place, scenario) in zip(places, scenarios) {
      let isOwn = own.contains(place)
      // The reference of own scenarios may be another part's.
      guard isOwn || reference == nil && scenario.isReference && own.last.map({ $0 > place }) == true,
        overdueCount < Self.mostOverdue
      else { continue }
      let isFirst = reference == nil && scenario.isReference
      let run = inAllWays {
        self.app.transitionCenter.startsInstead = nil
        let warned = self.app.warnings.count
        let run = self.trial(of: subject, in: scenario, start, observer, untouched).run()
        if let reason = run.skipped { return [.skipped(reason)] }
        let (kept, reason) = self.judged(Rule.findings(in: run, against: reference), of: run)
        let findings = self.placed(kept, by: self.app.warnings.dropFirst(warned), observer.subjects)
        let moves = run.motions.map { [TrialMessage.moves($0.map { self.named($0, observer.subjects) })] } ?? []
        return findings.map(TrialMessage.finding) + moves
          + (reason.map { [.doubted(NotJudged(scenarios: 1, as: $0))] } ?? [])
          + (isFirst ? run.asReference : [])
      }
      if run == .failure(.overdue) { overdueCount += 1 }
      guard isOwn else {
        reference = (try? run.get()).flatMap { self.reference(of: subject, scenario, in: $0) }
        continue
      }
      let messages: [TrialMessage]
      switch run {
      case .success(let success): messages = success
      case .failure(let failure):
        lost.append(
          Lost(place: place, number: subjects.count, subject: subject, scenario: scenario, failure: failure))
        continue
      }
      if let reason = messages.skipped {
        skipped.append(
          Skipped(place: place, number: subjects.count, subject: subject, scenario: scenario.id, reason: reason))
        continue
      }
      scenarioPlaces[subjects.count - 1].append(place)
      if let motions = messages.motions { self.motions[subjects.count] = motions }
      found += messages.findings.map { finding in
        var finding = finding
        (finding.number, finding.setUp) = (subjects.count, setUps.last ?? "")
        return Found(finding, at: place)
      }
      for part in messages.doubted { doubtful.add(part) }
      if isFirst { reference = self.reference(of: subject, scenario, in: messages) }
    }
  }

  /// Does the same in several copies of the world, one for each way in which branches can go that a gap decides, at most
  /// eight. The messages are the first copy's, without findings that another copy does not have.
  private func inAllWays(_ body: @escaping () -> [TrialMessage]) -> Result<[TrialMessage], CopyFailure> {
    func way(_ number: Int) -> Result<[TrialMessage], CopyFailure> {
      means.messages {
        self.means.beginsRun(number)
        let messages = body()
        let branches = self.means.branches()
        return branches == 0 ? messages : messages + [.branches(branches)]
      }
    }
    let first = way(0)
    guard case .success(var messages) = first, let count = messages.branches else { return first }
    for number in 1..<(1 << count) {
      guard case .success(let others) = way(number) else { continue }
      messages.removeAll { message in
        guard case .finding(let finding) = message else { return false }
        return !others.findings.contains { $0.rule == finding.rule && $0.subject == finding.subject }
      }
    }
    return .success(messages)
  }

  /// The findings that stand whatever the made-up parts of a run are, and why the first of the others does not.
  private func judged(_ findings: [Finding], of run: Observation? = nil) -> (kept: [Finding], reason: NotJudged?) {
    guard !findings.isEmpty, let doubt = means.doubt() else { return (findings, nil) }
    // An end that the check has made may stand for one of the author's that a gap left out.
    let hasFailed = run.map { !$0.errors.isEmpty || $0.isThawed && doubt.isOfRun } ?? false
    var reason: NotJudged?
    let kept = findings.filter { finding in
      guard let doubted = doubt.reason(against: finding, hasFailed: hasFailed) else { return true }
      reason = reason ?? doubted
      return false
    }
    return (kept, reason)
  }

  /// Findings with the line to blame: the one that has set what is wrong, else that of a warning that speaks for the same
  /// rule.
  private func placed(
    _ findings: [Finding], by warnings: ArraySlice<WarningReport>, _ subjects: SubjectNames
  ) -> [Finding] {
    findings.map { finding in
      var finding = finding
      finding.message = named(finding.message, subjects)
      finding.source = finding.source ?? warnings.first { Rule.ID($0.warning) == finding.rule }?.place
      let blamed = finding.culprit.isEmpty ? finding.subject : finding.culprit
      let aspect = finding.aspect
      if finding.source == nil, !aspect.isEmpty,
        let place = subjects.object(named: blamed).map({ means.place($0, aspect) })
          ?? means.placeOfRemoved(blamed, aspect)
      {
        (finding.source, finding.isOfLine) = (place, true)
      }
      return finding
    }
  }

  private func named(_ motion: SeenMotion, _ subjects: SubjectNames) -> SeenMotion {
    motion.naming { named($0, subjects) }
  }

  /// A sentence with titles in place of the class and number of what has no name: `UIView #12`.
  private func named(_ text: String, _ subjects: SubjectNames) -> String {
    var result = text
    for range in text.ranges(of: " #").reversed() {
      let word = text[..<range.lowerBound].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
      let number = text[range.upperBound...].prefix(while: \.isNumber)
      let label = String(word.reversed()) + " #" + number
      guard !word.isEmpty, !number.isEmpty,
        let title = subjects.object(named: label).map(means.title) ?? means.titleOfRemoved(label),
        let place = result.firstRange(of: label)
      else { continue }
      result.replaceSubrange(place, with: title)
    }
    return result
  }

  /// A transition, and the size that the controller which comes or goes asks for.
  private struct Meeting: Hashable {
    let subject: Subject
    let sizes: [CGSize]

    init(_ subject: Subject, _ context: UITransitionContext?) {
      self.subject = subject.asMet
      sizes = [UITransitionContextViewControllerKey.from, .to].compactMap {
        context?.viewController(forKey: $0)?.preferredContentSize
      }
    }
  }

  /// Subjects that change by themselves when the transition that is about to start does not.
  private func changeWithout() -> Set<Changing> {
    let messages = means.messages {
      self.app.transitionCenter.startsInstead = nil
      let observer = Observer(app: self.app, names: self.means.names)
      return observer.watchWithout(Participants(of: self.app)).map(TrialMessage.changing)
    }
    return (try? messages.get())?.changing ?? []
  }

  private var observer: Observer { Observer(app: app, names: means.names, changing: changing) }

  /// An observer for all scenarios of the transition that is about to start, and what it has seen: nil where a look runs
  /// the program's own methods, which is for copies to do.
  private func look(_ subject: Subject, _ scenarios: [Scenario]) -> (Observer, WorldState?) {
    var observer = observer
    observer.formerBars = observer.barLayers
    let isOwn = observer.hitTests { means.overrides($0, "hitTest") || means.overrides($0, "point") }
    observer.prepare()
    // Rules prepare tables when they are first used, too: here once, and not in each copy.
    for scenario in scenarios.prefix(1) { _ = Rule.findings(in: Observation(subject, in: scenario)) }
    let state = isOwn ? nil : observer.state(Participants(of: app).views)
    // So does the search for facts that stand in another order.
    if let facts = state?.facts, let last = facts.last {
      _ = state?.differences(from: WorldState([last] + facts.dropLast()))
    }
    return (observer, state)
  }

  private func trial(
    of subject: Subject, in scenario: Scenario, _ start: @escaping () -> Void, _ observer: Observer? = nil,
    _ untouched: WorldState? = nil
  ) -> Trial {
    if subject.isHeldByCheck { app.currentTransition?.hold(by: UIPercentDrivenInteractiveTransition()) }
    return Trial(
      observer: observer ?? self.observer, untouched: untouched, subject: subject, scenario: scenario, start: start,
      hasOwnDriver: subject.isInteractive
        && !(app.currentTransition?.driver is UIPercentDrivenInteractiveTransition),
      overrides: means.overrides, collect: means.collect, errors: means.errors,
      formerErrors: means.errors().count)
  }

  /// The transition that is about to start; nil for one that only the system draws, which is noted.
  private func nextSubject() -> Subject? {
    guard let context = app.currentTransition, let change = Subject.Change(rawValue: context.change),
      let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
    else { return nil }
    let name = means.names()
    let animator = (context.animator as? NSObject)?.className ?? ""
    let isCustom = context.presentationStyle == .custom
    let hasStyle = change == .present || change == .dismiss
    let subject = Subject(
      change, by: animator, from: name(from), to: name(to), isInteractive: context.isInteractive,
      hasFinger: !app.touch.fingersDown.isEmpty, isAnimated: context.isAnimated,
      style: hasStyle && means.isOpen() ? "\(context.presentationStyle)" : "", isOpen: means.isOpen())
    guard context.isAnimated ? !animator.isEmpty || isCustom : isCustom && change == .present else {
      drawnBySystem.append(subject)
      return nil
    }
    return subject
  }
}
