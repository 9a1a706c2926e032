public import MotionMath

/// What a program keeps with an animation under a key of its own.
public enum KeyedValue {
  case value(AnimatableValue)
  /// Held strongly, by the copies that layers keep as well.
  case object(NSObject)
}
