import ScriptRuntime
import TransitionKit

extension Catalog {
  static let uiHostingController = ClassDeclaration(
    UIHostingController.self, "UIHostingController", inherits: "UIViewController",
    "Stands in for a controller of SwiftUI, which does not run here: a block with the name of its root view."
  ) { c in
    c.makes { UIHostingController(in: $0.app) }
    c.subclassed { ScriptHostingController(in: $0.app) }
    c.initializer([Parameter("rootView", nil, .string, "The name of what it would show.")]) { controller, call in
      controller.rootView = try call.string(0)
    }
    c.string("rootView", "The name of what it would show.", { $0.rootView }, { $0.rootView = $1 })
    c.example(
      """
      local host = UIHostingController{rootView = "CardView"}
      window.rootViewController = host
      timeline:step()
      print(host.rootView, host.view.bounds.width == window.bounds.width)   --> CardView	true
      """)
  }
}
