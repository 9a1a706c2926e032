import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiButton = ClassDeclaration(
    UIButton.self, "UIButton", inherits: "UIControl", "A control with a title and an image."
  ) { c in
    c.makes { UIButton(in: $0.app) }
    c.subclassed { ScriptButton(in: $0.app) }
    c.takes(.frame())
    c.initializer([Parameter("type", nil, .word(EnumEntry(UIButton.ButtonType.self)), "The button's type.")]) {
      button, call in button.buttonType = try call.word(0)
    }
    c.initializer([
      Parameter(
        "type", nil, .word(EnumEntry(UIButton.ButtonType.self)), isOptional: true, "The type; system when omitted."),
      Parameter(
        "primaryAction", nil, .object("UIAction"), "Performed when the button is tapped; provides its title and image."),
    ]) { button, call in
      button.buttonType = call.has(0) ? try call.word(0) : .system
      button.show(try call.object(1))
    }
    c.enumerations(EnumEntry(UIButton.ButtonType.self))
    c.word("buttonType", UIButton.ButtonType.self, "The button's type; custom by default.", { $0.buttonType })
    declareStateValues(&c)
    declareButtonLayout(&c)
    c.example(
      """
      local button = UIButton(CGRect(20, 20, 100, 40))
      button:addTarget(function() print("tapped") end, "touchUpInside")
      window:addSubview(button)
      touch:tap(button)
      timeline:run()   --> tapped
      """)
  }

  private static func declareStateValues(_ c: inout ClassBuilder<UIButton>) {
    let state = Parameter(
      "for", "state", .options(UIControl.State.entry), isOptional: true, "The state; normal when omitted.")
    c.string("currentTitle", "The title.", { $0.currentTitle })
    c.color("currentTitleColor", "The colour of the title.", { $0.currentTitleColor })
    c.object("currentImage", "UIImage", "The image.", { $0.currentImage })
    c.method(
      "setTitle", [Parameter(nil, "title", .optional(.string), "Nil uses the value of the normal state."), state],
      "Sets the title for a state."
    ) { button, call in
      button.setTitle(try call.string(orNil: 0), for: try call.state(1))
      return .none
    }
    c.method(
      "setTitleColor",
      [Parameter(nil, "color", .optional(.structure(.UIColor)), "The colour; nil restores the default."), state],
      "Sets the colour of the title for a state."
    ) { button, call in
      button.setTitleColor(call.has(0) ? try call[0].color() : nil, for: try call.state(1))
      return .none
    }
    c.method(
      "setImage",
      [Parameter(nil, "image", .optional(.object("UIImage")), "Nil uses the value of the normal state."), state],
      "Sets the image for a state."
    ) { button, call in
      button.setImage(try call.object(orNil: 0), for: try call.state(1))
      return .none
    }
    c.method(
      "setBackgroundImage",
      [Parameter(nil, "image", .optional(.object("UIImage")), "Nil uses the value of the normal state."), state],
      "Sets the image behind title and image for a state."
    ) { button, call in
      button.setBackgroundImage(try call.object(orNil: 0), for: try call.state(1))
      return .none
    }
    c.method(
      "backgroundImage", [state], returns: .optional(.object("UIImage")),
      "The background image set for exactly this state."
    ) { .object($0.backgroundImage(for: try $1.state(0))) }
    c.method("title", [state], returns: .optional(.string), "The title set for exactly this state.") {
      $0.title(for: try $1.state(0)).map { .string($0) } ?? .none
    }
    c.method(
      "titleColor", [state], returns: .optional(.structure(.UIColor)), "The colour set for exactly this state."
    ) { .color($0.titleColor(for: try $1.state(0))) }
    c.method("image", [state], returns: .optional(.object("UIImage")), "The image set for exactly this state.") {
      .object($0.image(for: try $1.state(0)))
    }
  }

  private static func declareButtonLayout(_ c: inout ClassBuilder<UIButton>) {
    c.object("titleLabel", "UILabel", "The label of the title, in the button once there is a title.", { $0.titleLabel })
    c.object(
      "imageView", "UIImageView", "The view of the image, in the button once there is an image.", { $0.imageView })
    func insets(_ name: String, _ summary: String, _ path: ReferenceWritableKeyPath<UIButton, UIEdgeInsets>) {
      c.value(
        name, .structure(.UIEdgeInsets), summary, { .insets($1[keyPath: path]) },
        { $1[keyPath: path] = try $2.insets() })
    }
    insets("contentEdgeInsets", "The space around image and title.", \.contentEdgeInsets)
    insets("titleEdgeInsets", "Moves the title without changing the button's size.", \.titleEdgeInsets)
    insets("imageEdgeInsets", "Moves the image without changing the button's size.", \.imageEdgeInsets)
  }
}

extension Call {
  func state(_ position: Int) throws(ScriptFailure) -> UIControl.State {
    has(position) ? try self[position].options(UIControl.State.self) : .normal
  }
}
