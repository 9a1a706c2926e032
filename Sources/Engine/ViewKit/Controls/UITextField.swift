public import LayerKit
public import MotionMath

/// A line of text that can be edited: a tap makes it the first responder. Nothing is typed here, and no keyboard is drawn;
/// the app sets the text.
///
/// Insets, the height of 34 and the look of borders are reported; the caret is not drawn.
open class UITextField: UIControl {
  /// The border around a text field.
  public enum BorderStyle: String, CaseIterable, Sendable {
    case none, line, bezel, roundedRect
  }

  /// Setting it reports nothing (documented). Never nil on a device; here too it reads as empty.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      show()
    }
  }
  /// Shown while there is no text.
  open var placeholder: String? { didSet { show() } }
  open var font = UIFont.system { didSet { show() } }
  open var textColor: UIColor = .black { didSet { show() } }
  open var textAlignment = UILabel.TextAlignment.natural { didSet { show() } }
  open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { showBorder() } } }
  /// Shows dots for letters.
  open var isSecureTextEntry = false { didSet { show() } }
  /// Whether the field is the first responder.
  public final var isEditing: Bool { isFirstResponder }

  /// Not kept alive (documented).
  open weak var delegate: (any UITextFieldDelegate)?

  private let label: UILabel

  public override init(frame: CGRect = .zero, in app: UIApplication, layer: CALayer? = nil) {
    label = UILabel(in: app)
    super.init(frame: frame, in: app, layer: layer)
    addSubview(label)
    show()
  }

  open override var className: String { "UITextField" }
  open override var debugName: String? { accessibilityIdentifier ?? placeholder }

  open override var canBecomeFirstResponder: Bool {
    ask(.canBecomeFirstResponder) ?? (isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true)
  }
  open override var canResignFirstResponder: Bool {
    ask(.canResignFirstResponder) ?? delegate?.textFieldShouldEndEditing(self) ?? true
  }

  /// From the border to the text: nothing without one (reported).
  private var inset: Double { borderStyle == .none ? 0 : 7 }

  open override var intrinsicContentSize: CGSize {
    let size = label.sizeThatFits(.zero)
    return app.screen.roundedUp(
      CGSize(width: size.width + 2 * inset, height: max(font.lineHeight, borderStyle == .roundedRect ? 34 : 0)))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private func show() {
    let words = text ?? ""
    label.font = font
    label.textAlignment = textAlignment
    label.textColor = words.isEmpty ? NamedColor.placeholderText.color : textColor
    label.text = words.isEmpty ? placeholder : isSecureTextEntry ? String(repeating: "•", count: words.count) : words
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showBorder() {
    let hasBorder = borderStyle != .none
    layer[.borderWidth] = .number(hasBorder ? borderStyle == .roundedRect ? 1 / app.screen.scale : 1 : 0)
    layer[.borderColor] = .color(hasBorder ? NamedColor.systemGray3.color : .black)
    layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
    if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = NamedColor.systemBackground.color }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(inset, bounds.width / 2), dy: 0)
  }

  open override func touchesEnded(_ touches: [UITouch], with event: UIEvent?) {
    let isTap = isTracking && isTouchInside
    super.touchesEnded(touches, with: event)
    if isTap { becomeFirstResponder() }
  }

  /// The delegate first, then the targets (chosen here).
  override func firstResponderDidChange() {
    let isEditing = isEditing
    if isEditing { delegate?.textFieldDidBeginEditing(self) } else { delegate?.textFieldDidEndEditing(self) }
    sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
  }
}

/// Decides when a field is edited. Nothing is typed, so that nothing asks about characters or the return key.
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Also asked where another field is to be edited (documented).
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
}
