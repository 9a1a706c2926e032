package import FrameRendering
import MotionMath
package import ViewKit

extension DeviceChrome {
  /// The device of a screen, held as it is.
  package init(_ screen: UIScreen) {
    let device = screen.device
    self.init(
      size: screen.bounds.size, cornerRadius: device.cornerRadius, housing: Housing(device),
      // Whether the app hides it is a matter of time.
      statusBarHeight: screen.isLandscape && !device.isPad ? 0 : device.statusBarHeight,
      hasHomeIndicator: device.safeAreaInsets.bottom > 0)
  }
}

extension DeviceChrome.Housing {
  /// By the height of the status bar: an island lies lower than a notch, and screens with square corners have neither. The
  /// phones whose bar is 47 or 50 high have the narrower notch of 2021.
  fileprivate init(_ device: Device) {
    if device.isPad || device.cornerRadius == 0 {
      self = .none
    } else if device.safeAreaInsets.top >= 59 {
      self = .island
    } else {
      self = .notch(width: [47, 50].contains(device.safeAreaInsets.top) ? 162 : 209, height: 30)
    }
  }
}
