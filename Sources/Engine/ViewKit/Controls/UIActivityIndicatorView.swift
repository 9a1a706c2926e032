import LayerKit
public import MotionMath

/// Shows that something goes on: eight spokes that go round in 0.8 s, in 16 steps (measured on a device).
///
/// The spokes' length and width are chosen here.
open class UIActivityIndicatorView: UIView {
  public enum Style: String, CaseIterable, Sendable {
    case medium, large

    /// The side of its square, in points (general knowledge).
    var side: Double { self == .medium ? 20 : 37 }
  }

  public final var style: Style { didSet { if style != oldValue { resize() } } }
  /// The colour of the spokes; default gray.
  open var color: UIColor = NamedColor.systemGray.color { didSet { show() } }
  /// True when it is hidden while it stands still; default true (documented).
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  public private(set) final var isAnimating = false

  private let wheel: UIView
  private let spokes: [UIView]
  private static let key = "spin"

  public init(style: Style = .medium, in app: UIApplication) {
    self.style = style
    wheel = UIView(in: app)
    spokes = (0..<8).map { _ in UIView(in: app) }
    super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side), in: app)
    isUserInteractionEnabled = false
    wheel.isUserInteractionEnabled = false
    addSubview(wheel)
    spokes.forEach(wheel.addSubview)
    isHidden = true
    resize()
  }

  open override var className: String { "UIActivityIndicatorView" }
  override var weightBesides: Int { MemoryCount.Weight.activityIndicator }
  open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Begins without an animation of its own (measured: start and stop are cuts).
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    turn()
  }

  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    wheel.layer.removeAnimation(forKey: UIActivityIndicatorView.key)
    if hidesWhenStopped { isHidden = true }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  /// A view that leaves a window loses its animations.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, isAnimating { turn() }
  }

  private func turn() {
    let steps = 16
    let spin = CAKeyframeAnimation(keyPath: try? LayerKeyPath(.transform, .rotationZ))
    spin.values = (0..<steps).map { .number(2 * .pi * Double($0) / Double(steps)) }
    spin.calculationMode = .discrete
    (spin.duration, spin.repeatCount) = (0.8, .infinity)
    wheel.layer.add(spin, forKey: UIActivityIndicatorView.key)
  }

  private func resize() {
    let side = style.side
    frame.size = CGSize(width: side, height: side)
    wheel.bounds.size = frame.size
    wheel.center = CGPoint(x: bounds.midX, y: bounds.midY)
    for (index, spoke) in spokes.enumerated() {
      let angle = 2 * .pi * Double(index) / Double(spokes.count)
      spoke.bounds.size = CGSize(width: side * 0.11, height: side * 0.27)
      spoke.layer.cornerRadius = side * 0.055
      let (reach, middle) = (side * 0.35, side / 2)
      spoke.center = CGPoint(
        x: middle + reach * Transcendental.sin(angle), y: middle - reach * Transcendental.cos(angle))
      spoke.transform = CGAffineTransform(rotationAngle: angle)
      // The one that is ahead is the darkest.
      spoke.alpha = 1 - 0.1 * Double(spokes.count - 1 - index)
    }
    invalidateIntrinsicContentSize()
    show()
  }

  private func show() { for spoke in spokes { spoke.backgroundColor = color } }
}
