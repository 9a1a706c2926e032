import LayerKit
import ViewKit

extension UIViewController {
  /// Makes `child` a child, after sending it `willMove(toParent:)`. Its view is yours to add; call
  /// `didMove(toParent:)` afterwards. It leaves the container it is in (documented).
  public final func addChild(_ child: UIViewController) {
    guard child.parent !== self, admits(child) else { return }
    child.leave()
    announceMove(of: child, to: self)
    attach(child)
    child.setFlag(.movingToParent, true)
  }

  /// Ends the relation to the parent, and sends `didMove(toParent: nil)`. Call `willMove(toParent: nil)` and remove the
  /// view before.
  public final func removeFromParent() {
    guard parent != nil, mayLeave() else { return }
    leave()
    app.log("didMoveToParent", self, "nil")
    didMove(toParent: nil)
    setFlag(.movingFromParent, false)
  }

  // MARK: For containers

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

  /// Leaves wherever it is: its container, or the window whose root it is.
  final func leave() {
    if let parent {
      parent.detach(self)
      parent.forget(self)
    }
    for window in app.windows where window.rootViewController === self { window.rootViewController = nil }
  }

  /// Whether `child` may become a child; warns when it may not.
  final func admits(_ child: UIViewController) -> Bool {
    let (name, ownName) = (app.world.label(of: child), app.world.label(of: self))
    if child.reaches(self) {
      app.warn(.controllerCycle(child: name, parent: ownName), about: self)
      return false
    }
    if let presenting = child.ownPresentation?.presenting {
      let presenter = app.world.label(of: presenting)
      app.warn(.childIsPresented(child: name, parent: ownName, presenter: presenter), about: self)
      return false
    }
    return child.mayLeave()
  }

  /// Whether each of `controllers` is there once; warns when one is not.
  final func areDistinct(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated()
    where controllers[..<index].contains(where: { $0 === controller }) {
      app.warn(.listedTwice(controller: app.world.label(of: controller)), about: self)
      return false
    }
    return true
  }

  /// Whether it is free to leave its container; warns when a transition holds it there.
  final func mayLeave() -> Bool {
    guard parent != nil, app.transitionCenter.isBusy(self) else { return true }
    app.warn(.transitionInProgress(.leaveParent, controller: app.world.label(of: self)), about: self)
    return false
  }

  /// Whether it is in a window's tree of controllers: its root, inside that, or presented from there.
  var isRooted: Bool {
    if let outer = parent ?? ownPresentation?.presenting { return outer.isRooted }
    return app.windows.contains { $0.rootViewController === self }
  }

  /// True for the controller itself, for every child in depth, and for what any of them presents.
  final func reaches(_ other: UIViewController) -> Bool {
    if other === self { return true }
    guard let outer = other.parent ?? other.ownPresentation?.presenting else { return false }
    return reaches(outer)
  }
}
