import LayerKit
public import MotionMath

/// One row of a table view on screen.
open class UITableViewCell: ReusableCell {
  public enum CellStyle: String, CaseIterable, Sendable {
    /// One line of text.
    case `default`
    /// Text on the left, detail on the right.
    case value1
    /// Text on the left in small letters, detail beside it.
    case value2
    /// Text above detail.
    case subtitle
  }

  /// How a selected row shows without a `selectedBackgroundView`: on a grey ground, unless it is `none`. Blue is the old
  /// word for the same (documented).
  public enum SelectionStyle: String, CaseIterable, Sendable {
    case none, blue, gray, `default`
  }

  /// The lines at the feet of the rows.
  public enum SeparatorStyle: String, CaseIterable, Sendable {
    case none, singleLine
  }

  public final var style = CellStyle.default {
    didSet { setNeedsLayout() }
  }
  open var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { showSelection() } }
  }
  /// From the sides to the line at its foot; the table's unless it is set.
  public final var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? look?.lineInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      table?.dressRows()
    }
  }
  private(set) var ownSeparatorInset: UIEdgeInsets?
  /// The sign at the right side. Default none.
  public final var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { showAccessory() } } }
  /// A view of the app in its place, as large as it is.
  public final var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      showAccessory()
    }
  }
  var signs: [CellAccessory] = []
  /// Made on first use.
  public final var textLabel: UILabel { label(\.text) }
  /// Nil in the default style, which has none. Made on first use.
  public final var detailTextLabel: UILabel? { style == .default ? nil : label(\.detail) }

  private struct Labels {
    var text: UILabel?
    var detail: UILabel?
  }
  private var labels = Labels()

  private var look: RowLook?
  private var line: TableSeparator?
  private var topLine: TableSeparator?
  private var ground: TableSelectionGround?
  private var fades = false
  /// How long the ground takes to come or go where the change is animated, in seconds. (Chosen here.)
  private static let fadeDuration = 0.3

  /// From the side of the cell to its text: 16 (recorded), 20 in wide tables.
  var margin: Double { look?.margin ?? 16 }
  var table: UITableView? { superview as? UITableView }

  open override var className: String { "UITableViewCell" }

  /// Called by the table when the row is selected or deselected (documented).
  /// - Parameter animated: Whether the ground fades.
  open func setSelected(_ selected: Bool, animated: Bool) { fading(animated) { isSelected = selected } }
  /// Called when a finger comes down on the row and leaves it (documented).
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { fading(animated) { isHighlighted = highlighted } }

  private func fading(_ animated: Bool, _ change: () -> Void) {
    fades = animated
    change()
    fades = false
  }

  // MARK: Look

  /// Whether the row shows that it is selected or touched.
  final var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  override func showSelection() {
    super.showSelection()
    table?.dressRows()
    let isShown = showsSelection && selectedBackgroundView == nil
    guard isShown || ground != nil else { return }
    let ground = ground ?? makeGround()
    let alpha = isShown ? 1.0 : 0
    guard ground.alpha != alpha else { return }
    if fades {
      app.animate(withDuration: UITableViewCell.fadeDuration) { ground.alpha = alpha }
    } else {
      ground.alpha = alpha
    }
  }

  private func makeGround() -> TableSelectionGround {
    let made = TableSelectionGround(frame: bounds, in: app)
    app.performWithoutAnimation {
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      made.isUserInteractionEnabled = false
      made.backgroundColor = NamedColor.systemGray4.color
      made.alpha = 0
      insertSubview(made, at: backgroundView == nil ? 0 : 1)
    }
    ground = made
    return made
  }

  /// Takes the look of its row. What the app has coloured keeps its colour.
  final func show(_ new: RowLook) {
    guard new != look else { return }
    let before = look
    look = new
    app.performWithoutAnimation {
      if backgroundColor == nil || backgroundColor == before?.ground { backgroundColor = new.ground }
      if new.radius > 0 || before?.radius ?? 0 > 0 {
        (layer.cornerRadius, layer.maskedCorners) = (new.corners.isEmpty ? 0 : new.radius, new.corners)
        clipsToBounds = true
      }
      showLines(new)
    }
    if before?.margin != new.margin { setNeedsLayout() }
  }

  private func showLines(_ look: RowLook) {
    // One pixel high.
    let height = 1 / app.screen.scale
    let inset = look.lineInset
    show(
      \.line, look.hasFootLine ? look.line : nil,
      CGRect(
        x: inset.left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right),
        height: height), .flexibleTopMargin)
    show(
      \.topLine, look.hasTopLine ? look.line : nil, CGRect(x: 0, y: 0, width: bounds.width, height: height),
      .flexibleBottomMargin)
  }

  private func show(
    _ path: ReferenceWritableKeyPath<UITableViewCell, TableSeparator?>, _ color: UIColor?, _ frame: CGRect,
    _ margin: AutoresizingMask
  ) {
    guard let color else {
      self[keyPath: path]?.isHidden = true
      return
    }
    let line = self[keyPath: path] ?? TableSeparator(in: app)
    if self[keyPath: path] == nil {
      line.autoresizingMask = [.flexibleWidth, margin]
      line.isUserInteractionEnabled = false
      addSubview(line)
      self[keyPath: path] = line
    }
    line.isHidden = false
    line.backgroundColor = color
    line.frame = frame
  }

  override func perform(_ call: ViewCall) {
    switch call {
    case .setSelected(let isSelected, let animated): setSelected(isSelected, animated: animated)
    case .setHighlighted(let isHighlighted, let animated): setHighlighted(isHighlighted, animated: animated)
    default: super.perform(call)
    }
  }

  /// A table that does not let select highlights nothing either (reported).
  override func fingerDidMove(onto isDown: Bool) {
    if isDown, table?.allowsSelection == false { return }
    receive(.setHighlighted(isDown, animated: false))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    for sign in signs { sign.show(tint: tintColor) }
  }

  /// The height that the cell's own labels need, in points; nil without any.
  ///
  /// One line needs 44 points (documented), with a detail below it 55.5, 10 of them above and below, as Xcode's storyboards
  /// have it; 51.5 and 70.5 on iOS 26 (measured). More lines alone have 11 points above and below, which are the margins of
  /// the content (reported).
  final func ownHeight(inWidth width: Double) -> Double? {
    guard let text = labels.text ?? labels.detail else { return nil }
    let isGlass = app.settings.barEra == .glass
    let room = width - accessoryWidth - textMargins
    guard style == .subtitle, let title = labels.text, let detail = labels.detail, detail.text?.isEmpty == false else {
      return max(isGlass ? 51.5 : 44, height(of: text, room) + 22)
    }
    return max(isGlass ? 70.5 : 55.5, height(of: title, room) + height(of: detail, room) + 20)
  }

  /// One line of one look need not be measured.
  private func height(of label: UILabel, _ width: Double) -> Double {
    label.numberOfLines == 1 && label.styledRuns == nil
      ? app.screen.roundedUp(CGSize(width: 0, height: label.font.lineHeight)).height
      : label.sizeThatFits(CGSize(width: max(0, width), height: 0)).height
  }

  /// The text's margins at both sides together, in points.
  private var textMargins: Double { contentMargins.left + contentMargins.right }

  /// Of the content: 11 above and below (reported), as far from the sides as text, and 8 points before an accessory (measured).
  final var contentMargins: UIEdgeInsets {
    UIEdgeInsets(top: 11, left: margin, bottom: 11, right: accessoryWidth > 0 ? 8 : margin)
  }

  private func label(_ path: WritableKeyPath<Labels, UILabel?>) -> UILabel {
    if let label = labels[keyPath: path] { return label }
    let label = UILabel(in: app)
    label.font = UIFont(pointSize: path == \.detail && style == .subtitle ? 12 : 17, weight: .regular)
    // Reported, and measured on iOS 26.
    if path == \.detail, style == .value1 { label.textColor = NamedColor.secondaryLabel.color }
    labels[keyPath: path] = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutAccessory()
    guard let text = labels.text ?? labels.detail else { return }
    let content = contentView.bounds
    let room = CGRect(x: margin, y: content.minY, width: max(0, content.width - textMargins), height: content.height)
    guard style != .default, let title = labels.text, let detail = labels.detail else {
      text.frame = room
      return
    }
    let (first, second) = (title.sizeThatFits(room.size), detail.sizeThatFits(room.size))
    switch style {
    case .default: break
    case .subtitle:
      let top = ((room.height - first.height - second.height) / 2).rounded(.down)
      title.frame = CGRect(x: room.minX, y: top, width: room.width, height: first.height)
      detail.frame = CGRect(x: room.minX, y: top + first.height, width: room.width, height: second.height)
    case .value1:
      let width = min(second.width, room.width)
      title.frame = CGRect(x: room.minX, y: 0, width: room.width - width, height: room.height)
      detail.frame = CGRect(x: room.maxX - width, y: 0, width: width, height: room.height)
    case .value2:
      // Chosen here: the text takes a quarter of the width.
      title.frame = CGRect(x: room.minX, y: 0, width: room.width / 4, height: room.height)
      detail.frame = CGRect(
        x: room.minX + room.width / 4 + 6, y: 0, width: max(0, room.width * 3 / 4 - 6), height: room.height)
    }
  }
}
