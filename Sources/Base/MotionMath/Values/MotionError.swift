/// A mistake in a value that the engine was given. Cases carry values, not words; the script layer writes the text.
public enum MotionError: Error, Hashable, Sendable {
  /// A value of one kind was given where another was needed.
  case kindsDiffer(expected: ValueKind, given: ValueKind)
  /// No property, or no component of a property, has this key path.
  case unknownKeyPath(String)
  /// The parameter `name` does not accept `value`.
  case outOfRange(name: String, value: Double)
  /// The time at `index` is beyond 1 or earlier than the one before it (0 before the first).
  case keyTimesDoNotRise(index: Int, value: Double, before: Double)
  /// The number at `index` of the list `name` is below the one before it.
  case doesNotRise(name: String, index: Int, value: Double, before: Double)
  /// The value `name` is needed and was not given.
  case missing(name: String)
  /// Values of this kind have no sum.
  case cannotAdd(ValueKind)
  /// Values at this key path have no sum, so they cannot be animated additively, cumulatively or with `byValue`.
  case hasNoSum(keyPath: String, ValueKind)
  /// Two lists that go together have different lengths.
  case countsDiffer(name: String, expected: Int, given: Int)
  /// A group of animations would hold itself, directly or through other groups.
  case groupHoldsItself
  /// Groups of animations would be nested deeper than `limit`.
  case groupsTooDeep(limit: Int)
  /// A group of animations holds more than `limit`, each counted as often as it occurs.
  case groupTooLarge(limit: Int)
}
