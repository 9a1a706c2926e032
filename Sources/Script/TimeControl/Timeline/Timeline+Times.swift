import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
package import ScriptRuntime

/// Times as text.
extension Timeline {
  /// The known end: the live time, or the end of the last finite animation that runs.
  package var end: Double { max(world.now, world.lastAnimationEnd ?? 0) }

  /// A time from text: `0.35`, `350ms`, `21f`, `50%`, `+3f`, `-0.1`, `start`, `end`, `in`, `out`, `@mark`, or an event's
  /// name, which is the next of that name, else the last.
  /// - Throws: `notThere` for an unknown mark; `timeNotUnderstood` for any other text.
  package func time(_ text: String) throws(ScriptFailure) -> Double {
    let text = text.trimmingSpaces
    switch text {
    case "end": return end
    case "start": return 0
    case "in": return inPoint ?? 0
    case "out": return outPoint ?? end
    default: break
    }
    if text.hasPrefix("@") {
      if let mark = marks.first(where: { "@" + $0.name == text }) { return mark.time }
      throw .notThere(kind: "mark", name: text, known: marks.map { "@" + $0.name })
    }
    if let first = text.first, first == "+" || first == "-", let amount = amount(String(text.dropFirst())) {
      return max(0, world.playhead + (first == "+" ? amount : -amount))
    }
    if let amount = amount(text) { return amount }
    let named = world.recording.events(named: text, upTo: .infinity)
    if let event = named.first(where: { $0.time > world.playhead }) ?? named.last { return event.time }
    throw .timeNotUnderstood(text)
  }

  private func amount(_ text: String) -> Double? {
    func number(_ suffix: String) -> Double? {
      guard text.hasSuffix(suffix), let value = Double(text.dropLast(suffix.count)), value.isFinite, value >= 0 else {
        return nil
      }
      return value
    }
    if let milliseconds = number("ms") { return milliseconds / 1000 }
    if let frames = number("f") { return world.frameRate.time(of: Int(clamping: frames)) }
    if let percent = number("%") { return end * percent / 100 }
    return number("s") ?? number("")
  }
}

extension Call {
  /// A time given as seconds or as text; the playhead when it was left out.
  /// - Throws: `outOfRange` for a time that is negative or not finite; otherwise as `Timeline.time(_:)`.
  package func time(_ position: Int) throws(ScriptFailure) -> Double {
    guard has(position) else { return session.world.playhead }
    let time: Double
    if let seconds = session.lua.number(at: self[position].index) {
      time = seconds
    } else {
      time = try session.timeline.time(try string(position))
    }
    guard time.isFinite, time >= 0 else {
      throw .outOfRange(place(of: position), accepted: "a time of 0 or more", given: time)
    }
    return time
  }
}

extension String {
  /// Without spaces at either end.
  package var trimmingSpaces: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
