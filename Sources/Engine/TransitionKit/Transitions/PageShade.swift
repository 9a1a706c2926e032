import LayerKit
import MotionMath
import ViewKit

/// The shades of a page that slides over another: the page below darkens, and the edge casts a shadow on it.
///
/// Their layers lie in the container's, and no views of theirs: neither `subviews` nor touches find them, and they are no
/// tracks.
final class PageShade {
  /// The look of one of the system's eras.
  struct Look {
    /// The part of the light that is taken off the page below, in 0...1.
    let dimming: Double
    /// The width of the edge's shadow, in points.
    let edge: Double
    /// The darkness of the shadow at the edge, in 0...1.
    let edgeDarkness: Double

    /// The dimming is recorded; the shadow's measures are chosen here.
    static let classic = Look(dimming: 0.1, edge: 9, edgeDarkness: 0.15)
    /// From iOS 26 on (measured on devices and simulators of iOS 27).
    static let fluid = Look(dimming: 0.1, edge: 16, edgeDarkness: 0.02)
  }

  private let look: Look
  private let dim: ShadeView
  private let edge: ShadeView
  private unowned let page: UIView

  /// Puts the shades right behind `page`, the upper one, of `container`.
  ///
  /// - Parameter addsFades: Whether the darkening of one slide and of the next add up.
  init(_ look: Look, under page: UIView, in container: UIView, addsFades: Bool = false) {
    self.look = look
    self.page = page
    let app = container.app
    dim = ShadeView(in: app)
    dim.isDarkeningAdded = addsFades
    dim.frame = container.bounds
    dim.backgroundColor = .black
    edge = ShadeView(in: app, layer: CAGradientLayer(in: app.world))
    edge.layer[.colors] = .colors([0, look.edgeDarkness].map { UIColor(white: 0, alpha: $0) })
    edge.layer[.startPoint] = .point(CGPoint(x: 0, y: 0.5))
    edge.layer[.endPoint] = .point(CGPoint(x: 1, y: 0.5))
    put(under: page, in: container)
    follow()
  }

  /// Dimming and edge, back to front.
  var views: [UIView] { [dim, edge] }

  /// Puts the layers right behind that of `page`.
  func put(under page: UIView, in container: UIView) {
    for view in views { container.layer.insertSublayer(view.layer, below: page.layer) }
  }

  /// Brings the shadow to the page's edge.
  func follow() {
    edge.frame = CGRect(x: page.frame.minX - look.edge, y: page.frame.minY, width: look.edge, height: page.frame.height)
  }

  func darken(_ isDark: Bool) { dim.alpha = isDark ? look.dimming : 0 }

  func remove() { for view in views { view.layer.removeFromSuperlayer() } }
}

private final class ShadeView: UIView {
  override var className: String { "UIPageShade" }
  override var isAdornment: Bool { true }
  var isDarkeningAdded = false
  override var addsFades: Bool { isDarkeningAdded }
}
