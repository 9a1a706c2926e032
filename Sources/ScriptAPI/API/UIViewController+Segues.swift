import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

extension Catalog {
  /// Ways from one controller to another that are neither presented nor pushed by hand.
  static func declareSegues(_ c: inout ClassBuilder<UIViewController>) {
    c.method(
      "addSegue",
      [
        Parameter("withIdentifier", "identifier", .string, "What it is performed by."),
        Parameter("kind", nil, .word(EnumEntry(UIStoryboardSegue.Kind.self)), isOptional: true, "Default show."),
        Parameter("destination", nil, .function(""), "Makes the controller, anew each time."),
      ], "Declares a segue, as a line in a storyboard does."
    ) { controller, call in
      let make = try call.function(2)
      controller.addSegue(
        withIdentifier: try call.string(0), kind: call.has(1) ? try call.word(1) : .show,
        destination: { [unowned app = call.session.app] in
          make.call(as: "the destination") { try $0.object(UIViewController.self) } ?? UIViewController(in: app)
        })
      return .none
    }
    let sender = Parameter("sender", nil, .optional(.object("NSObject")), "Who asks for it.")
    c.method(
      "performSegue", [Parameter("withIdentifier", "identifier", .string, "What it was declared as."), sender],
      "Makes the destination, offers it to prepare, and shows it."
    ) { controller, call in
      controller.performSegue(withIdentifier: try call.string(0), sender: try call.object(orNil: 1))
      return .none
    }
    c.overridable(
      "prepare", [Parameter("for", "segue", .object("UIStoryboardSegue"), "What is about to be performed."), sender],
      "Called before a segue shows its destination."
    ) { controller, call in
      controller.prepare(for: try call.object(0), sender: try call.object(orNil: 1))
      return .none
    }
    c.method(
      "show", [Parameter(nil, "controller", .object("UIViewController"), "The controller to show."), sender],
      "Pushes inside a navigation controller, else presents."
    ) { controller, call in
      controller.show(try call.object(0), sender: try call.object(orNil: 1))
      return .none
    }
    c.method(
      "transition",
      [
        Parameter("from", nil, .object("UIViewController"), "The child that goes."),
        Parameter("to", nil, .object("UIViewController"), "The child that comes."),
        Parameter("duration", nil, .number(.duration), "How long it takes."),
        Parameter("options", nil, .options(UIView.AnimationOptions.entry), isOptional: true, "How it runs."),
        Parameter("animations", nil, .optional(.function("")), "Changes what is to move."),
        Parameter("completion", nil, .optional(.function("finished")), "Called when it is over."),
      ], "For containers: changes from one child's view to another's."
    ) { controller, call in
      controller.transition(
        from: try call.object(0), to: try call.object(1), duration: try call.number(2),
        options: try call.animationOptions(3), animations: try call.optionalBlock(4),
        completion: try call.completion(5))
      return .none
    }
  }

  static let uiStoryboardSegue = ClassDeclaration(
    UIStoryboardSegue.self, "UIStoryboardSegue", "One way from a controller to another."
  ) { c in
    c.string("identifier", "What it is performed by.", { $0.identifier })
    c.object("source", "UIViewController", "Where it starts.", { $0.source })
    c.object("destination", "UIViewController", "What it shows.", { $0.destination })
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
