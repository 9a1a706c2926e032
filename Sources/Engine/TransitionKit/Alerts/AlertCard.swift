import LayerKit
import MotionMath
import ViewKit

/// The view of an alert: title, message, text fields and buttons, drawn plainly.
final class AlertCard: UIView {
  /// Measured on iOS 27, in points: the card's width and corners; a button's height, its distance to the sides and to the next.
  private static let width = 320.0
  private static let radius = 34.0
  private static let button = 48.0
  private static let margin = 16.0
  private static let gap = 8.0
  /// Chosen here: around the words, and a field's height.
  private static let inset = 22.0
  private static let field = 34.0

  private let titleLabel: UILabel
  private let messageLabel: UILabel
  /// In their order, as they are shown.
  private var buttons: [UIButton] = []
  /// By action.
  private var made: [ObjectIdentifier: UIButton] = [:]
  private var fields: [UITextField] = []

  init(in app: UIApplication) {
    titleLabel = UILabel(in: app)
    messageLabel = UILabel(in: app)
    super.init(frame: CGRect(x: 0, y: 0, width: Self.width, height: 0), in: app)
    backgroundColor = .white
    layer.cornerRadius = Self.radius
    clipsToBounds = true
    titleLabel.font = UIFont(pointSize: 17, weight: .semibold)
    messageLabel.font = UIFont(pointSize: 15)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  override var className: String { "AlertCard" }

  func show(_ alert: UIAlertController) {
    (titleLabel.text, messageLabel.text) = (alert.title, alert.message)
    fields = alert.textFields
    // Of two in a row the cancel button comes first, in a column last (measured).
    let cancel = alert.cancelAction.map { [$0] } ?? []
    let others = alert.actions.filter { $0 !== cancel.first }
    let shown = alert.hidesCancel ? others : others.count + cancel.count == 2 ? cancel + others : others + cancel
    for action in shown where made[ObjectIdentifier(action)] == nil {
      made[ObjectIdentifier(action)] = makeButton(action, of: alert)
    }
    for button in buttons where !shown.contains(where: { made[ObjectIdentifier($0)] === button }) {
      button.removeFromSuperview()
    }
    buttons = shown.compactMap { action in made[ObjectIdentifier(action)] }
    for (action, button) in zip(shown, buttons) { style(button, action, isPreferred: action === alert.preferredAction) }
    for view in fields + buttons where view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  private func makeButton(_ action: UIAlertAction, of alert: UIAlertController) -> UIButton {
    let button = UIButton(type: .system, in: app)
    button.setTitle(action.title)
    button.accessibilityIdentifier = action.title
    button.layer.cornerRadius = Self.button / 2
    button.addAction(UIAction(in: app) { [weak alert] _ in alert?.choose(action) }, for: .touchUpInside)
    return button
  }

  private func style(_ button: UIButton, _ action: UIAlertAction, isPreferred: Bool) {
    button.titleLabel.font = UIFont(
      pointSize: 17, weight: isPreferred || action.style == .cancel ? .semibold : .regular)
    button.backgroundColor = isPreferred ? NamedColor.systemBlue.color : NamedColor.systemGray5.color
    button.setTitleColor(
      isPreferred ? .white : action.style == .destructive ? NamedColor.systemRed.color : NamedColor.systemBlue.color)
    button.isEnabled = action.isEnabled
    button.alpha = action.isEnabled ? 1 : 0.5
  }

  private var isRow: Bool { buttons.count == 2 }

  func fittingSize(in room: Double) -> CGSize {
    let width = min(Self.width, room - 2 * Self.margin)
    return CGSize(width: width, height: place(in: width) { _, _ in })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(in: bounds.width) { $0.frame = $1 }
  }

  /// - Returns: The height of all.
  private func place(in width: Double, _ set: (UIView, CGRect) -> Void) -> Double {
    var y = Self.inset
    let room = width - 2 * Self.inset
    for label in [titleLabel, messageLabel] {
      let height = label.sizeThatFits(CGSize(width: room, height: 0)).height
      set(label, CGRect(x: Self.inset, y: y, width: room, height: height))
      if height > 0 { y += height + Self.gap }
    }
    let full = width - 2 * Self.margin
    for field in fields {
      set(field, CGRect(x: Self.margin, y: y, width: full, height: Self.field))
      y += Self.field + Self.gap
    }
    y += Self.gap
    let part = isRow ? (full - Self.gap) / 2 : full
    for (index, button) in buttons.enumerated() {
      let x = Self.margin + (isRow ? Double(index) * (part + Self.gap) : 0)
      set(button, CGRect(x: x, y: y, width: part, height: Self.button))
      if !isRow || index == 1 { y += Self.button + Self.gap }
    }
    return y - Self.gap + Self.margin
  }
}
