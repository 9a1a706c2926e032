import LayerKit
import MotionMath

/// Pales the content that has scrolled behind the title of a bar without a ground, so that both can be read. The effect
/// is nearly opaque at the screen's edge and clear at the foot of the bar. (iOS 26 has such an effect; its look is
/// chosen here.)
final class BarEdgeEffect: UIView {
  init(in app: UIApplication) {
    super.init(in: app, layer: CAGradientLayer(in: app.world))
    isUserInteractionEnabled = false
  }

  override var className: String { "UIBarEdgeEffect" }

  func show(_ style: UIBarStyle, tint: UIColor?) {
    let level = style == .black ? 0.0 : 1
    let color = tint ?? UIColor(red: level, green: level, blue: level, alpha: 1)
    func faint(_ alpha: Double) -> UIColor {
      UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * alpha)
    }
    layer[.colors] = .colors([faint(0.95), faint(0.8), faint(0)])
    layer[.locations] = .numbers([0, 0.78, 1])
  }
}
