public import LayerKit
public import MotionMath

/// A path of lines and curves, in points.
open class UIBezierPath: NSObject {
  /// The path as a value, to be given to a layer or an animation.
  public final var cgPath: CGPath { didSet { count() } }
  /// Which points count as inside when the path crosses itself. Default false: the non-zero winding rule.
  public final var usesEvenOddFillRule = false
  /// In points.
  public final var lineWidth = 1.0

  /// Counts the path's steps, from the next change on; nil for nobody.
  package final var memory: MemoryCount?
  private final var counted = 0

  public init(_ path: CGPath = CGPath()) {
    cgPath = path
    super.init()
  }

  deinit { memory?.add(-counted) }

  private final func count() {
    guard let memory else { return }
    let bytes = cgPath.elements.count * MemoryCount.Weight.pathStep
    memory.add(bytes - counted)
    counted = bytes
  }

  open override var className: String { "UIBezierPath" }

  open override func copied() -> NSObject {
    let copy = UIBezierPath(cgPath)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.lineWidth = lineWidth
    return copy
  }
}
