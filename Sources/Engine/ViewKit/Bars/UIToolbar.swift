public import LayerKit
public import MotionMath

/// The bar below a controller: items from left to right, with spaces between them.
///
/// Its height is documented; places of items are chosen here, and so is the platter that it stands on in iOS 26.
public final class UIToolbar: UIView, BarItemShowing {
  /// From the left. Setting them does not animate.
  public var items: [UIBarButtonItem] {
    get { shownItems }
    set { setItems(newValue, animated: false) }
  }
  public var barStyle = UIBarStyle.default { didSet { showBackground() } }
  /// The colour behind the items; nil: nearly white or nearly black, as the style says.
  public var barTintColor: UIColor? { didSet { showBackground() } }
  /// Whether what is behind the bar shines through a little. Default true (documented).
  public var isTranslucent = true { didSet { showBackground() } }

  private var shownItems: [UIBarButtonItem] = []
  private let background: BarBackground
  /// In the middle of a transition two: the items that leave and those that come.
  private var contents: [ToolbarContent] = []

  public override init(frame: CGRect = .zero, in app: UIApplication, layer: CALayer? = nil) {
    background = BarBackground(above: false, in: app)
    super.init(frame: frame, in: app, layer: layer)
    addSubview(background)
    showBackground()
  }

  public override var className: String { "UIToolbar" }

  /// How long items take to come and go when that is animated, in seconds (chosen here).
  private static let changing = 0.2

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: app.bars.toolbarHeight)
  }
  public override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: app.bars.toolbarHeight)
  }

  /// Animated, the old items fade and the new ones appear.
  public func setItems(_ items: [UIBarButtonItem], animated: Bool) {
    for item in shownItems where item.shower === self { item.shower = nil }
    for item in items { item.shower = self }
    show(items, animated: animated)
  }

  package func itemDidChange(_ item: UIBarItem) { rebuild() }

  // MARK: In a transition

  /// Shows items, which may belong to a controller.
  package func show(_ items: [UIBarButtonItem], animated: Bool = false) {
    guard animated, window != nil else {
      shownItems = items
      return rebuild()
    }
    begin(items)
    app.animate(
      withDuration: Self.changing, animations: { [self] in move() },
      completion: { [weak self] _ in
        guard let self else { return }
        finish(shownItems)
      })
  }

  /// Makes the views of items anew. In the middle of a transition that happens at its end.
  package func rebuild() {
    guard contents.count < 2 else { return }
    for content in contents { content.removeFromSuperview() }
    contents = [makeContent(alpha: 1)]
  }

  /// Adds the views of items, transparent; `move` brings them on.
  package func begin(_ items: [UIBarButtonItem]) {
    if contents.count > 1 { finish(shownItems) }
    shownItems = items
    contents.append(makeContent(alpha: 0))
    layoutTree()
  }

  /// Lays out the bar, and nothing around it.
  package func settle() { layoutTree() }

  /// Fades the old items and brings the new ones on. Called in an animation.
  package func move() {
    for content in contents.dropLast() { content.alpha = 0 }
    contents.last?.alpha = 1
  }

  /// Ends a transition: `items` stay.
  package func finish(_ items: [UIBarButtonItem]) {
    for content in contents { content.removeFromSuperview() }
    contents = []
    show(items)
  }

  private func makeContent(alpha: Double) -> ToolbarContent {
    let content = ToolbarContent(shownItems, in: self)
    content.alpha = alpha
    addSubview(content)
    return content
  }

  // MARK: Look

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    rebuild()
  }

  private func showBackground() {
    background.show(barStyle, tint: barTintColor, isTranslucent: isTranslucent, hasLine: app.bars.era == .classic)
  }

  /// The items at the sides keep clear of the safe area's insets.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    for content in contents { content.setNeedsLayout() }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    showBackground()
    if app.bars.era == .glass {
      let margin = BarMetrics.toolbarPlatterMargin
      background.frame = CGRect(
        x: safeAreaInsets.left + margin, y: 0,
        width: max(0, bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin), height: bounds.height)
      background.layer.cornerRadius = bounds.height / 2
      return
    }
    background.layer.cornerRadius = 0
    // Down to the foot of the superview, where other bars and the home indicator cover what is between.
    let below = superview.map { max(0, $0.bounds.maxY - frame.maxY) } ?? 0
    let isAtFoot = below <= (superview?.safeAreaInsets.bottom ?? 0) + 1e-6
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + (isAtFoot ? below : 0))
  }
}

/// The views of the items of a toolbar.
private final class ToolbarContent: UIView {
  private let parts: [(view: UIView?, width: Double, isFlexible: Bool)]

  init(_ items: [UIBarButtonItem], in bar: UIToolbar) {
    parts = items.map { item in
      if item.isSpace { return (nil, item.width, item.systemItem == .flexibleSpace) }
      let made = item.makeView(tint: bar.tintColor, height: bar.app.bars.toolbarHeight, in: bar.app)
      return (made.view, made.width, false)
    }
    super.init(frame: bar.bounds, in: bar.app)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for part in parts { if let view = part.view { addSubview(view) } }
  }

  override var className: String { "UIToolbarContent" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sides = superview?.safeAreaInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    let margin = app.bars.toolbarItemMargin(in: bounds.width)
    var gaps = parts.map { _ in 0.0 }
    // An empty item takes no room beside its neighbours.
    var isAfterItem = false
    for index in parts.indices where parts[index].view == nil || parts[index].width > 0 {
      if isAfterItem, parts[index].view != nil { gaps[index] = BarButton.margin }
      isAfterItem = parts[index].view != nil
    }
    let used = zip(parts, gaps).reduce(0) { $0 + ($1.0.isFlexible ? 0 : $1.0.width) + $1.1 }
    let spare =
      max(0, bounds.width - sides.left - sides.right - 2 * margin - used)
      / Double(max(1, parts.count { $0.isFlexible }))
    var x = sides.left + margin
    for (part, gap) in zip(parts, gaps) {
      x += gap
      if let view = part.view {
        if view is BarButton {
          view.frame = CGRect(
            x: x - BarButton.margin, y: 0, width: part.width + 2 * BarButton.margin, height: bounds.height)
        } else {
          view.frame = CGRect(
            x: x, y: (bounds.height - view.bounds.height) / 2, width: part.width, height: view.bounds.height)
        }
      }
      x += part.isFlexible ? spare : part.width
    }
  }
}
