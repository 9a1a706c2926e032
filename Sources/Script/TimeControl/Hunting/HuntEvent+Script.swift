import MotionMath
import PlainText
import TransitionChecker

extension [HuntEvent] {
  /// The statements of Lua that do the same, a line for each instant, until all rests.
  ///
  /// - Parameter calls: The statements of what the program does by itself, in the order of the hunt.
  func script(_ calls: [String]) -> [String] {
    enumerated().flatMap { index, event in
      (index == 0 ? [] : [event.wait.map { "timeline:advance(\(NumberText.shortest($0)))" } ?? "timeline:run()"])
        + [event.act.script(calls)]
    } + ["timeline:run()"]
  }
}

extension HuntEvent.Act {
  fileprivate func script(_ calls: [String]) -> String {
    let number = NumberText.shortest
    func point(_ point: CGPoint) -> String { "\(number(point.x)), \(number(point.y))" }
    func word(_ name: String, _ value: Double, unless other: Double) -> String {
      value == other ? "" : ", \(name) = \(number(value))"
    }
    func follow(_ points: [CGPoint], _ between: String) -> String {
      (["touch:down(\(point(points[0])))"] + points.dropFirst().flatMap { [between, "touch:move(\(point($0)))"] }
        + [between, "touch:up()"]).filter { !$0.isEmpty }.joined(separator: " ")
    }
    switch self {
    case .tap(let place, let finger): return "touch:tap(\(point(place))\(finger == 1 ? "" : ", 1, \(finger)"))"
    case .drag(let from, let to, let duration, let hold, let finger):
      return "touch:drag{from = CGPoint(\(point(from))), to = CGPoint(\(point(to)))"
        + word("duration", duration, unless: 0.4) + word("hold", hold, unless: 0)
        + word("finger", Double(finger), unless: 1) + "}"
    case .path(let points): return follow(points, "timeline:step()")
    case .burst(let points): return "DispatchQueue.main:async(function() \(follow(points, "")) end)"
    case .pinch(let center, let from, let to, let duration):
      return "touch:pinch{center = CGPoint(\(point(center))), from = \(number(from)), to = \(number(to))"
        + word("duration", duration, unless: 0.4) + "}"
    case .rotate: return "device:rotate()"
    case .background: return "device:background()"
    case .slow(let seconds): return "device:stall(\(number(seconds)))"
    case .layout:
      return "(function(f) return f(f, window) end)(function(f, view) view:setNeedsLayout() "
        + "for _, child in ipairs(view.subviews) do f(f, child) end end)"
    case .call(let index): return calls.indices.contains(index) ? calls[index] : ""
    }
  }
}
