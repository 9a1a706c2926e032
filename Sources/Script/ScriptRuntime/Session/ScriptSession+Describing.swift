package import LayerKit
import LuaBridge
import MotionMath
import PlainText
import ViewKit

/// Values as text, for `tostring`, `print`, errors and the shell. No text contains an address.
extension ScriptSession {
  /// The value at a stack index.
  ///
  /// - Parameter decimals: The most decimals of a number; nil for the fewest that read back as the same number.
  package func describe(at index: Int32, decimals: Int? = nil) -> String {
    switch lua.type(at: index) {
    case .none, .nil: return "nil"
    case .string: return "\"\(lua.string(at: index) ?? "")\""
    case .number:
      if let integer = lua.integer(at: index), lua.text(at: index).allSatisfy({ $0 != "." }) { return String(integer) }
      return lua.number(at: index).map { NumberText.lua(rounded($0, decimals)) } ?? "a number"
    case .bool: return lua.bool(at: index) == true ? "true" : "false"
    case .object:
      guard let object = lua.object(at: index)?.takeUnretainedValue() as? NSObject else { return "an object" }
      return describe(object, className: classes.name(of: lua.classID(ofObjectAt: index)))
    case .structure:
      guard let kind = StructKind(id: lua.structKind(at: index)), let fields = lua.structure(at: index, kind: kind.id)
      else { return "a struct" }
      let numbers = UnsafeBufferPointer(start: fields, count: kind.fields.count).map { rounded($0, decimals) }
      return describe(kind, numbers)
    case .type: return classes.name(of: lua.classID(at: index))
    case .table, .function, .thread: return lua.text(at: index)
    }
  }

  private func rounded(_ number: Double, _ decimals: Int?) -> Double {
    guard let decimals, number.isFinite, number.magnitude < 1e15 else { return number }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return (number * scale).rounded() / scale
  }

  /// `CGPoint(20, 100)`: the script's expression for it.
  package func describe(_ kind: StructKind, _ numbers: [Double]) -> String {
    if kind == .CATransform3D, numbers == CATransform3D.identity.elements { return "CATransform3D.identity" }
    if kind == .CGAffineTransform, numbers == [1, 0, 0, 1, 0, 0] { return "CGAffineTransform.identity" }
    return "\(kind.rawValue)(\(numbers.map { NumberText.lua($0) }.joined(separator: ", ")))"
  }

  /// `<UIView #3 card; frame = (20 100; 350 200)>`, similar to UIKit: the name is the global variable that holds the
  /// object, else its own name in quotes. Numbers have six digits that count, as in UIKit's descriptions.
  package func describe(_ object: NSObject, className: String? = nil) -> String {
    let variable = GlobalVariables(in: self).name(of: object)
    let name = variable.map { " \($0)" } ?? object.debugName.map { " \"\($0)\"" } ?? ""
    let facts = facts(of: object).map { "; \($0)" }.joined()
    return "<\(className ?? object.className) #\(world.serialNumber(of: object))\(name)\(facts)>"
  }

  private func facts(of object: NSObject) -> [String] {
    switch object {
    case let view as UIView:
      var facts = ["frame = \(frameText(view.frame))"]
      if view.alpha != 1 { facts.append("alpha = \(NumberText.brief(view.alpha))") }
      if view.isHidden { facts.append("hidden") }
      return facts
    case let layer as CALayer:
      var facts = ["frame = \(frameText(layer.frame))"]
      if layer.opacity != 1 { facts.append("opacity = \(NumberText.brief(layer.opacity))") }
      if layer.isPresentation { facts.append("presentation") }
      return facts
    case let animation as CAAnimation:
      return ["\(animation.whatMoves); duration = \(NumberText.lua(animation.duration))"]
    case let recognizer as UIGestureRecognizer:
      return ["state = \(recognizer.state.rawValue)"]
    default: return (object as? any ObjectWithFacts)?.facts.map { "\($0.name) = \(NumberText.brief($0.value))" } ?? []
    }
  }

  private func frameText(_ frame: CGRect) -> String {
    let n = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map(NumberText.brief)
    return "(\(n[0]) \(n[1]); \(n[2]) \(n[3]))"
  }
}

/// An object that says more of itself than its name when it is printed.
package protocol ObjectWithFacts: NSObject {
  /// `size = 17`
  var facts: [(name: String, value: Double)] { get }
}
