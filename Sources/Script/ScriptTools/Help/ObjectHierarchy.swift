package import LayerKit
import LuaBridge
import PlainText
import RecordingKit
package import ScriptRuntime
package import TransitionKit
package import ViewKit

/// Trees and chains of objects as text, in the form of UIKit's debugging methods.
package struct ObjectHierarchy {
  private let session: ScriptSession
  private var lua: LuaState { session.lua }
  private var classes: ClassRegistry { session.classes }
  private var app: UIApplication { session.app }

  package init(_ session: ScriptSession) { self.session = session }

  /// A view and its descendants, back to front, one line each:
  ///
  ///     <UIWindow #1; frame = (0 0; 393 852)>
  ///        | <UIView #2; frame = (0 0; 40 40)>
  package func recursiveDescription(of view: UIView) -> [String] {
    [describeByClass(view)] + view.subviews.flatMap { Self.indented(recursiveDescription(of: $0)) }
  }

  /// The controllers of every window with their children, and with the controllers they present after a `+`.
  package var controllerHierarchy: [String] {
    app.windows.compactMap(\.rootViewController).flatMap { hierarchy(below: $0) }
  }

  private func hierarchy(below controller: UIViewController) -> [String] {
    let view = controller.viewIfLoaded.map { ", view: \(describeByClass($0))" } ?? ", no view yet"
    let presented = controller.presentedViewController.flatMap {
      $0.presentingViewController === controller ? hierarchy(below: $0) : nil
    }
    return [describeByClass(controller) + view]
      + controller.children.flatMap { Self.indented(hierarchy(below: $0)) }
      + (presented ?? []).enumerated().map { $0 == 0 ? " + " + $1 : "   " + $1 }
  }

  /// The responder chain, from a responder to the last.
  package func responderChain(from responder: UIResponder) -> [String] {
    var chain: [String] = []
    var next: UIResponder? = responder
    while let current = next, chain.count < 1000 {
      chain.append(describeByClass(current))
      next = current.next
    }
    return chain
  }

  /// The class of the object or type at a stack index, then its superclasses; empty for other values.
  package func classChain(at index: Int32) -> [String] {
    let id = lua.type(at: index) == .object ? lua.classID(ofObjectAt: index) : lua.classID(at: index)
    guard id >= 0 else { return [] }
    var names: [String] = []
    var next: Int32? = id
    while let current = next {
      names.append(classes.name(of: current))
      next = lua.superclass(of: current)
    }
    return names
  }

  /// The views in the windows whose class's name contains `text`, ignoring case; all of them for "".
  package func views(ofClass text: String) -> [UIView] {
    preorder(app.windows) { $0.subviews }.filter { isNamed($0, text) }
  }

  /// The controllers of the windows whose class's name contains `text`, ignoring case.
  package func controllers(ofClass text: String) -> [UIViewController] {
    preorder(app.windows.compactMap(\.rootViewController)) { controller in
      let presented = controller.presentedViewController
      return controller.children
        + (presented?.presentingViewController === controller ? [presented].compactMap(\.self) : [])
    }.filter { isNamed($0, text) }
  }

  /// An object's description, with the name of its class, also of a script's own class or of one of the system's that
  /// scripts do not make, which the record knows by that name.
  package func describeByClass(_ object: NSObject) -> String {
    let id = classes.id(of: object)
    return session.describe(object, className: lua.isScriptClass(id) ? classes.name(of: id) : nil)
  }

  private func isNamed(_ object: NSObject, _ text: String) -> Bool {
    text.isEmpty || classes.name(of: classes.id(of: object)).lowercased().contains(text.lowercased())
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { "   | " + $0 } }
}
