import LayerKit
import LuaBridge
import ScriptRuntime
import TimeControl
import ViewKit

/// Declares the members of `timeline` for stops, watched values and the range.
extension Catalog {
  static func declareStops(_ c: inout ClassBuilder<Timeline>) {
    c.method(
      "onEvent",
      [
        Parameter(nil, "event", .string, "The event's name, as in timeline:events()."),
        Parameter(
          "if", "condition", .any, isOptional: true,
          "A function of the event, or Lua as text; when omitted, every event stops."),
      ], returns: .integer(.oneOrMore),
      "Stops the clock after an event of this name, also while passing recorded events: there a condition sees "
        + "the recorded screen, and models and variables as they are now. Returns the stop's number."
    ) { timeline, call in
      .integer(timeline.add(.event(try call.string(0), try call.condition(1))))
    }
    c.method(
      "watch",
      [
        Parameter(nil, "layer", .object("NSObject"), "A layer or a view in a window."),
        Parameter(nil, "keyPath", .keyPath, "The key path to watch."),
      ], returns: .integer(.oneOrMore),
      "Stops the clock at the first frame in which the value differs, live or recorded. Returns the stop's number."
    ) { timeline, call in
      let object = try call.object(0, NSObject.self)
      guard let layer = (object as? UIView)?.layer ?? object as? CALayer else { throw call[0].mismatch }
      if !timeline.world.isHandlingEvent, !timeline.world.isLookingBack { timeline.world.drain() }
      guard let id = layer.recordID else { throw ScriptFailure.neverOnScreen(function: call.name) }
      let keyPath = try call[1].keyPath()
      let subject = timeline.world.label(of: object)
      return .integer(
        timeline.add(.watch(id, keyPath, subject: subject, last: timeline.watchedValue(id, keyPath))))
    }
    c.method(
      "display", [Parameter(nil, "expression", .string, "A Lua expression, as text.")], returns: .integer(.oneOrMore),
      "Prints an expression now and after each move. Returns the stop's number."
    ) { timeline, call in
      let number = timeline.add(.display(try call.string(0)))
      timeline.showDisplays(only: number)
      return .integer(number)
    }
    c.method(
      "delete",
      [Parameter(nil, "number", .optional(.integer(.oneOrMore)), "The stop's number; every stop when omitted.")],
      "Removes a stop that onEvent, watch or display set."
    ) { timeline, call in
      try timeline.delete(call.has(0) ? try call.integer(0) : nil)
      return .none
    }
    c.method("info", returns: .array(.table), "The stops and displayed expressions: number, kind, what, hits.") {
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
      "stopReason", "The reason why the last move stopped early, or nil.",
      { timeline in
        timeline.stopReasons.isEmpty ? nil : timeline.stopReasons.map(\.text).joined(separator: "\n")
      })
  }

  static func declareRange(_ c: inout ClassBuilder<Timeline>) {
    range("inPoint", "The start of the range, in any form of a time; nil for the start of the recording.", \.inPoint)
    range("outPoint", "The end of the range, in any form of a time; nil for the end of the recording.", \.outPoint)
    c.word("loop", LoopMode.self, "What play does at the ends of the range.", { $0.loop }, { $0.loop = $1 })
    c.method("marks", returns: .array(.table), "The marks: name, time.") { timeline, _ in
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
    let rate = Parameter(nil, "rate", .number(.plain), "The speed, with sign; 0 pauses, 1 is normal.")
    c.method(
      "setRate", [rate, Parameter("on", "layer", .object("NSObject"), "A layer or a view.")],
      changesWorld: true, "Sets a layer's speed from now on, without a jump on screen."
    ) { timeline, call in
      let object = try call.object(1, NSObject.self)
      guard let layer = (object as? UIView)?.layer ?? object as? CALayer else { throw call[1].mismatch }
      layer.run(at: try call.number(0))
      return .none
    }
    c.method(
      "slowAnimations",
      [
        Parameter(
          nil, "rate", .number(.plain), isOptional: true,
          "The speed; default 0.1, as in the Simulator; 1 restores normal speed.")
      ],
      changesWorld: true, "Slows down everything in the windows, without a jump on screen."
    ) { timeline, call in
      let rate = try call.number(0, else: 0.1)
      for window in timeline.session.app.windows { window.layer.run(at: rate) }
      return .none
    }
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
  /// Continues from the present local time at another rate.
  fileprivate func run(at rate: Double) {
    let local = convertTime(world.now, from: nil)
    let outer = superlayer?.convertTime(world.now, from: nil) ?? world.now
    speed = rate
    timeOffset = local
    beginTime = outer
  }
}
