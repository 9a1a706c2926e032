import LayerKit
import ViewKit

extension UIViewController {
  /// Makes `child` a child, after sending it `willMove(toParent:)`. Its view is yours to add; call
  /// `didMove(toParent:)` afterwards.
  public final func addChild(_ child: UIViewController) {
    if child.parent === self { return }
    child.parent?.detach(child)
    announceMove(of: child, to: self)
    attach(child)
    child.setFlag(.movingToParent, true)
  }

  /// Ends the relation to the parent, and sends `didMove(toParent: nil)`. Call `willMove(toParent: nil)` and remove the
  /// view before.
  public final func removeFromParent() {
    guard let parent else { return }
    parent.detach(self)
    app.log("didMoveToParent", self, "nil")
    didMove(toParent: nil)
    setFlag(.movingFromParent, false)
  }

  /// The child whose view is in front, for containers that show one at a time.
  final func attach(_ child: UIViewController) {
    children.append(child)
    child.parent = self
    app.world.ownersDidChange(of: child)
  }

  final func detach(_ child: UIViewController) {
    children.removeAll { $0 === child }
    child.parent = nil
    app.world.ownersDidChange(of: child)
  }

  final func announceMove(of child: UIViewController, to parent: UIViewController?) {
    app.log("willMoveToParent", child, parent.map { app.world.label(of: $0) } ?? "nil")
    child.willMove(toParent: parent)
  }

  /// True for the controller itself and every child in depth.
  final func contains(_ other: UIViewController) -> Bool {
    other === self || other.parent.map { contains($0) } == true
  }
}
