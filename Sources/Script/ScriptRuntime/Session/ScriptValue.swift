package import LayerKit
package import LuaBridge
package import MotionMath
package import ViewKit

/// A value on its way to a script.
package enum ScriptValue {
  case none
  case bool(Bool)
  case number(Double)
  case integer(Int)
  case string(String)
  case object(NSObject?)
  case structure(StructKind, [Double])
  case array([ScriptValue])
  /// The members of an option set: an array that prints as its contents.
  case words([String])
  /// Fields in this order.
  case table([(String, ScriptValue)])
  /// A script's value that an object keeps.
  case payload(PayloadReference)
  case reference(LuaReference)
  /// A value of a script's, kept for a while.
  case value(LuaValue)
  /// Several results.
  case several([ScriptValue])
  /// No result but an error, with a value that a script has thrown.
  case thrown(LuaValue)
  /// No result yet: the thread that calls waits until it is resumed with one. See `Call.task`.
  case suspension

  package static func point(_ point: CGPoint) -> ScriptValue { .structure(.CGPoint, [point.x, point.y]) }

  package static func vector(_ vector: CGVector) -> ScriptValue { .structure(.CGVector, [vector.dx, vector.dy]) }

  package static func size(_ size: CGSize) -> ScriptValue { .structure(.CGSize, [size.width, size.height]) }

  package static func rect(_ rect: CGRect) -> ScriptValue {
    .structure(.CGRect, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  package static func insets(_ insets: UIEdgeInsets) -> ScriptValue {
    .structure(.UIEdgeInsets, [insets.top, insets.left, insets.bottom, insets.right])
  }

  package static func affine(_ matrix: CGAffineTransform) -> ScriptValue {
    .structure(.CGAffineTransform, [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
  }

  package static func transform(_ matrix: CATransform3D) -> ScriptValue { .structure(.CATransform3D, matrix.elements) }

  package static func color(_ color: CGColor?) -> ScriptValue {
    guard let color else { return .none }
    return .structure(.UIColor, [color.red, color.green, color.blue, color.alpha])
  }

  package static func optional(_ number: Double?) -> ScriptValue { number.map { .number($0) } ?? .none }

  /// A word of an enumeration.
  package static func word<Word: RawRepresentable>(_ word: Word) -> ScriptValue where Word.RawValue == String {
    .string(word.rawValue)
  }

  package static func objects(_ objects: [some NSObject]) -> ScriptValue { .array(objects.map { .object($0) }) }

  package static func indexPath(_ path: IndexPath) -> ScriptValue {
    .structure(.IndexPath, [Double(path.item), Double(path.section)])
  }

  /// An enumeration's words as a value: `UIView.AnimationCurve.easeIn`.
  package static func enumeration(_ entry: EnumEntry, _ session: ScriptSession) -> ScriptValue {
    session.lua.pushClass(session.classes.id(of: entry))
    return .reference(session.lua.popReference())
  }
}
