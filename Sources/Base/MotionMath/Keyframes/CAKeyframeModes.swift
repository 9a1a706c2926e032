/// How a keyframe animation moves between its values.
public enum CAAnimationCalculationMode: String, CaseIterable, Hashable, Sendable {
  /// In straight lines; the key times time each segment.
  case linear
  /// Without interpolation: each value holds until the next.
  case discrete
  /// In straight lines, at one constant speed.
  case paced
  /// Along a smooth curve through all values.
  case cubic
  /// Along that curve, with times in proportion to the straight distances between values.
  case cubicPaced
}

/// Whether a layer that follows a path turns with it.
public enum CAAnimationRotationMode: String, CaseIterable, Hashable, Sendable {
  /// The layer's +x axis points along the path.
  case rotateAuto
  /// The layer's -x axis points along the path.
  case rotateAutoReverse
}
