import LuaBridge
import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let uiAlertController = ClassDeclaration(
    UIAlertController.self, "UIAlertController", inherits: "UIViewController",
    "A question with a button for each answer: an alert in the middle, or an action sheet."
  ) { c in
    c.makes { UIAlertController(in: $0.app) }
    c.subclassed { ScriptAlertController(in: $0.app) }
    let style = EnumEntry(UIAlertController.Style.self)
    c.initializer([
      Parameter("title", nil, .optional(.string), isOptional: true, "The title."),
      Parameter("message", nil, .optional(.string), isOptional: true, "A line below the title."),
      Parameter(
        "preferredStyle", "style", .word(style), isOptional: true,
        "Whether it is an alert, as when omitted, or an action sheet."),
    ]) { alert, call in
      alert.setUp(
        title: try call.string(orNil: 0), message: try call.string(orNil: 1),
        preferredStyle: call.has(2) ? try call.word(2) : .alert)
    }
    c.enumerations(style)
    c.string("message", "A line below the title.", { $0.message }, { $0.message = $1 })
    c.word(
      "preferredStyle", UIAlertController.Style.self, "Whether it is an alert or an action sheet.",
      { $0.preferredStyle })
    c.value(
      "actions", .array(.object("UIAlertAction")), "Its actions, in the order they were added; a new array.",
      { .objects($1.actions) })
    c.value(
      "preferredAction", .optional(.object("UIAlertAction")), "The action whose button stands out, one that was added.",
      { $1.preferredAction.map { .object($0) } ?? .none },
      { _, alert, value in
        let action = value.isNil ? nil : try value.object(UIAlertAction.self)
        if let action, !alert.actions.contains(where: { $0 === action }) {
          throw ScriptFailure.wrongKind(
            value.place, accepted: "an action that was added with addAction", given: "one that was not")
        }
        alert.preferredAction = action
      })
    c.value(
      "textFields", .array(.object("UITextField")), "Its text fields, in the order they were added; a new array.",
      { .objects($1.textFields) })
    c.method(
      "addAction", [Parameter(nil, "action", .object("UIAlertAction"), "The action.")],
      "Adds a button: of two the cancel button comes first, of more it is the last."
    ) { alert, call in
      alert.addAction(try call.object(0))
      return .none
    }
    c.method(
      "addTextField",
      [
        Parameter(
          "configurationHandler", nil, .optional(.function(["textField": .object("UITextField")])), isOptional: true,
          "Called with the field at once.")
      ], "Adds a text field below the message."
    ) { alert, call in
      let configure = try call.function(orNil: 0)
      alert.addTextField { configure?.runBlock(as: "the configuration handler", [.object($0)]) }
      return .none
    }
    c.example(
      """
      local list = UIViewController()
      window.rootViewController = list
      local alert = UIAlertController{title = "Delete the photo?", preferredStyle = "alert"}
      alert:addAction(UIAlertAction{title = "Delete", style = "destructive", handler = function(action) print(action.title) end})
      alert:addAction(UIAlertAction{title = "Keep", style = "cancel"})
      list:present(alert, true)
      timeline:run()
      for _, view in ipairs(alert.view.subviews) do
        if view:isKind(UIButton) and view.currentTitle == "Delete" then touch:tap(view) end
      end
      timeline:run()   --> Delete
      print(list.presentedViewController)   --> nil
      """)
  }

  static let uiAlertAction = ClassDeclaration(
    UIAlertAction.self, "UIAlertAction", "A choice of an alert or an action sheet."
  ) { c in
    c.makes { _ in UIAlertAction(title: nil, style: .default) }
    let style = EnumEntry(UIAlertAction.Style.self)
    c.initializer([
      Parameter("title", nil, .optional(.string), isOptional: true, "The title of its button."),
      Parameter("style", nil, .word(style), isOptional: true, "What it stands for; default when omitted."),
      Parameter(
        "handler", nil, .optional(.function(["action": .object("UIAlertAction")])), isOptional: true,
        "Called with the action after the dismissal."),
    ]) { action, call in
      action.setUp(title: try call.string(orNil: 0), style: call.has(1) ? try call.word(1) : .default)
      guard call.has(2) else { return }
      let target = try call.session.callbacks.action(call[2], named: nil, sender: action)
      action.handler = { target.send(from: $0) }
    }
    c.enumerations(style)
    c.string("title", "The title of its button.", { $0.title })
    c.word("style", UIAlertAction.Style.self, "What it stands for.", { $0.style })
    c.bool(
      "isEnabled", "Whether its button takes taps. Default true.", { $0.isEnabled }, { $0.isEnabled = $1 })
    c.example(
      """
      local save = UIAlertAction{title = "Save", style = "default"}
      save.isEnabled = false
      print(save.title, save.style, save.isEnabled)   --> Save	default	false
      """)
  }
}
