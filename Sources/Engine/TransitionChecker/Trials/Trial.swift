import LayerKit
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// One transition run in one scenario, in a world that is thrown away afterwards.
///
/// It begins in the turn in which the transition would start, and never gives the world back: time has gone on.
struct Trial {
  let observer: Observer
  /// How the world is before anything of the trial's is done, as the observer sees it; nil where nobody has looked.
  let untouched: WorldState?
  let subject: Subject
  let scenario: Scenario
  /// Starts the transition.
  let start: () -> Void
  /// True when it begins held by a driver that is not percent-driven. The trial then acts through the finger that began
  /// it, else through its context.
  let hasOwnDriver: Bool
  /// Whether an object of the program's has a method of its own.
  let overrides: (NSObject, String) -> Bool
  /// Lets go of what only waits to be collected.
  let collect: (_ passes: Int) -> Void
  /// The errors that have escaped from the program so far.
  let errors: () -> [String]
  /// How many of them there were before it.
  let formerErrors: Int

  var app: UIApplication { observer.app }
  var world: World { app.world }
  var frameLength: Double { 1 / Double(world.frameRate.perSecond) }
  var isOpen: Bool { app.currentTransition != nil }

  func run() -> Observation {
    let participants = Participants(of: app)
    let arrival = world.now
    let replacedViews = app.replacedViewCount
    app.touch.dropSchedule()
    leaveFormerBehind()
    if case .sized(let width, let height) = scenario.way {
      resize(to: CGSize(width: Double(width), height: Double(height)))
    }
    let former = world.now == arrival ? untouched : nil
    var run = Observation(subject, in: scenario, from: former ?? observer.state(participants.views))
    let name = observer.subjectName()
    (run.fromView, run.toView) = (participants.fromName(name), participants.toName(name))
    (run.start, run.duration) = (world.now, 0)
    run.isCustom = participants.isCustom
    participants.correct(&run.before, name)
    if !subject.isInteractive, scenario.row == .cancelHeld || scenario.row == .turned {
      run.movedBefore = Set(observer.changes(from: max(0, world.now - 1), to: world.now).map(\.subject))
    }
    run.waitsForDidShow = participants.waitsForDidShow(overrides)
    if subject.isInteractive, subject.hasFinger { run.scrolling = observer.scrolling() }
    let counts = (app.warnings.count, world.recording.eventCount, formerErrors)
    run.screen = app.keyWindow?.bounds ?? .zero
    if scenario.way == .asked {
      ask(&run, participants)
      return run
    }
    let watch = AppearanceWatch(observer, participants, overrides)
    watch.begin()
    perform(&run, participants)
    watch.end()
    // A change that leads to a finish alone knew its outcome.
    if subject.isInteractive || scenario.row == .cancelHeld { run.changedByWill = watch.before }
    run.changedByCallbacks = watch.after
    if app.isReduceMotionEnabled, scenario.way == .finish, !subject.isInteractive, !subject.animator.isEmpty,
      let end = run.end
    {
      run.motions = observer.motions(from: run.start, to: end)
    }
    if run.toView.isEmpty { run.toView = participants.toName(name) }
    run.leaveOutSeams(of: Set(watch.after.map(\.subject)))
    run.leaveOutStart(of: watch.changed, along: watch.surroundings)
    run.after = stateAfter(run, participants)
    run.warnings = app.warnings.enumerated().dropFirst(counts.0).filter { !run.ownWarnings.contains($0.offset) }
      .map { Observation.Warning($0.element, app.warningMessage($0.element.warning)) }
    run.events = Array(world.recording.events.dropFirst(counts.1))
    run.errors = Array(errors().dropFirst(counts.2))
    leaveOutWhatNobodyDrives(&run)
    leaveOutWhatNobodyTakesBack(&run, replacedViews)
    if subject.change == .dismiss, scenario.way == .finish, run.outcome == .finished {
      run.expectsInVain = participants.expectsInVain(run.events, overrides)
    }
    switch scenario.way {
    case .rotated, .sized: run.afresh = presentedAfresh(participants)
    default: break
    }
    return run
  }

  /// The world in the end. A view that was not there before may be on its way out: while animations run, the world is looked at
  /// again a second later.
  private func stateAfter(_ run: Observation, _ participants: Participants) -> WorldState {
    let after = observer.state(participants.views)
    guard !isOpen, world.hasRunningAnimations,
      run.before.differences(from: after).contains(where: { $0.kind == .tree && $0.aspect == "subviews" })
    else { return after }
    world.advance(by: 1)
    return isOpen ? after : observer.state(participants.views)
  }

  /// Right after another transition the frames before the start are that one's, and nothing could be said of the start.
  private func leaveFormerBehind() {
    guard !subject.isInteractive, let former = world.recording.events.last(where: { $0.name == "completeTransition" }),
      world.now - former.time < 2.5 * frameLength
    else { return }
    world.step(3)
  }

