import MotionMath
import ScriptRuntime
import ViewKit

extension Catalog {
  static let uiAction = ClassDeclaration(
    UIAction.self, "UIAction", "An action of a control, with a title and an image."
  ) { c in
    c.makes { UIAction(in: $0.app, handler: { _ in }) }
    let handler = Parameter(
      "handler", nil, .function(["action": .object("UIAction")]), "Called each time the action is performed.")
    c.initializer([
      Parameter("title", nil, .string, isOptional: true, "The title; empty when omitted."),
      Parameter("image", nil, .optional(.object("UIImage")), isOptional: true, "The image."),
      Parameter(
        "identifier", nil, .optional(.string), isOptional: true,
        "The identifier; a control replaces an action with an equal one."),
      handler,
    ]) { action, call in
      action.setUp(
        title: try call.string(orNil: 0) ?? "", image: try call.object(orNil: 1), identifier: try call.string(orNil: 2))
      try declareHandler(of: action, call[3])
    }
    c.initializer([handler]) { action, call in try declareHandler(of: action, call[0]) }
    c.string("title", "The title.", { $0.title }, { $0.title = $1 })
    c.object("image", "UIImage", "The image.", { $0.image }, { $0.image = $1 })
    c.string("identifier", "Identifies the action; generated when omitted.", { $0.identifier })
    c.object("sender", "NSObject", "The control that performs the action, during the call.", { $0.sender })
    c.example(
      """
      local play = UIAction{title = "Play", handler = function(action) print(action.title, action.sender.currentTitle) end}
      local button = UIButton{primaryAction = play}
      button.frame = CGRect(20, 100, 80, 40)
      window:addSubview(button)
      touch:tap(button)
      timeline:run()   --> Play	Play
      """)
  }

  /// The function lives with the action.
  private static func declareHandler(of action: UIAction, _ argument: ScriptArgument) throws(ScriptFailure) {
    let target = try argument.session.callbacks.action(argument, named: nil, sender: action)
    action.handler = { target.send(from: $0) }
  }
}
