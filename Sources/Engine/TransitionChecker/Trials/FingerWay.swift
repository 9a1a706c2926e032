import LayerKit
import MotionMath
public import ViewKit

/// A way in which a finger may begin a transition: from where a recogniser hears of it, in one direction.
public struct FingerWay: Sendable {
  /// In the window's coordinates.
  private let start: CGPoint
  /// Of length 1.
  private let direction: CGPoint

  /// The ways to the right, to the left, down and up; empty for a recogniser on no view in a window.
  public static func all(of recognizer: UIPanGestureRecognizer) -> [FingerWay] {
    guard let view = recognizer.view, let window = view.window else { return [] }
    let bounds = view.bounds
    let center = view.layer.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window.layer)
    let isAtEdge = recognizer is UIScreenEdgePanGestureRecognizer
    return [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)].map { x, y in
      let edge = CGPoint(
        x: x == 0 ? center.x : x > 0 ? window.bounds.minX + 1 : window.bounds.maxX - 1,
        y: y == 0 ? center.y : y > 0 ? window.bounds.minY + 1 : window.bounds.maxY - 1)
      return FingerWay(start: isAtEdge ? edge : center, direction: CGPoint(x: x, y: y))
    }
  }

  /// Points a frame: neither a flick nor a rest.
  private static let length = 12.0
  /// So far that every recogniser has begun, in frames.
  private static let frames = 10

  /// Puts a finger down, moves it so far that a transition begins if one does, and lifts it.
  public func go(in app: UIApplication) {
    let world = app.world
    guard (try? world.turn({ try app.touch.down(start) })) != nil else { return }
    world.step()
    for frame in 1...Self.frames {
      let way = Double(frame) * Self.length
      let place = CGPoint(x: start.x + way * direction.x, y: start.y + way * direction.y)
      guard app.screen.bounds.contains(place) else { break }
      world.turn { try? app.touch.move(place) }
      world.step()
    }
    world.turn { try? app.touch.up() }
  }
}
