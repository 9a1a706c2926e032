import LayerKit
public import MotionMath

/// Shows how far something has come, as a bar that fills.
///
/// Its height, 4 points, and its colours are chosen here, after devices.
open class UIProgressView: UIView {
  /// From 0 to 1; others are limited to that (documented). Setting it does not animate.
  public final var progress: Double {
    get { value }
    set { setProgress(newValue, animated: false) }
  }
  /// Nil: the tint colour.
  open var progressTintColor: UIColor? { didSet { show() } }
  /// Nil: the system's gray.
  open var trackTintColor: UIColor? { didSet { show() } }

  private var value = 0.0
  private let track: UIView
  private let fill: UIView

  private static let height = 4.0
  /// The least that a fill takes to appear or to go, in seconds (measured on a device).
  private static let leastDuration = 0.2

  public init(frame: CGRect = .zero, in app: UIApplication) {
    (track, fill) = (UIView(in: app), UIView(in: app))
    super.init(frame: frame, in: app)
    for view in [track, fill] {
      view.isUserInteractionEnabled = false
      view.layer.cornerRadius = UIProgressView.height / 2
      addSubview(view)
    }
    show()
  }

  open override var className: String { "UIProgressView" }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UIProgressView.height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Animated, the fill moves along a line, for as many seconds as the fraction changes by (measured on a device).
  public final func setProgress(_ progress: Double, animated: Bool) {
    let former = value
    value = min(max(progress, 0), 1)
    guard animated, window != nil else { return place() }
    layoutIfNeeded()
    let change = abs(value - former)
    let duration = former == 0 || value == 0 ? max(change, UIProgressView.leastDuration) : change
    app.animate(withDuration: duration, options: [.curveLinear, .allowUserInteraction], animations: place)
  }

  private func place() {
    let top = bounds.midY - UIProgressView.height / 2
    track.frame = CGRect(x: 0, y: top, width: bounds.width, height: UIProgressView.height)
    fill.frame = CGRect(x: 0, y: top, width: bounds.width * value, height: UIProgressView.height)
  }

  private func show() {
    track.backgroundColor = trackTintColor ?? NamedColor.systemGray5.color
    fill.backgroundColor = progressTintColor ?? tintColor
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }
}
