import LayerKit
import MotionMath
public import ViewKit

/// The row of tabs at the bottom: one control for each, of equal width.
public final class UITabBar: UIView {
  /// In points, without the bottom safe area. (Documented for phones in portrait.)
  static let height = 49.0

  private var parts: [UIControl] = []
  var onTap: (Int) -> Void = { _ in }

  public override var className: String { "UITabBar" }

  /// The control of a tab; nil past the end.
  public func item(at index: Int) -> UIControl? { parts.indices.contains(index) ? parts[index] : nil }

  func show(_ titles: [String?]) {
    for part in parts { part.removeFromSuperview() }
    parts = titles.enumerated().map { index, title in
      let part = UIControl(in: app)
      part.accessibilityIdentifier = title
      part.addTarget(
        TargetAction(target: self, name: "select") { [weak self] _ in self?.onTap(index) }, for: .touchUpInside)
      addSubview(part)
      return part
    }
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    let width = bounds.width / Double(max(1, parts.count))
    for (index, part) in parts.enumerated() {
      part.frame = CGRect(x: Double(index) * width, y: 0, width: width, height: UITabBar.height)
    }
  }
}
