import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

/// The clock in a script's hand: the `timeline` object.
final class Playhead: NSObject {
  unowned let session: ScriptSession
  /// Markers, in the order they were set.
  private(set) var marks: [(name: String, time: Double)] = []

  init(in session: ScriptSession) {
    self.session = session
    super.init()
  }

  override var className: String { "Timeline" }

  private var world: World { session.world }

  // MARK: Moving

  /// To a time: back into the record, or forward by running the world.
  func seek(to time: Double) throws(ScriptFailure) {
    if time <= world.now {
      world.playhead = time
    } else {
      try run("timeline:seek") { world.advance(to: time) }
    }
  }

  func advance(by seconds: Double) throws(ScriptFailure) {
    if world.isLookingBack {
      try seek(to: world.playhead + seconds)
    } else {
      try run("timeline:advance") { world.advance(by: seconds) }
    }
  }

  /// Frames forward, or back for a negative count.
  func step(_ frames: Int) throws(ScriptFailure) {
    let target = world.frameRate.frame(at: world.playhead) + frames
    if frames >= 0, !world.isLookingBack {
      try run("timeline:step") { world.step(frames) }
    } else {
      try seek(to: max(0, world.frameRate.time(of: target)))
    }
  }

  func runOn(limit: Double) throws(ScriptFailure) -> Double {
    try run("timeline:run") {
      let end = world.now + limit
      world.run(limit: limit)
      // Something is still to come after the limit: all of the limit has passed.
      if !world.isIdle, !session.lua.isInterrupted { world.advance(to: end) }
    }
    session.warnOfFrozenScreen()
    return world.now
  }

  /// Moves the live world; not from inside a callback of its own.
  func run(_ function: String, _ body: () -> Void) throws(ScriptFailure) {
    guard !world.isHandlingEvent else { throw .clockIsRunning(function: function) }
    body()
  }

  /// The next thing that happens after the playhead; runs the world to it when it has not happened yet.
  func next() throws(ScriptFailure) -> Double? {
    if let time = world.timeline.events.lazy.map(\.time).first(where: { $0 > self.world.playhead }) {
      try seek(to: time)
      return time
    }
    guard let time = world.nextEventTime else { return nil }
    try run("timeline:next") { world.advance(to: time) }
    return time
  }

  func previous() -> Double? {
    let before = world.timeline.events.last { $0.time < world.playhead }
    guard let time = before?.time else { return nil }
    world.playhead = time
    return time
  }

  func mark(_ name: String?) -> String {
    let name = name ?? "mark\(marks.count + 1)"
    marks.removeAll { $0.name == name }
    marks.append((name, world.playhead))
    return name
  }

  // MARK: Times as text

  /// The end of what is known: the live time, or the end of the last finite animation that runs.
  var end: Double { max(world.now, world.lastAnimationEnd ?? 0) }

  /// A time from text: `0.35`, `350ms`, `21f`, `50%`, `+3f`, `-0.1`, `end`, `@mark`, or an event's name.
  func time(_ text: String) throws(ScriptFailure) -> Double {
    let text = text.trimmingSpaces
    if text == "end" { return end }
    if text == "start" { return 0 }
    if text.hasPrefix("@"), let mark = marks.first(where: { "@" + $0.name == text }) { return mark.time }
    if let first = text.first, first == "+" || first == "-", let amount = amount(String(text.dropFirst())) {
      return max(0, world.playhead + (first == "+" ? amount : -amount))
    }
    if let amount = amount(text) { return amount }
    let named = world.timeline.events.filter { $0.name == text }
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
    if let frames = number("f") { return world.frameRate.time(of: Int(min(frames, 1e9))) }
    if let percent = number("%") { return end * percent / 100 }
    return number("s") ?? number("")
  }

  // MARK: Driving

  var hand: HandDriver { session.app.hand }

  /// Drives what is in progress; not while the playhead is in the past.
  func drive(_ function: String, _ body: (HandDriver) -> Void) throws(ScriptFailure) {
    guard !world.isLookingBack else { throw .pastIsReadOnly(function: function) }
    if !world.isHandlingEvent { world.settle() }
    guard session.app.currentTransition != nil || hand.isHolding || world.hasRunningAnimations else {
      throw .noTransition(function: function)
    }
    body(hand)
    if !world.isHandlingEvent { world.settle() }
  }
}

extension String {
  /// Without spaces at either end.
  var trimmingSpaces: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
