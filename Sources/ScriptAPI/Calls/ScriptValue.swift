public import LayerKit
public import LuaBridge
public import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// A value on its way to a script.
public enum ScriptValue {
  case none
  case bool(Bool)
  case number(Double)
  case integer(Int)
  case string(String)
  case object(NSObject?)
  case structure(StructKind, [Double])
  case array([ScriptValue])
  /// The members of an option set: an array that prints as what it holds.
  case words([String])
  /// Fields in this order.
  case table([(String, ScriptValue)])
  /// A value of the script's that is kept with an object.
  case payload(PayloadReference)
  case reference(LuaReference)
  /// Several results.
  case several([ScriptValue])

  public static func point(_ point: CGPoint) -> ScriptValue { .structure(.CGPoint, [point.x, point.y]) }

  public static func vector(_ vector: CGVector) -> ScriptValue { .structure(.CGVector, [vector.dx, vector.dy]) }

  public static func size(_ size: CGSize) -> ScriptValue { .structure(.CGSize, [size.width, size.height]) }

  public static func rect(_ rect: CGRect) -> ScriptValue {
    .structure(.CGRect, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  public static func insets(_ insets: UIEdgeInsets) -> ScriptValue {
    .structure(.UIEdgeInsets, [insets.top, insets.left, insets.bottom, insets.right])
  }

  public static func affine(_ matrix: CGAffineTransform) -> ScriptValue {
    .structure(.CGAffineTransform, [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
  }

  public static func transform(_ matrix: CATransform3D) -> ScriptValue { .structure(.CATransform3D, matrix.elements) }

  public static func color(_ color: CGColor?) -> ScriptValue {
    guard let color else { return .none }
    return .structure(.UIColor, [color.red, color.green, color.blue, color.alpha])
  }

  public static func optional(_ number: Double?) -> ScriptValue { number.map { .number($0) } ?? .none }

  /// A word of an enumeration.
  public static func word<Word: RawRepresentable>(_ word: Word) -> ScriptValue where Word.RawValue == String {
    .string(word.rawValue)
  }

  public static func objects(_ objects: [some NSObject]) -> ScriptValue { .array(objects.map { .object($0) }) }
}
