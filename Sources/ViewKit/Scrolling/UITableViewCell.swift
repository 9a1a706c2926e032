import MotionMath

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

  /// How a selected row shows without a `selectedBackgroundView`: nothing is drawn for it here.
  public enum SelectionStyle: String, CaseIterable, Sendable {
    case none, blue, gray, `default`
  }

  public final var style = CellStyle.default {
    didSet { setNeedsLayout() }
  }
  open var selectionStyle = SelectionStyle.default
  /// Made on first use.
  public final var textLabel: UILabel { label(\.text) }
  /// Nil in the default style, which has none. Made on first use.
  public final var detailTextLabel: UILabel? { style == .default ? nil : label(\.detail) }

  private struct Labels {
    var text: UILabel?
    var detail: UILabel?
  }
  private var labels = Labels()

  /// From the side of the cell to its text (recorded).
  private static let margin = 16.0

  open override var className: String { "UITableViewCell" }

  /// Called by the table when the row is selected or deselected (documented).
  /// - Parameter animated: Whether the change fades. Nothing fades here.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Called when a finger comes down on the row and leaves it (documented).
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  override func perform(_ call: ViewCall) {
    switch call {
    case .setSelected(let isSelected, let animated): setSelected(isSelected, animated: animated)
    case .setHighlighted(let isHighlighted, let animated): setHighlighted(isHighlighted, animated: animated)
    default: super.perform(call)
    }
  }

  override func fingerDidMove(onto isDown: Bool) { receive(.setHighlighted(isDown, animated: false)) }

  private func label(_ path: WritableKeyPath<Labels, UILabel?>) -> UILabel {
    if let label = labels[keyPath: path] { return label }
    let label = UILabel(in: app)
    label.font = UIFont(pointSize: path == \.detail && style == .subtitle ? 12 : 17, weight: .regular)
    labels[keyPath: path] = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let text = labels.text ?? labels.detail else { return }
    let room = contentView.bounds.insetBy(dx: UITableViewCell.margin, dy: 0)
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