  /// A driver of the program's own may wait for calls that no trial can make, or not listen to its context: neither is a
  /// mistake.
  private func leaveOutWhatNobodyDrives(_ run: inout Observation) {
    guard hasOwnDriver, !subject.hasFinger, run.skipped == nil, run.errors.isEmpty else { return }
    if run.asked != nil, !run.endedAsAsked {
      run.skipped = "its driver does not end with its context"
    } else if run.outcome == .open, run.isHeld {
      run.skipped = "its driver waits for calls of the program's own"
    }
  }

  /// Views that `UIView.transition` has replaced do not come back by themselves: an animator that uses it is for transitions
  /// that nobody holds, and so nobody cancels.
  private func leaveOutWhatNobodyTakesBack(_ run: inout Observation, _ replacedViews: Int) {
    guard !subject.isInteractive, run.skipped == nil, app.replacedViewCount > replacedViews else { return }
    switch scenario.way {
    case .held(.cancel, _), .turned(.cancel):
      run.skipped = "UIView.transition has replaced its views, and nobody holds it"
    default: break
    }
  }

  /// Asks for the frame of what is presented, moved away from there, three times.
  private func ask(_ run: inout Observation, _ participants: Participants) {
    if subject.change == .present {
      world.turn(start)
      let context = Context(of: app)
      run.duration = context.now?.transitionDuration ?? 0
      settle(&run, context, participants)
    }
    participants.displace(subject.change)
    let before = observer.state(participants.views)
    for _ in 0..<3 { participants.askForFrame(subject.change) }
    run.changedByAsking = before.differences(from: observer.state(participants.views), in: [.value, .tree])
    (run.after, run.errors, run.seams) = (run.before, [], [])
  }

  private func resize(to size: CGSize) {
    world.turn { app.resizeScreen(to: size) }
    world.advance(by: 1)
  }

  /// Runs it until its end and what the scenario does after that.
  private func perform(_ run: inout Observation, _ participants: Participants) {
    let finger = app.touch.fingersDown.first
    let before = participants.surroundings(subject.change, observer)
    if case .liftedAfter(frames: 0) = scenario.way { lift() }
    run.commit = CommitIndex(world.recording.commitCount - 1)
    world.turn(start)
    if subject.change == .dismiss, scenario.way == .finish {
      run.changedAtOnce = before.differences(from: participants.surroundings(subject.change, observer), in: [.value])
    }
    let context = Context(of: app)
    run.duration = context.now?.transitionDuration ?? 0
    run.finalPlace = participants.finalPlace(subject.change)
    run.tellsOfEnd = context.now?.tellsOfEnd == true
    drive(&run, context, participants)
    let warned = app.warnings.count
    goOn(&run, participants, Gesture(finger))
    // The trial's own requests may be refused; a gesture that it makes again asks by the program.
    if !subject.hasFinger {
      run.ownWarnings.formUnion(
        (warned..<app.warnings.count).filter { Rule.ID(app.warnings[$0].warning) == .refused })
    }
  }

  /// Waits for the end of the transition that has just begun, if one has, and two frames.
  /// - Returns: Whether it has come.
  private func isOver() -> Bool {
    let limit = limit(of: app.currentTransition?.transitionDuration ?? 0)
    while isOpen, world.now < limit { world.step() }
    guard !isOpen else { return false }
    world.step(2)
    return true
  }

  /// The same place with the transition made afresh in the window as it is now; nil where it cannot be, or sets the frame of
  /// something under a transform, which then stands anywhere.
  private func presentedAfresh(_ participants: Participants) -> WorldState? {
    guard !isOpen, participants.canRedo(subject.change) else { return nil }
    let (former, warned) = (participants.surroundingNames(subject.change, observer), app.warnings.count)
    participants.undo(subject.change, animated: false, in: world)
    // The animator of a custom presentation is asked all the same, and takes its time.
    guard isOver() else { return nil }
    participants.redo(subject.change, animated: subject.isAnimated, in: world)
    guard isOver(), !app.warnings.dropFirst(warned).contains(where: { Rule.ID($0.warning) == .transformedFrame })
    else { return nil }
    let present = participants.surroundingNames(subject.change, observer)
    let state = observer.state(participants.views)
    guard former.map(\.className) == present.map(\.className) else { return state }
    // An object that a presentation makes anew stands for the one that it had made.
    return state.renamed(
      Dictionary(zip(present, former).map { ($0.name, $1.name) }, uniquingKeysWith: { first, _ in first }))
  }
}

/// The context of a transition, which the trial does not keep alive.
final class Context {
  private(set) weak var now: UITransitionContext?
  /// Where it takes place; a presentation's is there until the dismissal.
  private(set) weak var container: UIView?

  /// Of the transition in progress.
  init(of app: UIApplication) { (now, container) = (app.currentTransition, app.currentTransition?.containerView) }
}
