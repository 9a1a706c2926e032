public import LayerKit
public import MotionMath

/// A path of lines and curves, in points.
open class UIBezierPath: NSObject {
  /// The path as a value, to be given to a layer or an animation.
  public final var cgPath: CGPath
  /// Which points count as inside when the path crosses itself. Default false: the non-zero winding rule.
  public final var usesEvenOddFillRule = false
  public final var lineWidth = 1.0

  public init(_ path: CGPath = CGPath()) {
    cgPath = path
    super.init()
  }

  open override var className: String { "UIBezierPath" }

  open override func copied() -> NSObject {
    let copy = UIBezierPath(cgPath)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.lineWidth = lineWidth
    return copy
  }
}
