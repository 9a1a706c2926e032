public import LayerKit
public import MotionMath

/// The device, as an app reads it.
public final class UIDevice: NSObject {
  public enum UserInterfaceIdiom: String, CaseIterable, Sendable {
    case unspecified, phone, pad, tv, carPlay, mac, vision
  }

  private let screen: UIScreen

  public init(_ screen: UIScreen) { self.screen = screen }

  public override var className: String { "UIDevice" }

  public var name: String { screen.device.name }

  /// `pad` from 744 points on the shorter side.
  public var userInterfaceIdiom: UserInterfaceIdiom { screen.device.isPad ? .pad : .phone }

  /// The way the device is held. In `landscapeLeft` its top is on the left: the content turns clockwise.
  public var orientation: UIDeviceOrientation {
    guard screen.isLandscape else { return .portrait }
    return screen.isTurnedRight ? .landscapeRight : .landscapeLeft
  }
}

public enum UIDeviceOrientation: String, CaseIterable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The orientation of the content; in landscape the opposite of the device's (documented).
public enum UIInterfaceOrientation: String, CaseIterable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension UIApplication {
  /// The one device, `UIDevice.current`.
  public var device: UIDevice { part { UIDevice(screen) } }

  public var statusBarOrientation: UIInterfaceOrientation {
    guard screen.isLandscape else { return .portrait }
    return screen.isTurnedRight ? .landscapeLeft : .landscapeRight
  }
}

extension UIScreen {
  /// The frame of the status bar: at the top; empty where the app or the system hides it, on a phone in landscape.
  public var statusBarFrame: CGRect {
    if isStatusBarHidden || isLandscape && !device.isPad { return .zero }
    return CGRect(x: 0, y: 0, width: bounds.width, height: device.statusBarHeight)
  }
}

extension Device {
  /// True for a tablet: from 744 points, the width of the smallest.
  package var isPad: Bool { min(size.width, size.height) >= 744 }

  /// The height of the status bar upright, in points: that of the safe area, but 54 below an island (reported).
  package var statusBarHeight: Double { safeAreaInsets.top >= 59 ? 54 : safeAreaInsets.top }
}
