public import LayerKit
public import MotionMath

/// Animates changes that can be paused, scrubbed, reversed and continued.
///
/// Its blocks run when it is started, or paused or scrubbed for the first time. The model then has the
/// new values; it gets the old ones back when the animator ends at its start.
public final class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  public let timingParameters: any UITimingCurveProvider
  /// In seconds. A spring given by its physics lasts until it has settled, and ignores the duration it was given.
  public var duration: Double { movement.schedule.duration }
  /// Seconds before it moves, as given to `startAnimation(afterDelay:)`.
  public private(set) var delay = 0.0
  /// Whether touches reach the views while they move. Default true.
  public var isUserInteractionEnabled = true
  /// Whether the app decides what a touch hits while views move: the system then looks at their end places. Default false.
  /// See `animatorHitTesting`.
  public var isManualHitTestingEnabled = false
  /// False makes it run through. Default true.
  public var isInterruptible = true
  /// Whether scrubbing shows the fraction itself, rather than where the curve is at that fraction. Default true.
  public var scrubsLinearly = true
  /// Whether its blocks update as those with `UIView.AnimationOptions.flushUpdates`. Default false.
  public var flushUpdates = false
  /// True keeps it active at the end, and its completions waiting. Default false.
  public var pausesOnCompletion = false
  public private(set) var state = UIViewAnimatingState.inactive

  private unowned let app: UIApplication
  private let movement: AnimatorMovement
  private var blocks: [(delayFactor: Double, body: () -> Void)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [ModelChange] = []
  private var constants: [ChangedConstant] = []
  /// True once it has come to an end and was left active there.
  private var hasPaused = false
  /// Called when the animator is inactive again.
  private var endings: [() -> Void] = []
  private let memory: MemoryCount
  /// The bytes that are counted for it.
  private var counted = 0

  /// - Throws: `MotionError.outOfRange` when no spring has the parameters.
  public init(
    duration: Double, timingParameters: any UITimingCurveProvider, in app: UIApplication
  ) throws(MotionError) {
    movement = AnimatorMovement(try AnimatorSchedule(timingParameters, duration: duration), in: app)
    self.timingParameters = timingParameters
    self.app = app
    memory = app.world.memory
    super.init()
    countContents()
    listen()
  }

  /// Runs along one of the named curves.
  public init(
    duration: Double, curve: UIView.AnimationCurve, in app: UIApplication, animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(animationCurve: curve)
    movement = AnimatorMovement(
      AnimatorSchedule(motion: .curve(parameters.timingFunction), duration: duration), in: app)
    timingParameters = parameters
    self.app = app
    memory = app.world.memory
    super.init()
    countContents()
    listen()
    if let animations { addAnimations(animations) }
  }

  deinit { memory.add(-counted) }

  private func listen() {
    movement.onArrival = { [weak self] in self?.hasArrived() }
    movement.onStartOrStop = { [weak self] in
      if let self, isObserved { report("isRunning", $0) } else { $0() }
    }
  }

  /// Documented of `isRunning` (at `pausesOnCompletion`); Apple promises it of no other property.
  public override var observableKeys: [String] { ["isRunning"] }

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
      countContents()
    } else {
      execute(animation, delayFactor: delayFactor)
    }
  }

  /// Runs at the end, with the position. Does not run after `stopAnimation(true)`.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
    countContents()
  }

  /// Counts what it holds anew.
  private func countContents() {
    let bytes =
      MemoryCount.Weight.animator + (blocks.count + completions.count) * MemoryCount.Weight.animatorBlock
      + changes.count * MemoryCount.Weight.animatorChange
    memory.add(bytes - counted)
    counted = bytes
  }

  // MARK: Playing

  public var isRunning: Bool { movement.isRunning }

  /// True while the animator is active and changes a property of `layer`.
  func moves(_ layer: CALayer) -> Bool { state == .active && movement.moves(layer) }

  /// Starts or continues at once; no effect while running. A stopped animator refuses, with a warning.
  public func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts or continues after `delay` seconds; negative counts as 0. No effect while running.
  public func startAnimation(afterDelay delay: Double) {
    guard state != .stopped else { return refuse(.start) }
    guard !isRunning else { return }
    activate()
    self.delay = max(0, app.world.tuning?.delay(of: movement.motionNumber, original: delay) ?? delay)
    movement.play(delay: self.delay)
  }

  /// Holds the animation where it is. An inactive animator becomes active; a stopped one refuses, with a warning.
  public func pauseAnimation() {
    guard state != .stopped else { return refuse(.pause) }
    guard isInterruptible else { return app.warn(.animatorNotInterruptible, about: self) }
    let isFirst = activate()
    if isFirst || isRunning { movement.standHere() }
  }

  public var isReversed: Bool {
    get { movement.isReversed }
    set {
      if newValue != movement.isReversed { movement.turn() }
    }
  }

  /// The progress in its present direction, in 0...1; while it runs the fraction of time, unless `fractionWhileRunning`
  /// says otherwise. Setting it pauses the animator there; reversing turns `f` into `1 - f` (iOS 11).
  public var fractionComplete: Double {
    get {
      if app.settings.fractionWhileRunning == .time, let fraction = movement.timeFraction { return fraction }
      let towardsEnd = scrubsLinearly ? movement.progress : movement.schedule.fraction(reaching: movement.progress)
      return isReversed ? 1 - towardsEnd : towardsEnd
    }
    set {
      guard state != .stopped else { return refuse(.scrub) }
      activate()
      let fraction = min(max(newValue, 0), 1)
      movement.stand(at: isReversed ? 1 - fraction : fraction, linearly: scrubsLinearly)
    }
  }

  /// Continues from the present progress.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil keeps the animator's.
  ///   - durationFactor: The duration of the rest as a part of the whole; 0 keeps the remaining time.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: Double
  ) {
    guard state == .active, !isRunning else { return refuse(.resume) }
    if parameters == nil, durationFactor == 0 { return movement.play(delay: 0) }
    let length = (durationFactor > 0 ? durationFactor : movement.remainingFraction) * duration
    if let parameters, let section = try? AnimatorSchedule(parameters, duration: length) {
      movement.playRest(section)
    } else {
      movement.playRest(movement.schedule.lasting(length))
    }
  }

  /// True when it stands at its end, its completions wait, and nobody observes that it does not run.
  var isWaitingAtItsEnd: Bool {
    hasPaused && state == .active && !isRunning && !completions.isEmpty && !isObserved
      && movement.progress == (isReversed ? 0 : 1)
  }

  // MARK: Ending

  /// Stops, and gives the model the values on screen.
  ///
  /// - Parameter withoutFinishing: True makes it inactive at once; its completions never run. False waits for
  ///   `finishAnimation(at:)`.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return refuse(.stop) }
    // The presentation values exist only after a commit.
    app.world.transaction.flush()
    for (layer, property, shown) in movement.removeAll() {
      if let shown { setModel(shown, property, layer) }
    }
    if withoutFinishing {
      deactivate()
    } else {
      state = .stopped
    }
  }

  /// Ends a stopped animator: the model is given the values of `finalPosition`, and the completions run.
  public func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return refuse(.finish) }
    if finalPosition == .end {
      for change in changes { setModel(change.new ?? change.old, change.property, change.layer) }
    }
    end(at: finalPosition)
  }

  private func hasArrived() {
    if pausesOnCompletion {
      hasPaused = true
      movement.stand(at: isReversed ? 0 : 1, linearly: true)
    } else {
      end(at: isReversed ? .start : .end)
    }
  }

  private func end(at position: UIViewAnimatingPosition) {
    if position == .start {
      for change in changes.reversed() { setModel(change.old, change.property, change.layer) }
    }
    let completions = completions
    let constants = position == .start ? constants : []
    deactivate()
    for completion in completions { completion(position) }
    app.warnOfConstants(constants)
  }

  private func deactivate() {
    _ = movement.removeAll()
    movement.stand(at: 0, linearly: true)
    movement.isReversed = false
    state = .inactive
    changes = []
    constants = []
    hasPaused = false
    blocks = []
    completions = []
    countContents()
    app.propertyAnimators.removeAll { $0 === self }
    app.world.ownersDidChange(of: self)
    for ending in endings { ending() }
    endings = []
  }

  private func setModel(_ value: AnimatableValue, _ property: LayerProperty, _ layer: CALayer) {
    app.animations.withoutAnimation { layer[property] = value }
  }

  // MARK: Blocks

  /// Runs the blocks at the first call.
  /// - Returns: Whether it was the first time.
  @discardableResult
  private func activate() -> Bool {
    guard state == .inactive else { return false }
    let queued = blocks
    blocks = []
    // A transition holds only the animator that `interruptibleAnimator` returns (reported).
    movement.isFree = app.animations.interactiveCurve != nil
    for block in queued { execute(block.body, delayFactor: block.delayFactor) }
    state = .active
    app.propertyAnimators.append(self)
    app.world.ownersDidChange(of: self)
    return true
  }

  private func execute(_ body: () -> Void, delayFactor: Double) {
    // Only a duration above 0 makes a block animate; the tracks keep the time.
    let settings = ViewAnimationSettings(
      duration: max(duration, .leastNormalMagnitude), motion: movement.schedule.motion,
      options: flushUpdates
        ? [.allowUserInteraction, .beginFromCurrentState, .flushUpdates]
        : [.allowUserInteraction, .beginFromCurrentState])
    let block = ViewAnimationState(settings, in: app, completion: nil)
    var collected: [PropertyChange] = []
    block.collect = { collected.append($0) }
    app.animations.noting(in: movement.isFree ? nil : app.animations.undoLog) {
      app.animations.run(block, body)
      endings += block.takeEndings()
      block.close()
    }
    constants += block.constants.map { constant in
      var constant = constant
      constant.far = constant.constraint?.constant ?? constant.former
      return constant
    }
    changes += block.changes.map { change in
      var change = change
      change.new = change.layer[change.property]
      return change
    }
    countContents()
    movement.add(collected, delayFactor: delayFactor, isShown: state == .active)
  }

  private func refuse(_ call: UsageWarning.AnimatorCall) { app.warn(.animatorState(call), about: self) }
}
