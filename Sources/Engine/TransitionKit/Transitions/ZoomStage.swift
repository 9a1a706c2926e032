import LayerKit
import MotionMath
import ViewKit

/// The views of a zoom while it runs: a card that cuts the page, with the look of its source over it, above the page below,
/// which is darkened and a little smaller.
///
/// The layers of the shades are in the container's layer, and their views are in no view: touches do not find them, and tracks
/// leave them out.
final class ZoomStage {
  /// Where the page comes from, in the container's coordinates.
  struct Source {
    let view: UIView
    let frame: CGRect
    let radius: Double

  }

  private let container: UIView
  private let page: UIView
  private let full: CGRect
  private let covered: UIView?
  private let card: UIView
  private let dim: ZoomShade
  private let shadow: ZoomShade
  private let options: ZoomOptions
  private var look: UIView?
  private var app: UIApplication { container.app }

  /// Puts the page on the card, where it is at rest.
  ///
  /// - Parameters:
  ///   - full: The page's frame at rest.
  ///   - covered: The view of the page below; nil where that stays as it is.
  init(_ page: UIView, full: CGRect, covered: UIView?, _ options: ZoomOptions, in container: UIView) {
    (self.page, self.full, self.covered, self.options, self.container) = (page, full, covered, options, container)
    let app = container.app
    card = ZoomCard(frame: full, in: app)
    card.clipsToBounds = true
    // The page keeps its size, however the card cuts it.
    card.autoresizesSubviews = false
    dim = ZoomShade(frame: container.bounds, in: app)
    shadow = ZoomShade(frame: full, in: app)
    page.frame = full
    container.addSubview(card)
    card.addSubview(page)
    addShades()
    set(restPose)
  }

  private func addShades() {
    dim.backgroundColor = options.dimmingColor ?? UIColor(white: 0, alpha: Self.dimming)
    shadow.backgroundColor = .black
    for (property, value) in Self.shadow { shadow.layer.set(property, value) }
    shadow.layer[.shadowOffset] = .size(CGSize(width: 0, height: 4))
    if let effect = options.dimmingVisualEffect {
      let blur = UIVisualEffectView(effect: effect, in: app)
      blur.frame = dim.bounds
      dim.addSubview(blur)
    }
    for shade in [dim, shadow] { container.layer.insertSublayer(shade.layer, below: card.layer) }
  }

  /// Measured on iOS 27 by two rigs.
  private static let dimming = 0.15
  /// Measured on a device: black 0.36, blurred by 30, 4 points down.
  private static let shadow: [(LayerProperty, Double)] = [(.shadowOpacity, 0.36), (.shadowRadius, 30)]
  /// A page without a source begins at this size (chosen here).
  private static let sizeWithoutSource = 0.85

  // MARK: Poses

  /// Where a source is when the page below is at rest; nil for none. One outside of the screen is flown to where it is.
  func source(_ view: UIView?) -> Source? {
    guard let view else { return nil }
    let transform = covered?.transform ?? .identity
    var frame = CGRect.zero
    app.performWithoutAnimation {
      covered?.transform = .identity
      frame = view.convert(view.bounds, to: container)
      covered?.transform = transform
    }
    return Source(view: view, frame: frame, radius: view.layer.component(.cornerRadius, 0))
  }

  /// The page at rest, with the display's corners.
  var restPose: ZoomPose {
    let fills = full.width >= app.screen.bounds.width && full.height >= app.screen.bounds.height
    return ZoomPose(full: full, radius: fills ? app.screen.device.cornerRadius : page.layer.component(.cornerRadius, 0))
  }

  /// The page on its source; about the middle and smaller without one.
  func pose(at source: Source?, showing part: CGRect?) -> ZoomPose {
    guard let source else {
      let card = full.insetBy(
        dx: full.width * (1 - Self.sizeWithoutSource) / 2, dy: full.height * (1 - Self.sizeWithoutSource) / 2)
      return ZoomPose(card: card, showing: CGRect(origin: .zero, size: full.size), radius: restPose.radius)
    }
    let part = part ?? CGRect(origin: .zero, size: full.size)
    return ZoomPose(card: source.frame, showing: part, radius: source.radius)
  }

  /// Shows the source's look over the page from now on; nothing for one that cannot be copied.
  func showLook(of source: Source?) {
    look?.removeFromSuperview()
    look = nil
    guard let view = source?.view, !view.isHidden, view.alpha > 0, !view.bounds.isEmpty,
      let copy = view.snapshotView(afterScreenUpdates: true)
    else { return }
    copy.isUserInteractionEnabled = false
    card.addSubview(copy)
    look = copy
    setLookSize(card.bounds.width)
  }

