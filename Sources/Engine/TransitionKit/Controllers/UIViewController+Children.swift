import LayerKit
import Limits
import ViewKit

extension UIViewController {
  /// Makes `child` a child, after sending it `willMove(toParent:)`. The caller adds its view and calls
  /// `didMove(toParent:)`. `child` leaves its former container (documented).
  public final func addChild(_ child: UIViewController) {
    guard child.parent !== self, admits(child) else { return }
    child.leave()
    sendWillMove(of: child, to: self)
    attach(child)
    child.setFlag(.movingToParent, true)
    child.setFlag(.toldOfLeaving, false)
    app.containmentCheck.note(child, in: self)
  }

  /// Ends the relation to the parent, and sends `didMove(toParent: nil)`. The caller has sent `willMove(toParent: nil)` and
  /// removed the view.
  public final func removeFromParent() {
    guard let parent, mayLeave() else { return }
    app.containmentCheck.forget(self)
    if !transitionFlags.contains(.toldOfLeaving) {
      let (name, container) = (app.world.label(of: self), app.world.label(of: parent))
      app.warn(.oversight(.leftWithoutNotice(child: name, parent: container)), about: self)
    }
    leave()
    app.log("didMoveToParent", self, "nil")
    didMove(toParent: nil)
    setFlag(.movingFromParent, false)
    app.transitionCenter.didLeave?(self)
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

  final func sendWillMove(of child: UIViewController, to parent: UIViewController?) {
    app.log("willMoveToParent", child, parent.map { app.world.label(of: $0) } ?? "nil")
    child.willMove(toParent: parent)
  }

  /// Leaves its container, or the window whose root it is.
  final func leave() {
    if let parent {
      parent.detach(self)
      parent.childDidLeave(self)
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
    guard hasRoom(for: child) else {
      app.warn(.controllersTooDeep(child: name, parent: ownName), about: self)
      return false
    }
    if let presenting = child.ownPresentation?.presenting {
      let presenter = app.world.label(of: presenting)
      app.warn(.childIsPresented(child: name, parent: ownName, presenter: presenter), about: self)
      return false
    }
    return child.mayLeave()
  }

  /// Whether no controller occurs twice; warns when one does.
  final func areDistinct(_ controllers: [UIViewController]) -> Bool {
    for (index, controller) in controllers.enumerated()
    where controllers[..<index].contains(where: { $0 === controller }) {
      app.warn(.listedTwice(controller: app.world.label(of: controller)), about: self)
      return false
    }
    return true
  }

  /// Whether the controller may leave its container; warns when it takes part in a transition.
  final func mayLeave() -> Bool {
    guard parent != nil, app.transitionCenter.isBusy(self) else { return true }
    app.warn(.transitionInProgress(.leaveParent, controller: app.world.label(of: self)), about: self)
    return false
  }

  /// True for the root of a window, for a controller inside that root, and for one presented from there.
  var isRooted: Bool {
    if let outer = parent ?? ownPresentation?.presenting { return outer.isRooted }
    return app.windows.contains { $0.rootViewController === self }
  }

  /// Whether `other` is this controller, a descendant, or presented by one of these.
  final func reaches(_ other: UIViewController) -> Bool {
    var next: UIViewController? = other
    while let controller = next {
      if controller === self { return true }
      next = controller.outer
    }
    return false
  }

  /// Whether `controller`, with its children and those it presents, may be inside this one or presented by it: there are
  /// then no more levels of controllers than `Limit.controllerDepth` allows.
  final func hasRoom(for controller: UIViewController) -> Bool {
    var level = 2
    var next = outer
    while let controller = next {
      level += 1
      next = controller.outer
    }
    var controllers = [controller]
    while level <= Limit.controllerDepth.most {
      controllers = controllers.flatMap { $0.children + ($0.presentation.map { [$0.presented] } ?? []) }
      if controllers.isEmpty { return true }
      level += 1
    }
    return false
  }

  /// The controller it is inside, or that presents it.
  private var outer: UIViewController? { parent ?? ownPresentation?.presenting }
}
