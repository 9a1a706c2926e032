import LayerKit
import RecordingKit
import TransitionKit
import ViewKit

/// Waiting for the end of a transition.
extension Trial {
  /// Until when the end of a transition is waited for, in virtual seconds. (Chosen here.)
  func limit(of duration: Double) -> Double { world.now + 3 * duration + 5 }

  /// Runs on until the transition is over, and then the frames beside its end.
  func settle(_ run: inout Observation, _ context: Context, _ participants: Participants) {
    let limit = limit(of: run.duration)
    let former = world.recording.events.count
    while isOpen, world.now < limit {
      if world.isIdle { break }
      run.layoutMethodCount = app.layoutMethodCount
      world.step()
    }
    run.waited = world.now - run.start
    run.isHeld = context.now?.isInteractive == true
    run.fraction = context.now?.percentComplete ?? 1
    let events = events(afterFirst: former)
    run.outcome = isOpen ? .open : participants.outcome(events, since: run.start)
    guard run.outcome != .open else { return thaw(&run, context, participants) }
    let end = events.last { $0.name == "completeTransition" }?.time ?? world.now
    run.end = end
    world.step(2)
    if run.outcome == .finished, !isOpen { run.unseen = participants.unseen.map(observer.subjectName()) }
    if subject.change != .dismiss { run.place = participants.place(subject.change) }
    // Each pass writes on all that a script has, which a copy of the world shares with the world until then. Where the scenario
    // is over, nobody sees what else is let go of.
    if scenario.way.endsWithTransition { collect(0) }
    if context.now != nil || !scenario.way.endsWithTransition { collect(1) }
    if context.now != nil { collect(2) }
    if let kept = context.now { run.keptAlive = [observer.names()(kept)] }
    if hasSeams { addSeams(to: &run, end, participants) }
    lookForCover(&run, context, participants)
  }

  /// The events up to the first end of a transition behind the `count` first of them: what appears may show an alert of its own
  /// then, whose end comes later. All events where there is none.
  private func events(afterFirst count: Int) -> [StageEvent] {
    let events = world.recording.events
    let end = events.indices.dropFirst(count).first { events[$0].name == "completeTransition" }
    return end.map { Array(events[...$0]) } ?? events
  }

  /// Looks whether something lies over the view that came, and again a second later: it may be on its way out.
  private func lookForCover(_ run: inout Observation, _ context: Context, _ participants: Participants) {
    func cover() -> UIView? { participants.cover(subject.change, in: context.container) }
    guard scenario.way == .finish, run.outcome == .finished, !isOpen, cover() != nil else { return }
    world.advance(by: 1)
    run.cover = isOpen ? nil : cover().map(observer.subjectName())
  }

  /// Completes what nobody has completed, so that it can be seen what else it leaves.
  private func thaw(_ run: inout Observation, _ context: Context, _ participants: Participants) {
    guard world.isIdle, !run.isHeld, scenario.way == .finish || scenario.row == .cancelHeld, let open = context.now
    else { return }
    let end = world.now
    world.step(2)
    if hasSeams { addSeams(to: &run, end, participants) }
    run.isThawed = true
    let completes = run.asked != .cancel
    quietly(&run) { open.completeTransition(completes) }
    world.step(2)
  }

  /// Whether what is between two frames is the transition's own doing.
  var hasSeams: Bool {
    switch scenario.way {
    // The system takes the animations away, moves everything by its own, or shows no frames.
    case .background, .rotated, .sized, .slow: false
    // A program that never holds it need not care for other movements in the container. A driver of the program's own
    // need not show all that its context says.
    case .held where hasOwnDriver: false
    case .held, .turned: subject.isInteractive
    default: true
    }
  }

  private func addSeams(to run: inout Observation, _ end: Double, _ participants: Participants) {
    func isShort(since time: Double) -> Bool { end - time < 2.5 * frameLength }
    let (comer, goer) = (participants.comer, participants.goer)
    let (start, commit) = (run.start, run.commit)
    func presence(_ then: Picture, _: Picture) -> [SeenChange] {
      observer.presence(atStart: start, then, after: commit, comer: comer, goer: goer)
    }
    // A transition that is over within two frames has no speed to compare with. If it says that it takes longer, it is
    // a cut, and everything that appears or is gone then is judged.
    guard !isShort(since: run.start) else {
      guard scenario.way == .finish, run.duration > 2.5 * frameLength else { return }
      let then = observer.picture(at: run.start)
      return run.seams.append(Seam(.start, at: run.start, presence(then, then)))
    }
    let former = world.recording.events.last { $0.name == "completeTransition" && $0.time <= run.start }
    // Right after another transition the frame before the start is that one's.
    if former.map({ run.start - $0.time > 2.5 * frameLength }) != false {
      run.seams.append(observer.seam(.start, at: run.start, presence: presence))
    }
    let release = world.recording.events.last {
      $0.time >= run.start && ["finishInteractiveTransition", "cancelInteractiveTransition"].contains($0.name)
    }
    if let release, isShort(since: release.time) { return }
    run.seams.append(
      observer.seam(.end, at: end, since: run.start) { _, later in observer.presence(atEnd: end, later, goer: goer) })
  }

  /// Waits for the transition that an undo, a redo or another gesture has begun.
  func settleNext(_ run: inout Observation, _ participants: Participants) {
    run.asked = nil
    let seams = run.seams
    settle(&run, Context(of: app), participants)
    // Its end is another transition's.
    run.seams = seams
  }
}
