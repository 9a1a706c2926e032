import LayerKit
import MotionMath
import RecordingKit
import TransitionKit
import ViewKit

/// Who takes part in a transition, and how it is undone and done again by the program.
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

  func fromName(_ name: (NSObject) -> String) -> String { from?.viewIfLoaded.map(name) ?? "" }
  func toName(_ name: (NSObject) -> String) -> String { to?.viewIfLoaded.map(name) ?? "" }

  /// How a transition that is over ended, by the log.
  func outcome(_ events: [StageEvent], since time: Double) -> Observation.Outcome {
    let last = events.last { $0.time >= time && $0.name == "completeTransition" }
    return last?.detail == "false" ? .cancelled : .finished
  }

  /// Where the view that came is, in the window; nil when it is in none.
  func place(_ change: Subject.Change) -> CGRect? {
    let presented = change == .present ? presentation(change)?.presentedView : nil
    guard let view = presented ?? to?.viewIfLoaded, let window = view.window else { return nil }
    return view.layer.convert(view.layer.bounds, to: window.layer)
  }

  // MARK: The presentation controller

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
    let name = observer.names()
    var state = WorldState()
    for view in container.subviews where view !== presentation.presentedView {
      guard view.layer.attachedAnimations.isEmpty else { continue }
      state.note(.init(name(view), .value, "opacity", .init(view.layer[.opacity])))
    }
    return state
  }

  /// Takes the change back, as a program does.
  func undo(_ change: Subject.Change, animated: Bool, in world: World) {
    world.turn {
      switch change {
      case .present: to?.presentingViewController?.dismiss(animated: animated)
      case .push: _ = to?.navigationController?.popViewController(animated: animated)
      case .select: if let formerTab { to?.tabBarController?.selectedIndex = formerTab }
      case .dismiss: if let from { to?.present(from, animated: animated) }
      case .pop: if let from { to?.navigationController?.pushViewController(from, animated: animated) }
      }
    }
    world.drain()
  }

  func canRedo(_ change: Subject.Change) -> Bool { change != .select }

  /// Makes the change once more.
  func redo(_ change: Subject.Change, animated: Bool, in world: World) {
    world.turn {
      switch change {
      case .present: if let to { from?.present(to, animated: animated) }
      case .push: if let to { from?.navigationController?.pushViewController(to, animated: animated) }
      case .dismiss: from?.presentingViewController?.dismiss(animated: animated)
      case .pop: _ = from?.navigationController?.popViewController(animated: animated)
      case .select: break
      }
    }
    world.drain()
  }
}
