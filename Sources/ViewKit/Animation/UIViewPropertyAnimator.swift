public import LayerKit
public import MotionMath

/// Animates changes that can be paused, scrubbed, turned round and continued.
///
/// Its blocks run when it is started, or paused or scrubbed for the first time. The model then has the new values; it
/// gets the old ones back when the animator ends at its start.
public final class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let timingParameters: any UITimingCurveProvider
  /// In seconds. A spring given by its physics lasts until it has settled, whatever was asked for.
  public var duration: Double { course.duration }
  /// Seconds before it moves, as given when it was started.
  public private(set) var delay = 0.0
  /// Whether touches reach the views while they move. Default true.
  public var isUserInteractionEnabled = true
  /// Whether hit testing is up to the app. Kept, without an effect. Default false.
  public var isManualHitTestingEnabled = false
  /// False: it can only run through. Default true.
  public var isInterruptible = true
  /// Whether scrubbing shows the fraction itself, rather than where the curve is at that fraction. Default true.
  public var scrubsLinearly = true
  /// True keeps it active at the end, and its completions waiting. Default false.
  public var pausesOnCompletion = false
  public private(set) var state = UIViewAnimatingState.inactive

  private let app: UIApplication
  private let course: AnimatorCourse
  private var blocks: [(delayFactor: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var tracks: [AnimatorTrack] = []
  private var changes: [ModelChange] = []
  private var movement = Movement.still(progress: 0)
  private var reversed = false

  private enum Movement {
    case still(progress: Double)
    case running(AnimatorRun)
  }

  /// - Throws: `MotionError.outOfRange` for a spring that cannot be.
  public init(
    duration: Double, timingParameters: any UITimingCurveProvider, in app: UIApplication
  ) throws(MotionError) {
    course = try AnimatorCourse(timingParameters, duration: duration)
    self.timingParameters = timingParameters
    self.app = app
  }

  /// Runs along one of the named curves.
  public init(
    duration: Double, curve: UIView.AnimationCurve, in app: UIApplication, animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    course = AnimatorCourse(motion: .curve(parameters.timingFunction), duration: duration)
    timingParameters = parameters
    self.app = app
    super.init()
    if let animations { addAnimations(animations) }
  }

  public override var className: String { "UIViewPropertyAnimator" }
  /// The application holds it while it is active.
  public override var owners: [NSObject] { state == .inactive ? [] : [app] }

  // MARK: Contents

  public func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// - Parameter delayFactor: The part of the remaining time that passes before these changes begin, in 0...1; they
  ///   take the rest.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: Double) {
    if state == .inactive {
      blocks.append((delayFactor, animation))
    } else {
      execute(animation, delayFactor: delayFactor)
    }
  }

  /// Runs when it is over, with where it ended. Not after `stopAnimation(true)`.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Playing

  public var isRunning: Bool {
    if case .running = movement { return true }
    return false
  }

  public func startAnimation() { startAnimation(afterDelay: 0) }

  public func startAnimation(afterDelay delay: Double) {
    guard state != .stopped else { return refuse("a stopped animator cannot be started; finish it first") }
    guard !isRunning else { return }
    activate()
    self.delay = max(0, delay)
    play(delay: self.delay)
  }

  public func pauseAnimation() {
    guard state != .stopped else { return refuse("a stopped animator cannot be paused; finish it first") }
    guard isInterruptible else { return refuse("this animator is not interruptible") }
    let isFirst = activate()
    guard case .running(let run) = movement else {
      if isFirst { stand(at: 0) { _ in nil } }
      return
    }
    let fraction = run.fraction(at: app.world.now)
    stand(at: run.progress(at: app.world.now)) { track in
      run.isSection ? nil : self.course.progress(at: track.own(self.reversed ? 1 - fraction : fraction))
    }
  }

  public var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      let wasRunning = isRunning
      movement = .still(progress: progress)
      reversed = newValue
      if wasRunning { play(delay: 0) }
    }
  }

  /// How far it has come towards where it is going. Setting it pauses it there; turning it round makes `f` into
  /// `1 - f` (iOS 11).
  public var fractionComplete: Double {
    get {
      let towardsEnd = scrubsLinearly ? progress : course.fraction(reaching: progress)
      return reversed ? 1 - towardsEnd : towardsEnd
    }
    set {
      guard state != .stopped else { return refuse("a stopped animator cannot be scrubbed; finish it first") }
      activate()
      let fraction = min(max(newValue, 0), 1)
      let towardsEnd = reversed ? 1 - fraction : fraction
      let isLinear = scrubsLinearly
      stand(at: isLinear ? towardsEnd : course.progress(at: towardsEnd)) { [course] track in
        isLinear ? track.own(towardsEnd) : course.progress(at: track.own(towardsEnd))
      }
    }
  }

  /// Goes on from where it stands.
  ///
  /// - Parameters:
  ///   - parameters: The course of the rest; nil: as before.
  ///   - durationFactor: How long the rest takes, as a part of the whole duration; 0: as long as it would have.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: Double
  ) {
    guard state == .active, !isRunning else {
      return refuse("only a paused animator can be continued")
    }
    if parameters == nil, durationFactor == 0 { return play(delay: 0) }
    let target = reversed ? 0.0 : 1.0
    let elapsed = course.fraction(reaching: progress)
    let rest = durationFactor > 0 ? durationFactor : reversed ? elapsed : 1 - elapsed
    let section: AnimatorCourse
    if let parameters, let given = try? AnimatorCourse(parameters, duration: rest * course.duration) {
      section = given
    } else {
      section = course.lasting(rest * course.duration)
    }
    begin(AnimatorRun(section, from: progress, to: target, elapsed: 0, isSection: true, start: app.world.now))
  }

  // MARK: Ending

  /// Leaves everything as it is on screen.
  ///
  /// - Parameter withoutFinishing: True: it is inactive at once, and its completions never run. False: it waits for
  ///   `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return refuse("only an active animator can be stopped") }
    // What is committed is what is shown: without a commit in between, the movement has not been seen.
    app.world.transaction.flush()
    movement = .still(progress: progress)
    let shown = tracks.map { $0.change.layer.presentation()?[$0.change.keyPath.property] }
    for (track, value) in zip(tracks, shown) {
      track.remove()
      if let value { setModel(value, track.change.keyPath.property, track.change.layer) }
    }
    tracks = []
    if withoutFinishing {
      deactivate()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animator: the model is given the values of `finalPosition`, and the completions run.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return refuse("finishAnimation is for a stopped animator") }
    if finalPosition == .end {
      for change in changes { setModel(change.new ?? change.old, change.property, change.layer) }
    }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    for track in tracks { track.remove() }
    if position == .start {
      for change in changes.reversed() { setModel(change.old, change.property, change.layer) }
    }
    let completions = completions
    deactivate()
    for completion in completions { completion(position) }
  }

  private func deactivate() {
    state = .inactive
    tracks = []
    changes = []
    blocks = []
    completions = []
    movement = .still(progress: 0)
    reversed = false
    app.propertyAnimators.removeAll { $0 === self }
    app.world.ownersDidChange(of: self)
  }

  private func setModel(_ value: AnimatableValue, _ property: LayerProperty, _ layer: CALayer) {
    app.animations.withoutAnimation { layer[property] = value }
  }

  // MARK: Parts

  /// Progress towards the end values, whichever way it goes.
  private var progress: Double {
    switch movement {
    case .still(let progress): progress
    case .running(let run): run.progress(at: app.world.now)
    }
  }

  /// Runs the blocks, the first time.
  /// - Returns: Whether it was the first time.
  @discardableResult
  private func activate() -> Bool {
    guard state == .inactive else { return false }
    let queued = blocks
    blocks = []
    for block in queued { execute(block.body, delayFactor: block.delayFactor) }
    state = .active
    app.propertyAnimators.append(self)
    app.world.ownersDidChange(of: self)
    return true
  }

  private func execute(_ body: () -> Void, delayFactor: Double) {
    let passed = course.fraction(reaching: progress)
    let start = passed + (1 - passed) * min(max(delayFactor, 0), 1)
    let settings = ViewAnimationSettings(
      duration: max(duration, 1e-6), motion: course.motion, options: [.allowUserInteraction, .beginFromCurrentState])
    let block = ViewAnimationState(settings, in: app, completion: nil)
    var added: [AnimatorTrack] = []
    block.collect = { change in added.append(AnimatorTrack(change, start: start)) }
    app.animations.run(block, body)
    block.close()
    changes += block.changes.map {
      ModelChange(layer: $0.layer, property: $0.property, old: $0.old, new: $0.layer[$0.property])
    }
    tracks += added
    if case .running(let run) = movement {
      for track in added { follow(run, with: track) }
    } else if state == .active {
      for track in added { track.hold(at: track.own(progress)) }
    }
  }

  /// Goes on along the animator's own course, in its present direction.
  private func play(delay: Double) {
    let fraction = course.fraction(reaching: progress)
    let run: AnimatorRun
    if reversed {
      run =
        course.isCurve
        ? AnimatorRun(
          course.reversed, from: 1, to: 0, elapsed: (1 - fraction) * course.duration, isSection: false,
          start: app.world.now + delay)
        : AnimatorRun(course, from: progress, to: 0, elapsed: 0, isSection: true, start: app.world.now + delay)
    } else {
      run = AnimatorRun(
        course, from: 0, to: 1, elapsed: fraction * course.duration, isSection: false, start: app.world.now + delay)
    }
    begin(run, delay: delay)
  }

  private func begin(_ run: AnimatorRun, delay: Double = 0) {
    run.onEnd = { [weak self, weak run] in
      guard let self, let run, case .running(let current) = movement, current === run else { return }
      runEnded()
    }
    movement = .running(run)
    for track in tracks { follow(run, with: track) }
    if tracks.isEmpty { app.world.nextTurn { run.onEnd() } }
  }

  private func follow(_ run: AnimatorRun, with track: AnimatorTrack) {
    let now = app.world.now
    let wait = max(0, run.start - now)
    run.isFollowed()
    if run.isSection {
      track.run(
        run.course, from: track.own(run.from), to: run.to, elapsed: 0, delay: wait, now: now, delegate: run)
    } else {
      // The part before a late change begins is at the start on the way out, and at the end on the way back.
      let lead = reversed ? 0 : track.start * run.course.duration
      track.run(
        run.course.lasting((1 - track.start) * run.course.duration), from: run.from, to: run.to,
        elapsed: run.elapsed + now - run.start + wait, delay: lead + wait, now: now, delegate: run)
    }
  }

  private func stand(at progress: Double, _ own: (AnimatorTrack) -> Double?) {
    movement = .still(progress: progress)
    for track in tracks { track.hold(at: own(track) ?? track.own(progress)) }
  }

  private func runEnded() {
    if pausesOnCompletion {
      stand(at: reversed ? 0 : 1) { _ in nil }
    } else {
      end(at: reversed ? .start : .end)
    }
  }

  private func refuse(_ message: String) { app.warn(message, about: self) }
}
