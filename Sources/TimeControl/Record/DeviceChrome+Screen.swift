import FrameRendering
import MotionMath
import ViewKit

extension DeviceChrome {
  /// The device of a screen, held as it is.
  init(_ screen: UIScreen) {
    let device = screen.device
    self.init(
      size: screen.bounds.size, cornerRadius: device.cornerRadius, housing: Housing(device),
      // Whether the app hides it is a matter of time.
      statusBarHeight: screen.isLandscape && !device.isPad ? 0 : device.statusBarHeight,
      hasHomeIndicator: device.safeAreaInsets.bottom > 0)
  }
}

extension DeviceChrome.Housing {
  /// By the height of the status bar: an island lies lower than a notch, and screens with square corners have neither.
  fileprivate init(_ device: Device) {
    if device.isPad || device.cornerRadius == 0 {
      self = .none
    } else if device.safeAreaInsets.top >= 59 {
      self = .island
    } else {
      self = .notch(width: device.safeAreaInsets.top < 47 || device.size.width >= 414 ? 209 : 162, height: 30)
    }
  }
}
