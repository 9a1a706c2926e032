public import LayerKit
public import MotionMath

/// The row of tabs at the bottom: one control for each, of equal width.
public final class UITabBar: UIView, BarItemShowing {
  public private(set) var items: [UITabBarItem] = []
  /// Nil before one is selected.
  public private(set) var selectedItem: UITabBarItem?
  public var barStyle = UIBarStyle.default { didSet { showBackground() } }
  /// The colour behind the items; nil: nearly white or nearly black, as the style says.
  public var barTintColor: UIColor? { didSet { showBackground() } }
  /// Whether what is behind the bar shines through a little. Default true (documented).
  public var isTranslucent = true { didSet { showBackground() } }
  /// Of items that are not selected; nil: grey.
  public var unselectedItemTintColor: UIColor? { didSet { showSelection() } }

  private let background: BarBackground
  private var parts: [TabBarButton] = []
  /// Called with the index of a tapped item.
  package var onTap: (Int) -> Void = { _ in }

  public override init(frame: CGRect = .zero, in app: UIApplication, layer: CALayer? = nil) {
    background = BarBackground(above: false, in: app)
    super.init(frame: frame, in: app, layer: layer)
    addSubview(background)
    showBackground()
  }

  public override var className: String { "UITabBar" }

  /// The control of a tab; nil past the end.
  public func item(at index: Int) -> UIControl? { parts.indices.contains(index) ? parts[index] : nil }

  /// Replaces the items.
  package func show(_ new: [UITabBarItem]) {
    for item in items where !new.contains(where: { $0 === item }) { item.shower = nil }
    items = new
    for item in new { item.shower = self }
    for part in parts { part.removeFromSuperview() }
    parts = new.enumerated().map { index, item in
      let part = TabBarButton(item, in: app)
      part.addTarget(
        TargetAction(target: self, name: "select") { [weak self] _ in self?.onTap(index) }, for: .touchUpInside)
      addSubview(part)
      return part
    }
    showSelection()
    setNeedsLayout()
  }

  /// Shows the item at `index` as selected; nil for none.
  package func select(_ index: Int?) {
    selectedItem = index.flatMap { items.indices.contains($0) ? items[$0] : nil }
    showSelection()
  }

  package func itemDidChange(_ item: UIBarItem) {
    parts.first { $0.item === item }?.show()
    showSelection()
  }

  private func showSelection() {
    for part in parts {
      part.color(part.item === selectedItem ? tintColor : unselectedItemTintColor ?? NamedColor.systemGray.color)
    }
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    showSelection()
  }

  private func showBackground() {
    background.show(barStyle, tint: barTintColor, isTranslucent: isTranslucent, hasLine: app.bars.era == .classic)
  }

  /// A hidden bar covers nothing of the controller's view that it is in.
  override func hiddenWasSet() { superview?.safeAreaMayHaveChanged() }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let isGlass = app.bars.era == .glass
    let row =
      isGlass
      ? app.bars.platter(of: parts.count, in: bounds.width)
      : CGRect(x: 0, y: 0, width: bounds.width, height: app.bars.tabBarHeight)
    showBackground()
    background.frame = isGlass ? row : bounds
    background.layer.cornerRadius = isGlass ? row.height / 2 : 0
    // Tabs keep clear of what covers the sides; a platter does anyway. Beside the screen the bar keeps its tabs as they are.
    let sides =
      isGlass ? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) : superview?.safeAreaInsets ?? safeAreaInsets
    let width = max(0, row.width - sides.left - sides.right) / Double(max(1, parts.count))
    for (index, part) in parts.enumerated() {
      part.frame = CGRect(
        x: row.minX + sides.left + Double(index) * width, y: 0, width: width, height: row.height)
    }
  }

  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

/// The item of one controller in a tab bar.
public final class UITabBarItem: UIBarItem {
  /// In place of the image while the tab is selected; nil keeps it.
  public var selectedImage: UIImage? { didSet { didChange() } }
  /// Moves the title, in points.
  public var titlePositionAdjustment = CGPoint.zero { didSet { didChange() } }
  /// A short text in a red field above the image; nil for none.
  public var badgeValue: String? { didSet { didChange() } }
  /// The controller it belongs to; nil for one that the app made.
  package weak var controller: UIResponder?

  public override var className: String { "UITabBarItem" }
  public override var owners: [NSObject] { super.owners + [controller].compactMap { $0 } }
}

/// The control of a tab. Sizes and places are chosen here.
private final class TabBarButton: UIControl {
  let item: UITabBarItem
  private var label: UILabel?
  private var picture: UIImageView?
  private var badge: UILabel?

  init(_ item: UITabBarItem, in app: UIApplication) {
    self.item = item
    super.init(in: app)
    show()
  }

  /// Makes only the views that it has something for.
  func show() {
    accessibilityIdentifier = item.title
    isEnabled = item.isEnabled
    func shown<Shown: UIView>(_ view: Shown?, _ isNeeded: Bool, _ make: () -> Shown) -> Shown? {
      guard isNeeded else {
        view?.removeFromSuperview()
        return nil
      }
      let view = view ?? make()
      addSubview(view)
      return view
    }
    label = shown(label, item.title?.isEmpty == false) { UILabel(in: app) }
    picture = shown(picture, item.image != nil) { UIImageView(in: app) }
    badge = shown(badge, item.badgeValue != nil) { UILabel(in: app) }
    if let label {
      (label.text, label.font) = (item.title, UIFont(pointSize: 10, weight: .medium))
    }
    if let badge {
      (badge.text, badge.font, badge.textAlignment) = (item.badgeValue, UIFont(pointSize: 13), .center)
      (badge.textColor, badge.backgroundColor) = (.white, NamedColor.systemRed.color)
    }
    badge?.layer.cornerRadius = 9
    setNeedsLayout()
  }

  func color(_ color: UIColor) {
    label?.textColor = color
    let isSelected = (superview as? UITabBar)?.selectedItem === item
    picture?.tintColor = color
    picture?.image = (isSelected ? item.selectedImage ?? item.image : item.image)?.inBar
  }

  /// From the title to the neighbouring tab, in points.
  private static let margin = 2.0

  /// Below the title: more on a platter, whose ends are round.
  private var footMargin: Double { app.bars.era == .glass ? 8 : 1 }

  override func layoutSubviews() {
    super.layoutSubviews()
    var size = label?.sizeThatFits(.zero) ?? .zero
    size.width = min(size.width, max(0, bounds.width - 2 * Self.margin))
    let pictureSize = picture?.image?.size ?? .zero
    label?.frame = CGRect(
      x: (bounds.width - size.width) / 2 + item.titlePositionAdjustment.x,
      y: bounds.height - size.height - footMargin + item.titlePositionAdjustment.y, width: size.width,
      height: size.height)
    picture?.frame = CGRect(
      x: (bounds.width - pictureSize.width) / 2,
      y: (bounds.height - footMargin - size.height - pictureSize.height + 1) / 2,
      width: pictureSize.width, height: pictureSize.height)
    let badgeWidth = min(max(18, (badge?.sizeThatFits(.zero).width ?? 0) + 8), max(18, bounds.width / 2 - 4))
    badge?.frame = CGRect(x: bounds.width / 2 + 4, y: 2, width: badgeWidth, height: 18)
  }
}
