import LayerKit
import LuaBridge
import MotionMath
import ScriptRuntime
package import ViewKit

extension Catalog {
  static let uiControl = ClassDeclaration(
    UIControl.self, "UIControl", inherits: "UIView", "A view that reports events to actions and targets."
  ) { c in
    c.makes { UIControl(in: $0.app) }
    c.subclassed { ScriptControl(in: $0.app, layer: $0.takeLayer()) }
    c.takes(.frame())
    c.enumerations(UIControl.Event.entry, UIControl.State.entry)
    c.bool("isEnabled", "Whether the control receives touches.", { $0.isEnabled }, { $0.isEnabled = $1 })
    c.bool("isHighlighted", "Whether a finger is on the control.", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    c.bool("isSelected", "A flag for the script's own use.", { $0.isSelected }, { $0.isSelected = $1 })
    c.bool("isTracking", "Whether the control tracks a finger.", { $0.isTracking })
    c.bool(
      "isTouchInside", "Whether the tracked finger counts as inside: up to 70 points outside the bounds.",
      { $0.isTouchInside })
    c.value(
      "state", .options(UIControl.State.entry), "The control's state as an option set; empty when normal.",
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
    let events = Parameter("for", "events", .options(UIControl.Event.entry), "The events; touchUpInside for a tap.")
    c.method(
      "addTarget", "Calls a function, or a target's method, for control events.",
      [
        c.overload([
          Parameter(nil, "handler", .function(["control": .object("UIControl")]), "Called with the control."), events,
        ]) {
          control, call in
          control.addTarget(
            try call.session.callbacks.action(call[0], named: nil, sender: control),
            for: try call[1].options(UIControl.Event.self))
          return .none
        },
        c.overload([
          Parameter(nil, "target", .any, "The object whose method is called; held weakly."),
          Parameter("action", nil, .string, "The method's name."), events,
        ]) { control, call in
          control.addTarget(
            try call.session.callbacks.action(call[0], named: try call.string(1), sender: control),
            for: try call[2].options(UIControl.Event.self))
          return .none
        },
      ])
    c.method(
      "removeTarget",
      [
        Parameter(nil, "target", .optional(.any), "The target; nil matches any."),
        Parameter("action", nil, .optional(.string), "The method's name; nil matches any."),
        Parameter(
          "for", "events", .options(UIControl.Event.entry), isOptional: true, "The events; all when omitted."),
      ],
      "Removes a target."
    ) { control, call in
      let target = call.has(0) ? call.session.lua.object(at: call[0].index)?.takeUnretainedValue() as? NSObject : nil
      control.removeTarget(
        target, action: try call.string(orNil: 1),
        for: call.has(2) ? try call[2].options(UIControl.Event.self) : .allEvents)
      return .none
    }
    c.method(
      "addAction", [Parameter(nil, "action", .object("UIAction"), "The action; the control holds it."), events],
      "Adds an action for control events; replaces one with the same identifier."
    ) { control, call in
      control.addAction(try call.object(0), for: try call[1].options(UIControl.Event.self))
      return .none
    }
    c.method(
      "removeAction", "Removes an action.",
      [
        c.overload([Parameter(nil, "action", .object("UIAction"), "An action that was added."), events]) {
          control, call in
          control.removeAction(try call.object(0, UIAction.self), for: try call[1].options(UIControl.Event.self))
          return .none
        },
        c.overload([Parameter("identifiedBy", "identifier", .string, "The action's identifier."), events]) {
          control, call in
          control.removeAction(
            identifiedBy: try call.string(0), for: try call[1].options(UIControl.Event.self))
          return .none
        },
      ])
    c.method(
      "sendAction", [Parameter(nil, "action", .object("UIAction"), "The action, added or not.")],
      "Performs an action with the control as its sender."
    ) { control, call in
      control.sendAction(try call.object(0))
      return .none
    }
    c.method("sendActions", [events], "Sends control events to everything added for them.") { control, call in
      control.sendActions(for: try call[0].options(UIControl.Event.self))
      return .none
    }
  }

  private static func declareTracking(_ c: inout ClassBuilder<UIControl>) {
    let event = Parameter("with", "event", .optional(.any), "Always nil.")
    let touch = Parameter(nil, "touch", .object("UITouch"), "The touch.")
    c.overridable(
      "beginTracking", [touch, event], returns: .bool, "Called when a finger goes down; returns whether to track it."
    ) {
      .bool($0.beginTracking(try $1.object(0), with: nil))
    }
    c.overridable(
      "continueTracking", [touch, event], returns: .bool,
      "Called when the finger moves; returns whether to go on tracking."
    ) {
      .bool($0.continueTracking(try $1.object(0), with: nil))
    }
    c.overridable(
      "endTracking", [Parameter(nil, "touch", .optional(.object("UITouch")), "The touch."), event],
      "Called when the finger is lifted."
    ) { control, call in
      control.endTracking(try call.object(orNil: 0), with: nil)
      return .none
    }
    c.overridable("cancelTracking", [event], "Called when tracking was cancelled.") { control, _ in
      control.cancelTracking(with: nil)
      return .none
    }
  }
}

extension UIControl.Event: ScriptOptions {
  package static var scriptName: String { "UIControl.Event" }
  package static var words: [(word: String, option: Self)] {
    [
      ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat), ("touchDragInside", .touchDragInside),
      ("touchDragOutside", .touchDragOutside), ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
      ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside), ("touchCancel", .touchCancel),
      ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
      ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
      ("editingDidEndOnExit", .editingDidEndOnExit), ("allEditingEvents", .allEditingEvents),
      ("allTouchEvents", .allTouchEvents), ("allEvents", .allEvents),
    ]
  }
}

extension UIControl.State: ScriptOptions {
  package static var scriptName: String { "UIControl.State" }
  package static var words: [(word: String, option: Self)] {
    [("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected)]
  }
}
