/// Which finite numbers a property takes.
public enum NumberRule: Hashable, Sendable {
  case any
  /// Lengths: none below 0.
  case zeroOrMore
  /// Counts: whole numbers in this range.
  case whole(ClosedRange<Double>)
  /// Ordered places: none below the one before it.
  case rising
}

extension LayerProperty {
  /// Whether the property may be `value`, which is of its kind.
  /// - Throws: `outOfRange` or `doesNotRise`, naming the first number that is not accepted.
  public func check(_ value: AnimatableValue) throws(MotionError) {
    let numbers: [Double] =
      switch value {
      case .number(let number): [number]
      case .numbers(let numbers): numbers
      default: []
      }
    switch numberRule {
    case .any: return
    case .zeroOrMore:
      for number in numbers where number < 0 { throw .outOfRange(name: name, value: number) }
    case .whole(let range):
      for number in numbers where !range.contains(number) || number != number.rounded() {
        throw .outOfRange(name: name, value: number)
      }
    case .rising:
      for index in numbers.indices.dropFirst() where numbers[index] < numbers[index - 1] {
        throw .doesNotRise(name: name, index: index, value: numbers[index], before: numbers[index - 1])
      }
    }
  }
}
