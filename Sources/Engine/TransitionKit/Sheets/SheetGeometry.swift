import MotionMath
import ViewKit

/// The frames a sheet can have in its container.
///
/// Approximate: corner stacking, side margins and the grabber's place are not modelled.
struct SheetGeometry {
  /// The frame at the largest height.
  let largest: CGRect
  private let container: CGRect
  private let screen: UIScreen
  /// The largest height at which it floats beside the edges; nil where it never does.
  private let floating: Double?
  /// The distance of a floating sheet from the edges, in points: 377 of 393 points are left. (Measured on iOS 27.)
  private static let side = 8.0

  /// The gap between the top safe area and the largest card, in points: none below an island (recorded: 59 of 59), else 10
  /// (chosen here, after devices).
  private static func gap(below top: Double) -> Double { top > 50 ? 0 : 10 }
  /// The share of the largest value that the medium detent takes: less on tall screens. (Recorded.)
  private static let tallFrom = 568.0
  private static let shares = (tall: 0.56, short: 0.63)

  /// - Parameter floating: The largest height at which the sheet floats; nil for one at the edge.
  init(_ bounds: CGRect, in app: UIApplication, floating: Double? = nil) {
    (container, screen, self.floating) = (bounds, app.screen, floating)
    let safeTop = app.screen.safeAreaInsets.top
    let top = safeTop + SheetGeometry.gap(below: safeTop)
    largest = CGRect(
      x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: max(0, bounds.height - top))
  }

  /// The largest value of a detent, in points. Values leave out the bottom safe area, which every sheet covers besides.
  /// (Recorded: 759 of a sheet of 793 above 34.)
  var largestValue: Double { max(0, largest.height - screen.safeAreaInsets.bottom) }

  /// The height of the sheet at a detent of `value` points. (Recorded: 200 is shown 234 high, 10,000 as the largest.)
  func height(ofDetent value: Double) -> Double {
    min(max(value, 0) + screen.safeAreaInsets.bottom, largest.height)
  }

  /// True when the screen's height is compact.
  var isCompact: Bool { screen.traitCollection.verticalSizeClass == .compact }

  /// The value of the medium detent, in whole pixels. (Recorded: 425 of 759.)
  var mediumValue: Double {
    let share = container.height > SheetGeometry.tallFrom ? SheetGeometry.shares.tall : SheetGeometry.shares.short
    return (largestValue * share * screen.scale).rounded() / screen.scale
  }

  /// The sheet's frame at a height of `height` points: at the bottom, or, where it floats, as much smaller as its distance from the
  /// edges asks for. (Measured on iOS 27 as a scale of 1 - 16 / width. At heights about 100 it is narrower still, by no known rule.
  /// Here the frame is smaller, and the content is laid out in it.)
  func frame(height: Double, width: Double? = nil) -> CGRect {
    let height = min(max(height, 0), largest.height)
    let width = min(width ?? largest.width, largest.width)
    let side = SheetGeometry.side * (1 - docking(height))
    let scale = 1 - 2 * side / max(largest.width, 1)
    return CGRect(
      x: largest.midX - width * scale / 2, y: container.maxY - side - height * scale, width: width * scale,
      height: height * scale)
  }

  /// The part of the way from the height at which it floats to the largest one. (Measured.)
  private func docking(_ height: Double) -> Double {
    guard let floating, floating < largest.height else { return 1 }
    return min(max((height - floating) / (largest.height - floating), 0), 1)
  }

  /// A card in the middle of a large screen.
  func card(_ size: CGSize) -> CGRect {
    CGRect(
      x: container.midX - size.width / 2, y: container.midY - size.height / 2, width: size.width, height: size.height)
  }
}
