import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// What of `timeline` stops the clock, watches, and keeps to a range.
extension Catalog {
  static func declareStops(_ c: inout ClassBuilder<Timeline>) {
    c.method(
      "onEvent",
      [
        Parameter(nil, "event", .string, "Its name, as timeline:events() has it."),
        Parameter(
          "if", "condition", .any, isOptional: true, "A function of the event, or Lua as text; always when left out."),
      ], returns: .integer,
      "Stops the clock after an event of this name, also on the way through what is on record: there a condition sees "
        + "what was on screen, and models and variables as they are now. Returns the stop's number."
    ) { timeline, call in
      .integer(timeline.add(.event(try call.string(0), try call.condition(1))))
    }
    c.method(
      "watch",
      [
        Parameter(nil, "layer", .object("NSObject"), "A layer or a view in a window."),
        Parameter(nil, "keyPath", .keyPath, "What to watch on it."),
      ], returns: .integer,
      "Stops the clock at the first frame that shows another value, live or on record. Returns the stop's number."
    ) { timeline, call in
      let object = try call.object(0, NSObject.self)
      guard let layer = (object as? UIView)?.layer ?? object as? CALayer else { throw call[0].mismatch }
      if !timeline.world.isHandlingEvent, !timeline.world.isLookingBack { timeline.world.settle() }
      guard let id = layer.recordID else { throw ScriptFailure.neverOnScreen(function: call.name) }
      let keyPath = try call[1].keyPath()
      let subject = timeline.world.label(of: object)
      return .integer(
        timeline.add(.watch(id, keyPath, subject: subject, last: timeline.watchedValue(id, keyPath))))
    }
    c.method(
      "display", [Parameter(nil, "expression", .string, "Lua, as text.")], returns: .integer,
      "Prints an expression now and after each move. Returns the stop's number."
    ) { timeline, call in
      let number = timeline.add(.display(try call.string(0)))
      timeline.showDisplays(only: number)
      return .integer(number)
    }
    c.method(
      "delete", [Parameter(nil, "number", .optional(.integer), "Every stop when left out.")],
      "Takes away what onEvent, watch or display set up."
    ) { timeline, call in
      try timeline.delete(call.has(0) ? try call.integer(0) : nil)
      return .none
    }
    c.method("info", returns: .array(.table), "Everything that stops or is displayed: number, kind, what, hits.") {
      timeline, _ in
      .array(
        timeline.stops.map {
          .table([
            ("number", .integer($0.number)), ("kind", .string($0.word)), ("what", .string($0.text)),
            ("hits", .integer($0.hits)),
          ])
        })
    }
    c.string(
      "stopReason", "What stopped the last move before its end, or nil.",
      { timeline in
        timeline.stopReasons.isEmpty ? nil : timeline.stopReasons.map(\.text).joined(separator: "\n")
      })
  }

  static func declareRange(_ c: inout ClassBuilder<Timeline>) {
    range("inPoint", "Where the range begins, any form of a time; nil: at the start.", \.inPoint)
    range("outPoint", "Where the range ends, any form of a time; nil: at the end.", \.outPoint)
    c.word("loop", LoopMode.self, "What play does at the ends of the range.", { $0.loop }, { $0.loop = $1 })
    c.method("marks", returns: .array(.table), "The markers: name, time.") { timeline, _ in
      .array(timeline.marks.map { .table([("name", .string($0.name)), ("time", .number($0.time))]) })
    }

    func range(_ name: String, _ summary: String, _ path: ReferenceWritableKeyPath<Timeline, Double?>) {
      c.value(
        name, .optional(.time), summary, { .optional($1[keyPath: path]) },
        { session, timeline, value in
          guard !value.isNil else {
            timeline[keyPath: path] = nil
            return
          }
          let time = try session.lua.number(at: value.index) ?? timeline.time(try value.string())
          guard time.isFinite, time >= 0 else {
            throw ScriptFailure.outOfRange(value.place, accepted: "a time of 0 or more", given: time)
          }
          timeline[keyPath: path] = time
        })
    }
  }

  static func declareRates(_ c: inout ClassBuilder<Timeline>) {
    let rate = Parameter(nil, "rate", .number(.plain), "Signed; 0 holds it, 1 is normal.")
    c.method(
      "setRate", [rate, Parameter("on", "layer", .object("NSObject"), "A layer or a view.")],
      "Sets a layer's speed from here on: what it shows does not jump."
    ) { timeline, call in
      let object = try call.object(1, NSObject.self)
      guard let layer = (object as? UIView)?.layer ?? object as? CALayer else { throw call[1].mismatch }
      layer.run(at: try call.number(0))
      return .none
    }
    c.method(
      "slowAnimations",
      [Parameter(nil, "rate", .number(.plain), isOptional: true, "Default 0.1, the Simulator's; 1 ends it.")],
      "Slows everything in the windows down, without a jump."
    ) { timeline, call in
      let rate = try call.number(0, else: 0.1)
      for window in timeline.session.app.windows { window.layer.run(at: rate) }
      return .none
    }
    c.changing("setRate", "slowAnimations")
  }
}

extension Call {
  /// A function, Lua as text, or nothing.
  fileprivate func condition(_ position: Int) throws -> Stop.Condition {
    guard has(position) else { return .always }
    if session.lua.isFunction(at: self[position].index) { return .function(try function(position)) }
    let text = try string(position)
    let chunk = session.load("return " + text, name: "condition", shownAs: text)
    if case .failure(let error) = chunk { throw error }
    return .expression(text)
  }
}

extension CALayer {
  /// Goes on from the present point of its own time, so many times as fast.
  fileprivate func run(at rate: Double) {
    let local = convertTime(world.now, from: nil)
    let outer = superlayer?.convertTime(world.now, from: nil) ?? world.now
    speed = rate
    timeOffset = local
    beginTime = outer
  }
}
