import MotionMath

/// A header or a footer of a section.
enum TableExtra: Hashable {
  case header(Int)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    }
  }

  var isHeader: Bool { if case .header = self { true } else { false } }

  /// The height that the delegate or the table sets, in points; negative for automatic.
  func height(in table: UITableView) -> Double {
    isHeader
      ? table.tableDelegate?.tableView(table, heightForHeaderInSection: section) ?? table.sectionHeaderHeight
      : table.tableDelegate?.tableView(table, heightForFooterInSection: section) ?? table.sectionFooterHeight
  }

  func title(in table: UITableView) -> String? {
    isHeader
      ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
      : table.dataSource?.tableView(table, titleForFooterInSection: section)
  }

  /// The delegate's view; nil for none.
  func view(in table: UITableView) -> UIView? {
    isHeader
      ? table.tableDelegate?.tableView(table, viewForHeaderInSection: section)
      : table.tableDelegate?.tableView(table, viewForFooterInSection: section)
  }

  /// The delegate's view, or a label with the title.
  func makeView(in table: UITableView) -> UIView? {
    if let view = view(in: table) { return view }
    guard let title = title(in: table) else { return nil }
    let view = UIView(in: table.app)
    let label = UILabel(in: table.app)
    label.text = title
    // Rows pass below the headers of a plain table; those of groups stand on its ground, in small grey letters (reported).
    if table.style == .plain {
      label.font = UIFont(pointSize: isHeader ? 17 : 13, weight: isHeader ? .semibold : .regular)
      view.backgroundColor = NamedColor.systemBackground.color
    } else {
      label.font = UIFont(pointSize: 13, weight: .regular)
      label.textColor = NamedColor.secondaryLabel.color
    }
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let margin = table.sideMargin + table.rowMargin
    label.frame = CGRect(
      x: margin, y: 0, width: max(0, table.bounds.width - 2 * margin), height: table.restingFrame(of: self).height)
    view.bounds.size = CGSize(width: table.bounds.width, height: label.frame.height)
    view.addSubview(label)
    return view
  }
}
