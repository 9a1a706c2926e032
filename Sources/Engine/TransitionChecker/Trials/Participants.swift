import LayerKit
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// The controllers of a transition, and how the program undoes the transition and does it again.
struct Participants {
  private let from: UIViewController?
  private let to: UIViewController?
  private let formerTab: Int?

  /// Those of the transition that is about to start.
  init(of app: UIApplication) {
    let context = app.currentTransition
    from = context?.viewController(forKey: .from)
    to = context?.viewController(forKey: .to)
    formerTab = from?.tabBarController?.viewControllers.firstIndex { [from] in $0 === from }
  }

  var views: [UIView] { [from?.viewIfLoaded, to?.viewIfLoaded].compactMap { $0 } }

  /// The layer of the view that comes.
  var comer: LayerID? { to?.viewIfLoaded?.layer.recordID }
  /// The layer of the view that goes.
  var goer: LayerID? { from?.viewIfLoaded?.layer.recordID }

  func fromName(_ name: (NSObject) -> String) -> String { from?.viewIfLoaded.map(name) ?? "" }
  func toName(_ name: (NSObject) -> String) -> String { to?.viewIfLoaded.map(name) ?? "" }

  /// How a transition that is over ended, by the log.
  func outcome(_ events: [StageEvent], since time: Double) -> Observation.Outcome {
    let last = events.last { $0.time >= time && $0.name == "completeTransition" }
    return last?.detail == "false" ? .cancelled : .finished
  }

  /// Where the view that came is, in the window; nil when it is in none.
  func place(_ change: Subject.Change) -> CGRect? {
    guard let view = comingView(change), let window = view.window else { return nil }
    return view.layer.convert(view.layer.bounds, to: window.layer)
  }

  /// The view that a transition has left in its container, over all that is seen of the view that came: it takes the touches
  /// that are meant for that. Nil where there is none, where that view takes no touches anyway, and for a clear one that
  /// looks for gestures, as one that closes what is shown at a touch anywhere.
  func cover(_ change: Subject.Change, in container: UIView?) -> UIView? {
    guard let container, let view = comingView(change), let window = view.window else { return nil }
    let box = view.layer.convert(view.layer.bounds, to: window.layer).intersection(window.bounds)
    var cover: UIView?
    for index in 0..<25 where !box.isEmpty {
      let point = CGPoint(
        x: box.minX + (Double(index % 5) + 0.5) / 5 * box.size.width,
        y: box.minY + (Double(index / 5) + 0.5) / 5 * box.size.height)
      guard view.hitTest(view.convert(point, from: window), with: nil) != nil else { continue }
      let hit = window.hitTest(point, with: nil)
      let over = container.subviews.first { hit?.isDescendant(of: $0) == true && !view.isDescendant(of: $0) }
      guard let over, cover == nil || over === cover else { return nil }
      cover = over
    }
    guard let cover else { return nil }
    let isClear = cover.subviews.isEmpty && (cover.backgroundColor?.alpha ?? 0) == 0
    return isClear && (cover is UIControl || !cover.gestureRecognizers.isEmpty) ? nil : cover
  }

  /// The view that comes, with what a presentation controller wraps around it.
  private func comingView(_ change: Subject.Change) -> UIView? {
    (change == .present ? presentation(change)?.presentedView : nil) ?? to?.viewIfLoaded
  }

  /// Where the context of the transition in progress says that the view that comes ends, in the window; nil where its style
  /// leaves that to the animator, or the controller prefers a size.
  func finalPlace(_ change: Subject.Change) -> CGRect? {
    guard let to, to.preferredContentSize == .zero, let context = to.app.currentTransition,
      let window = context.containerView.window
    else { return nil }
    switch change {
    case .present: guard to.modalPresentationStyle == .fullScreen else { return nil }
    case .push, .select: break
    case .dismiss, .pop: return nil
    }
    return context.containerView.layer.convert(context.finalFrame(for: to), to: window.layer)
  }

  /// The controller that came and is in front, though its view is in no window.
  var unseen: UIViewController? { to.flatMap { $0.isInFrontUnseen ? $0 : nil } }

  /// Whether a presentation controller of the program's own places what comes.
  var isCustom: Bool { to?.modalPresentationStyle == .custom }

  /// The delegate that gives the animator and the driver of a change; nil where the program has set none.
  func delegate(_ change: Subject.Change) -> NSObject? {
    let delegate: Any? =
      switch change {
      case .present: to?.transitioningDelegate
      case .dismiss: from?.transitioningDelegate
      case .push, .pop: (from?.navigationController ?? to?.navigationController)?.delegate
      case .select: from?.tabBarController?.delegate
      }
    return delegate as? NSObject
  }

  // MARK: What the program waits for

  /// Puts into the state at the start what the request has changed before: the stack, the tab, who presents whom.
  func correct(_ state: inout WorldState, _ name: (NSObject) -> String) {
    guard let from, let context = from.app.currentTransition else { return }
    if let stack = context.formerStack, let owner = from.navigationController ?? to?.navigationController {
      let list = stack.map(name).joined(separator: ", ")
      state.note(.init(name(owner), .stack, "viewControllers", .text(list)))
      state.note(.init(name(owner), .bar, "title", .text(stack.last?.title ?? "nil")))
    }
    if let formerTab, let owner = from.tabBarController, context.change == Subject.Change.select.rawValue {
      state.note(.init(name(owner), .tab, "selectedIndex", .numbers([Double(formerTab)])))
    }
    if let to, context.change == Subject.Change.present.rawValue {
      let presented = WorldState.Value.text(name(to))
      for fact in state.facts where fact.kind == .presented && fact.value == presented {
        state.note(.init(fact.subject, .presented, fact.aspect, .text("nil")))
      }
    }
  }

