import LayerKit
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// The steps of each scenario.
extension Trial {
  /// From the start to the end of the transition.
  func drive(_ run: inout Observation, _ context: Context, _ participants: Participants) {
    switch scenario.way {
    case .asItRuns, .finish, .untouched, .finishAndBack, .asked, .sized, .nested, .atRoot: break
    case .plain where !subject.isInteractive: break
    case .held(let release, let fraction):
      hold(at: fraction, &run)
      let time = world.now
      self.release(release, &run)
      settle(&run, context, participants)
      if hasSeams, run.seams.contains(where: { $0.place == .end }) {
        run.seams.append(observer.seam(.release, at: time + frameLength))
      }
      return
    case .forthAndBack(let release, let fraction):
      let far = goForthAndBack(fraction, release, &run)
      self.release(release, &run)
      settle(&run, context, participants)
      // Where nothing is seen of it in the end either, there is nothing to follow.
      if let far, observer.changes(from: far, to: world.now).isEmpty { run.followsNothing = false }
      return
    case .endedTwice(let release):
      hold(at: 0.5, &run)
      self.release(release, &run)
      world.step(2)
      // A kept context knows that its transition is over.
      let kept = app.currentTransition
      quietly(&run) { letGo(release) }
      settle(&run, context, participants)
      quietly(&run) {
        kept?.updateInteractiveTransition(0.5)
        kept?.completeTransition(true)
      }
      run.keptAlive = []
      world.step(2)
      return
    case .second(let fraction):
      if subject.isInteractive {
        hold(at: fraction ?? 0.5, &run)
        if fraction == nil { release(.finish, &run) }
      } else if let fraction {
        pass(fraction, of: run)
      }
      guard isOpen else {
        run.skipped = "it is over before another can be asked for"
        return
      }
      quietly(&run) { participants.undo(subject.change, animated: true) }
      world.step()
      if subject.isInteractive, fraction != nil { release(.finish, &run) }
    case .turned(let release):
      turn(release, &run)
    case .again(let fraction):
      hold(at: fraction, &run)
      self.release(.cancel, &run)
    case .liftedAfter(let frames):
      if frames > 0 {
        world.step(frames)
        lift()
      }
    case .fingerTo(let fraction):
      guard moveFinger(to: fraction) else { return leaveOut(&run) }
      world.step(6)
      lift()
    case .flicked(let fraction):
      guard moveFinger(to: fraction, by: flick) else { return leaveOut(&run) }
      lift()
    case .flickedBack(let fraction):
      guard moveFinger(to: fraction) else { return leaveOut(&run) }
      moveFingerBack()
      lift()
    case .touchCancelled(let fraction):
      moveFinger(to: fraction)
      for finger in app.touch.fingersDown { world.turn { try? app.touch.cancel(finger: finger.finger) } }
    case .repeated, .plain:
      guard subject.isInteractive else { break }
      moveFinger(to: 0.9)
      world.step(6)
      lift()
    case .rotated(let fraction) where fraction < 1:
      pass(fraction, of: run)
      world.turn { app.rotate() }
    case .rotated: break
    case .laidOut(let fraction):
      world.step()
      let first = app.layoutMethodCount
      let isCalled = participants.laysOutContainer(subject.change, overrides)
      pass(fraction, of: run)
      let (time, before) = (world.now, app.layoutMethodCount)
      world.turn { for window in app.windows { layOut(window) } }
      world.step(2)
      let (seam, after) = (observer.seam(.layout, at: time), app.layoutMethodCount)
      settle(&run, context, participants)
      // Where neither the program nor the system lays out on the way, nobody sees what a layout would do.
      run.isLayoutForced = before - first + run.layoutMethodCount - after <= 0
      if isCalled || !run.isLayoutForced { run.seams.append(seam) }
      return
    case .background(let fraction):
      pass(fraction, of: run)
      world.turn { app.enterBackground() }
    case .slow(let fraction):
      if subject.isInteractive {
        hold(at: fraction, &run)
        release(.finish, &run)
      } else {
        pass(fraction, of: run)
      }
      world.stall(for: 0.5)
    }
    settle(&run, context, participants)
  }

  func leaveOut(_ run: inout Observation) { run.skipped = "the finger that begins it does not bring it there" }

  /// Moves it up, notes half of the way, and comes back there.
  /// - Returns: The time at which it was farthest; nil where it did not go by the hand.
  private func goForthAndBack(
    _ fraction: Double, _ release: Scenario.Release, _ run: inout Observation
  ) -> Double? {
    hold(at: fraction / 2, &run)
    let there = world.now
    hold(at: fraction, &run)
    let far = world.now
    hold(at: fraction / 2, &run)
    guard release == .finish, app.currentTransition?.isInteractive == true else { return nil }
    run.pathDependent = observer.changes(from: there, to: world.now)
    run.followsNothing = observer.changes(from: there, to: far).isEmpty
    return far
  }

