/// How far an interaction has moved what it drives, as it was last reported.
///
/// A transition's context and its driver share one, because either may outlive the other.
final class InteractionProgress {
  /// In 0...1.
  private(set) var fraction = 0.0

  func report(_ fraction: Double) { self.fraction = Self.limited(fraction) }

  /// `fraction` limited to 0...1, as UIKit limits it: a finger may leave the distance it drives. NaN is 0.
  static func limited(_ fraction: Double) -> Double { fraction > 0 ? min(fraction, 1) : 0 }
}
