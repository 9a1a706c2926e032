import LayerKit
import MotionMath
import ViewKit

/// Something on screen that a touch may mean: a control, or a view that a recogniser looks at.
struct HuntTarget {
  /// On the screen.
  let box: CGRect
  /// True for a control or recogniser that only a finger that moves reaches.
  let isDragged: Bool
  let isPinched: Bool
  /// True for a recogniser of swipes from an edge of the screen.
  let isAtEdge: Bool

  /// Those that a touch reaches now, in the order of the tree.
  static func all(in app: UIApplication) -> [HuntTarget] {
    var targets: [HuntTarget] = []
    let screen = app.screen.bounds
    func visit(_ view: UIView) {
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { return }
      if let window = view.window {
        let box = view.layer.convert(view.layer.bounds, to: window.layer).intersection(screen)
        if !box.isEmpty {
          if view is UIControl {
            targets.append(HuntTarget(box: box, isDragged: view is UISlider, isPinched: false, isAtEdge: false))
          }
          for recognizer in view.gestureRecognizers where recognizer.isEnabled {
            targets.append(
              HuntTarget(
                box: box,
                isDragged: recognizer is UIPanGestureRecognizer || recognizer is UISwipeGestureRecognizer,
                isPinched: recognizer is UIPinchGestureRecognizer || recognizer is UIRotationGestureRecognizer,
                isAtEdge: recognizer is UIScreenEdgePanGestureRecognizer))
          }
        }
      }
      view.subviews.forEach(visit)
    }
    app.windows.forEach(visit)
    return targets
  }

  /// A point of it, its middle one time in three. A tenth of a point is as exact as a finger is ever told.
  func point(_ random: inout SplitMix) -> CGPoint {
    if random.oneIn(3) { return CGPoint(x: box.midX, y: box.midY).toTenths }
    return CGPoint(
      x: box.minX + random.fraction() * box.size.width, y: box.minY + random.fraction() * box.size.height
    ).toTenths
  }
}

extension CGPoint {
  fileprivate var toTenths: CGPoint { CGPoint(x: (x * 10).rounded() / 10, y: (y * 10).rounded() / 10) }
}

extension SplitMix {
  /// Of a screen.
  mutating func point(in screen: CGRect) -> CGPoint {
    CGPoint(x: fraction() * screen.size.width, y: fraction() * screen.size.height).toTenths
  }

  /// A finger's way from a point: along an axis three times in four, short, half or all of the screen.
  mutating func end(from start: CGPoint, in screen: CGRect) -> CGPoint {
    let far = pick([0.05, 0.15, 0.3, 0.5, 0.6, 0.9])
    let sign = oneIn(2) ? 1.0 : -1.0
    var end = start
    switch index(below: 4) {
    case 0, 1: end.x += sign * far * screen.size.width
    case 2: end.y += sign * far * screen.size.height
    default:
      end.x += sign * far * screen.size.width
      end.y += (fraction() - 0.5) * far * screen.size.height
    }
    return CGPoint(
      x: min(max(end.x, screen.minX), screen.maxX), y: min(max(end.y, screen.minY), screen.maxY)
    ).toTenths
  }
}
