import LayerKit
import MotionMath

/// The moving part of a property animator: its tracks, and where they stand or how they run.
///
/// Progress is counted towards the end values, whichever way it goes.
final class AnimatorMovement {
  let course: AnimatorCourse
  private unowned let app: UIApplication
  private var tracks: [AnimatorTrack] = []
  private var standing = 0.0
  private var run: AnimatorRun?
  /// Which way `play` goes.
  var isReversed = false
  /// Whether it runs on by itself when somebody holds the time of its layers.
  var isFree = false
  /// Called when a run has arrived.
  var onArrival: () -> Void = {}

  init(_ course: AnimatorCourse, in app: UIApplication) {
    self.course = course
    self.app = app
  }

  var isRunning: Bool { run != nil }

  var progress: Double { run?.progress(at: now) ?? standing }

  /// The time of what moves, in seconds: somebody may hold or turn the layers' time.
  private var now: Double { tracks.first?.now ?? app.world.now }

  /// Takes up changes that begin after a part of the remaining time.
  ///
  /// - Parameter isShown: False while the animator has shown nothing yet, and is about to.
  func add(_ changes: [PropertyChange], delayFactor: Double, isShown: Bool) {
    let passed = course.fraction(reaching: progress)
    let start = passed + (1 - passed) * min(max(delayFactor, 0), 1)
    let added = changes.flatMap { $0.split(for: course.motion) }.map { AnimatorTrack($0, start: start, isFree: isFree) }
    tracks += added
    if let run {
      for track in added { follow(run, with: track) }
    } else if isShown {
      for track in added { track.hold(at: track.own(progress)) }
    }
  }

  // MARK: Standing

  /// Stops where it is; what runs along the course keeps its place on it.
  func standHere() {
    guard let run else { return stand(at: standing) { $0.own(self.standing) } }
    let progress = self.progress
    let fraction = run.fraction(at: now)
    let along = isReversed ? 1 - fraction : fraction
    stand(at: progress) { track in
      run.isSection
        ? track.own(progress) : self.course.progress(at: track.own(along), along: track.change.axis)
    }
  }

  /// Stops at a fraction: of the way, or of the time.
  func stand(at fraction: Double, linearly isLinear: Bool) {
    stand(at: isLinear ? fraction : course.progress(at: fraction)) { track in
      isLinear
        ? track.own(fraction) : self.course.progress(at: track.own(fraction), along: track.change.axis)
    }
  }

  /// Stops without showing anything new: something else is shown right after.
  func halt() {
    standing = progress
    run = nil
  }

  /// What each changed layer property shows now. Then nothing is shown any more but the model.
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

  private func stand(at progress: Double, _ own: (AnimatorTrack) -> Double) {
    standing = progress
    run = nil
    for track in tracks { track.hold(at: own(track)) }
  }

  // MARK: Running

  /// Goes on along the course, in its direction, after `delay` seconds.
  func play(delay: Double) {
    let start = now + delay
    let fraction = course.fraction(reaching: progress)
    if !isReversed {
      begin(
        AnimatorRun(course, from: 0, to: 1, elapsed: fraction * course.duration, isSection: false, start: start))
    } else if course.isCurve {
      let elapsed = (1 - fraction) * course.duration
      begin(AnimatorRun(course.reversed, from: 1, to: 0, elapsed: elapsed, isSection: false, start: start))
    } else {
      begin(AnimatorRun(course, from: progress, to: 0, elapsed: 0, isSection: true, start: start))
    }
  }

  /// Goes the rest of the way along a course of its own.
  func playRest(_ section: AnimatorCourse) {
    begin(
      AnimatorRun(
        section, from: progress, to: isReversed ? 0 : 1, elapsed: 0, isSection: true, start: now))
  }

  /// The part of the duration that the rest of the way takes.
  var rest: Double {
    let passed = course.fraction(reaching: progress)
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
      track.run(run.course, from: track.own(run.from), to: run.to, elapsed: 0, delay: wait, delegate: run)
    } else {
      // The part before a late change begins is at the start on the way out, and at the end on the way back.
      let lead = isReversed ? 0 : track.start * run.course.duration
      track.run(
        run.course.lasting((1 - track.start) * run.course.duration), from: run.from, to: run.to,
        elapsed: run.elapsed + now - run.start + wait, delay: lead + wait, delegate: run)
    }
  }
}
