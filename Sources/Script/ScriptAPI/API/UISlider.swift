import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiSlider = ClassDeclaration(
    UISlider.self, "UISlider", inherits: "UIControl", "Selects a number between two limits with a thumb on a track."
  ) { c in
    c.makes { UISlider(in: $0.app) }
    c.subclassed { ScriptSlider(in: $0.app) }
    c.takes(.frame())
    c.number(
      "minimumValue", .plain, "The value at the left end; default 0.", { $0.minimumValue }, { $0.minimumValue = $1 })
    c.number(
      "maximumValue", .plain, "The value at the right end; default 1.", { $0.maximumValue }, { $0.maximumValue = $1 })
    c.number(
      "value", .plain, "The value, kept between the limits; setting it sends no event.", { $0.value }, { $0.value = $1 }
    )
    c.method(
      "setValue",
      [
        Parameter(nil, "value", .number(.plain), "The new value, kept between the limits."),
        Parameter("animated", nil, .bool, "Whether the thumb slides there, in 0.25 s."),
      ], "Sets the value without sending an event."
    ) { slider, call in
      slider.setValue(try call.number(0), animated: try call.bool(1))
      return .none
    }
    c.bool(
      "isContinuous", "Whether each move sends an event, or only the last one.", { $0.isContinuous },
      { $0.isContinuous = $1 })
    func tint(_ name: String, _ summary: String, _ path: ReferenceWritableKeyPath<UISlider, UIColor?>) {
      c.value(
        name, .optional(.structure(.UIColor)), summary, { .color($1[keyPath: path]) },
        { $1[keyPath: path] = $2.isNil ? nil : try $2.color() })
    }
    tint(
      "minimumTrackTintColor", "The colour of the track up to the thumb; nil is the tint colour.",
      \.minimumTrackTintColor)
    tint(
      "maximumTrackTintColor", "The colour of the track after the thumb; nil is the system's grey.",
      \.maximumTrackTintColor)
    tint("thumbTintColor", "The colour of the thumb; nil is white.", \.thumbTintColor)
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
    let bounds = Parameter("forBounds", "bounds", .structure(.CGRect), "The slider's bounds.")
    c.method("trackRect", [bounds], returns: .structure(.CGRect), "The rectangle of the track.") {
      .rect($0.trackRect(forBounds: try $1[0].rect()))
    }
    c.method(
      "thumbRect",
      [
        bounds, Parameter("trackRect", nil, .structure(.CGRect), "The rectangle of the track."),
        Parameter("value", nil, .number(.plain), "A value between the limits."),
      ], returns: .structure(.CGRect), "The rectangle of the thumb for a value."
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
    c.takes(.frame("The frame; only the origin is used, the size is 51 by 31."))
    c.bool("isOn", "Whether the switch is on; setting it sends no event.", { $0.isOn }, { $0.isOn = $1 })
    c.method(
      "setOn",
      [
        Parameter(nil, "on", .bool, "The new state."),
        Parameter("animated", nil, .bool, "Whether the thumb slides over, in 0.25 s."),
      ], "Sets the state without sending an event."
    ) { control, call in
      control.setOn(try call.bool(0), animated: try call.bool(1))
      return .none
    }
    c.value(
      "onTintColor", .optional(.structure(.UIColor)),
      "The colour behind the thumb while on; nil is the system's green.",
      { .color($1.onTintColor) }, { $1.onTintColor = $2.isNil ? nil : try $2.color() })
    c.value(
      "thumbTintColor", .optional(.structure(.UIColor)), "The colour of the thumb; nil is white.",
      { .color($1.thumbTintColor) },
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