  /// As wide as the card, from its top, in its own proportions.
  private func setLookSize(_ width: Double) {
    guard let look, look.bounds.width > 0 else { return }
    let scale = width / look.bounds.width
    look.transform = CGAffineTransform(scaleX: scale, y: scale)
    look.center = CGPoint(x: width / 2, y: look.bounds.height * scale / 2)
  }

  /// Moves everything to a pose at once.
  func set(_ pose: ZoomPose) {
    place(pose)
    setWidth(pose.card.width)
    setHeight(pose.card.height)
    setRadius(pose.radius)
    setPage(pose)
  }

  private func place(_ pose: ZoomPose) {
    let center = CGPoint(x: pose.card.midX, y: pose.card.midY)
    for view in [card, shadow] {
      (view.center, view.transform) = (center, CGAffineTransform(rotationAngle: pose.rotation))
    }
  }

  private func setRadius(_ radius: Double) {
    card.layer.set(.cornerRadius, radius)
    shadow.layer.set(.cornerRadius, max(0, radius - Self.rim))
  }

  private func setWidth(_ width: Double) {
    card.bounds.size.width = width
    shadow.bounds.size.width = max(0, width - 2 * Self.rim)
  }

  private func setHeight(_ height: Double) {
    card.bounds.size.height = height
    shadow.bounds.size.height = max(0, height - 2 * Self.rim)
  }

  /// So far inside the card the shadow's own rectangle ends, in points: at the card's edge it would show through. (Chosen here.)
  private static let rim = 1.0

  private func setPage(_ pose: ZoomPose) {
    page.transform = CGAffineTransform(scaleX: pose.scale, y: pose.scale)
    page.center = CGPoint(
      x: pose.offset.x + full.width * pose.scale / 2, y: pose.offset.y + full.height * pose.scale / 2)
    setLookSize(pose.card.width)
  }

  /// How much the zoom shows the page: 1 for all of it, 0 for the source.
  func setShare(_ share: Double, fading: Bool = false) {
    dim.alpha = share
    let scale = 1 - (1 - app.settings.zoomCoveredScale) * share
    covered?.transform = scale == 1 ? .identity : CGAffineTransform(scaleX: scale, y: scale)
    if fading { card.alpha = share }
  }

  func setLook(_ alpha: Double) { look?.alpha = alpha }

  // MARK: Motion

  /// Moves to a pose.
  ///
  /// - Parameters:
  ///   - share: See `setShare`.
  ///   - fading: True for a page without a source, which fades.
  ///   - completion: Called when everything has arrived, with true; with false where it was stopped.
  func animate(
    to pose: ZoomPose, share: Double, fading: Bool, by motion: ZoomMotion, completion: @escaping (Bool) -> Void
  ) {
    let middle = (card.layer.component(.cornerRadius, 0) + pose.radius) / 2
    // `completion` is called when the last of the four has arrived.
    var open = 4
    var arrived = true
    func run(_ spring: Spring, _ changes: () -> Void) {
      let settings = ViewAnimationSettings(duration: spring.settlingDuration, motion: .spring(spring))
      app.animate(settings, animations: changes) {
        open -= 1
        arrived = arrived && $0
        if open == 0 { completion(arrived) }
      }
    }
    run(motion.look) { setLook(1 - share) }
    run(motion.center) { place(pose) }
    // The corners follow the mean of the width's way and the height's.
    run(motion.width) {
      setWidth(pose.card.width)
      setRadius(middle)
      setPage(pose)
      setShare(share, fading: fading)
    }
    run(motion.height) {
      setHeight(pose.card.height)
      setRadius(pose.radius)
    }
  }

  /// Fades the page at rest, in or out, over so many seconds.
  func fade(isOpening: Bool, over length: Double, completion: @escaping (Bool) -> Void) {
    for shade in [dim, shadow] { shade.layer.removeFromSuperlayer() }
    card.alpha = isOpening ? 0 : 1
    app.animate(withDuration: length, animations: { card.alpha = isOpening ? 1 : 0 }, completion: completion)
  }

  /// True once it has ended.
  private(set) var isStruck = false

  /// Ends it: the page is in the container, at rest.
  func strike() {
    isStruck = true
    covered?.transform = .identity
    page.transform = .identity
    if page.superview === card {
      container.insertSubview(page, aboveSubview: card)
      page.frame = full
    }
    look?.removeFromSuperview()
    card.removeFromSuperview()
    for shade in [dim, shadow] { shade.layer.removeFromSuperlayer() }
  }
}

/// Cuts the page of a zoom.
private final class ZoomCard: UIView {
  override var className: String { "UIZoomCard" }
}

private final class ZoomShade: UIView {
  override var className: String { "UIZoomShade" }
  override var isAdornment: Bool { true }
}
