import MotionMath

/// What pinch and rotation share: the line between two fingers, and how what is measured of it changes.
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  /// The line from the first finger to the second; nil with fewer than two.
  final var line: CGVector? {
    let down = touches.filter { !$0.isOver }
    guard down.count >= 2 else { return nil }
    return CGVector(dx: down[1].place.x - down[0].place.x, dy: down[1].place.y - down[0].place.y)
  }

  final lazy var estimate = VelocityEstimate(window: app.settings.velocityWindow)

  /// The line is there: for the first time, or again after a finger was up.
  func begin(_ line: CGVector) {}
  /// The line has changed; returns what is measured of it.
  func measure(_ line: CGVector) -> Double { 0 }
  /// Whether what was measured is enough to begin.
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
