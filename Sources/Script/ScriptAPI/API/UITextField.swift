import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiTextField = ClassDeclaration(
    UITextField.self, "UITextField", inherits: "UIControl",
    "A line of text to edit. A tap makes it the first responder; nothing is typed, and the script sets the text."
  ) { c in
    c.makes { UITextField(in: $0.app) }
    c.subclassed { ScriptTextField(in: $0.app) }
    c.takes(.frame())
    c.value(
      "delegate", .optional(.delegate("UITextFieldDelegate")), "Asked before editing begins and ends; held weakly.",
      { $0.callbacks.delegate(.delegate, of: $1) },
      { session, field, value in
        field.delegate = try session.callbacks.setDelegate(.delegate, of: field, value, isWeak: true)
      })
    c.value(
      "text", .optional(.string), "The text; nil empties it. Setting it sends no event.",
      { .string($1.text ?? "") }, { $1.text = $2.isNil ? nil : try $2.string() })
    c.string("placeholder", "Shown in grey while there is no text.", { $0.placeholder }, { $0.placeholder = $1 })
    c.color("textColor", "The colour of the text.", { $0.textColor }, { $0.textColor = $1 }, setNil: { _ in })
    c.value(
      "font", .object("UIFont"), "The font of the text.", { $0.object(of: $1.font, in: $1) },
      { $1.font = $0.keep(try $2.object(FontObject.self), in: $1) })
    c.word(
      "textAlignment", UILabel.TextAlignment.self, "The alignment of the text.", { $0.textAlignment },
      { $0.textAlignment = $1 })
    c.enumerations(EnumEntry(UITextField.BorderStyle.self))
    c.word(
      "borderStyle", UITextField.BorderStyle.self, "The border; default none.", { $0.borderStyle },
      { $0.borderStyle = $1 })
    c.bool("isSecureTextEntry", "Whether dots stand for letters.", { $0.isSecureTextEntry }) {
      $0.isSecureTextEntry = $1
    }
    c.bool("isEditing", "Whether it is the first responder.") { $0.isEditing }
    c.example(
      """
      local field = UITextField{frame = CGRect(20, 100, 200, 34), placeholder = "Name", borderStyle = "roundedRect"}
      field:addTarget(function() print("begins") end, "editingDidBegin")
      window:addSubview(field)
      touch:tap(field)
      timeline:run()   --> begins
      print(field.isEditing, field.text == "")   --> true	true
      """)
  }
}
