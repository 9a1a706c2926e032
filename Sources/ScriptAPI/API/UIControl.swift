import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let uiControl = ClassDeclaration(
    UIControl.self, "UIControl", inherits: "UIView", "A view that reports what is done to it."
  ) { c in
    c.makes { UIControl(in: $0.app) }
    c.subclassed { ScriptControl(in: $0.app) }
    c.takes(.frame())
    c.enumerations(UIControl.Event.entry, UIControl.State.entry)
    c.bool("isEnabled", "Whether it takes touches.", { $0.isEnabled }, { $0.isEnabled = $1 })
    c.bool("isHighlighted", "Whether a finger is on it.", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    c.bool("isSelected", "For the script to use.", { $0.isSelected }, { $0.isSelected = $1 })
    c.bool("isTracking", "Whether it follows a finger.", { $0.isTracking })
    c.bool("isTouchInside", "Whether that finger counts as inside: up to 70 points around.", { $0.isTouchInside })
    c.value(
      "state", .options(UIControl.State.entry), "All that is true of it; nothing when it is normal.",
      { $1.state.scriptWords })
    declareControlTargets(&c)
    declareTracking(&c)
    c.example(
      """
      local knob = UIControl(CGRect(0, 0, 40, 40))
      knob:addTarget(function() print("turned") end, "valueChanged")
      knob:sendActions("valueChanged")   --> turned
      """)
  }

  private static func declareControlTargets(_ c: inout ClassBuilder<UIControl>) {
    let events = Parameter("for", "events", .options(UIControl.Event.entry), "Which events; touchUpInside for a tap.")
    c.method(
      "addTarget", "Calls a function, or a target's method, when something is done to it.",
      [
        c.overload([Parameter(nil, "handler", .function("control"), "Called with the control."), events]) {
          control, call in
          control.addTarget(
            try call.session.action(call[0], named: nil, sender: control),
            for: try call[1].options(UIControl.Event.self))
          return .none
        },
        c.overload([
          Parameter(nil, "target", .any, "Whose method is called; held weakly."),
          Parameter("action", nil, .string, "The method's name."), events,
        ]) { control, call in
          control.addTarget(
            try call.session.action(call[0], named: try call.string(1), sender: control),
            for: try call[2].options(UIControl.Event.self))
          return .none
        },
      ])
    c.method(
      "removeTarget",
      [
        Parameter(nil, "target", .optional(.any), "The target; nil is any."),
        Parameter("action", nil, .optional(.string), "The method's name; nil is any."),
        Parameter(
          "for", "events", .options(UIControl.Event.entry), isOptional: true, "Which events; all when left out."),
      ],
      "Stops telling a target."
    ) { control, call in
      let target = call.has(0) ? call.session.lua.object(at: call[0].index)?.takeUnretainedValue() as? NSObject : nil
      control.removeTarget(
        target, action: try call.string(orNil: 1),
        for: call.has(2) ? try call[2].options(UIControl.Event.self) : .allEvents)
      return .none
    }
    c.method(
      "addAction", [Parameter(nil, "action", .object("UIAction"), "Held by the control."), events],
      "Performs an action when something is done to it, in place of one with the same identifier."
    ) { control, call in
      control.addAction(try call.object(0), for: try call[1].options(UIControl.Event.self))
      return .none
    }
    c.method(
      "removeAction", "Performs an action no more.",
      [
        c.overload([Parameter(nil, "action", .object("UIAction"), "One that was added."), events]) { control, call in
          control.removeAction(try call.object(0, UIAction.self), for: try call[1].options(UIControl.Event.self))
          return .none
        },
        c.overload([Parameter("identifiedBy", "identifier", .string, "Its name."), events]) { control, call in
          control.removeAction(
            identifiedBy: try call.string(0), for: try call[1].options(UIControl.Event.self))
          return .none
        },
      ])
    c.method(
      "sendAction", [Parameter(nil, "action", .object("UIAction"), "Added or not.")],
      "Performs an action with the control as its sender."
    ) { control, call in
      control.sendAction(try call.object(0))
      return .none
    }
    c.method("sendActions", [events], "Calls what was added for these events.") { control, call in
      control.sendActions(for: try call[0].options(UIControl.Event.self))
      return .none
    }
  }

  private static func declareTracking(_ c: inout ClassBuilder<UIControl>) {
    let event = Parameter("with", "event", .optional(.any), "Nothing is given here.")
    let touch = Parameter(nil, "touch", .object("UITouch"), "The finger.")
    c.overridable(
      "beginTracking", [touch, event], returns: .bool, "Called when a finger goes down: whether to follow it."
    ) {
      .bool($0.beginTracking(try $1.object(0), with: nil))
    }
    c.overridable("continueTracking", [touch, event], returns: .bool, "Called when it moves: whether to go on.") {
      .bool($0.continueTracking(try $1.object(0), with: nil))
    }
    c.overridable(
      "endTracking", [Parameter(nil, "touch", .optional(.object("UITouch")), "The finger."), event],
      "Called when it is up."
    ) { control, call in
      control.endTracking(try call.object(orNil: 0), with: nil)
      return .none
    }
    c.overridable("cancelTracking", [event], "Called when it was taken away.") { control, _ in
      control.cancelTracking(with: nil)
      return .none
    }
  }
}

extension UIControl.Event: ScriptOptions {
  static var scriptName: String { "UIControl.Event" }
  static var words: [(word: String, option: Self)] {
    [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
      ("allTouchEvents", .allTouchEvents), ("allEvents", .allEvents),
    ]
  }
}

extension UIControl.State: ScriptOptions {
  static var scriptName: String { "UIControl.State" }
  static var words: [(word: String, option: Self)] {
    [("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected)]
  }
}
