import LayerKit
import MotionMath
import TestSupport
import ViewKit

/// One application with an empty window of 375 by 667 points.
final class Rig {
  let world = World()
  let app: UIApplication
  let window: UIWindow
  private(set) var log: [String] = []

  init(settings: BehaviorSettings = BehaviorSettings()) {
    app = UIApplication(world: world, screen: UIScreen(.iPhoneSE), settings: settings)
    window = app.keyWindow ?? UIWindow(in: app)
    world.drain()
  }

  func note(_ text: String) { log.append(text) }
  func clear() { log = [] }

  /// A view in the window, committed.
  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in superview: UIView? = nil) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height), in: app)
    (superview ?? window).addSubview(view)
    world.drain()
    return view
  }

  /// An action that notes the sender's state.
  func stateNoter(_ name: String) -> TargetAction {
    TargetAction(target: nil, name: "note") { [unowned self] sender in
      if let recognizer = sender as? UIGestureRecognizer { note("\(name) \(recognizer.state.rawValue)") }
    }
  }
}

extension UIView {
  /// The layer as it is on screen.
  var shown: CALayer { layer.presentation() ?? layer }
}

func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: Double) -> Bool {
  isClose(
    [a.origin.x, a.origin.y, a.size.width, a.size.height], [b.origin.x, b.origin.y, b.size.width, b.size.height],
    tolerance)
}