  /// Holds it, lets it run back a little and on again, three times.
  private func turn(_ release: Scenario.Release, _ run: inout Observation) {
    if subject.isInteractive { hold(at: 0.3, &run) } else { pass(0.3, of: run) }
    let start = world.now
    for _ in 0..<3 {
      world.turn { app.scrubber.begin() }
      world.step()
      world.turn { app.scrubber.rate = -0.5 }
      world.step(2)
      world.turn { app.scrubber.begin() }
      world.step()
      world.turn { app.scrubber.rate = 1 }
      world.step(2)
    }
    guard isOpen else {
      run.skipped = "it is over before it can be turned three times"
      return
    }
    // An animation that has ended is removed, and cannot be turned back.
    guard !world.recording.events.contains(where: { $0.name == "stop" && $0.time >= start }) else {
      run.skipped = "an animation of it ends before it can be turned three times"
      return
    }
    world.turn { app.scrubber.begin() }
    self.release(release, &run)
  }

  /// After the end of the transition itself.
  func goOn(_ run: inout Observation, _ participants: Participants, _ gesture: Gesture?) {
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
      beginSecond(&run)
      participants.undo(subject.change, animated: true, in: world)
      settleNext(&run, participants)
      guard run.outcome == .finished, participants.canRedo(subject.change) else { return }
      participants.redo(subject.change, animated: true, in: world)
      settleNext(&run, participants)
    case .again where run.outcome == .cancelled && participants.canRedo(subject.change):
      participants.redo(subject.change, animated: true, in: world)
      beginSecond(&run)
      if app.currentTransition?.isInteractive == true {
        run.asked = nil
        world.turn { app.scrubber.update(0.5) }
        world.step(2)
        world.turn { app.scrubber.finish() }
      }
      settleNext(&run, participants)
    case .repeated: doAgain(&run, participants, gesture)
    case .nested(let fromMiddle) where run.outcome == .finished:
      cover(&run, participants, fromMiddle: fromMiddle)
    case .plain where run.outcome != .finished:
      run.skipped = "it does not finish"
    case .plain:
      participants.undo(subject.change, animated: false, in: world)
      world.step(2)
      beginSecond(&run)
      participants.pushPlain(in: world)
      settleNext(&run, participants)
    case .atRoot: root(&run, participants, gesture)
    case .rotated(at: 1):
      world.turn { app.rotate() }
      world.advance(by: 1)
    case .rotated, .sized:
      world.advance(by: 1)
    default: break
    }
  }

  /// Notes that what follows is done once more, after what has gone well or has not.
  private func beginSecond(_ run: inout Observation) {
    if !run.isSecond { run.hasFailedBefore = errors().count > formerErrors }
    run.isSecond = true
  }

  /// Undone and done again, twice: by the gesture that began it, or by the program.
  private func doAgain(_ run: inout Observation, _ participants: Participants, _ gesture: Gesture?) {
    for _ in 0..<2 {
      guard run.outcome == .finished else {
        if !run.isSecond { run.skipped = "it does not finish" }
        return
      }
      participants.undo(subject.change, animated: !subject.isInteractive, in: world)
      settleNext(&run, participants)
      guard run.outcome == .finished else { return }
      beginSecond(&run)
      if subject.isInteractive {
        guard let gesture else {
          run.skipped = "the finger has not moved"
          return
        }
        make(gesture, to: 0.9)
        world.step(6)
        lift()
      } else {
        participants.redo(subject.change, animated: true, in: world)
      }
      settleNext(&run, participants)
    }
  }

  /// Another presentation on top of what came.
  private func cover(_ run: inout Observation, _ participants: Participants, fromMiddle: Bool) {
    // The system places its own styles again.
    if participants.isCustom { run.formerPlace = run.place }
    participants.cover(in: world)
    world.step(2)
    if fromMiddle {
      participants.undo(subject.change, animated: false, in: world)
    } else {
      participants.uncover(in: world)
    }
    world.step(2)
    run.place = participants.place(subject.change)
  }

  /// The gesture once more, where there is nothing to go back to.
  private func root(_ run: inout Observation, _ participants: Participants, _ gesture: Gesture?) {
    moveFinger(to: 0.9)
    world.step(6)
    lift()
    settle(&run, Context(of: app), participants)
    guard run.outcome != .open else {
      run.skipped = "it does not end"
      return
    }
    guard let gesture else {
      run.skipped = "the finger has not moved"
      return
    }
    participants.makeRoot(in: world)
    world.step(2)
    beginSecond(&run)
    make(gesture, to: 0.9)
    lift()
    settleNext(&run, participants)
  }
}
