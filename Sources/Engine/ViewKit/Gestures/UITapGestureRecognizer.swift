import LayerKit
import MotionMath

/// Recognises quick touches that stay where they are.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row, at least 1.
  public final var numberOfTapsRequired = 1
  /// How many fingers at once, at least 1.
  public final var numberOfTouchesRequired = 1

  override var isOfTaps: Bool { true }
  private var tapsDone = 0
  private var fingersSeen = 0
  private var deadline: ScheduledEvent?

  open override var className: String { "UITapGestureRecognizer" }

  open override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    guard let touch = touches.first else { return }
    if numberOfTouches == 1 { fingersSeen = 0 }
    fingersSeen += 1
    let isFar = tapsDone > 0 && touch.screenLocation.distance(to: firstLocation) > app.settings.multiTapDistance
    if fingersSeen > numberOfTouchesRequired || isFar {
      state = .failed
      return
    }
    fail(after: app.settings.tapDuration)
  }

  open override func touchesMoved(_ touches: [UITouch], with event: UIEvent) {
    for touch in touches where touch.screenLocation.distance(to: touch.startLocation) > app.settings.tapSlop {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent) {
    guard state == .possible, pending == nil, numberOfTouches == 0 else { return }
    guard fingersSeen == numberOfTouchesRequired else {
      state = .failed
      return
    }
    tapsDone += 1
    if tapsDone >= numberOfTapsRequired {
      deadline?.cancel()
      state = .ended
    } else {
      fail(after: app.settings.doubleTapInterval)
    }
  }

  open override func reset() {
    super.reset()
    deadline?.cancel()
    deadline = nil
    tapsDone = 0
    fingersSeen = 0
  }

  private var firstLocation: CGPoint { touches.first?.startLocation ?? .zero }

  private func fail(after seconds: Double) {
    deadline?.cancel()
    deadline = app.world.schedule(at: app.world.now + seconds) { [weak self] in
      guard let self, state == .possible, pending == nil else { return }
      state = .failed
    }
  }
}
