import LayerKit

/// Withholds touches from the content of a scroll view until they cannot scroll: for 0.15 s, or until the finger is up.
/// (The delay is documented; its length is reported.) A finger that comes down also stops gliding content.
final class ScrollTouchDelay: UIGestureRecognizer {
  private static let delay = 0.15
  private var alarm: ScheduledEvent?

  override init(in app: UIApplication) {
    super.init(in: app)
    delaysTouchesBegan = true
    cancelsTouchesInView = false
  }

  override var className: String { "UIScrollViewDelayedTouchesBeganGestureRecognizer" }

  override func touchesBegan(_ touches: [UITouch], with event: UIEvent) {
    (view as? UIScrollView)?.catchContent()
    guard let scroll = view as? UIScrollView, scroll.delaysContentTouches, scroll.canScroll,
      touches.contains(where: { $0.view !== scroll })
    else {
      state = .failed
      return
    }
    guard alarm == nil else { return }
    alarm = app.world.schedule(at: app.world.now + ScrollTouchDelay.delay) { [weak self] in self?.state = .failed }
  }

  override func touchesEnded(_ touches: [UITouch], with event: UIEvent) { state = .failed }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }

  override func reset() {
    super.reset()
    alarm?.cancel()
    alarm = nil
    (view as? UIScrollView)?.releaseContent()
  }
}
