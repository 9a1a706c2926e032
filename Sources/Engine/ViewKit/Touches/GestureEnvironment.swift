import LayerKit

/// Decides which recogniser gets which gesture.
///
/// Recognisers request a state. The request is granted when the delegates agree, when the recognisers that must fail
/// first have failed, and when no other recogniser of the same touches conflicts. The first to be recognised makes the
/// others fail, unless they may recognise simultaneously.
package final class GestureEnvironment {
  private unowned let app: UIApplication
  /// The recognisers that follow a touch or wait for another to fail, in the order they got a touch: those of the hit
  /// view first, then of its superviews.
  private var engaged: [UIGestureRecognizer] = []
  /// The recognisers to report once all have seen the present event.
  private var reports: [UIGestureRecognizer] = []
  private var depth = 0
  private var isResetDue = false

  init(in app: UIApplication) { self.app = app }

  /// Breaks the cycle of a finger that is up, its view and its recognisers, where no turn came any more to reset them.
  deinit {
    for recognizer in engaged {
      for touch in recognizer.touches { (touch.window, touch.view, touch.gestureRecognizers) = (nil, nil, []) }
      recognizer.touches = []
    }
  }

  // MARK: Touches

  /// Gives `touch` to the recognisers of its view and of the views around it.
  func assign(_ touch: UITouch) {
    var view = touch.view
    while let current = view {
      for recognizer in current.gestureRecognizers where accepts(recognizer, touch) {
        recognizer.touches.append(touch)
        touch.gestureRecognizers.append(recognizer)
        if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
      }
      view = current.superview
    }
  }

  private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.isEnabled && !recognizer.state.isOver
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
  }

  /// Passes touches of one phase to their recognisers, then sends the reports.
  func handle(_ touches: [UITouch], _ event: UIEvent) {
    guard let phase = touches.first?.phase else { return }
    whileReporting {
      for recognizer in engaged where !recognizer.state.isOver {
        let received = touches.filter { touch in recognizer.touches.contains { $0 === touch } }
        guard !received.isEmpty else { continue }
        recognizer.receive(phase, received, event)
      }
    }
    if touches.contains(where: \.isOver) { scheduleReset() }
  }

  /// Whether a recogniser withholds `touch` from the view until it has failed.
  func withholdsBegin(of touch: UITouch) -> Bool {
    touch.gestureRecognizers.contains { $0.delaysTouchesBegan && $0.state == .possible && $0.follows(touch) }
  }

  /// Whether a recogniser may still take `touch`, whose finger is up.
  func withholdsEnd(of touch: UITouch) -> Bool {
    touch.gestureRecognizers.contains {
      $0.delaysTouchesEnded && $0.cancelsTouchesInView && $0.state == .possible && $0.follows(touch)
    }
  }

  /// Runs `body`, then sends the reports. For changes outside an event, such as a recogniser's timer.
  func whileReporting(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    while !reports.isEmpty {
      let recognizer = reports.removeFirst()
      app.log("gesture", recognizer, recognizer.state.rawValue)
      recognizer.sendActions()
    }
    releaseTouches()
  }

  // MARK: States

  func request(_ state: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer) {
    whileReporting {
      switch (recognizer.state, state) {
      case (.possible, .began), (.possible, .ended): recognize(recognizer, as: state)
      case (.possible, .changed): recognize(recognizer, as: .began)
      case (.possible, .failed), (.possible, .cancelled): fail(recognizer)
      case (.began, .changed), (.changed, .changed): report(recognizer, as: .changed)
      case (.began, .ended), (.changed, .ended), (.began, .cancelled), (.changed, .cancelled):
        report(recognizer, as: state)
        scheduleReset()
      case (.began, .failed), (.changed, .failed):
        report(recognizer, as: .cancelled)
        scheduleReset()
      default: break
      }
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    let required = requirements(of: recognizer)
    if required.contains(where: { $0.state.isActive || $0.state == .ended }) { return fail(recognizer) }
    if required.contains(where: { $0.state == .possible }) {
      recognizer.pending = state
      return
    }
    recognizer.pending = nil
    guard mayBegin(recognizer) else { return fail(recognizer) }
    for other in engaged where conflicts(recognizer, other) && (other.state.isActive || other.state == .ended) {
      if other.prevents(recognizer) { return fail(recognizer) }
    }
    report(recognizer, as: state)
    for other in engaged where conflicts(recognizer, other) && other.state == .possible {
      if recognizer.prevents(other) { fail(other) }
    }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.touches { app.touchDelivery.takeFromView(touch) }
    }
    // Recognisers that wait for its failure fail.
    for other in engaged where other.state == .possible {
      if requirements(of: other).contains(where: { $0 === recognizer }) { fail(other) }
    }
    if state == .ended { scheduleReset() }
  }

  private func report(_ recognizer: UIGestureRecognizer, as state: UIGestureRecognizer.State) {
    recognizer.enter(state)
    reports.append(recognizer)
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .possible else { return }
    recognizer.enter(.failed)
    recognizer.pending = nil
    app.log("gesture", recognizer, "failed")
    for other in engaged where other.pending != nil {
      if requirements(of: other).contains(where: { $0 === recognizer }), let pending = other.pending {
        recognize(other, as: pending)
      }
    }
    scheduleReset()
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.view?.ask(gestureRecognizerShouldBegin: recognizer) != false
      && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
      && !recognizer.touches.contains { $0.view?.blocks(recognizer) == true }
  }

  /// The engaged recognisers that `recognizer` waits for.
  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let explicit = recognizer.requiredToFail.compactMap { $0() }
    return engaged.filter { other in
      other !== recognizer
        && (explicit.contains { $0 === other }
          || recognizer.requiresFailureByClass(of: other)
          || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) == true
          || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) == true)
    }
  }

  /// Whether only one of the two may be recognised: they share a touch, and neither delegate allows both.
  private func conflicts(_ first: UIGestureRecognizer, _ second: UIGestureRecognizer) -> Bool {
    guard first !== second, first.touches.contains(where: { touch in second.touches.contains { $0 === touch } })
    else { return false }
    return first.delegate?.gestureRecognizer(first, shouldRecognizeSimultaneouslyWith: second) != true
      && second.delegate?.gestureRecognizer(second, shouldRecognizeSimultaneouslyWith: first) != true
  }

  // MARK: Ends

  /// Detaches `touch` from `recognizer`, and releases it to its view if it was withheld.
  func ignore(_ touch: UITouch, for recognizer: UIGestureRecognizer) {
    recognizer.touches.removeAll { $0 === touch }
    touch.gestureRecognizers.removeAll { $0 === recognizer }
    app.touchDelivery.release(touch)
  }

  /// Stops a recogniser in the middle of its gesture.
  func cancel(_ recognizer: UIGestureRecognizer) {
    guard engaged.contains(where: { $0 === recognizer }) else { return }
    request(.cancelled, by: recognizer)
  }

  /// Recognisers in a view that is about to be removed are cancelled while it is still where it was: an action that asks
  /// for the superview finds it. (Chosen here.)
  func viewWillLeaveWindow(_ view: UIView) {
    guard !engaged.isEmpty else { return }
    viewLeftWindow(view)
    for subview in view.subviews { viewWillLeaveWindow(subview) }
  }

  /// Recognisers of a view that leaves the window are cancelled (reported).
  func viewLeftWindow(_ view: UIView) {
    for recognizer in view.gestureRecognizers { cancel(recognizer) }
  }

  /// On the next turn recognisers that are over and have no finger left become possible again (documented).
  private func scheduleReset() {
    guard !isResetDue else { return }
    isResetDue = true
    app.world.nextTurn { [weak self] in
      self?.isResetDue = false
      self?.resetThoseOver()
    }
  }

  private func resetThoseOver() {
    for recognizer in engaged where recognizer.state.isOver && recognizer.numberOfTouches == 0 {
      let withheld = recognizer.touches.filter { $0.isBeginWithheld || $0.isEndWithheld }
      recognizer.enter(.possible)
      recognizer.pending = nil
      recognizer.touches = []
      engaged.removeAll { $0 === recognizer }
      recognizer.receiveReset()
      for touch in withheld { app.touchDelivery.release(touch) }
    }
    releaseTouches()
  }

  /// Passes withheld touches to their views once no recogniser can take them.
  private func releaseTouches() {
    for touch in engaged.flatMap(\.touches) where touch.isBeginWithheld || touch.isEndWithheld {
      app.touchDelivery.release(touch)
    }
  }
}
