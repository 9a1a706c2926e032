import LayerKit
import MotionMath

/// The views of one item in a navigation bar: title, large title, back button's words and buttons.
///
/// A bar in the middle of a push or pop has two of them. Where no page says, places are chosen here.
final class NavigationBarContent: UIView {
  /// Where it stands in a transition: as the item above, the one shown, or the one below.
  enum Place { case above, shown, below }

  let item: UINavigationItem
  /// The words of the button that leads back; nil without one.
  let backTitle: String?
  let isLarge: Bool
  var place = Place.shown
  private unowned let bar: UINavigationBar
  /// Of views that are faded now, as they were.
  private var alphas: [ObjectIdentifier: Double] = [:]
  private var title: UIView?
  private var largeTitle: (clip: UIView, label: UILabel)?
  private var back: BarButton?
  private var left: [(view: UIView, width: Double)] = []
  private var right: [(view: UIView, width: Double)] = []

  init(_ item: UINavigationItem, backTitle: String?, isLarge: Bool, in bar: UINavigationBar) {
    (self.item, self.backTitle, self.isLarge, self.bar) = (item, backTitle, isLarge, bar)
    super.init(frame: bar.bounds, in: bar.app)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    makeViews()
  }

  override var className: String { "UINavigationBarContent" }
  override var debugName: String? { item.title }

  private func label(_ text: String?, _ font: UIFont, _ attributes: TextAttributes) -> UILabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = UILabel(in: app)
    (label.text, label.font) = (text, font)
    label.textColor = bar.barStyle == .black ? .white : .black
    if attributes != TextAttributes() {
      label.attributedText = NSAttributedString(string: text, attributes: attributes)
    }
    return label
  }

  private func makeViews() {
    if isLarge, let label = label(item.title, UIFont(pointSize: 34, weight: .bold), bar.largeTitleTextAttributes) {
      let clip = UIView(in: app)
      clip.clipsToBounds = true
      clip.isUserInteractionEnabled = false
      clip.addSubview(label)
      addSubview(clip)
      largeTitle = (clip, label)
    }
    title = item.titleView ?? label(item.title, UIFont(pointSize: 17, weight: .semibold), bar.titleTextAttributes)
    if let title { addSubview(title) }
    if let backTitle {
      let back = BarButton(.title(backTitle, UIFont(pointSize: 17)), color: bar.tintColor, isEnabled: true, in: app) {
        [weak bar] in bar?.onBack()
      }
      back.accessibilityIdentifier = "back"
      addSubview(back)
      self.back = back
    }
    left = item.leftBarButtonItems.map { makeView($0) }
    right = item.rightBarButtonItems.map { makeView($0) }
  }

  private func makeView(_ item: UIBarButtonItem) -> (view: UIView, width: Double) {
    if item.isSpace { return (UIView(in: app), item.width) }
    let made = item.makeView(tint: bar.tintColor, height: bar.barHeight, in: app)
    addSubview(made.view)
    return made
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height, sides) = (bounds.width, bar.barHeight, bar.safeAreaInsets)
    var leading = sides.left + bar.sideMargin
    if let back {
      let wanted = back.contentWidth
      back.frame = CGRect(
        x: backStart - BarButton.margin, y: 0, width: wanted + 2 * BarButton.margin, height: height)
      leading = backStart + wanted + BarButton.margin
      fade(back)
    }
    // An empty item takes no room beside its neighbours.
    for (view, length) in left {
      put(view, from: leading, width: length, height: height)
      leading += length > 0 ? length + BarButton.margin : 0
    }
    var trailing = sides.right + bar.sideMargin
    for (view, length) in right {
      put(view, from: width - trailing - length, width: length, height: height)
      trailing += length > 0 ? length + BarButton.margin : 0
    }
    if let title { layOut(title, between: leading + BarButton.margin, width - trailing - BarButton.margin, height) }
    if let largeTitle { layOut(largeTitle, below: height) }
  }

  /// Where the words of the back button begin.
  private var backStart: Double { bar.safeAreaInsets.left + UINavigationBar.backTitleStart }

  /// Items come and go in place.
  private func put(_ view: UIView, from x: Double, width: Double, height: Double) {
    if view is BarButton {
      view.frame = CGRect(x: x - BarButton.margin, y: 0, width: width + 2 * BarButton.margin, height: height)
    } else {
      view.frame = CGRect(x: x, y: (height - view.bounds.height) / 2, width: width, height: view.bounds.height)
    }
    fade(view)
  }

  /// Shown at its place, and faded away from it. A view of the app has the alpha that the app gave it.
  private func fade(_ view: UIView, isCovered: Bool = false) {
    if place == .shown, !isCovered {
      if let alpha = alphas.removeValue(forKey: ObjectIdentifier(view)) { view.alpha = alpha }
    } else {
      if alphas[ObjectIdentifier(view)] == nil { alphas[ObjectIdentifier(view)] = view.alpha }
      view.alpha = 0
    }
  }

  /// Leaves the bar, and the app's views as they were.
  func leave() {
    for view in [title, back].compactMap({ $0 }) + left.map(\.view) + right.map(\.view) {
      if let alpha = alphas[ObjectIdentifier(view)] { view.alpha = alpha }
    }
    removeFromSuperview()
  }

  /// In the middle of the bar, or as near to it as there is room; on its way at the right edge, or where the words of the
  /// back button stand.
  private func layOut(_ title: UIView, between left: Double, _ right: Double, _ height: Double) {
    let wanted = title.sizeThatFits(CGSize(width: 0, height: height))
    let size = CGSize(width: max(0, min(wanted.width, right - left)), height: min(wanted.height, height))
    let x =
      switch place {
      case .above: bounds.width - size.width
      case .shown: max(left, min((bounds.width - size.width) / 2, right - size.width))
      case .below: backStart
      }
    title.frame = CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height)
    // A large title that is open stands for the small one.
    fade(title, isCovered: isLarge && item.titleView == nil && item.largeTitleHeight > 0)
  }

  /// Below the bar, as far as it is open, and farther with content that is pulled down (chosen here: point for point); on its way beside the screen, where the content is.
  private func layOut(_ largeTitle: (clip: UIView, label: UILabel), below height: Double) {
    let x =
      switch place {
      case .above: bounds.width
      case .shown: 0.0
      case .below: -bounds.width * UINavigationBar.parallax
      }
    let open = item.largeTitleHeight + item.largeTitlePull
    largeTitle.clip.frame = CGRect(x: x, y: height, width: bounds.width, height: open)
    let size = largeTitle.label.sizeThatFits(.zero)
    // The title goes up with the content: its foot stays at the bar's.
    largeTitle.label.frame = CGRect(
      x: bar.safeAreaInsets.left + bar.sideMargin,
      y: UINavigationBar.largeTitleTop - (UINavigationBar.largeTitleHeight - open),
      width: min(size.width, max(0, bounds.width - 2 * bar.sideMargin)), height: size.height)
    largeTitle.clip.alpha = place == .shown ? 1 : 0
  }
}
