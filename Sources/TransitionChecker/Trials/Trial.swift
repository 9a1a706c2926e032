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
  let subject: Subject
  let scenario: Scenario
  /// Starts the transition.
  let start: () -> Void
  /// Lets go of what only waits to be collected.
  let collect: () -> Void
  /// The errors that have escaped from the program so far.
  let errors: () -> [String]

  private var app: UIApplication { observer.app }
  private var world: World { app.world }
  private var frameLength: Double { 1 / Double(world.frameRate.perSecond) }

  func run() -> Observation {
    let participants = Participants(of: app)
    app.touch.dropSchedule()
    var run = Observation(subject, in: scenario, from: observer.state(participants.views))
    let name = observer.names()
    (run.fromView, run.toView) = (participants.fromName(name), participants.toName(name))
    (run.start, run.duration) = (world.now, 0)
    let counts = (app.warnings.count, world.recording.eventCount, errors().count)
    run.screen = app.keyWindow?.bounds ?? .zero
    if scenario.way == .asked {
      ask(&run, participants)
      return run
    }
    let before = participants.surroundings(subject.change, observer)
    perform(&run, participants, before)
    run.after = observer.state(participants.views)
    run.warnings = app.warnings.dropFirst(counts.0).map { Observation.Warning($0, app.warningMessage($0.warning)) }
    run.events = Array(world.recording.events.dropFirst(counts.1))
    run.errors = Array(errors().dropFirst(counts.2))
    if case .rotated = scenario.way { run.afresh = presentedAfresh(participants) }
    return run
  }

  /// Asks for the frame of what is presented, moved away from there, three times.
  private func ask(_ run: inout Observation, _ participants: Participants) {
    if subject.change == .present {
      world.turn(start)
      settle(&run, Context(of: app), participants)
    }
    participants.displace(subject.change)
    let before = observer.state(participants.views)
    for _ in 0..<3 { participants.askForFrame(subject.change) }
    run.changedByAsking = before.differences(from: observer.state(participants.views), in: [.value, .tree])
    (run.after, run.errors, run.seams) = (run.before, [], [])
  }

  private func perform(_ run: inout Observation, _ participants: Participants, _ before: WorldState) {
    var way = scenario.way
    if case .liftedAfter(frames: 0) = way { lift() }
    world.turn(start)
    if subject.change == .dismiss, scenario.way == .finish {
      run.changedAtOnce = before.differences(from: participants.surroundings(subject.change, observer), in: [.value])
    }
    let context = Context(of: app)
    run.duration = context.now?.transitionDuration ?? 0
    switch way {
    case .asItRuns, .finish, .untouched, .finishAndBack, .asked: break
    case .held(let release, let fraction):
      hold(at: fraction, &run)
      let time = world.now
      self.release(release, &run)
      settle(&run, context, participants)
      if run.seams.contains(where: { $0.place == .end }) {
        run.seams.append(observer.seam(.release, at: time + frameLength))
      }
      way = .asItRuns
    case .forthAndBack(let release, let fraction):
      hold(at: fraction, &run)
      hold(at: fraction / 2, &run)
      self.release(release, &run)
    case .again(let fraction):
      hold(at: fraction, &run)
      self.release(.cancel, &run)
    case .liftedAfter(let frames):
      if frames > 0 {
        world.step(frames)
        lift()
      }
    case .fingerTo(let fraction):
      moveFinger(to: fraction)
      world.step(6)
      lift()
    case .touchCancelled(let fraction):
      moveFinger(to: fraction)
      for finger in app.touch.fingersDown { world.turn { try? app.touch.cancel(finger: finger.finger) } }
      run.asked = nil
    case .rotated(let fraction) where fraction < 1:
      pass(fraction, of: run)
      world.turn { app.rotate() }
    case .rotated: break
    case .laidOut(let fraction):
      pass(fraction, of: run)
      let time = world.now
      world.turn { for window in app.windows { layOut(window) } }
      world.step(2)
      run.seams.append(observer.seam(.layout, at: time))
    case .background(let fraction):
      pass(fraction, of: run)
      world.turn { app.enterBackground() }
    }
    if way != .asItRuns || scenario.way == .asItRuns { settle(&run, context, participants) }
    goOn(&run, participants)
  }

  // MARK: After the transition

  /// What a scenario does after the end of the transition itself.
  private func goOn(_ run: inout Observation, _ participants: Participants) {
    switch scenario.way {
    case .finishAndBack(let isAnimated) where run.outcome == .finished:
      participants.undo(subject.change, animated: isAnimated, in: world)
      settleNext(&run, participants)
    case .untouched:
      // The finger is gone; what it had begun goes on, or back.
      moveFinger(to: 0.9)
      world.step(6)
      lift()
      settle(&run, Context(of: app), participants)
      guard run.outcome == .finished else { return }
      participants.undo(subject.change, animated: true, in: world)
      settleNext(&run, participants)
      guard run.outcome == .finished, participants.canRedo(subject.change) else { return }
      participants.redo(subject.change, animated: true, in: world)
      settleNext(&run, participants)
    case .again where run.outcome == .cancelled && participants.canRedo(subject.change):
      participants.redo(subject.change, animated: true, in: world)
      run.isSecond = true
      if app.currentTransition?.isInteractive == true {
        run.asked = nil
        world.turn { app.scrubber.update(0.5) }
        world.step(2)
        world.turn { app.scrubber.finish() }
      }
      settleNext(&run, participants)
    case .rotated(at: 1):
      world.turn { app.rotate() }
      world.advance(by: 1)
    case .rotated:
      world.advance(by: 1)
    default: break
    }
  }

  /// Waits for the transition that an undo or a redo has begun.
  private func settleNext(_ run: inout Observation, _ participants: Participants) {
    run.asked = nil
    let seams = run.seams
    settle(&run, Context(of: app), participants)
    // Its end is another transition's.
    run.seams = seams
  }

  /// Runs on until the transition is over, and then the frames beside its end.
  private func settle(_ run: inout Observation, _ context: Context, _ participants: Participants) {
    let begin = world.now
    let limit = begin + 3 * run.duration + 5
    while isOpen, world.now < limit {
      if world.isIdle { break }
      world.step()
    }
    run.waited = world.now - run.start
    run.isHeld = context.now?.isInteractive == true
    run.fraction = context.now?.percentComplete ?? 1
    run.outcome = isOpen ? .open : participants.outcome(world.recording.events, since: run.start)
    guard run.outcome != .open else { return }
    let end = world.recording.events.last { $0.name == "completeTransition" }?.time ?? world.now
    run.end = end
    world.step(2)
    if subject.change != .dismiss { run.place = participants.place(subject.change) }
    collect()
    if let kept = context.now { run.keptAlive = [observer.names()(kept)] }
    switch scenario.way {
    // The system takes the animations away, or moves everything by its own.
    case .background, .rotated: return
    default: break
    }
    let former = world.recording.events.last { $0.name == "completeTransition" && $0.time <= run.start }
    // Right after another transition the frame before the start is that one's.
    if former.map({ run.start - $0.time > 2.5 * frameLength }) != false {
      run.seams.append(observer.seam(.start, at: run.start))
    }
    // What is over within two frames of its release has no speed to compare with.
    let release = world.recording.events.last {
      $0.time >= run.start && ["finishInteractiveTransition", "cancelInteractiveTransition"].contains($0.name)
    }
    if let release, end - release.time < 2.5 * frameLength { return }
    run.seams.append(observer.seam(.end, at: end))
  }

  private var isOpen: Bool { app.currentTransition != nil }

  /// The same place with the transition made afresh in the window as it is now; nil where it cannot be.
  private func presentedAfresh(_ participants: Participants) -> WorldState? {
    guard !isOpen, participants.canRedo(subject.change) else { return nil }
    participants.undo(subject.change, animated: false, in: world)
    world.step(2)
    participants.redo(subject.change, animated: true, in: world)
    let limit = world.now + 5
    while isOpen, world.now < limit { world.step() }
    guard !isOpen else { return nil }
    world.step(2)
    return observer.state(participants.views)
  }

  // MARK: Driving

  private func hold(at fraction: Double, _ run: inout Observation) {
    world.step()
    world.turn { app.scrubber.update(fraction) }
    world.step(2)
    guard fraction > 0, fraction < 1, run.restless.isEmpty, app.currentTransition?.isInteractive == true else { return }
    let time = world.now
    world.step(4)
    run.restless = observer.changes(from: time, to: world.now)
  }

  private func release(_ release: Scenario.Release, _ run: inout Observation) {
    run.asked = release
    world.turn { if release == .finish { app.scrubber.finish() } else { app.scrubber.cancel() } }
  }

  /// Lets so much of the transition pass.
  private func pass(_ fraction: Double, of run: Observation) { world.advance(to: run.start + fraction * run.duration) }

  private func lift() {
    for finger in app.touch.fingersDown { world.turn { try? app.touch.up(finger: finger.finger) } }
  }

  /// Moves the finger on in its direction, 12 points a frame, until the transition is at `fraction`.
  private func moveFinger(to fraction: Double) {
    guard let finger = app.touch.fingersDown.first else { return }
    let way = CGPoint(x: finger.place.x - finger.start.x, y: finger.place.y - finger.start.y)
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return }
    var place = finger.place
    let screen = app.screen.bounds
    world.step()
    while let context = app.currentTransition, context.isInteractive, context.percentComplete < fraction,
      screen.contains(place)
    {
      place = CGPoint(x: place.x + 12 * way.x / length, y: place.y + 12 * way.y / length)
      world.turn { try? app.touch.move(place, finger: finger.finger) }
      world.step()
    }
  }

  private func layOut(_ view: UIView) {
    view.setNeedsLayout()
    for child in view.subviews { layOut(child) }
  }
}

/// The context of a transition, which the trial does not keep alive.
private final class Context {
  private(set) weak var now: UITransitionContext?

  /// Of the transition in progress.
  init(of app: UIApplication) { now = app.currentTransition }
}
