import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  static let uiSlider = ClassDeclaration(
    UISlider.self, "UISlider", inherits: "UIControl", "Chooses a number between two, by a knob on a track."
  ) { c in
    c.makes { UISlider(in: $0.app) }
    c.subclassed { ScriptSlider(in: $0.app) }
    c.takes(.frame())
    c.number("minimumValue", .plain, "At the left; default 0.", { $0.minimumValue }, { $0.minimumValue = $1 })
    c.number("maximumValue", .plain, "At the right; default 1.", { $0.maximumValue }, { $0.maximumValue = $1 })
    c.number("value", .plain, "Kept between the two; setting it reports nothing.", { $0.value }, { $0.value = $1 })
    c.method(
      "setValue",
      [
        Parameter(nil, "value", .number(.plain), "Kept between the limits."),
        Parameter("animated", nil, .bool, "Whether the knob slides there, in 0.25 s."),
      ], "Moves the knob, and reports nothing."
    ) { slider, call in
      slider.setValue(try call.number(0), animated: try call.bool(1))
      return .none
    }
    c.bool(
      "isContinuous", "Whether each move is reported, or only the last.", { $0.isContinuous }, { $0.isContinuous = $1 })
    func tint(_ name: String, _ summary: String, _ path: ReferenceWritableKeyPath<UISlider, UIColor?>) {
      c.value(
        name, .optional(.structure(.UIColor)), summary, { .color($1[keyPath: path]) },
        { $1[keyPath: path] = $2.isNil ? nil : try $2.color() })
    }
    tint("minimumTrackTintColor", "Up to the knob; nil is the tint colour.", \.minimumTrackTintColor)
    tint("maximumTrackTintColor", "From the knob on; nil is the system's grey.", \.maximumTrackTintColor)
    tint("thumbTintColor", "Of the knob; nil is white.", \.thumbTintColor)
    declareGeometry(&c)
    c.example(
      """
      local slider = UISlider(CGRect(20, 100, 200, 31))
      slider:addTarget(function() print(slider.value) end, "valueChanged")
      window:addSubview(slider)
      touch:down(36, 115)
      touch:move(120, 115)   --> 0.5
      touch:up()
      """)
  }

  private static func declareGeometry(_ c: inout ClassBuilder<UISlider>) {
    let bounds = Parameter("forBounds", "bounds", .structure(.CGRect), "Of the slider.")
    c.method("trackRect", [bounds], returns: .structure(.CGRect), "Where the track is.") {
      .rect($0.trackRect(forBounds: try $1[0].rect()))
    }
    c.method(
      "thumbRect",
      [
        bounds, Parameter("trackRect", nil, .structure(.CGRect), "Where the track is."),
        Parameter("value", nil, .number(.plain), "Between the limits."),
      ], returns: .structure(.CGRect), "Where the knob is for a value."
    ) { slider, call in
      .rect(
        slider.thumbRect(forBounds: try call[0].rect(), trackRect: try call[1].rect(), value: try call.number(2)))
    }
  }

  static let uiSwitch = ClassDeclaration(
    UISwitch.self, "UISwitch", inherits: "UIControl", "Turns something on and off."
  ) { c in
    c.makes { UISwitch(in: $0.app) }
    c.subclassed { ScriptSwitch(in: $0.app) }
    c.takes(.frame("Its origin counts: the size is 51 by 31."))
    c.bool("isOn", "Setting it reports nothing.", { $0.isOn }, { $0.isOn = $1 })
    c.method(
      "setOn",
      [
        Parameter(nil, "on", .bool, "Which way."),
        Parameter("animated", nil, .bool, "Whether the knob slides over, in 0.25 s."),
      ], "Turns it, and reports nothing."
    ) { control, call in
      control.setOn(try call.bool(0), animated: try call.bool(1))
      return .none
    }
    c.value(
      "onTintColor", .optional(.structure(.UIColor)), "Behind the knob while it is on; nil is the system's green.",
      { .color($1.onTintColor) }, { $1.onTintColor = $2.isNil ? nil : try $2.color() })
    c.value(
      "thumbTintColor", .optional(.structure(.UIColor)), "Of the knob; nil is white.", { .color($1.thumbTintColor) },
      { $1.thumbTintColor = $2.isNil ? nil : try $2.color() })
    c.example(
      """
      local switch = UISwitch(CGRect(20, 100, 0, 0))
      switch:addTarget(function() print(switch.isOn) end, "valueChanged")
      window:addSubview(switch)
      touch:tap(switch)
      timeline:run()   --> true
      """)
  }
}
