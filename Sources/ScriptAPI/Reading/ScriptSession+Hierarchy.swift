public import LayerKit
import LuaBridge
import MotionMath
import RecordingKit
public import TransitionKit
public import ViewKit

/// Trees and chains of objects as text, in the form that UIKit's debugging methods made familiar.
extension ScriptSession {
  /// A view and everything in it, back to front, one line each:
  ///
  ///     <UIWindow #1; frame = (0 0; 393 852)>
  ///        | <UIView #2; frame = (0 0; 40 40)>
  public func recursiveDescription(of view: UIView) -> [String] {
    [describeByClass(view)] + view.subviews.flatMap { Self.indented(recursiveDescription(of: $0)) }
  }

  /// The controllers of every window: children, and with a `+` what each presents.
  public var controllerHierarchy: [String] {
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

  /// Who is asked after a responder, from it to the last.
  public func responderChain(from responder: UIResponder) -> [String] {
    var chain: [String] = []
    var next: UIResponder? = responder
    while let current = next, chain.count < 1000 {
      chain.append(describeByClass(current))
      next = current.next
    }
    return chain
  }

  /// The class of the object or type at a stack index and what it inherits from; empty for other values.
  public func classChain(at index: Int32) -> [String] {
    let id = lua.type(at: index) == .object ? lua.classID(ofObjectAt: index) : lua.classID(at: index)
    guard id >= 0 else { return [] }
    var names: [String] = []
    var next: Int32? = id
    while let current = next {
      names.append(name(of: current))
      next = lua.superclass(of: current)
    }
    return names
  }

  /// The views in the windows whose class's name contains `text`, no matter the case; all of them for "".
  public func views(ofClass text: String) -> [UIView] {
    func below(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(below) }
    return app.windows.flatMap(below).filter { isNamed($0, text) }
  }

  /// The controllers of the windows whose class's name contains `text`, no matter the case.
  public func controllers(ofClass text: String) -> [UIViewController] {
    func below(_ controller: UIViewController) -> [UIViewController] {
      let presented = controller.presentedViewController.flatMap {
        $0.presentingViewController === controller ? below($0) : nil
      }
      return [controller] + controller.children.flatMap(below) + (presented ?? [])
    }
    return app.windows.compactMap(\.rootViewController).flatMap(below).filter { isNamed($0, text) }
  }

  /// An object described under the name of its class, a script's own included.
  public func describeByClass(_ object: NSObject) -> String {
    describe(object, className: name(of: classID(of: object)))
  }

  private func isNamed(_ object: NSObject, _ text: String) -> Bool {
    text.isEmpty || name(of: classID(of: object)).lowercased().contains(text.lowercased())
  }

  private static func indented(_ lines: [String]) -> [String] { lines.map { "   | " + $0 } }
}
