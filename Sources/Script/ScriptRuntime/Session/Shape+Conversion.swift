import LayerKit
import LuaBridge
import MotionMath
import PlainText
import TransitionKit
import ViewKit

extension Shape {
  /// How a value of another kind is written as one of this: `UIColor.red` for `"red"`; nil where that is not known.
  func conversion(at index: Int32, in session: ScriptSession) -> String? {
    let lua = session.lua
    switch wrapped {
    case .structure(.UIColor):
      return lua.string(at: index).flatMap(NamedColor.init(rawValue:)).map { "UIColor.\($0.rawValue)" }
    case .string: return lua.type(at: index) == .number ? "\"\(session.describe(at: index))\"" : nil
    case .function: return lua.isFunction(at: index) ? nil : "function() … end"
    case .object("UIFont"): return lua.number(at: index).map { "UIFont.systemFont(\(NumberText.lua($0)))" }
    case .object("UIImage"): return lua.string(at: index).map { "UIImage{named = \"\($0)\"}" }
    case .object("UISheetPresentationControllerDetent"):
      let word = lua.string(at: index).flatMap { ["medium", "large"].contains($0) ? $0 : nil }
      return word.map { "UISheetPresentationController.Detent.\($0)()" }
    case .object("UIBezierPath"):
      return lua.structKind(at: index) == StructKind.CGRect.id ? "UIBezierPath{rect = …}" : nil
    case .object("UIView"):
      return lua.object(at: index)?.takeUnretainedValue() is UIViewController ? "controller.view" : nil
    case .object("CALayer"):
      let object = lua.object(at: index)?.takeUnretainedValue()
      if object is UIView { return "view.layer" }
      if case .path? = (object as? any AnimatableObject)?.animatableValue { return "CAShapeLayer{path = …}" }
      return nil
    default: return nil
    }
  }
}
