import LayerKit
public import MotionMath

/// Turns something on and off: by a tap, or by dragging its knob to the other side.
///
/// Its size is fixed (documented), 51 by 31 points (reported); how it is drawn and moves is chosen here.
open class UISwitch: UIControl {
  /// Setting it does not report anything (documented).
  public final var isOn: Bool {
    get { isTurnedOn }
    set { setOn(newValue, animated: false) }
  }
  /// The colour behind the knob while it is on; nil: the system's green.
  open var onTintColor: UIColor? { didSet { show() } }
  /// Nil: white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  private var isTurnedOn = false
  /// A view of its own: the background belongs to the app.
  private let track: UIView
  private let thumb: UIView
  /// The value when the finger came down, and whether the finger has moved the knob since.
  private var start = (isOn: false, hasDragged: false)

  private static let size = CGSize(width: 51, height: 31)
  private static let margin = 2.0
  private static let turning = 0.25

  public init(frame: CGRect = .zero, in app: UIApplication) {
    track = UIView(frame: CGRect(origin: .zero, size: UISwitch.size), in: app)
    thumb = UIView(in: app)
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size), in: app)
    for view in [track, thumb] { view.isUserInteractionEnabled = false }
    track.layer.cornerRadius = UISwitch.size.height / 2
    addSubview(track)
    thumb.layer.cornerRadius = UISwitch.size.height / 2 - UISwitch.margin
    addSubview(thumb)
    show()
  }

  open override var className: String { "UISwitch" }
  open override var intrinsicContentSize: CGSize { UISwitch.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  package override func boundsSizeDidChange() {
    guard bounds.size != UISwitch.size else { return }
    let origin = frame.origin
    layer.bounds.size = UISwitch.size
    layer.frame.origin = origin
  }

  /// Animated, the knob slides over in 0.25 s. Reports nothing (documented).
  public final func setOn(_ on: Bool, animated: Bool) {
    isTurnedOn = on
    if animated {
      app.animate(withDuration: UISwitch.turning, options: .allowUserInteraction, animations: show)
    } else {
      show()
    }
  }

  private func show() {
    track.backgroundColor = isOn ? onTintColor ?? NamedColor.systemGreen.color : NamedColor.systemGray5.color
    thumb.backgroundColor = thumbTintColor ?? .white
    let side = UISwitch.size.height - 2 * UISwitch.margin
    let x = isOn ? UISwitch.size.width - UISwitch.margin - side : UISwitch.margin
    thumb.frame = CGRect(x: x, y: UISwitch.margin, width: side, height: side)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = (isOn, false)
    return true
  }

  /// The knob goes to the side that the finger is on, once it has left its own.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = touch.location(in: self).x > UISwitch.size.width / 2
    if side != isOn {
      start.hasDragged = true
      setOn(side, animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let isInside = touch.map { point(inside: $0.location(in: self), with: event) } ?? false
    if !start.hasDragged, isInside { setOn(!isOn, animated: true) }
    if isOn != start.isOn { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    if isOn != start.isOn { setOn(start.isOn, animated: true) }
  }

  /// A pan along the switch on its knob belongs to the switch (documented).
  override func blocks(_ recognizer: UIGestureRecognizer) -> Bool {
    super.blocks(recognizer) || isEnabled && recognizer.view !== self && recognizer is UIPanGestureRecognizer
  }
}
