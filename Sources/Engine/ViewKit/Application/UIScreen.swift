public import LayerKit
public import MotionMath

/// The display of an application: its size in points, its scale, and the parts that hardware covers.
public final class UIScreen: NSObject {
  /// The chosen device, upright.
  public let device: Device
  /// In points, in the present orientation; the origin is zero.
  public package(set) var bounds: CGRect
  /// Pixels per point.
  public var scale: Double { device.scale }
  /// The display in its upright orientation, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * scale, height: device.size.height * scale)
  }

  /// In landscape: true with the top of the device on the right.
  package var isTurnedRight = false

  /// Whether the app hides the status bar.
  public package(set) var isStatusBarHidden = false

  public init(_ device: Device = .iPhone15) {
    self.device = device
    self.bounds = CGRect(origin: .zero, size: device.size)
    super.init()
  }

  public override var className: String { "UIScreen" }

  /// True when the width exceeds the height.
  public var isLandscape: Bool { bounds.width > bounds.height }

  /// A size of whole pixels that holds `size`.
  func roundedUp(_ size: CGSize) -> CGSize {
    // A length that rounding left a little above a whole pixel keeps that pixel.
    func up(_ length: Double) -> Double { (length * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  /// The insets of clock, island and home indicator in the present orientation.
  public var safeAreaInsets: UIEdgeInsets {
    var upright = device.safeAreaInsets
    // Reported: hidden, it gives its height back where no island or notch is in its place.
    if isStatusBarHidden, upright.bottom == 0 { upright.top = 0 }
    // A pad has its bars in every orientation (reported).
    guard isLandscape, device.size.width < device.size.height, !device.isPad else { return upright }
    // Reported: in landscape, an island covers both sides equally and the home indicator takes 21 pt; devices with a home
    // button lose their status bar.
    guard upright.bottom > 0 else { return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    return UIEdgeInsets(top: 0, left: upright.top, bottom: 21, right: upright.top)
  }
}
