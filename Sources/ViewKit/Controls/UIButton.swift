public import MotionMath

/// A control that is tapped.
open class UIButton: UIControl {
  /// The looks Apple has names for; only kept, not drawn.
  public enum ButtonType: String, CaseIterable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  public let buttonType: ButtonType
  private var title: String?
  private var titleColor: UIColor?

  public init(type: ButtonType = .custom, frame: CGRect = .zero, in app: UIApplication) {
    buttonType = type
    super.init(frame: frame, in: app)
  }

  open override var className: String { "UIButton" }
  open override var debugName: String? { accessibilityIdentifier ?? title }

  /// The text shown, in every state.
  public final var currentTitle: String? { title }
  public final func setTitle(_ title: String?) { self.title = title }

  /// The text's colour; unset, white for custom buttons and the tint colour for others.
  public final var currentTitleColor: UIColor { titleColor ?? (buttonType == .custom ? .white : tintColor) }
  public final func setTitleColor(_ color: UIColor?) { titleColor = color }
}
