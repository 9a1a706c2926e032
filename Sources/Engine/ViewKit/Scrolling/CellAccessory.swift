import LayerKit
import MotionMath

extension UITableViewCell {
  /// The signs at the right side of a row.
  public enum AccessoryType: String, CaseIterable, Sendable {
    case none
    /// An arrow: a tap on the row leads on.
    case disclosureIndicator
    /// A button with more about the row, beside the arrow.
    case detailDisclosureButton
    case checkmark
    case detailButton

    /// From right to left.
    var signs: [CellSign] {
      switch self {
      case .none: []
      case .disclosureIndicator: [.arrow]
      case .detailDisclosureButton: [.arrow, .info]
      case .checkmark: [.check]
      case .detailButton: [.info]
      }
    }
  }
}

/// One sign at the right side of a row.
///
/// Sizes and places of arrow and checkmark are measured on iOS 26 (the tables of Vercantez/openuikit); that the arrow takes
/// 26.5 points of a row 375 wide is what Xcode's storyboards say of iOS 11 to 18, too. The lines, and all of the button, are
/// chosen here.
enum CellSign {
  case arrow, check, info

  var size: CGSize {
    switch self {
    case .arrow: CGSize(width: 10.5, height: 14)
    case .check: CGSize(width: 19, height: 18)
    case .info: CGSize(width: 22, height: 22)
    }
  }

  /// Room on both sides, beside the margin of the row.
  var side: Double { self == .check ? 2.5 : 0 }

  /// Between two signs, in points.
  static let gap = 8.0

  /// The arrow is grey, the others have the tint colour (documented of the checkmark).
  func color(tint: UIColor) -> UIColor { self == .arrow ? NamedColor.tertiaryLabel.color : tint }

  var path: CGPath {
    var path = CGPath()
    switch self {
    case .arrow:
      path.addLines(between: [CGPoint(x: 2.5, y: 1.5), CGPoint(x: 8, y: 7), CGPoint(x: 2.5, y: 12.5)])
    case .check:
      path.addLines(between: [CGPoint(x: 2.5, y: 10), CGPoint(x: 7, y: 15.5), CGPoint(x: 16.5, y: 2.5)])
    case .info:
      path.addPath(CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 20, height: 20)))
      path.addLines(between: [CGPoint(x: 11, y: 10), CGPoint(x: 11, y: 16)])
      path.addLines(between: [CGPoint(x: 11, y: 6.2), CGPoint(x: 11, y: 6.3)])
    }
    return path
  }
}

/// Shows a sign; the one with more about the row is a button.
final class CellAccessory: UIControl {
  let sign: CellSign

  init(_ sign: CellSign, in app: UIApplication) {
    self.sign = sign
    let shape = CAShapeLayer(in: app.world)
    super.init(frame: CGRect(origin: .zero, size: sign.size), in: app, layer: shape)
    isUserInteractionEnabled = sign == .info
    shape[.path] = .path(sign.path)
    shape[.fillColor] = .none
    shape[.lineWidth] = .number(sign == .info ? 1.5 : 2)
    shape[.lineCap] = .text("round")
    shape[.lineJoin] = .text("round")
  }

  override var className: String { "UITableViewCellAccessory" }

  func show(tint: UIColor) { layer[.strokeColor] = .color(sign.color(tint: tint)) }

  override func stateDidChange() { alpha = isHighlighted ? 0.3 : 1 }
}

extension UITableViewCell {
  /// Makes the signs anew.
  func showAccessory() {
    for sign in signs { sign.removeFromSuperview() }
    signs = accessoryView == nil ? accessoryType.signs.map { CellAccessory($0, in: app) } : []
    for sign in signs {
      sign.show(tint: tintColor)
      sign.addTarget(
        TargetAction(target: self, name: "accessory") { [weak self] _ in self?.accessoryWasTapped() },
        for: .touchUpInside)
      addSubview(sign)
    }
    setNeedsLayout()
  }

  private func accessoryWasTapped() {
    guard let table, let path = table.indexPath(for: self) else { return }
    table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
  }

  /// How much of the row's width the accessory takes from the content.
  var accessoryWidth: Double {
    if let accessoryView { return margin + accessoryView.bounds.width }
    if signs.isEmpty { return 0 }
    return signs.reduce(margin - CellSign.gap) { $0 + $1.sign.size.width + 2 * $1.sign.side + CellSign.gap }
  }

  /// Places the accessory in the middle of the height, rounded to pixels (measured: up), and the content left of it.
  func layOutAccessory() {
    func y(_ height: Double) -> Double {
      let scale = app.screen.scale
      return ((bounds.height - height) / 2 * scale - 1e-6).rounded(.up) / scale
    }
    var x = bounds.width - margin
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(x: x - size.width, y: y(size.height), width: size.width, height: size.height)
    }
    for view in signs {
      let size = view.sign.size
      x -= view.sign.side + size.width
      view.frame = CGRect(x: x, y: y(size.height), width: size.width, height: size.height)
      x -= view.sign.side + CellSign.gap
    }
    let width = max(0, bounds.width - accessoryWidth)
    if contentView.frame.width != width {
      contentView.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    }
  }
}
