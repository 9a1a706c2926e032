import MotionMath

/// The control that shows one button of a bar.
final class BarButton: UIControl {
  /// The look of a button.
  enum Content {
    case title(String?, UIFont)
    case image(UIImage)
    case glyph(SystemGlyph)
  }

  private let shown: UIView
  private let onTap: () -> Void

  /// From one side of the title to the control's edge, in points: fingers are wider than words.
  static let margin = 8.0

  init(
    _ content: Content, color: UIColor, isEnabled: Bool, in app: UIApplication, onTap: @escaping () -> Void
  ) {
    switch content {
    case .title(let title, let font):
      let label = UILabel(in: app)
      (label.text, label.font, label.textColor) = (title, font, color)
      shown = label
    case .image(let image):
      let view = UIImageView(in: app)
      view.tintColor = color
      view.image = image.inBar
      view.bounds.size = image.size
      shown = view
    case .glyph(let glyph): shown = SystemGlyphView(glyph, color: color, in: app)
    }
    self.onTap = onTap
    super.init(in: app)
    addSubview(shown)
    self.isEnabled = isEnabled
    addTarget(TargetAction(target: self, name: "tap") { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    showState()
  }

  override var className: String { "UIBarButton" }
  override var debugName: String? { (shown as? UILabel)?.text ?? accessibilityIdentifier }

  /// As wide as what it shows.
  var contentWidth: Double { contentSize.width }

  private var contentSize: CGSize { (shown as? UILabel)?.sizeThatFits(.zero) ?? shown.bounds.size }

  override func stateDidChange() { showState() }

  /// Faint while a finger is on it or it is disabled (chosen here).
  private func showState() { shown.alpha = !isEnabled || isHighlighted ? 0.3 : 1 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentSize
    shown.frame = CGRect(
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
    let button = BarButton(content, color: tintColor ?? tint, isEnabled: isEnabled, in: app) { [weak self] in
      self?.perform()
    }
    shownButton = button
    button.accessibilityIdentifier = title ?? systemItem?.rawValue
    return (button, width > 0 ? width : button.contentWidth)
  }

  /// The width that it takes in a bar, in points; 0 for one that shows nothing.
  var shownWidth: Double {
    if width > 0 || isSpace { return width }
    if let customView { return customView.bounds.width }
    switch content {
    case .title(let title, let font): return title.map { font.width(of: $0) } ?? 0
    case .image(let image): return image.size.width
    case .glyph: return SystemGlyph.side
    }
  }

  /// The app's image or title, else the system's picture.
  private var content: BarButton.Content {
    if let image { return .image(image) }
    if title == nil, let glyph = systemItem.flatMap(SystemGlyph.init) { return .glyph(glyph) }
    return .title(title, UIFont(pointSize: 17, weight: style == .done ? .semibold : .regular))
  }
}
