import LayerKit
public import MotionMath

/// The bar above a stack of controllers: title, large title, the way back, buttons.
///
/// Heights are reported or documented, as are the places of titles; where no page says, places are chosen here.
public final class UINavigationBar: UIView {
  override var weightBesides: Int { MemoryCount.Weight.navigationBar }

  /// Whether items may show a large title below the bar. Default false.
  public var prefersLargeTitles: Bool {
    get { areTitlesLarge }
    set { report("prefersLargeTitles") { areTitlesLarge = newValue } }
  }
  private var areTitlesLarge = false { didSet { if areTitlesLarge != oldValue { rebuild() } } }
  public override var observableKeys: [String] { super.observableKeys + ["prefersLargeTitles"] }
  public var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { rebuild() } } }
  /// The colour behind the items; nil: nearly white or nearly black, as the style says.
  public var barTintColor: UIColor? { didSet { showBackground() } }
  /// Whether what is behind the bar shines through a little. Default true (documented).
  public var isTranslucent = true { didSet { showBackground() } }
  /// The picture of the line below the bar; an empty one hides it.
  public var shadowImage: UIImage? { didSet { showBackground() } }
  /// The look of titles where an app sets it.
  public var titleTextAttributes = TextAttributes() { didSet { if titleTextAttributes != oldValue { rebuild() } } }
  public var largeTitleTextAttributes = TextAttributes() {
    didSet { if largeTitleTextAttributes != oldValue { rebuild() } }
  }
  /// The items of the stack, the root's first.
  public private(set) var items: [UINavigationItem] = []

  /// The item of the controller on top; nil for an empty stack.
  public var topItem: UINavigationItem? { items.last }
  /// The item below the top, to which the back button leads.
  public var backItem: UINavigationItem? { items.dropLast().last }

  private let background: BarBackground
  /// Nil in the era of bars with a ground.
  private var edge: BarEdgeEffect?
  /// The arrow of the back button: it stands while titles move.
  private let arrow: BackArrow
  private var contents: [NavigationBarContent] = []
  private var isMoving: Bool { contents.count > 1 }
  /// Called when the back button is tapped.
  package var onBack: () -> Void = {}
  /// Called when a large title is farther down, or less.
  package var onPull: () -> Void = {}
  /// Whether the stack stands in a sheet.
  package var isInSheet: () -> Bool = { false }
  /// Called when the height may have changed.
  package var onChange: () -> Void = {}

  /// Of the open large title, in points (reported).
  package static let largeTitleHeight = 52.0
  /// From the foot of the bar to the large title, in points (measured).
  static let largeTitleTop = 3.0
  /// Where the words of the back button begin, after its arrow.
  static let backTitleStart = 27.0
  /// How far a large title goes that leaves for the one above, as a share of the width: as its content.
  static let parallax = 0.3

  public init(frame: CGRect = .zero, in app: UIApplication) {
    background = BarBackground(above: true, in: app)
    arrow = BackArrow(in: app)
    super.init(frame: frame, in: app)
    addSubview(background)
    addSubview(arrow)
    arrow.alpha = 0
    showBackground()
  }

  public override var className: String { "UINavigationBar" }

  /// Without a large title, in points.
  package var barHeight: Double { app.bars.navigationBarHeight(inSheet: isInSheet()) }
  /// From the sides to what stands there.
  var sideMargin: Double { app.bars.sideMargin(in: bounds.width) }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height(of: topItem)) }
  public override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: height(of: topItem))
  }

  /// The height that the bar has for an item of the stack, with as much of its large title as is open.
  package func height(of item: UINavigationItem?) -> Double {
    guard let item, let index = items.firstIndex(where: { $0 === item }) else { return barHeight }
    return barHeight + (isLarge(index, in: items) ? item.largeTitleHeight : 0)
  }

  /// How much of an item's large title is not open; 0 for an item without one.
  package func closedHeight(of item: UINavigationItem) -> Double {
    guard let index = items.firstIndex(where: { $0 === item }), isLarge(index, in: items) else { return 0 }
    return Self.largeTitleHeight - item.largeTitleHeight
  }

  /// Moves an item's large title farther down, with content that is pulled beyond its top.
  package func pull(_ distance: Double, _ item: UINavigationItem) {
    guard item.largeTitlePull != distance else { return }
    item.largeTitlePull = distance
    for content in contents where content.item === item { content.setNeedsLayout() }
    onPull()
  }

  /// Opens so much of an item's large title, in points.
  package func open(_ height: Double, of item: UINavigationItem) {
    guard item.largeTitleHeight != height else { return }
    item.largeTitleHeight = height
    for content in contents where content.item === item { content.setNeedsLayout() }
    onChange()
  }

  /// Whether an item shows a large title. A phone held sideways has no room for one (reported).
  private func isLarge(_ index: Int, in items: [UINavigationItem]) -> Bool {
    guard prefersLargeTitles, app.screen.device.isPad || !app.screen.isLandscape else { return false }
    return items[...index].last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  // MARK: Items

  /// Shows the top of `items` at once.
  package func show(_ items: [UINavigationItem]) {
    let top = items.last
    take(items)
    guard contents.count != 1 || contents.first?.item !== top || !isUpToDate else { return }
    for content in contents { content.leave() }
    contents = makeContent(.shown).map { [$0] } ?? []
    arrow.alpha = contents.last?.backTitle == nil ? 0 : 1
    onChange()
  }

  /// Whether the content on show leads back where it should, at the right size.
  private var isUpToDate: Bool {
    guard let content = contents.first, !items.isEmpty else { return items.isEmpty && contents.isEmpty }
    return content.backTitle == backTitle && content.isLarge == isLarge(items.count - 1, in: items)
  }

  /// Puts the top of `items` where it comes from in a push or a pop; `move` brings it to its place.
  package func begin(_ items: [UINavigationItem], isPush: Bool) {
    end()
    take(items)
    guard let new = makeContent(isPush ? .above : .below) else { return }
    contents.append(new)
    layoutTree()
  }

  /// Brings the new content to its place, and the old one away. Called in an animation.
  package func move(isPush: Bool) {
    guard isMoving, let old = contents.first, let new = contents.last else { return }
    (old.place, new.place) = (isPush ? .below : .above, .shown)
    arrow.alpha = new.backTitle == nil ? 0 : 1
    for content in contents { content.setNeedsLayout() }
    layoutTree()
  }

  /// Ends a transition: the top of `items` stays.
  package func finish(_ items: [UINavigationItem]) {
    take(items)
    let staying = contents.last { $0.item === items.last }
    for content in contents where content !== staying { content.leave() }
    contents = [staying].compactMap { $0 }
    staying?.place = .shown
    staying?.setNeedsLayout()
    show(items)
    arrow.alpha = contents.last?.backTitle == nil ? 0 : 1
  }

  private func end() { if isMoving { finish(items) } }

  private func take(_ new: [UINavigationItem]) {
    for item in items where !new.contains(where: { $0 === item }) && item.bar === self {
      (item.bar, item.largeTitlePull) = (nil, 0)
    }
    items = new
    for item in new { item.bar = self }
  }

  private var backTitle: String? {
    guard let top = topItem, let below = backItem, !top.hidesBackButton,
      top.leftBarButtonItems.isEmpty || top.leftItemsSupplementBackButton
    else { return nil }
    let title = below.backTitle ?? "Back"
    // Reported: words that leave no room for the title become "Back".
    return fits(title, beside: top) ? title : "Back"
  }

  /// Whether the words of the back button and the title of an item both fit, moved from the middle as far as need be.
  private func fits(_ backTitle: String, beside item: UINavigationItem) -> Bool {
    guard bounds.width > 0 else { return true }
    func width(_ items: [UIBarButtonItem]) -> Double {
      items.reduce(0) { $0 + ($1.shownWidth > 0 ? $1.shownWidth + BarButton.margin : 0) }
    }
    let words = UIFont(pointSize: 17, weight: .semibold)
    let title = item.titleView?.bounds.width ?? item.title.map { words.width(of: $0) } ?? 0
    let back = Self.backTitleStart + UIFont(pointSize: 17).width(of: backTitle) + BarButton.margin
    let sides = safeAreaInsets.left + safeAreaInsets.right + sideMargin + 2 * BarButton.margin
    return back + width(item.leftBarButtonItems) + title + width(item.rightBarButtonItems) + sides <= bounds.width
  }

  private func makeContent(_ place: NavigationBarContent.Place) -> NavigationBarContent? {
    guard let item = items.last else { return nil }
    let content = NavigationBarContent(
      item, backTitle: backTitle, isLarge: isLarge(items.count - 1, in: items), in: self)
    content.place = place
    addSubview(content)
    return content
  }

  func itemDidChange(_ item: UINavigationItem) {
    guard item === topItem || item === backItem else { return }
    rebuild()
  }

  /// Makes the views anew, at their places. Items that change in the middle of a transition show it at its end.
  private func rebuild() {
    showBackground()
    guard !isMoving else { return }
    for content in contents { content.leave() }
    contents = []
    show(items)
  }

  public override func tintColorDidChange() {
    super.tintColorDidChange()
    arrow.show(tintColor)
    rebuild()
  }

  // MARK: Layout

  private func showBackground() {
    background.show(barStyle, tint: barTintColor, isTranslucent: isTranslucent, hasLine: shadowImage?.size != .zero)
    background.isHidden = app.bars.era == .glass
    showEdge()
    arrow.show(tintColor)
  }

  private func showEdge() {
    guard app.bars.era == .glass else {
      edge?.removeFromSuperview()
      edge = nil
      return
    }
    let edge = edge ?? BarEdgeEffect(in: app)
    if edge.superview == nil { insertSubview(edge, at: 1) }
    edge.show(barStyle, tint: barTintColor)
    self.edge = edge
  }

  /// The items at the sides keep clear of the safe area's insets.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
    for content in contents { content.setNeedsLayout() }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    background.isHidden = app.bars.era == .glass
    if (edge == nil) == background.isHidden { showEdge() }
    if !isMoving, !isUpToDate { rebuild() }
    // Up to the top of the superview: behind the status bar.
    let above = superview == nil ? 0 : max(0, frame.minY)
    background.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
    edge?.frame = background.frame
    arrow.frame = CGRect(
      x: safeAreaInsets.left + 8, y: (barHeight - BackArrow.size.height) / 2, width: 13, height: BackArrow.size.height)
  }
}

/// The arrow that points back, drawn as a line.
private final class BackArrow: UIView {
  static let size = CGSize(width: 13, height: 21)

  init(in app: UIApplication) {
    let shape = CAShapeLayer(in: app.world)
    super.init(frame: CGRect(origin: .zero, size: Self.size), in: app, layer: shape)
    isUserInteractionEnabled = false
    var path = CGPath()
    path.move(to: CGPoint(x: 11.5, y: 1.5))
    path.addLine(to: CGPoint(x: 2, y: 10.5))
    path.addLine(to: CGPoint(x: 11.5, y: 19.5))
    shape[.path] = .path(path)
    shape[.lineWidth] = .number(3)
    shape[.fillColor] = .none
  }

  override var className: String { "UIBarBackIndicator" }

  func show(_ color: UIColor) { layer[.strokeColor] = .color(color) }
}
