import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  /// Declares segues.
  static func declareSegues(_ c: inout ClassBuilder<UIViewController>) {
    c.method(
      "addSegue",
      [
        Parameter("withIdentifier", "identifier", .string, "The segue's identifier."),
        Parameter(
          "kind", nil, .word(EnumEntry(UIStoryboardSegue.Kind.self)), isOptional: true, "The kind; default show."),
        Parameter(
          "destination", nil, .function([:], returns: .object("UIViewController")),
          "Creates a new controller at each call."),
      ], "Declares a segue, as a storyboard does."
    ) { controller, call in
      let make = try call.function(2)
      controller.addSegue(
        withIdentifier: try call.string(0), kind: call.has(1) ? try call.word(1) : .show,
        destination: { [unowned app = call.session.app] in
          make.call(as: "the destination") { try $0.object(UIViewController.self) } ?? UIViewController(in: app)
        })
      return .none
    }
    let sender = Parameter("sender", nil, .optional(.object("NSObject")), "The object that performs the segue.")
    c.method(
      "performSegue",
      [Parameter("withIdentifier", "identifier", .string, "The identifier of a declared segue."), sender],
      "Creates the destination, passes the segue to prepare, and shows the destination."
    ) { controller, call in
      controller.performSegue(withIdentifier: try call.string(0), sender: try call.object(orNil: 1))
      return .none
    }
    c.overridable(
      "prepare", [Parameter("for", "segue", .object("UIStoryboardSegue"), "The segue."), sender],
      "Called before a segue shows its destination."
    ) { controller, call in
      controller.prepare(for: try call.object(0), sender: try call.object(orNil: 1))
      return .none
    }
    c.method(
      "show", [Parameter(nil, "controller", .object("UIViewController"), "The controller to show."), sender],
      "Pushes the controller in a navigation controller, otherwise presents it."
    ) { controller, call in
      controller.show(try call.object(0), sender: try call.object(orNil: 1))
      return .none
    }
    c.method(
      "transition",
      [
        Parameter("from", nil, .object("UIViewController"), "The child to replace."),
        Parameter("to", nil, .object("UIViewController"), "The child to show."),
        Parameter("duration", nil, .number(.duration), "The duration."),
        Parameter(
          "options", nil, .options(UIView.AnimationOptions.entry), isOptional: true, "The animation's options."),
        Parameter("animations", nil, .optional(.function([:])), "A function that changes the properties to animate."),
        Parameter("completion", nil, .optional(.function(["finished": .bool])), "Called when the transition ends."),
      ], "For containers: replaces one child's view with another's."
    ) { controller, call in
      controller.transition(
        from: try call.object(0), to: try call.object(1), duration: try call.number(2),
        options: try call.animationOptions(3), animations: try call.optionalBlock(4),
        completion: try call.completion(5))
      return .none
    }
  }

  static let uiStoryboardSegue = ClassDeclaration(
    UIStoryboardSegue.self, "UIStoryboardSegue", "A connection from one controller to another."
  ) { c in
    c.weight = 768
    c.string("identifier", "The segue's identifier.", { $0.identifier })
    c.object("source", "UIViewController", "The controller that performs the segue.", { $0.source })
    c.object("destination", "UIViewController", "The controller that the segue shows.", { $0.destination })
    c.example(
      """
      local First = class("First", UIViewController)
      function First:prepare(segue) segue.destination.title = "made by " .. segue.identifier end
      local first = First()
      first:addSegue("details", {destination = function() return UIViewController() end})
      window.rootViewController = UINavigationController(first)
      first:performSegue("details")
      timeline:run()
      print(first.navigationController.topViewController.title)   --> made by details
      """)
  }
}
