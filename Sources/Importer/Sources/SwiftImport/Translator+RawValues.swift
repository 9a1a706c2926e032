import LuaTree
import SwiftSyntax

/// Options and curves that are made of numbers.
extension Translator {
  /// The words that a number stands for: `3 << 16` is `curveLinear`. Nil where it is not known, or has a bit without a word.
  func rawWords(_ node: ExprSyntax, of type: String) -> LuaExpression? {
    guard let number = constant(node) else { return nil }
    if type == "UIView.AnimationCurve" {
      let curves = ["easeInOut", "easeIn", "easeOut", "linear"]
      return curves.indices.contains(number) ? .string(curves[number]) : nil
    }
    guard type == "UIView.AnimationOptions", number >= 0, let curve = Self.curves[number >> 16 & 15] else { return nil }
    var words = number >> 16 & 15 == 0 ? [] : [curve]
    for bit in 0..<16 where number >> bit & 1 == 1 {
      guard Self.flags.indices.contains(bit) else { return nil }
      words.append(Self.flags[bit])
    }
    guard let transition = Self.transitions[number >> 20] else { return nil }
    if !transition.isEmpty { words.append(transition) }
    if words.isEmpty { return .string(curve) }
    return words.count == 1 ? .string(words[0]) : .table(words.map { LuaField(nil, .string($0)) })
  }

  /// The number that literals give by shifts and unions; nil for anything else.
  private func constant(_ node: ExprSyntax) -> Int? {
    if let literal = node.as(IntegerLiteralExprSyntax.self) { return Int(literal.literal.text.filter { $0 != "_" }) }
    if let inner = node.as(TupleExprSyntax.self), inner.elements.count == 1, let only = inner.elements.first {
      return constant(only.expression)
    }
    if let sequence = node.as(SequenceExprSyntax.self) { return (try? folded(sequence)).flatMap(constant) }
    guard let infix = node.as(InfixOperatorExprSyntax.self), let left = constant(infix.leftOperand),
      let right = constant(infix.rightOperand)
    else { return nil }
    return switch infix.operator.trimmedDescription {
    case "<<": right < 32 && left < 1 << 16 ? left << right : nil
    case "|": left | right
    default: nil
    }
  }

  // As UIView.h has them; 7 is the keyboard's curve, which has no name.
  private static let curves = [0: "curveEaseInOut", 1: "curveEaseIn", 2: "curveEaseOut", 3: "curveLinear"]
  private static let flags = [
    "layoutSubviews", "allowUserInteraction", "beginFromCurrentState", "repeat", "autoreverse",
    "overrideInheritedDuration", "overrideInheritedCurve", "allowAnimatedContent", "showHideTransitionViews",
    "overrideInheritedOptions",
  ]
  private static let transitions = [
    0: "", 1: "transitionFlipFromLeft", 2: "transitionFlipFromRight", 3: "transitionCurlUp", 4: "transitionCurlDown",
    5: "transitionCrossDissolve", 6: "transitionFlipFromTop", 7: "transitionFlipFromBottom",
  ]
}
