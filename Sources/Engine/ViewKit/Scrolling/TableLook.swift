import LayerKit
public import MotionMath

/// How one row of a table looks by its place: ground, line, corners.
struct RowLook: Equatable {
  /// Of a cell that has no colour of its own.
  var ground: UIColor
  /// Of its lines; nil for none.
  var line: UIColor?
  var hasFootLine = false
  /// From side to side.
  var hasTopLine = false
  /// From the sides to the line at its foot.
  var lineInset: UIEdgeInsets
  /// From the sides to the text.
  var margin: Double
  /// The rounded corners of a card, and how round they are.
  var corners: CACornerMask = []
  var radius = 0.0
}

/// Grounds, lines and cards. Reported of iOS 13 to 18 where no comment says otherwise; with `barEra` glass as measured on
/// iOS 26 (the tables of Vercantez/openuikit).
extension UITableView {
  private var isGlass: Bool { app.settings.barEra == .glass }

  /// From the sides of the table to cards and text: 20 from a width of 414 on.
  final var sideMargin: Double { bounds.width >= 414 ? 20 : 16 }

  /// From the sides of the table to its rows.
  final var rowMargin: Double { style == .insetGrouped ? sideMargin : 0 }

  /// Behind the rows.
  static func ground(of style: Style) -> UIColor {
    style == .plain ? NamedColor.systemBackground.color : NamedColor.systemGroupedBackground.color
  }

  /// Without one of the app's: from the text to the right edge, in glass to 8 or 16 before it.
  private var systemSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: !isGlass ? 0 : style == .plain ? 8 : 16)
  }

  /// From the sides of a row to the line at its foot; only left and right count (documented).
  public final var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? systemSeparatorInset }
    set {
      ownSeparatorInset = newValue
      dressRows()
    }
  }

  /// Gives the visible rows their looks anew.
  final func dressRows() {
    // In order: lines that are made get their numbers in it.
    for path in shown.keys.sorted() where rows.contains(path) {
      if let cell = shown[path] { dress(cell, at: path) }
    }
  }

  final func dress(_ cell: UITableViewCell, at path: IndexPath) { cell.show(look(of: cell, at: path)) }

  private func look(of cell: UITableViewCell, at path: IndexPath) -> RowLook {
    let isLast = path.item + 1 == rows.sections[path.section].count
    var look = RowLook(
      ground: style == .plain
        ? NamedColor.systemBackground.color : NamedColor.secondarySystemGroupedBackground.color,
      lineInset: cell.ownSeparatorInset ?? separatorInset, margin: sideMargin)
    // A card begins and ends without a line, a group with one from side to side, and a plain table begins without one (reported).
    if style == .grouped, isLast { look.lineInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
    // Measured: no line above or below a selected row.
    let below = isLast ? nil : shown[IndexPath(item: path.item + 1, section: path.section)]
    let isBesideSelection = cell.showsSelection || below?.showsSelection == true
    let endsCard = style == .insetGrouped && isLast
    if separatorStyle == .singleLine {
      look.line = separatorColor
      look.hasFootLine = !isBesideSelection && !endsCard
      look.hasTopLine = style == .grouped && path.item == 0 && !cell.showsSelection
    }
    guard style == .insetGrouped else { return look }
    look.radius = isGlass ? 26 : 10
    if path.item == 0 { look.corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { look.corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return look
  }
}

/// The line at the foot of a row.
final class TableSeparator: UIView {
  override var className: String { "UITableViewCellSeparatorView" }
}

/// Behind the content of a selected row.
final class TableSelectionGround: UIView {
  override var className: String { "UITableViewCellSelectedBackground" }
}
