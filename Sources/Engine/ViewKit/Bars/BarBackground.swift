import MotionMath

/// The ground behind a bar's items, and the line between it and the content. Colours are chosen here.
final class BarBackground: UIView {
  private let line: UIView
  /// Whether the line is at the lower edge.
  private let isAbove: Bool

  init(above isAbove: Bool, in app: UIApplication) {
    self.isAbove = isAbove
    line = UIView(in: app)
    super.init(in: app)
    isUserInteractionEnabled = false
    line.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.3)
    addSubview(line)
  }

  override var className: String { "UIBarBackground" }

  func show(_ style: UIBarStyle, tint: UIColor?, isTranslucent: Bool, hasLine: Bool) {
    let level = style == .black ? 0.11 : 0.97
    let color = tint ?? UIColor(red: level, green: level, blue: level, alpha: 1)
    backgroundColor = UIColor(
      red: color.red, green: color.green, blue: color.blue, alpha: isTranslucent ? color.alpha * 0.94 : color.alpha)
    line.isHidden = !hasLine
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / app.screen.scale
    line.frame = CGRect(
      x: 0, y: isAbove ? bounds.height : -thickness, width: bounds.width, height: thickness)
  }
}

/// The look of a bar.
public enum UIBarStyle: String, CaseIterable, Sendable {
  case `default`, black
}
