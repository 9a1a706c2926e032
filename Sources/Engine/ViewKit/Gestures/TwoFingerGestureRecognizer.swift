import MotionMath

/// The base of pinch and rotation: measures the line between two fingers.
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// The line from the first finger to the second; nil with fewer than two.
  final var line: CGVector? {
    let down = touches.filter { !$0.isOver }
    guard down.count >= 2 else { return nil }
    return CGVector(
      dx: down[1].screenLocation.x - down[0].screenLocation.x, dy: down[1].screenLocation.y - down[0].screenLocation.y)
  }

  final lazy var estimate = VelocityEstimate(window: app.settings.velocityWindow)

  /// Called with a new line: at the start, and when a lifted finger is back.
  func begin(_ line: CGVector) {}
  /// Called when the line has changed; returns the measured value.
  func measure(_ line: CGVector) -> Double { 0 }
  /// Whether the measured value is enough to begin.
  func isEnough(_ line: CGVector) -> Bool { false }

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    if numberOfTouches > 2 {
      if !state.isActive { state = .failed }
    } else if let line {
      begin(line)
    }
  }

  open override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {
    guard let line else { return }
    estimate.add(CGVector(dx: measure(line), dy: 0), at: event.timestamp)
    if state.isActive {
      state = .changed
    } else if isEnough(line) {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    // It ends when both fingers are up (documented); with one left it keeps what it measured.
    guard numberOfTouches == 0 else { return }
    state = state.isActive ? .ended : .failed
  }

  open override func reset() {
    super.reset()
    estimate = VelocityEstimate(window: app.settings.velocityWindow)
  }
}
