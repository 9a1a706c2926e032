package import MotionMath

/// One number of a value, by the name and in the unit that people read it: of a transform where it moves, turns and scales,
/// not the sixteen numbers of its matrix.
package struct LanePart: Equatable, Sendable {
  package enum Unit: String, Sendable {
    case none, points, seconds, degrees
  }

  /// Behind the key path, with its point: `.x`, `.rotation.y`; empty for a number.
  package let name: String
  package let unit: Unit
  private let kind: Kind

  private enum Kind: Equatable, Sendable {
    case component(Int)
    /// An angle in radians, shown in degrees.
    case angle
    /// Of the nine parts of a matrix, by their order in `Transform.names`.
    case transform(Int)
    /// The one scale of an even one.
    case evenScale
  }

  private init(_ name: String, _ unit: Unit, _ kind: Kind) {
    (self.name, self.unit, self.kind) = (name, unit, kind)
  }

  /// The parts of a value; nil for one without a fixed number of them.
  package static func all(of path: LayerKeyPath) -> [LanePart]? {
    let unit: Unit =
      switch path.property.unit {
      case .points: .points
      case .seconds: .seconds
      case .none, .fraction: .none
      }
    func parts(_ names: [String]) -> [LanePart] {
      names.enumerated().map { LanePart($1, unit, .component($0)) }
    }
    switch path.valueKind {
    case .number where path.component?.isAngle == true: return [LanePart("", .degrees, .angle)]
    case .number where path.component?.isTranslation == true: return [LanePart("", .points, .component(0))]
    case .number, .bool: return parts([""])
    case .point: return parts([".x", ".y"])
    case .size: return parts([".width", ".height"])
    case .rect: return parts([".origin.x", ".origin.y", ".size.width", ".size.height"])
    case .color: return parts([".red", ".green", ".blue", ".alpha"])
    case .transform:
      return TransformParts.names.enumerated().map { LanePart($1.0, $1.1, .transform($0)) }
    case .none, .path, .numbers, .colors, .points, .text, .image: return nil
    }
  }

  /// Those of a value that change on the way through `values`; all of it where none does, or where it is one number.
  package static func changing(of path: LayerKeyPath, through values: [AnimatableValue]) -> [LanePart]? {
    guard let all = all(of: path), all.count > 1 else { return Self.all(of: path) }
    func changes(_ part: LanePart) -> Bool {
      let numbers = values.compactMap(part.number)
      guard let least = numbers.min(), let most = numbers.max() else { return false }
      return most - least > part.leastChange
    }
    let changing = all.filter(changes)
    guard path.valueKind == .transform, !changing.isEmpty else { return changing.isEmpty ? all : changing }
    let even = LanePart(".scale", .none, .evenScale)
    guard changing.contains(where: \.isScale), values.allSatisfy(TransformParts.isEven) else { return changing }
    return changing.filter { !$0.isScale } + [even]
  }

  /// A difference that is one of rounding.
  private var leastChange: Double {
    switch unit {
    case .points, .degrees: 0.01
    case .none, .seconds: 1e-4
    }
  }

  private var isScale: Bool { if case .transform(let index) = kind { index >= 6 } else { false } }

  /// Nil for a value of another kind, and for one that is not finite.
  package func number(of value: AnimatableValue) -> Double? {
    let number: Double? =
      switch kind {
      case .component(let index): value.components.indices.contains(index) ? value.components[index] : nil
      case .angle: value.components.first.map { $0 * 180 / .pi }
      case .transform(let index): TransformParts(value)?.numbers[index]
      case .evenScale: TransformParts(value)?.numbers[6]
      }
    return number.flatMap { $0.isFinite ? $0 : nil }
  }
}

/// A matrix as nine numbers: points, degrees, factors.
private struct TransformParts {
  let numbers: [Double]

  static let names: [(String, LanePart.Unit)] =
    ["x", "y", "z"].map { (".translation." + $0, .points) } + ["x", "y", "z"].map { (".rotation." + $0, .degrees) }
    + ["x", "y", "z"].map { (".scale." + $0, .none) }

  init?(_ value: AnimatableValue) {
    guard case .transform(let matrix) = value else { return nil }
    let parts = TransformComponents(matrix)
    var turn = [parts.rotationX, parts.rotationY, parts.rotationZ]
    // The same turn has two readings. Of one about y by more than a right angle, the other is a turn about three axes.
    if turn[0].magnitude > .pi / 2, turn[2].magnitude > .pi / 2 {
      turn = [
        turn[0] - (turn[0] < 0 ? -Double.pi : .pi), (turn[1] < 0 ? -Double.pi : .pi) - turn[1],
        turn[2] - (turn[2] < 0 ? -Double.pi : .pi),
      ]
    }
    numbers =
      [parts.translationX, parts.translationY, parts.translationZ] + turn.map { $0 * 180 / .pi }
      + [parts.scaleX, parts.scaleY, parts.scaleZ]
  }

  /// Whether the matrix scales alike to both sides, and not in depth unless as much there.
  static func isEven(_ value: AnimatableValue) -> Bool {
    guard let numbers = TransformParts(value)?.numbers else { return true }
    let (x, y, z) = (numbers[6], numbers[7], numbers[8])
    return (x - y).magnitude < 1e-6 && ((z - 1).magnitude < 1e-6 || (z - x).magnitude < 1e-6)
  }
}

extension LayerKeyPath.Component {
  fileprivate var isAngle: Bool { [.rotation, .rotationX, .rotationY, .rotationZ].contains(self) }
  fileprivate var isTranslation: Bool { [.translationX, .translationY, .translationZ].contains(self) }
}
