package import MotionMath
import PlainText
package import RecordingKit

/// The fingers of a run, read from its log.
package struct Finger {
  package enum Kind: String { case down, move, up }

  package let time: Double
  /// Counted from 1.
  package let finger: Int
  package let kind: Kind
  /// In the screen's coordinates.
  package let location: CGPoint

  /// Every touch, in order. The log has no numbers of fingers: one that goes down has the lowest that is free, a move or an
  /// end belongs to the finger that is nearest (chosen here).
  package static func touches(in events: [StageEvent]) -> [Finger] {
    var down: [Int: CGPoint] = [:]
    return events.compactMap { event -> Finger? in
      guard let location = location(in: event.detail) else { return nil }
      func nearest() -> Int? {
        func distance(_ finger: Int) -> Double {
          guard let other = down[finger] else { return .infinity }
          let (dx, dy) = (other.x - location.x, other.y - location.y)
          return dx * dx + dy * dy
        }
        return down.keys.sorted().min { distance($0) < distance($1) }
      }
      switch event.name {
      case "touchesBegan":
        let finger = (1...).first { down[$0] == nil } ?? 1
        down[finger] = location
        return Finger(time: event.time, finger: finger, kind: .down, location: location)
      case "touchesMoved":
        guard let finger = nearest() else { return nil }
        down[finger] = location
        return Finger(time: event.time, finger: finger, kind: .move, location: location)
      case "touchesEnded", "touchesCancelled":
        guard let finger = nearest() else { return nil }
        down[finger] = nil
        return Finger(time: event.time, finger: finger, kind: .up, location: location)
      default: return nil
      }
    }
  }

  /// Those that are down at a time, in the order of their numbers.
  package static func down(in events: some Sequence<StageEvent>, at time: Double) -> [Finger] {
    var down: [Int: Finger] = [:]
    for touch in touches(in: events.filter { $0.time <= time }) {
      down[touch.finger] = touch.kind == .up ? nil : touch
    }
    return down.values.sorted { $0.finger < $1.finger }
  }

  /// The point in `(196.5 102.0)`.
  private static func location(in text: String) -> CGPoint? {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst().dropLast().split(separator: " ").compactMap { Double($0) }
    guard parts.count == 2, parts.allSatisfy(\.isFinite) else { return nil }
    return CGPoint(x: parts[0], y: parts[1])
  }
}
