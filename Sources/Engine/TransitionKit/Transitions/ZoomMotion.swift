import MotionMath
import ViewKit

/// The springs of a zoom: of the card's centre, its width and its height, and of the source's look on it.
///
/// Measured on an iPhone 16 Pro with iOS 27.0.1, as response and damping ratio; each animation lasts for its spring's
/// `settlingDuration` (chosen here).
struct ZoomMotion {
  let center: Spring
  let width: Spring
  let height: Spring
  let look: Spring

  /// When all of it has come to rest, in seconds.
  var length: Double { [center, width, height].map(\.settlingDuration).max() ?? 0 }

  static let opening = ZoomMotion(spring(0.317, 1), height: spring(0.406, 0.925), look: 0.156)
  static let closing = ZoomMotion(spring(0.34, 0.92), height: spring(0.34, 0.92), look: 0.191)
  static let openingSheet = ZoomMotion(spring(0.349, 0.833), size: spring(0.472, 0.748), look: 0.156)
  static let closingSheet = ZoomMotion(spring(0.442, 0.762), size: spring(0.203, 1), look: 0.191)
  /// A page that was let go on its way to its source, from rest.
  static let landing = ZoomMotion(spring(0.45, 0.81), height: spring(0.33, 0.98), look: 0.191)
  /// A page that was let go and stays. Two rigs agree within 3 %.
  static let returning = ZoomMotion(spring(0.28, 0.92), height: spring(0.28, 0.92), look: 0.191)

  private init(_ centerAndWidth: Spring, height: Spring, look: Double) {
    (center, width, self.height) = (centerAndWidth, centerAndWidth, height)
    self.look = Self.spring(look, 1)
  }

  private init(_ center: Spring, size: Spring, look: Double) {
    (self.center, width, height) = (center, size, size)
    self.look = Self.spring(look, 1)
  }

  static func opening(asSheet: Bool) -> ZoomMotion { asSheet ? openingSheet : opening }
  static func closing(asSheet: Bool) -> ZoomMotion { asSheet ? closingSheet : closing }

  /// Swift's two parameters: the bounce is what the damping ratio lacks of 1.
  private static func spring(_ response: Double, _ ratio: Double) -> Spring {
    (try? Spring(perceptualDuration: response, bounce: 1 - ratio)) ?? .standard
  }
}
