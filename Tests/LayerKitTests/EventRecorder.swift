import LayerKit

/// A list of what happened, in order, as words.
final class EventRecorder {
  private(set) var events: [String] = []

  func record(_ event: String) { events.append(event) }

  /// The events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }

  /// A delegate that records `startA` and `stopA true`.
  func delegate(_ name: String) -> any CAAnimationDelegate { NamedDelegate(name: name, recorder: self) }
}

private final class NamedDelegate: CAAnimationDelegate {
  let name: String
  let recorder: EventRecorder

  init(name: String, recorder: EventRecorder) {
    self.name = name
    self.recorder = recorder
  }

  func animationDidStart(_ animation: CAAnimation) { recorder.record("start\(name)") }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) { recorder.record("stop\(name) \(finished)") }
}

/// A layer on screen in a world of its own, and what its animations report.
struct EventStage {
  private let life = WorldLife()
  let world: World
  let layer: CALayer
  let recorder = EventRecorder()

  init() {
    world = life.world
    layer = CALayer(in: world)
    world.addRoot(layer)
    world.drain()
  }

  /// An opacity fade of one second that reports under `name`.
  func fade(_ name: String, duration: Double = 1) throws -> CABasicAnimation {
    let fade = try CABasicAnimation("opacity", from: 0, to: 1, duration: duration)
    fade.delegate = recorder.delegate(name)
    return fade
  }

  /// The events since the last call.
  func take() -> [String] { recorder.take() }
}
