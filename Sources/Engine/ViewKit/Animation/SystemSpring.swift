package import MotionMath

extension Spring {
  /// The curve that has the number 7 in UIKit: stiffness 1000, mass 3, critically damped, as a damping of 500 exceeds the
  /// critical 109.5 and counts as it (recorded for transitions, measured for the keyboard). A thousandth of the way is left after
  /// its 0.5 s.
  package static let system = (try? Spring(mass: 3, stiffness: 1000, damping: 500)) ?? .standard
  /// In seconds.
  package static let systemLength = 0.5
}
