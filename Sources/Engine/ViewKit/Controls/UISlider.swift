public import LayerKit
public import MotionMath

/// Chooses a number between two: a knob on a track, dragged by a finger.
///
/// Height 31, knob 28 points across (reported); how near the knob a finger must come down, and how it is drawn, is
/// chosen here.
open class UISlider: UIControl {
  /// Kept between the limits. Setting it does not report anything (documented). Default 0.
  public final var value: Double {
    get { kept }
    set { setValue(newValue, animated: false) }
  }
  /// Setting one limit past the other moves that too; the value stays between them (documented). Default 0.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = kept
    }
  }
  /// Default 1.
  open var maximumValue = 1.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = kept
    }
  }
  /// Whether each move of the finger is reported, or only the last. Default true.
  open var isContinuous = true
  /// Up to the knob; nil: the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { paint() } }
  /// From the knob on; nil: a grey.
  open var maximumTrackTintColor: UIColor? { didSet { paint() } }
  /// Nil: white.
  open var thumbTintColor: UIColor? { didSet { paint() } }

  private var kept = 0.0
  private let passed: UIView
  private let remainder: UIView
  private let thumb: UIView
  /// The finger's offset from the knob's middle when it came down, and the value then.
  private var grip = (offset: 0.0, value: 0.0)

  private static let height = 31.0
  private static let thumbSide = 28.0
  private static let trackHeight = 4.0
  /// How far from the knob a finger may come down, in points.
  private static let reach = 10.0
  private static let sliding = 0.25

  public override init(frame: CGRect = .zero, in app: UIApplication, layer: CALayer? = nil) {
    (passed, remainder, thumb) = (UIView(in: app), UIView(in: app), UIView(in: app))
    super.init(frame: frame, in: app, layer: layer)
    for part in [remainder, passed, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for track in [remainder, passed] { track.layer.cornerRadius = UISlider.trackHeight / 2 }
    thumb.layer.cornerRadius = UISlider.thumbSide / 2
    thumb.layer[.shadowOpacity] = .number(0.2)
    thumb.layer[.shadowOffset] = .size(CGSize(width: 0, height: 2))
    paint()
  }

  open override var className: String { "UISlider" }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: UISlider.height) }

  /// Animated, the knob slides there in 0.25 s; the value changes at once. Reports nothing (documented).
  public final func setValue(_ value: Double, animated: Bool) {
    let new = min(max(value, minimumValue), maximumValue)
    guard !new.isNaN else { return }
    kept = new
    setNeedsLayout()
    guard animated else { return }
    app.animate(withDuration: UISlider.sliding, options: .allowUserInteraction, animations: layoutIfNeeded)
  }

  // MARK: Geometry

  /// The frame of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.midY - UISlider.trackHeight / 2, width: max(0, bounds.width - 4),
      height: UISlider.trackHeight)
  }

  /// The frame of the knob for a value, on a track.
  open func thumbRect(forBounds bounds: CGRect, trackRect track: CGRect, value: Double) -> CGRect {
    let side = UISlider.thumbSide
    let x = track.minX + (track.width - side) * fraction(of: value)
    return CGRect(x: x, y: track.midY - side / 2, width: side, height: side)
  }

  private func fraction(of value: Double) -> Double {
    maximumValue > minimumValue ? (value - minimumValue) / (maximumValue - minimumValue) : 0
  }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: kept)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (track, knob) = (trackRect(forBounds: bounds), thumbFrame)
    remainder.frame = track
    passed.frame = CGRect(x: track.minX, y: track.minY, width: knob.midX - track.minX, height: track.height)
    thumb.frame = knob
  }

  private func paint() {
    passed.backgroundColor = minimumTrackTintColor ?? tintColor
    remainder.backgroundColor = maximumTrackTintColor ?? NamedColor.systemGray4.color
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    paint()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    paint()
  }

  // MARK: Touches

  /// Only a finger on the knob moves it (documented).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let (location, knob) = (touch.location(in: self), thumbFrame)
    guard knob.insetBy(dx: -UISlider.reach, dy: -UISlider.reach).contains(location) else { return false }
    grip = (location.x - knob.midX, kept)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.width - UISlider.thumbSide
    let x = touch.location(in: self).x - grip.offset - UISlider.thumbSide / 2 - track.minX
    let before = kept
    value = minimumValue + (maximumValue - minimumValue) * (room > 0 ? x / room : 0)
    if isContinuous, kept != before { report() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { reportLast() }
  open override func cancelTracking(with event: UIEvent?) { reportLast() }

  private func reportLast() { if !isContinuous, kept != grip.value { report() } }

  private func report() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// A swipe or pan along the slider on its knob belongs to the slider (documented for swipes).
  override func blocks(_ recognizer: UIGestureRecognizer) -> Bool {
    if super.blocks(recognizer) { return true }
    guard isTracking, recognizer.view !== self else { return false }
    return recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer
  }
}
