import MotionMath

/// What is behind a bar's items, and the line between it and the content. Colours are chosen here.
final class BarBackground: UIView {
  private let line: UIView
  /// A picture in place of the colour, as large as the bar with what is above it; made on first use.
  private lazy var picture = UIImageView(in: app)
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

  /// - Parameter image: In place of the colour; an empty one leaves nothing to be seen.
  func show(_ style: UIBarStyle, tint: UIColor?, isTranslucent: Bool, hasLine: Bool, image: UIImage? = nil) {
    line.isHidden = !hasLine
    if image != nil || picture.superview != nil {
      picture.image = image
      if picture.superview == nil { insertSubview(picture, at: 0) }
    }
    guard image == nil else {
      backgroundColor = nil
      return
    }
    let level = style == .black ? 0.11 : 0.97
    let color = tint ?? UIColor(red: level, green: level, blue: level, alpha: 1)
    backgroundColor = UIColor(
      red: color.red, green: color.green, blue: color.blue, alpha: isTranslucent ? color.alpha * 0.94 : color.alpha)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if picture.superview != nil { picture.frame = bounds }
    let thickness = 1 / app.screen.scale
    line.frame = CGRect(
      x: 0, y: isAbove ? bounds.height : -thickness, width: bounds.width, height: thickness)
  }
}

/// The look of a bar.
public enum UIBarStyle: String, CaseIterable, Sendable {
  case `default`, black
}
