import LayerKit
import LuaBridge
import MotionMath
import TimelineKit
import TransitionKit
import ViewKit

extension Catalog {
  static let uiControl = ClassDeclaration(
    UIControl.self, "UIControl", inherits: "UIView", "A view that reports what is done to it."
  ) { c in
    c.makes { UIControl(in: $0.app) }
    c.subclassed { ScriptControl(in: $0) }
    c.initializer([Parameter("frame", nil, .structure(.CGRect), isOptional: true, "In the superview's coordinates.")]) {
      control, call in
      if call.has(0) { control.frame = try call[0].rect() }
    }
    c.bool("isEnabled", "Whether it takes touches.", { $0.isEnabled }, { $0.isEnabled = $1 })
    c.bool("isHighlighted", "Whether a finger is on it.", { $0.isHighlighted }, { $0.isHighlighted = $1 })
    c.bool("isSelected", "For the script to use.", { $0.isSelected }, { $0.isSelected = $1 })
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
    c.method("sendActions", [events], "Calls what was added for these events.") { control, call in
      control.sendActions(for: try call[0].options(UIControl.Event.self))
      return .none
    }
    c.example(
      """
      local knob = UIControl(CGRect(0, 0, 40, 40))
      knob:addTarget(function() print("turned") end, "valueChanged")
      knob:sendActions("valueChanged")   --> turned
      """)
  }

  static let uiButton = ClassDeclaration(
    UIButton.self, "UIButton", inherits: "UIControl", "A control with a title that is tapped."
  ) { c in
    c.makes { UIButton(in: $0.app) }
    c.subclassed { ScriptButton(in: $0) }
    c.initializer([Parameter("frame", nil, .structure(.CGRect), isOptional: true, "In the superview's coordinates.")]) {
      button, call in
      if call.has(0) { button.frame = try call[0].rect() }
    }
    c.initializer([Parameter("type", nil, .word(EnumEntry(UIButton.ButtonType.self)), "The look; kept, not drawn.")]) {
      _, _ in
    }
    c.string("currentTitle", "The title shown.", { $0.currentTitle })
    c.method(
      "setTitle",
      [
        Parameter(nil, "title", .optional(.string), "What is shown."),
        Parameter("for", "state", .optional(.string), "One title serves all states here."),
      ],
      "Sets the title."
    ) { button, call in
      button.setTitle(try call.string(orNil: 0))
      return .none
    }
    c.color("currentTitleColor", "The colour of the title.", { $0.currentTitleColor })
    c.method(
      "setTitleColor",
      [
        Parameter(nil, "color", .optional(.structure(.UIColor)), "Nil for the usual one."),
        Parameter("for", "state", .optional(.string), "One colour serves all states here."),
      ], "Sets the colour of the title."
    ) { button, call in
      button.setTitleColor(call.has(0) ? try call[0].color() : nil)
      return .none
    }
    c.example(
      """
      local button = UIButton(CGRect(20, 20, 100, 40))
      button:addTarget(function() print("tapped") end, "touchUpInside")
      window:addSubview(button)
      touch:tap(button)
      timeline:run()   --> tapped
      """)
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
