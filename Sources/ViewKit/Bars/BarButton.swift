import MotionMath

/// The control that shows one button of a bar.
final class BarButton: UIControl {
  private let label: UILabel
  private let imageView: UIImageView?
  private let onTap: () -> Void

  /// From one side of the title to the control's edge, in points: fingers are wider than words.
  static let margin = 8.0

  init(
    title: String?, image: UIImage?, font: UIFont, color: UIColor, isEnabled: Bool, in app: UIApplication,
    onTap: @escaping () -> Void
  ) {
    label = UILabel(in: app)
    imageView = image.map { UIImageView(image: $0, in: app) }
    self.onTap = onTap
    super.init(in: app)
    if let imageView {
      addSubview(imageView)
    } else {
      (label.text, label.font, label.textColor) = (title, font, color)
      addSubview(label)
    }
    self.isEnabled = isEnabled
    addTarget(TargetAction(target: self, name: "tap") { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    showState()
  }

  override var className: String { "UIBarButton" }
  override var debugName: String? { label.text }

  /// As wide as what it shows.
  var contentWidth: Double { imageView?.bounds.width ?? label.sizeThatFits(.zero).width }

  override func stateDidChange() { showState() }

  /// Faint while a finger is on it or it is disabled (chosen here).
  private func showState() { (imageView ?? label).alpha = !isEnabled || isHighlighted ? 0.3 : 1 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = imageView?.bounds.size ?? label.sizeThatFits(.zero)
    (imageView ?? label).frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}

extension UIBarButtonItem {
  /// The view that shows it in a bar of this height, and its width.
  func makeView(tint: UIColor, height: Double, in app: UIApplication) -> (view: UIView, width: Double) {
    if let customView {
      if customView.bounds.size == .zero { customView.sizeToFit() }
      return (customView, width > 0 ? width : customView.bounds.width)
    }
    let button = BarButton(
      title: title, image: image, font: UIFont(pointSize: 17, weight: style == .done ? .semibold : .regular),
      color: tintColor ?? tint, isEnabled: isEnabled, in: app
    ) { [weak self] in self?.perform() }
    button.accessibilityIdentifier = title
    return (button, width > 0 ? width : button.contentWidth)
  }
}
