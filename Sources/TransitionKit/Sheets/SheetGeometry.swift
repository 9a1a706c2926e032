import MotionMath
import ViewKit

/// The frames a sheet can have in its container.
///
/// Approximate: corner stacking, side margins and the grabber's place are not modelled.
struct SheetGeometry {
  /// The frame at the largest height.
  let largest: CGRect
  private let container: CGRect

  /// The gap between the top safe area and the largest card, in points. (Chosen here, after devices.)
  private static let gap = 10.0
  /// The share of the largest height that the medium detent takes: less on tall screens. (Recorded.)
  private static let tallFrom = 568.0
  private static let shares = (tall: 0.56, short: 0.63)

  init(_ bounds: CGRect, in app: UIApplication) {
    container = bounds
    let top = app.screen.safeAreaInsets.top + SheetGeometry.gap
    largest = CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, bounds.height - top))
  }

  /// The height of the medium detent, in points.
  var mediumHeight: Double {
    largest.height
      * (container.height > SheetGeometry.tallFrom ? SheetGeometry.shares.tall : SheetGeometry.shares.short)
  }

  /// The sheet's frame at a height of `height` points: at the bottom.
  func frame(height: Double) -> CGRect {
    let height = min(max(height, 0), largest.height)
    return CGRect(x: largest.minX, y: container.maxY - height, width: largest.width, height: height)
  }

  /// A card in the middle of a large screen.
  func card(_ size: CGSize) -> CGRect {
    CGRect(
      x: container.midX - size.width / 2, y: container.midY - size.height / 2, width: size.width, height: size.height)
  }
}
