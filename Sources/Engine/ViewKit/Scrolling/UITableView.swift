import LayerKit
import Limits
public import MotionMath

/// Shows rows as cells, one below the other, and makes only the visible ones.
open class UITableView: UIScrollView {
  public enum Style: String, CaseIterable, Sendable {
    /// Headers stay at the top while their section is in view.
    case plain
    /// Headers scroll with their rows.
    case grouped, insetGrouped
  }

  /// As `rowHeight`: a cell's constraints or labels decide; 44 without them (documented default).
  public static let automaticDimension = -1.0

  /// Given when it is made (documented).
  public final var style: Style {
    didSet {
      guard style != oldValue else { return }
      if backgroundColor == UITableView.ground(of: oldValue) { backgroundColor = UITableView.ground(of: style) }
      reloadData()
    }
  }
  /// The lines between rows. Default `singleLine`.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { dressRows() } }
  }
  /// Nil draws none. Default `separator`.
  open var separatorColor: UIColor? = NamedColor.separator.color {
    didSet { if separatorColor != oldValue { dressRows() } }
  }
  var ownSeparatorInset: UIEdgeInsets?
  /// Not kept alive (documented).
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { reloadData() }
  }
  /// The height of rows the delegate gives none, in points.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { reloadData() } }
  }
  /// The height of headers and footers the delegate gives none; automatic: 28 with a title or a view, else 0 in plain
  /// tables and 18 in the others (chosen here, after devices).
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { reloadData() } }
  }
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { reloadData() } }
  }
  /// Above the first section, as high as it is.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, tableHeaderView) }
  }
  /// Below the last section.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, tableFooterView) }
  }
  /// Whether a tap selects. Default true.
  open var allowsSelection = true
  /// Whether a tap keeps the former selection. Default false.
  open var allowsMultipleSelection = false

  var makers: [String: () -> UITableViewCell] = [:]
  var spare: [String: [UITableViewCell]] = [:]
  var shown: [IndexPath: UITableViewCell] = [:]
  var selected: Set<IndexPath> = []
  private var extras: [TableExtra: UIView] = [:]
  var rows = TableRows()
  /// The rows whose cells decided their heights.
  private var measured: Set<IndexPath> = []
  private var needsData = true
  private var hasNewSize = false
  private var arrangedWidth: Double?

  /// How many rows the next section may have: all sections together have no more than `Limit.collectionItems`.
  public private(set) final var rowRoom = Limit.sectionItems.most

  public init(frame: CGRect = .zero, style: Style = .plain, in app: UIApplication) {
    self.style = style
    super.init(frame: frame, in: app)
    alwaysBounceVertical = true
    backgroundColor = UITableView.ground(of: style)
    let tap = UITapGestureRecognizer(in: app)
    tap.cancelsTouchesInView = false
    tap.addTarget(
      TargetAction(target: self, name: "select") { [weak self] tap in
        guard let self, let tap = tap as? UIGestureRecognizer else { return }
        selectRow(at: tap.location(in: self))
      })
    addGestureRecognizer(tap)
  }

  open override var className: String { "UITableView" }
  override var weightBesides: Int { MemoryCount.Weight.listView }

  var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Asks the data source again, before the next commit. Nothing is selected then (documented).
  public final func reloadData() {
    needsData = true
    selected = []
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    bringUpToDate()
    showRows()
    if hasNewSize {
      hasNewSize = false
      super.contentSizeDidChange()
    }
  }

  /// Not among the rows that are being placed.
  override func contentSizeDidChange() { hasNewSize = true }

  override func didScroll() { showRows() }

  // MARK: Placing

  /// Asks for what has changed since the last time.
  final func bringUpToDate() {
    if needsData {
      needsData = false
      arrangedWidth = nil
      for path in shown.keys.sorted() { putAway(path) }
      for view in extras.values { view.removeFromSuperview() }
      extras = [:]
    }
    if arrangedWidth != bounds.width { arrange() }
  }

  private func arrange() {
    arrangedWidth = bounds.width
    measured = []
    var room = Limit.collectionItems.most
    defer { rowRoom = Limit.sectionItems.most }
    let source = dataSource
    let sections = (0..<(source?.numberOfSections(in: self) ?? 0)).map { section in
      rowRoom = min(room, Limit.sectionItems.most)
      let count = source?.tableView(self, numberOfRowsInSection: section) ?? 0
      room -= count
      return TableRows.Section(
        rows: (0..<count).map { height(ofRow: IndexPath(item: $0, section: section)) },
        header: height(of: .header(section)), footer: height(of: .footer(section)))
    }
    rows = TableRows(sections, below: tableHeaderView?.bounds.height ?? 0)
    selected = selected.filter { rows.contains($0) }
    noteContentSize()
  }

  private func noteContentSize() {
    let size = CGSize(width: bounds.width, height: rows.bottom + (tableFooterView?.bounds.height ?? 0))
    if contentSize != size { contentSize = size }
    tableHeaderView?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: tableHeaderView?.bounds.height ?? 0)
    tableFooterView?.frame = CGRect(
      x: 0, y: rows.bottom, width: bounds.width, height: tableFooterView?.bounds.height ?? 0)
  }

  private func replace(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    arrangedWidth = nil
    setNeedsLayout()
  }

  /// The height before a cell is there: 44, on iOS 26 51.5 (measured), until its constraints or labels say otherwise.
  private func height(ofRow path: IndexPath) -> Double {
    let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height >= 0 ? height : app.settings.barEra == .glass ? 51.5 : 44
  }

  private func isAutomatic(_ path: IndexPath) -> Bool {
    (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
  }

  private func height(of extra: TableExtra) -> Double {
    let height = extra.height(in: self)
    if height >= 0 { return height }
    return extra.title(in: self) != nil || extra.view(in: self) != nil ? 28 : style == .plain ? 0 : 18
  }

  // MARK: Showing

  private func showRows() {
    let window = bounds
    for path in shown.keys.sorted() where !rows.contains(path) || !frame(ofRow: path).overlaps(window) { putAway(path) }
    var next = rows.firstRow(endingBelow: window.minY)
    while let path = next, rows.row(path).top < window.maxY {
      guard rows.row(path).height > 0 else {
        next = rows.row(after: path)
        continue
      }
      // A data source that has no memory left for a cell would be given a plain one for each row.
      guard shown[path] != nil || !app.world.memory.isExhausted() else { return }
      guard let cell = shown[path] ?? dataSource?.tableView(self, cellForRowAt: path) else { return }
      if shown[path] == nil, cell.isSelected != selected.contains(path) {
        cell.receive(.setSelected(selected.contains(path), animated: false))
      }
      measure(cell, at: path)
      let frame = frame(ofRow: path)
      if cell.frame != frame { cell.frame = frame }
      if cell.superview !== self {
        dress(cell, at: path)
        tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        addSubview(cell)
      }
      shown[path] = cell
      dress(cell, at: path)
      // The delegate may have changed the rows.
      guard rows.contains(path) else { return }
      next = rows.row(after: path)
    }
    showExtras()
  }

  /// Lets the constraints in a cell decide the height of its row, once.
  private func measure(_ cell: UITableViewCell, at path: IndexPath) {
    guard !measured.contains(path), isAutomatic(path) else { return }
    measured.insert(path)
    let content = cell.contentView
    // The size that it happens to have is no constraint while its own is asked for.
    let isHeldByFrame =
      content.existingNode?.held.isEmpty == false && content.translatesAutoresizingMaskIntoConstraints
    if isHeldByFrame { content.translatesAutoresizingMaskIntoConstraints = false }
    defer {
      if isHeldByFrame {
        cell.frame = frame(ofRow: path)
        content.translatesAutoresizingMaskIntoConstraints = true
      }
    }
    let width = bounds.width - 2 * rowMargin
    guard let height = fittingHeight(of: cell, width) ?? cell.ownHeight(inWidth: width),
      height != rows.row(path).height
    else { return }
    rows.setHeight(height, ofRow: path)
    noteContentSize()
  }

  /// Nil for a cell whose constraints decide none.
  private func fittingHeight(of cell: UITableViewCell, _ width: Double) -> Double? {
    // The width is required.
    let target = CGSize(width: max(0, width - cell.accessoryWidth), height: 0)
    guard let size = try? cell.contentView.systemLayoutSizeFitting(target, withHorizontalFittingPriority: 1000),
      size.height > 0
    else { return nil }
    return size.height
  }

  private func showExtras() {
    let window = bounds
    var kept: Set<TableExtra> = []
    for (number, section) in rows.sections.enumerated() where section.bottom > window.minY && section.top < window.maxY
    {
      for extra in [TableExtra.header(number), .footer(number)] {
        let frame = frame(of: extra)
        guard frame.height > 0, let view = extras[extra] ?? extra.makeView(in: self) else { continue }
        kept.insert(extra)
        extras[extra] = view
        if view.frame != frame { view.frame = frame }
        if view.superview !== self { addSubview(view) }
      }
    }
    for (extra, view) in extras where !kept.contains(extra) {
      view.removeFromSuperview()
      extras[extra] = nil
    }
    // Headers that stay lie above the rows.
    if style == .plain { for extra in kept { if let view = extras[extra] { bringSubviewToFront(view) } } }
  }

  final func putAway(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { spare[identifier, default: []].append(cell) }
  }

  // MARK: Places

  final func frame(ofRow path: IndexPath) -> CGRect {
    let (top, height) = rows.row(path)
    return CGRect(x: rowMargin, y: top, width: bounds.width - 2 * rowMargin, height: height)
  }

  /// Where a header or footer is now: in a plain table it stays in view as long as a row of its section is.
  final func frame(of extra: TableExtra) -> CGRect {
    let frame = restingFrame(of: extra)
    guard style == .plain else { return frame }
    let section = rows.sections[extra.section]
    let (top, bottom) = (bounds.minY + adjustedContentInset.top, bounds.maxY - adjustedContentInset.bottom)
    let y =
      extra.isHeader
      ? min(max(frame.minY, top), max(section.footerTop - section.header, section.top))
      : max(min(frame.minY, bottom - section.footer), min(section.top + section.header, section.footerTop))
    return CGRect(x: 0, y: y, width: frame.width, height: frame.height)
  }

  /// Where a header or footer lies among the rows.
  final func restingFrame(of extra: TableExtra) -> CGRect {
    let section = rows.sections[extra.section]
    return CGRect(
      x: 0, y: extra.isHeader ? section.top : section.footerTop, width: bounds.width,
      height: extra.isHeader ? section.header : section.footer)
  }
}
