import LayerKit
import MotionMath
import ViewKit

/// Presents a controller in the system's styles that fill their container.
final class SystemPresentationController: UIPresentationController {
  override var shouldPresentInFullscreen: Bool { !adaptedStyle.usesContext }
}
