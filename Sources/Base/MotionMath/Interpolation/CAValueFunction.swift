/// Turns a number, or three, into a whole transform: an animation with a value function moves the numbers and
/// *replaces* the model transform by the matrix, unless it is additive (measured on macOS).
public struct CAValueFunction: Hashable, Sendable {
  public let name: CAValueFunctionName

  public init(name: CAValueFunctionName) {
    self.name = name
  }

  /// Nil for a name that Core Animation does not know.
  public init?(name: String) {
    guard let name = CAValueFunctionName(rawValue: name) else { return nil }
    self.init(name: name)
  }

  /// The kind of its input: `number`, or `numbers` with three elements for `scale` and `translate`.
  public var inputKind: ValueKind {
    name == .scale || name == .translate ? .numbers : .number
  }

  /// The matrix for `value`: radians for the rotations, points for the translations.
  ///
  /// - Throws: `kindsDiffer` unless `value` is of `inputKind`; `countsDiffer` unless a list has three elements.
  public func matrix(for value: AnimatableValue) throws(MotionError) -> CATransform3D {
    switch value {
    case .number(let number) where inputKind == .number:
      return matrix(number)
    case .numbers(let numbers) where inputKind == .numbers:
      guard numbers.count == 3 else { throw .countsDiffer(name: name.rawValue, expected: 3, given: numbers.count) }
      return name == .scale
        ? CATransform3DMakeScale(numbers[0], numbers[1], numbers[2])
        : CATransform3DMakeTranslation(numbers[0], numbers[1], numbers[2])
    default:
      throw .kindsDiffer(expected: inputKind, given: value.kind)
    }
  }

  private func matrix(_ number: Double) -> CATransform3D {
    switch name {
    case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(number, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, number, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, number)
    case .translateX: CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, number, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, number)
    case .scale, .translate: .identity
    }
  }
}

public enum CAValueFunctionName: String, CaseIterable, Hashable, Sendable {
  case rotateX, rotateY, rotateZ
  case scale, scaleX, scaleY, scaleZ
  case translate, translateX, translateY, translateZ
}
