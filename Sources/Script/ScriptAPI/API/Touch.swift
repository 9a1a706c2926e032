import LayerKit
import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let touchDriver = ClassDeclaration(TouchDriver.self, "TouchDriver", "Synthetic fingers.", partOfWorld: .always)
  { c in
    let x = Parameter(nil, "x", .number(.points), "A point, in the window's coordinates.")
    let y = Parameter(nil, "y", .number(.points), "A point, in the window's coordinates.")
    let finger = Parameter("finger", nil, .integer(.any), isOptional: true, "The number of the finger; default 1.")
    let point = Parameter(nil, "point", .structure(.CGPoint), "A point, in the window's coordinates.")
    /// Takes two numbers, or a point.
    func located(
      _ others: [Parameter], returns result: Shape = .nothing,
      _ body: @escaping (TouchDriver, Call, _ point: CGPoint, _ next: Int) throws -> ScriptValue
    ) -> [Overload] {
      [
        c.overload([x, y] + others, returns: result) { touch, call in
          try body(touch, call, CGPoint(x: try call.number(0), y: try call.number(1)), 2)
        },
        c.overload([point] + others, returns: result) { touch, call in
          try body(touch, call, try call[0].point(), 1)
        },
      ]
    }
    c.method(
      "down", changesWorld: true, "Puts a finger down now.",
      located([finger], returns: .object("UITouch")) { touch, call, point, next in
        .object(try call.touching { try touch.down(point, finger: try call.finger(next)) })
      })
    c.method(
      "move", "Moves a finger that is down, now.",
      located([finger]) { touch, call, point, next in
        try call.touching { try touch.move(point, finger: try call.finger(next)) }
        return .none
      })
    c.method("up", [finger], "Lifts a finger now.") { touch, call in
      try call.touching { try touch.up(finger: try call.finger(0)) }
      return .none
    }
    c.method("cancel", [finger], "Cancels a finger's touch, as the system does for a phone call.") { touch, call in
      try call.touching { try touch.cancel(finger: try call.finger(0)) }
      return .none
    }
    let count = Parameter("count", nil, .integer(.oneOrMore), isOptional: true, "The number of taps; default 1.")
    c.method(
      "tap", "Schedules a tap: a finger goes down and up.",
      located([count, finger]) { touch, call, point, next in
        touch.tap(point, count: try call.count(next), finger: try call.finger(next + 1))
        return .none
      } + [
        c.overload([Parameter(nil, "view", .object("UIView"), "The view; its centre is tapped."), count, finger]) {
          touch, call in
          touch.tap(try call.object(0, UIView.self), count: try call.count(1), finger: try call.finger(2))
          return .none
        }
      ])
    let from = Parameter("from", nil, .structure(.CGPoint), "The start, in the window's coordinates.")
    let to = Parameter("to", nil, .structure(.CGPoint), "The end, in the window's coordinates.")
    let duration = Parameter("duration", nil, .number(.duration), isOptional: true, "The duration.")
    let release = Parameter("release", nil, .bool, isOptional: true, "False keeps the finger down at the end.")
    c.method(
      "drag",
      [
        from, to, duration,
        Parameter("hold", nil, .number(.duration), isOptional: true, "How long the finger rests before it is lifted."),
        release,
        finger,
      ], "Schedules a drag: one move per frame, then the finger is lifted."
    ) { touch, call in
      touch.drag(
        from: try call[0].point(), to: try call[1].point(), duration: try call.number(2, else: 0.4),
        hold: try call.number(3, else: 0), release: try call.bool(4, else: true), finger: try call.finger(5))
      return .none
    }
    c.method("flick", [from, to, duration, finger], "Schedules a quick drag that is released while moving.") {
      touch, call in
      touch.flick(
        from: try call[0].point(), to: try call[1].point(), duration: try call.number(2, else: 0.1),
        finger: try call.finger(3))
      return .none
    }
    c.method(
      "pinch",
      [
        Parameter("center", nil, .structure(.CGPoint), "The point between the fingers."),
        Parameter("from", nil, .number(.length), "The distance between the fingers at the start."),
        Parameter("to", nil, .number(.length), "The distance between the fingers at the end."), duration, release,
      ], "Schedules two fingers that move apart or together."
    ) { touch, call in
      touch.pinch(
        center: try call[0].point(), from: try call.number(1), to: try call.number(2),
        duration: try call.number(3, else: 0.4),
        release: try call.bool(4, else: true))
      return .none
    }
    c.method(
      "keyboard",
      [Parameter(nil, "height", .number(.length), "From the bottom of the screen; 0 hides the keyboard.")],
      changesWorld: true, "Shows a keyboard of this height: notifications and layout guides tell, and nothing is drawn."
    ) { touch, call in
      call.session.app.moveKeyboard(to: try call.number(0))
      return .none
    }
    c.example(
      """
      NotificationCenter.default:addObserver{
        forName = UIResponder.keyboardWillShowNotification,
        using = function(note) print(note.userInfo[UIResponder.keyboardFrameEndUserInfoKey].height) end}
      touch:keyboard(336)   --> 336.0
      """)
    c.example(
      """
      window:addGestureRecognizer(UITapGestureRecognizer(function() print("tap at", timeline.now) end))
      touch:tap(100, 100)
      timeline:run()   --> tap at	0.05
      """)
  }
}

extension Call {
  func finger(_ position: Int) throws(ScriptFailure) -> Int { has(position) ? try integer(position) : 1 }
  func count(_ position: Int) throws(ScriptFailure) -> Int { has(position) ? try integer(position) : 1 }

  /// Touches act on the live world; their callbacks run before the call returns.
  @discardableResult
  func touching<Value>(_ body: () throws -> Value) throws -> Value {
    if let reason = session.readOnlyReason(for: name) { throw reason }
    if !session.world.isHandlingEvent { session.world.drain() }
    do {
      let value = try body()
      if !session.world.isHandlingEvent { session.world.drain() }
      return value
    } catch let error as TouchError {
      throw ScriptFailure.touch(TouchText.text(error))
    }
  }
}

/// The text of an impossible touch.
enum TouchText {
  static func text(_ error: TouchError) -> String {
    switch error {
    case .fingerIsDown(let finger): "finger \(finger) is down already"
    case .fingerIsUp(let finger): "finger \(finger) is not down"
    }
  }
}
