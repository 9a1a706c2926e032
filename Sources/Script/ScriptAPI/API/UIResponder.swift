import ScriptRuntime
import TransitionKit
import ViewKit

extension Catalog {
  static let uiResponder = ClassDeclaration(UIResponder.self, "UIResponder", "An object that receives events.") { c in
    c.object(
      "next", "UIResponder",
      "The next responder: a view's controller or superview, a window's application; nil at the end.", { $0.next })
    c.bool("isFirstResponder", "Whether it gets what is typed; at most one object of the app does.") {
      $0.isFirstResponder
    }
    c.bool(
      "canBecomeFirstResponder", "Whether it may become the first responder; default false, a class overrides it.",
      { $0.canBecomeFirstResponder })
    c.bool(
      "canResignFirstResponder", "Whether it resigns when asked to; default true, a class overrides it.",
      { $0.canResignFirstResponder })
    c.overridable(properties: "canBecomeFirstResponder", "canResignFirstResponder")
    declareKeyboard(&c)
    c.overridable(
      "becomeFirstResponder", [], returns: .bool, changesWorld: true,
      "Makes it the first responder if it may be, is in a window, and the present one resigns; true when it is."
    ) { responder, _ in
      let isFirst = responder.becomeFirstResponder()
      if !isFirst { responder.warnIfOutOfWindow() }
      return .bool(isFirst)
    }
    c.overridable(
      "resignFirstResponder", [], returns: .bool, changesWorld: true,
      "Gives up being the first responder; true when it is not."
    ) { responder, _ in .bool(responder.resignFirstResponder()) }
    c.example(
      """
      local box = UIView()
      window:addSubview(box)
      print(box.next == window, window.next == UIApplication.shared)   --> true	true
      """)
    c.example(
      """
      local Field = class("Field", UIView)
      function Field:canBecomeFirstResponder() return true end
      local name, town = Field(), Field()
      window:addSubview(name)
      window:addSubview(town)
      print(name:becomeFirstResponder(), town:becomeFirstResponder())   --> true	true
      print(name.isFirstResponder, town.isFirstResponder)   --> false	true
      town:removeFromSuperview()
      print(town.isFirstResponder)   --> false
      """)
  }
}
