import LayerKit
import MotionMath
import TransitionKit
import ViewKit

/// Making events, and performing them.
extension Hunt {
  /// When the next event happens: favoured are the instants at which something has just begun, is half way or was just let go.
  func wait(after event: HuntEvent, _ random: inout SplitMix) -> Double? {
    let frame = 1 / Double(world.frameRate.perSecond)
    let length = event.length
    // A finger that is down, or a transition that it has begun, or that a tap is about to begin.
    let isTap = if case .tap = event.act { true } else { false }
    let duration = length > 0 && !isTap ? length : app.currentTransition?.transitionDuration ?? 0.3
    switch random.index(below: 8) {
    case 0: return rounded(frame)
    case 1: return rounded(duration / 2)
    case 2: return rounded(length + frame)
    case 3: return rounded(length + 0.15)
    case 4: return rounded(random.fraction() * (duration + 0.3))
    default: return nil
    }
  }

  /// To thousandths: what is written is what was done.
  private func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }

  /// Something to do now; nil where there is nothing.
  func act(_ random: inout SplitMix) -> HuntEvent.Act? {
    let screen = app.screen.bounds
    // A finger that is down may be on the very button that makes the same call.
    let calls = app.touch.fingersDown.isEmpty ? means.calls.indices.filter { means.calls[$0].isPossible() } : []
    let targets = HuntTarget.all(in: app)
    if !calls.isEmpty, random.oneIn(targets.isEmpty ? 2 : 5) { return .call(random.pick(calls)) }
    // While a transition runs by itself, fingers reach little, and the system may do anything.
    let isOnItsWay = app.touch.fingersDown.isEmpty && app.openTransitions.contains { !$0.isInteractive }
    if random.oneIn(isOnItsWay ? 2 : 8) {
      return random.pick([.rotate, .background, .slow(random.pick([0.1, 0.5])), .layout])
    }
    let finger = app.touch.fingersDown.isEmpty ? 1 : 2
    guard !targets.isEmpty, !random.oneIn(8) else {
      if targets.isEmpty, calls.isEmpty { return nil }
      let point = random.point(in: screen)
      return random.oneIn(2)
        ? .tap(point, finger: finger)
        : drag(from: point, finger, &random)
    }
    let target = random.pick(targets)
    var point = target.point(&random)
    if target.isAtEdge {
      point.x = random.oneIn(2) ? screen.minX + 1 : screen.maxX - 1
    }
    if target.isPinched, finger == 1, !random.oneIn(4) {
      let sizes = [40.0, 100, 200, 300]
      return .pinch(
        center: point, from: random.pick(sizes), to: random.pick(sizes) + 10, duration: random.pick([0.1, 0.4]))
    }
    // A finger that presses and stays is for what waits for it; one that moves on something to be tapped is a slip.
    if !target.isDragged, !random.oneIn(4) {
      return random.oneIn(6)
        ? .drag(from: point, to: point, duration: 0, hold: random.pick([0.3, 0.8]), finger: finger)
        : .tap(point, finger: finger)
    }
    return drag(from: point, finger, &random)
  }

  private func drag(from start: CGPoint, _ finger: Int, _ random: inout SplitMix) -> HuntEvent.Act {
    let screen = app.screen.bounds
    let end = random.end(from: start, in: screen)
    if finger == 1, random.oneIn(4) {
      // There, and back past where it began one time in two.
      let points = [start, end, random.oneIn(2) ? start : random.end(from: start, in: screen)]
      return random.oneIn(2) ? .burst(points) : .path(points)
    }
    return .drag(
      from: start, to: end, duration: random.pick([0.05, 0.1, 0.2, 0.4]), hold: random.pick([0, 0, 0.1, 0.5]),
      finger: finger)
  }

  /// Performs an act now.
  func perform(_ act: HuntEvent.Act) {
    switch act {
    case .tap(let point, let finger): world.turn { app.touch.tap(point, finger: finger) }
    case .drag(let from, let to, let duration, let hold, let finger):
      world.turn { app.touch.drag(from: from, to: to, duration: duration, hold: hold, finger: finger) }
    case .path(let points):
      follow(points) { world.step() }
    case .burst(let points):
      world.nextTurn { follow(points) {} }
    case .pinch(let center, let from, let to, let duration):
      world.turn { app.touch.pinch(center: center, from: from, to: to, duration: duration) }
    case .rotate:
      means.noteDisturbance(false)
      world.turn { app.rotate() }
    case .background:
      // Nobody has measured what a device makes of a transition whose animations go while a finger drives it or while it is on
      // its way back.
      guard !app.openTransitions.contains(where: { $0.isInteractive || $0.transitionWasCancelled }) else { return }
      means.noteDisturbance(false)
      world.turn { app.enterBackground() }
    case .slow(let seconds):
      means.noteDisturbance(false)
      world.stall(for: seconds)
    case .layout:
      means.noteDisturbance(true)
      world.turn {
        for window in app.windows { setNeedsLayout(window) }
      }
    case .call(let index):
      guard means.calls.indices.contains(index), app.touch.fingersDown.isEmpty, means.calls[index].isPossible() else {
        return
      }
      world.turn { means.calls[index].make() }
    }
  }

  /// A finger that goes from point to point, with something done before each move and the end.
  private func follow(_ points: [CGPoint], _ between: () -> Void) {
    for (index, point) in points.enumerated() {
      if index == 0 {
        guard (try? world.turn({ try app.touch.down(point) })) != nil else { return }
      } else {
        between()
        world.turn { try? app.touch.move(point) }
      }
    }
    between()
    world.turn { try? app.touch.up() }
  }

  private func setNeedsLayout(_ view: UIView) {
    view.setNeedsLayout()
    for child in view.subviews { setNeedsLayout(child) }
  }
}
