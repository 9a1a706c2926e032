import LayerKit
public import MotionMath

/// A control that is tapped, with an image and a title for each of its states.
///
/// A custom button draws nothing by itself; the title is white. The others take the tint colour.
open class UIButton: UIControl {
  /// Apple's button types.
  public enum ButtonType: String, CaseIterable, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
  }

  /// Fixed when it is made.
  public package(set) final var buttonType: ButtonType {
    didSet { takeType() }
  }
  /// Shows the title. A subview once there is a title.
  public final let titleLabel: UILabel
  /// Shows the image. A subview once there is an image.
  public final let imageView: UIImageView

  /// Around image and title together.
  open var contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
  /// Moves the title; takes no part in the size the button asks for (documented).
  open var titleEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
  /// Moves the image; takes no part in the size the button asks for (documented).
  open var imageEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) { didSet { setNeedsLayout() } }

  private var titles = StateValues<String>()
  private var titleColors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  private var backgrounds = StateValues<UIImage>()
  /// Fills the button behind image and title, once there is a background image.
  private var backgroundView: UIImageView?

  public init(type: ButtonType = .custom, frame: CGRect = .zero, in app: UIApplication) {
    buttonType = type
    titleLabel = UILabel(in: app)
    imageView = UIImageView(in: app)
    super.init(frame: frame, in: app)
    takeType()
  }

  /// Shows the title and image of `action`, and performs it when tapped.
  package final func show(_ action: UIAction) {
    if !action.title.isEmpty { setTitle(action.title) }
    if let image = action.image { setImage(image) }
    addAction(action, for: .primaryActionTriggered)
  }

  private func takeType() {
    titleLabel.font = UIFont(pointSize: buttonType == .custom ? UIButton.customFontSize : UIButton.systemFontSize)
    titleLabel.textColor = currentTitleColor
  }

  /// The size of a title, in points. (Reported; not documented.)
  private static let customFontSize = 18.0
  private static let systemFontSize = 15.0

  open override var className: String { "UIButton" }
  open override var debugName: String? { accessibilityIdentifier ?? currentTitle }

  // MARK: Values for a state

  /// Nil removes the title for `state`, which then shows that of `normal`.
  public final func setTitle(_ title: String?, for state: State = .normal) {
    titles[state] = title
    stateDidChange()
  }

  /// The title set for exactly this state.
  public final func title(for state: State) -> String? { titles[state] }
  public final var currentTitle: String? { titles.current(in: state) }

  /// Nil removes the value for `state`.
  public final func setTitleColor(_ color: UIColor?, for state: State = .normal) {
    titleColors[state] = color
    stateDidChange()
  }

  public final func titleColor(for state: State) -> UIColor? { titleColors[state] }

  /// Unset, white for a custom button and the tint colour for others.
  public final var currentTitleColor: UIColor {
    titleColors.current(in: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  /// Nil removes the value for `state`.
  public final func setImage(_ image: UIImage?, for state: State = .normal) {
    images[state] = image
    stateDidChange()
  }

  /// Shown behind image and title, as large as the button. Nil removes the value for `state`.
  public final func setBackgroundImage(_ image: UIImage?, for state: State = .normal) {
    backgrounds[state] = image
    stateDidChange()
  }

  public final func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  public final var currentBackgroundImage: UIImage? { backgrounds.current(in: state) }

  public final func image(for state: State) -> UIImage? { images[state] }
  public final var currentImage: UIImage? { images.current(in: state) }

  // MARK: Reacting

  override var eventsOfTap: Event { [.touchUpInside, .primaryActionTriggered] }

  override func stateDidChange() {
    show(titleLabel, currentTitle != nil)
    show(imageView, currentImage != nil)
    titleLabel.text = currentTitle
    titleLabel.textColor = currentTitleColor
    imageView.image = currentImage
    showBackground()
    setNeedsLayout()
  }

  private func showBackground() {
    guard let image = currentBackgroundImage else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    let view = backgroundView ?? UIImageView(in: app)
    backgroundView = view
    view.image = image
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview == nil { insertSubview(view, at: 0) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    titleLabel.textColor = currentTitleColor
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    titleLabel.textColor = currentTitleColor
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    titleLabel.frame = titleRect(forContentRect: content)
    imageView.frame = imageRect(forContentRect: content)
  }

  open override var intrinsicContentSize: CGSize { wantedSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize }

  private func show(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview == nil { addSubview(view) }
    if !isShown, view.superview != nil { view.removeFromSuperview() }
  }
}