  /// Whether the stack's delegate wants to hear of both ends of a change.
  func waitsForDidShow(_ overrides: (NSObject, String) -> Bool) -> Bool {
    guard let delegate = (from?.navigationController ?? to?.navigationController)?.delegate as? NSObject else {
      return false
    }
    return ["willShow", "didShow"].allSatisfy { overrides(delegate, "navigationController_" + $0) }
  }

  /// A controller that comes to the front again, and whose `viewWillAppear` was not called.
  func expectsInVain(_ events: [StageEvent], _ overrides: (NSObject, String) -> Bool) -> String? {
    func find(_ controller: UIViewController) -> UIViewController? {
      if overrides(controller, "viewWillAppear") { return controller }
      for child in controller.children where child.viewIfLoaded?.window != nil {
        if let found = find(child) { return found }
      }
      return nil
    }
    guard let found = to.flatMap(find) else { return nil }
    let label = found.app.world.label(of: found)
    return events.contains { $0.name == "viewWillAppear" && $0.subject == label } ? nil : label
  }

  // MARK: The presentation controller

  /// True when the program's presentation controller lays out around its container: the system calls that on its own, as
  /// when the device turns or a bar comes.
  func laysOutContainer(_ change: Subject.Change, _ overrides: (NSObject, String) -> Bool) -> Bool {
    guard let presentation = presentation(change) else { return false }
    return ["containerViewWillLayoutSubviews", "containerViewDidLayoutSubviews"].contains {
      overrides(presentation, $0)
    }
  }

  private func presentation(_ change: Subject.Change) -> UIPresentationController? {
    (change == .present ? to : from)?.presentationController
  }

  /// Moves what is presented a little.
  func displace(_ change: Subject.Change) {
    guard let layer = presentation(change)?.presentedView?.layer else { return }
    layer.position = CGPoint(x: layer.position.x + 7, y: layer.position.y + 11)
  }

  func askForFrame(_ change: Subject.Change) {
    guard let presentation = presentation(change), presentation.containerView != nil else { return }
    _ = presentation.frameOfPresentedViewInContainerView
  }

  /// The look of what the presentation controller has put around what it presents, as far as nothing animates it.
  func surroundings(_ change: Subject.Change, _ observer: Observer) -> WorldState {
    guard change == .dismiss, let presentation = presentation(change), let container = presentation.containerView else {
      return WorldState()
    }
    let name = observer.subjectName()
    var state = WorldState()
    for view in container.subviews where view !== presentation.presentedView {
      guard view.layer.attachedAnimations.isEmpty else { continue }
      state.note(.init(name(view), .value, "opacity", .init(view.layer[.opacity])))
    }
    return state
  }

  /// The container of a presentation and what lies in it beside the view that it presents, each with its class, back to
  /// front; empty for other changes.
  func surroundingNames(_ change: Subject.Change, _ observer: Observer) -> [(className: String, name: String)] {
    guard change == .present, let presentation = presentation(change), let container = presentation.containerView else {
      return []
    }
    let name = observer.subjectName()
    return ([container] + container.subviews.filter { $0 !== presentation.presentedView }).map {
      ($0.className, name($0))
    }
  }

  /// Takes the change back, as a program does.
  func undo(_ change: Subject.Change, animated: Bool, in world: World) {
    world.turn { undo(change, animated: animated) }
    world.drain()
  }

  func undo(_ change: Subject.Change, animated: Bool) {
    switch change {
    case .present: to?.presentingViewController?.dismiss(animated: animated)
    case .push: _ = to?.navigationController?.popViewController(animated: animated)
    case .select: if let formerTab { to?.tabBarController?.selectedIndex = formerTab }
    case .dismiss: if let from { to?.present(from, animated: animated) }
    case .pop: push(from, onto: to?.navigationController, animated: animated)
    }
  }

  /// Pushes a controller where the program has not put it back by itself.
  private func push(_ controller: UIViewController?, onto stack: UINavigationController?, animated: Bool) {
    guard let controller, let stack, !stack.viewControllers.contains(where: { $0 === controller }) else { return }
    stack.pushViewController(controller, animated: animated)
  }

  func canRedo(_ change: Subject.Change) -> Bool { change != .select }

  /// Makes the change once more.
  func redo(_ change: Subject.Change, animated: Bool, in world: World) {
    world.turn {
      switch change {
      case .present: if let to { from?.present(to, animated: animated) }
      case .push: push(to, onto: from?.navigationController, animated: animated)
      case .dismiss: from?.presentingViewController?.dismiss(animated: animated)
      case .pop: _ = from?.navigationController?.popViewController(animated: animated)
      case .select: break
      }
    }
    world.drain()
  }

  // MARK: Other controllers

  /// Presents a plain controller from what came.
  func cover(in world: World) {
    guard let to else { return }
    let other = UIViewController(in: to.app)
    other.modalPresentationStyle = .fullScreen
    world.turn { to.present(other, animated: false) }
    world.drain()
  }

  /// Dismisses it again.
  func uncover(in world: World) {
    world.turn { to?.dismiss(animated: false) }
    world.drain()
  }

  /// Pushes a plain controller from where the push came from.
  func pushPlain(in world: World) {
    guard let from, let stack = from.navigationController else { return }
    world.turn { stack.pushViewController(UIViewController(in: from.app), animated: true) }
    world.drain()
  }

  /// Makes what was popped, or was to be, the only controller of its stack.
  func makeRoot(in world: World) {
    guard let from, let stack = from.navigationController ?? to?.navigationController else { return }
    world.turn { stack.setViewControllers([from], animated: false) }
    world.drain()
  }
}
