import LayerKit
import MotionMath

/// Moves the tracks of a property animator: they hold a progress, or run along a schedule.
///
/// Progress is measured towards the end values in both directions.
final class AnimatorMovement {
  let schedule: AnimatorSchedule
  /// The motion that its animations are, while motions are tuned; 0 otherwise.
  let motionNumber: Int
  private unowned let app: UIApplication
  private var tracks: [AnimatorTrack] = []
  private var standing = 0.0
  private var run: AnimatorRun? {
    get { ownRun }
    set { if (newValue == nil) == (ownRun == nil) { ownRun = newValue } else { onStartOrStop { ownRun = newValue } } }
  }
  private var ownRun: AnimatorRun?
  /// True plays towards the start.
  var isReversed = false
  /// True follows the world's time while a transition holds the time of its layers.
  var isFree = false
  /// Called with what begins or ends running.
  var onStartOrStop: (_ change: () -> Void) -> Void = { $0() }
  /// Called when a run ends.
  var onArrival: () -> Void = {}

  init(_ schedule: AnimatorSchedule, in app: UIApplication) {
    (self.schedule, motionNumber) = schedule.tuned(by: app.world.tuning)
    self.app = app
  }

  var isRunning: Bool { run != nil }

  var progress: Double { run?.progress(at: now) ?? standing }

  /// The fraction of the time that has passed, in the present direction; nil while it is paused. A section counts from
  /// the progress at which it began.
  var timeFraction: Double? {
    guard let run else { return nil }
    let passed = run.isSection ? (isReversed ? 1 - run.from : run.from) : 0
    return passed + (1 - passed) * run.fraction(at: now)
  }

  /// True when the animator changes a property of `layer`.
  func moves(_ layer: CALayer) -> Bool { tracks.contains { $0.change.layer === layer } }

  /// The time of the moving layers, in seconds. A transition may hold or reverse it.
  private var now: Double { tracks.first?.now ?? app.world.now }

  /// Adds changes that begin after a part of the remaining time.
  ///
  /// - Parameter isShown: False before the animator's first movement, which follows this call.
  func add(_ changes: [PropertyChange], delayFactor: Double, isShown: Bool) {
    let passed = schedule.fraction(reaching: progress)
    let start = passed + (1 - passed) * min(max(delayFactor, 0), 1)
    let added = changes.flatMap { $0.split(for: schedule.motion) }.map {
      AnimatorTrack($0, start: start, isFree: isFree, motionNumber: motionNumber)
    }
    tracks += added
    if let run {
      for track in added { follow(run, with: track) }
    } else if isShown {
      for track in added { track.hold(at: track.fraction(progress)) }
    }
  }

  // MARK: Standing

  /// Stops at the present progress. Tracks on the animator's own schedule keep their place on it.
  func standHere() {
    guard let run else { return stand(at: standing) { $0.fraction(self.standing) } }
    let progress = self.progress
    let fraction = run.fraction(at: now)
    let along = isReversed ? 1 - fraction : fraction
    stand(at: progress) { track in
      run.isSection
        ? track.fraction(progress) : self.schedule.progress(at: track.fraction(along), along: track.change.axis)
    }
  }

  /// Stops at a fraction of the way (linearly) or of the time.
  func stand(at fraction: Double, linearly isLinear: Bool) {
    stand(at: isLinear ? fraction : schedule.progress(at: fraction)) { track in
      isLinear
        ? track.fraction(fraction) : self.schedule.progress(at: track.fraction(fraction), along: track.change.axis)
    }
  }

  /// Plays in the other direction from here; what stands stays.
  func turn() {
    standing = progress
    isReversed.toggle()
    if isRunning { play(delay: 0) }
  }

  /// Stops without a new animation: the caller shows something else right after.
  func halt() {
    standing = progress
    run = nil
  }

  /// Removes all animations, so that the model shows.
  /// - Returns: The value each changed layer property showed; nil where the layer was never shown.
  func removeAll() -> [(layer: CALayer, property: LayerProperty, shown: AnimatableValue?)] {
    halt()
    let shown = tracks.map { track in
      let (layer, property) = (track.change.layer, track.change.keyPath.property)
      return (layer: layer, property: property, shown: layer.presentation()?[property])
    }
    for track in tracks { track.remove() }
    tracks = []
    return shown
  }

  private func stand(at progress: Double, _ fraction: (AnimatorTrack) -> Double) {
    standing = progress
    run = nil
    for track in tracks { track.hold(at: fraction(track)) }
  }

  // MARK: Running

  /// Continues along the schedule after `delay` seconds.
  func play(delay: Double) {
    let start = now + delay
    let fraction = schedule.fraction(reaching: progress)
    if !isReversed {
      begin(
        AnimatorRun(schedule, from: 0, to: 1, elapsed: fraction * schedule.duration, isSection: false, start: start))
    } else if schedule.isCurve {
      let elapsed = (1 - fraction) * schedule.duration
      begin(AnimatorRun(schedule.reversed, from: 1, to: 0, elapsed: elapsed, isSection: false, start: start))
    } else {
      begin(AnimatorRun(schedule, from: progress, to: 0, elapsed: 0, isSection: true, start: start))
    }
  }

  /// Plays the rest of the way along another schedule.
  func playRest(_ section: AnimatorSchedule) {
    begin(
      AnimatorRun(
        section, from: progress, to: isReversed ? 0 : 1, elapsed: 0, isSection: true, start: now))
  }

  /// The part of the duration that the rest of the way takes.
  var remainingFraction: Double {
    let passed = schedule.fraction(reaching: progress)
    return isReversed ? passed : 1 - passed
  }

  private func begin(_ new: AnimatorRun) {
    new.onEnd = { [weak self, weak new] in
      guard let self, let new, run === new else { return }
      halt()
      onArrival()
    }
    run = new
    for track in tracks { follow(new, with: track) }
    if tracks.isEmpty { app.world.nextTurn { new.onEnd() } }
  }

  private func follow(_ run: AnimatorRun, with track: AnimatorTrack) {
    let now = self.now
    let wait = max(0, run.start - now)
    run.isFollowed()
    if run.isSection {
      track.run(run.schedule, from: track.fraction(run.from), to: run.to, elapsed: 0, delay: wait, delegate: run)
    } else {
      // A late change waits first on the way to the end, and last on the way back.
      let lead = isReversed ? 0 : track.start * run.schedule.duration
      track.run(
        run.schedule.lasting((1 - track.start) * run.schedule.duration), from: run.from, to: run.to,
        elapsed: run.elapsed + now - run.start + wait, delay: lead + wait, delegate: run)
    }
  }
}
