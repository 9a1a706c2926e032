public import MotionMath

/// Cells by their rows, and rows by their places.
extension UITableView {
  /// Says how cells for `identifier` are made.
  public final func register(_ make: @escaping () -> UITableViewCell, forCellReuseIdentifier identifier: String) {
    makers[identifier] = make
  }

  /// A spare cell, or a new one; nil when `identifier` is not registered and no cell is spare (documented).
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spare[identifier]?.popLast() {
      cell.receive(.prepareForReuse)
      return cell
    }
    guard let cell = makers[identifier]?() else { return nil }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// The same with the frame of its row. A plain one when `identifier` is not registered.
  public final func dequeueReusableCell(withIdentifier identifier: String, for path: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if let reused = dequeueReusableCell(withIdentifier: identifier) {
      cell = reused
    } else {
      app.warn(.cellNotRegistered(identifier: identifier), about: self)
      cell = UITableViewCell(in: app)
      cell.reuseIdentifier = identifier
    }
    if rows.contains(path) { cell.frame = frame(ofRow: path) }
    return cell
  }

  /// The cell of a visible row; nil for another.
  public final func cellForRow(at path: IndexPath) -> UITableViewCell? { shown[path] }

  public final var indexPathsForVisibleRows: [IndexPath] { shown.keys.sorted() }
  public final var visibleCells: [UITableViewCell] { indexPathsForVisibleRows.compactMap { shown[$0] } }

  public final func indexPath(for cell: UITableViewCell) -> IndexPath? { shown.first { $0.value === cell }?.key }

  /// The row at `point`, in the table's own, scrolled coordinates.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    bringUpToDate()
    guard let path = rows.firstRow(endingBelow: point.y), frame(ofRow: path).contains(point) else { return nil }
    return path
  }

  public final var numberOfSections: Int {
    bringUpToDate()
    return rows.sections.count
  }

  /// 0 for a section that is not there.
  public final func numberOfRows(inSection section: Int) -> Int {
    bringUpToDate()
    return rows.sections.indices.contains(section) ? rows.sections[section].count : 0
  }

  /// Empty for a row that is not there.
  public final func rectForRow(at path: IndexPath) -> CGRect {
    bringUpToDate()
    return rows.contains(path) ? frame(ofRow: path) : .zero
  }

  /// Header, rows and footer; empty for a section that is not there.
  public final func rect(forSection section: Int) -> CGRect {
    bringUpToDate()
    guard rows.sections.indices.contains(section) else { return .zero }
    let rowRange = rows.sections[section]
    return CGRect(x: 0, y: rowRange.top, width: bounds.width, height: rowRange.bottom - rowRange.top)
  }

  /// In the content's coordinates, where it rests when it does not float.
  public final func rectForHeader(inSection section: Int) -> CGRect { resting(.header(section)) }
  /// In the content's coordinates, where it rests when it does not float.
  public final func rectForFooter(inSection section: Int) -> CGRect { resting(.footer(section)) }

  private func resting(_ extra: TableExtra) -> CGRect {
    bringUpToDate()
    return rows.sections.indices.contains(extra.section) ? restingFrame(of: extra) : .zero
  }

  // MARK: Scrolling

  /// The place of a row in the view after scrolling.
  public enum ScrollPosition: String, CaseIterable, Sendable {
    /// As far as is needed.
    case none
    case top, middle, bottom
  }

  /// Scrolls the row to `position`, as far as the content goes.
  public final func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
    bringUpToDate()
    guard rows.contains(path) else { return }
    let frame = frame(ofRow: path)
    let inset = adjustedContentInset
    var offset = contentOffset
    switch position {
    case .none: return scrollRectToVisible(frame, animated: animated)
    case .top: offset.y = frame.minY - inset.top
    case .middle: offset.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .bottom: offset.y = frame.maxY - bounds.height + inset.bottom
    }
    setContentOffset(allowedOffset(offset), animated: animated)
  }

  // MARK: Selection

  /// In order.
  public final var indexPathsForSelectedRows: [IndexPath] { selected.sorted() }

  /// Selects without notifying the delegate (documented). Nil deselects all.
  public final func selectRow(at path: IndexPath?, animated: Bool = false) {
    bringUpToDate()
    let before = selected
    if !allowsMultipleSelection || path == nil { selected = [] }
    if let path, allowsSelection, rows.contains(path) { selected.insert(path) }
    showSelection(replacing: before, animated: animated)
  }

  /// Deselects without notifying the delegate (documented).
  public final func deselectRow(at path: IndexPath, animated: Bool = false) {
    let before = selected
    selected.remove(path)
    showSelection(replacing: before, animated: animated)
  }

  private func showSelection(replacing before: Set<IndexPath>, animated: Bool) {
    for path in before.symmetricDifference(selected).sorted() {
      shown[path]?.receive(.setSelected(selected.contains(path), animated: animated))
    }
  }

  /// Handles a tap: selects the row and deselects the others; with multiple selection, toggles the row.
  func selectRow(at point: CGPoint) {
    guard allowsSelection, let tapped = indexPathForRow(at: point) else { return }
    let delegate = tableDelegate
    if allowsMultipleSelection, selected.contains(tapped) {
      deselectRow(at: tapped)
      delegate?.tableView(self, didDeselectRowAt: tapped)
      return
    }
    let path: IndexPath
    if let delegate {
      guard let allowed = delegate.tableView(self, willSelectRowAt: tapped) else { return }
      path = allowed
    } else {
      path = tapped
    }
    let before = allowsMultipleSelection ? [] : selected.subtracting([path]).sorted()
    selectRow(at: path)
    for other in before { delegate?.tableView(self, didDeselectRowAt: other) }
    delegate?.tableView(self, didSelectRowAt: path)
  }
}
